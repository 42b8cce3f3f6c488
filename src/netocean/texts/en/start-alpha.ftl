### Digimon α on the first page.

## How the presets differ, a line each

start-about-alpha-primer = As the first primer tells it. Where it is silent or reads two ways, the reading is ours: such rules bear a question mark in log and rule book, and each has a switch.
start-about-alpha-pages = As outside pages tell it where they differ: costs above 10 may be laid and are punished later, a first hand without Level III is exchanged.
