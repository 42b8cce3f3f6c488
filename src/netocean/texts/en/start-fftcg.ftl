### Final Fantasy TCG on the first page.

## How the presets differ, a line each

start-about-fftcg-official = As it is played today: damage that reaches the power breaks, there are two Main Phases, a blocker stays upright, an EX Burst may be used.
start-about-fftcg-official-2-1 = The rules of June 2020, as they could be read in full: no Limit Break, Warp, Priming or crystals.
start-about-fftcg-primer = The Chinese primer at its word: only damage above the power breaks, one Main Phase, blocking dulls, EX Bursts happen by themselves, Formations and Items are allowed.
