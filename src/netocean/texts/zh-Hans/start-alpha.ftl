### Digimon α on the first page.

## How the presets differ, a line each

start-about-alpha-primer = 照第一份入门书所写。没写到或有两种读法的地方，用的是我们的读法：这类规则在记录与规则书里带问号，各有开关可改。
start-about-alpha-pages = 与入门书不同之处照外部网页：盖放可以超过费用10，之后受罚；起手没有等级III可以换牌。
