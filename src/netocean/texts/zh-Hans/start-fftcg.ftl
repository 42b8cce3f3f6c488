### Final Fantasy TCG on the first page.

## How the presets differ, a line each

start-about-fftcg-official = 如今通行的玩法：伤害达到力量值就破坏，有两个主要阶段，防御者保持活跃，EX爆发可用可不用。
start-about-fftcg-official-2-1 = 2020年6月的规则，全文可查：没有极限突破、跃迁、启动融合和水晶。
start-about-fftcg-primer = 严格按中文入门说明：伤害超过力量值才破坏，只有一个主要阶段，防御后休止，EX爆发自动发生，可用阵形与道具。
