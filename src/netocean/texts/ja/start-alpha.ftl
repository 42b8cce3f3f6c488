### Digimon α on the first page.

## How the presets differ, a line each

start-about-alpha-primer = 一つ目の入門書のとおり。書かれていない点や二通りに読める点は私たちの読み方で、記録とルールブックに「？」が付き、設定で変えられます。
start-about-alpha-pages = 入門書と違うところは外部のページのとおり：コスト10を超えて置けますが後で罰があり、レベルIIIのない最初の手札は引き直せます。
