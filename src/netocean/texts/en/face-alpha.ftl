### Cards of α: short words on the faces.

face-level-i = I
face-level-ii = II

## The kinds of cards, the reader, filters

card-a-kind-field = Field Option
card-a-kind-ordinary = Option
reader-a-skills = Skills
reader-a-skills-about = In a battle, a Digimon uses the skill with the letter of the other's type.
reader-a-condition = Evolution condition
cards-group-speed = Speed
