### Final Fantasy TCG on the first page.

## How the presets differ, a line each

start-about-fftcg-official = いまの遊び方。ダメージがパワーに達するとブレイク、メインフェイズは2回、ブロックしてもアクティブのまま、EXバーストは使っても使わなくてもよい。
start-about-fftcg-official-2-1 = 全文を確かめられた2020年6月のルール。リミットブレイク、デジョン、プライミング、クリスタルはない。
start-about-fftcg-primer = 中国語の入門書のとおり。パワーを超えるダメージでブレイク、メインフェイズは1回、ブロックするとダル、EXバーストは自動、フォーメーションとアイテムも使える。
