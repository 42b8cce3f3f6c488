### Final Fantasy TCG on the first page.

## How the presets differ, a line each

start-about-fftcg-official = 如今通行的玩法：傷害達到力量值就破壞，有兩個主要階段，防禦者保持活躍，EX爆發可用可不用。
start-about-fftcg-official-2-1 = 2020年6月的規則，全文可查：沒有極限突破、躍遷、啟動融合和水晶。
start-about-fftcg-primer = 嚴格按中文入門說明：傷害超過力量值才破壞，只有一個主要階段，防禦後休止，EX爆發自動發生，可用陣形與道具。
