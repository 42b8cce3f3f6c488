### Digimon α on the first page.

## How the presets differ, a line each

start-about-alpha-primer = 照第一份入門書所寫。沒寫到或有兩種讀法的地方，用的是我們的讀法：這類規則在紀錄與規則書裡帶問號，各有開關可改。
start-about-alpha-pages = 與入門書不同之處照外部網頁：蓋放可以超過費用10，之後受罰；起手沒有等級III可以換牌。
