"""The card workshop's requests: forms, words, texts, packs checked and drawn, and a card that is tried."""

import json
from typing import Any

import pytest

from homemade import HOME, homemade, with_card
from netocean.games import names
from netocean.texts import LANGUAGES, say
from server.running import Server

HERE = {"kind": "here"}
GREEDY = {"kind": "computer", "level": "greedy"}
POSITION = "me box St-1\nme hand home/H-3\nme fill St-1\nyou box St-1\n"


def form(server: Server, game: str, kind: str) -> dict[str, Any]:
    """The fields of a kind's form, by name."""
    told = server.get(f"/api/games/{game}/forms")
    return {field["name"]: field for one in told["kinds"] if one["kind"] == kind for field in one["fields"]}


# Forms and words.


def test_a_form_has_the_fields_of_its_kind(server: Server):
    """And none of another one; words in the order of the schema, numbers with their bounds."""
    digimon, option = (form(server, "colosseum", kind) for kind in ("digimon", "option"))
    assert {"level", "attack", "lines"} <= set(digimon)
    assert not {"level", "attack", "lines"} & set(option)
    assert {"option_class", "printed_number"} == set(option) - set(digimon)
    levels = [choice["value"] for choice in digimon["level"]["choices"]]
    assert levels == ["III", "IV", "Perfect", "Ultimate", "Armor", "Hybrid", "none"]
    power = digimon["attack"]["item"]
    assert (power["type"], power["least"], power["most"], power["step"], power["optional"]) == (
        "number",
        0,
        9990,
        10,
        True,
    )
    assert (digimon["lost_points"]["type"], digimon["lost_points"]["count"]) == ("list", 4)


def test_fields_that_hold_names_are_told_apart_from_texts(server: Server):
    """Also deep in a requirement line."""
    digimon = form(server, "colosseum", "digimon")
    line = {field["name"]: field for field in digimon["lines"]["item"]["fields"]}
    base = {field["name"]: field["type"] for field in line["base"]["fields"]}
    assert (digimon["name"]["type"], digimon["number"]["type"], line["cards"]["item"]["type"]) == (
        "name",
        "text",
        "name",
    )
    assert (base["name"], base["species"], base["level"]) == ("name", "text", "choice")
    assert form(server, "fftcg", "forward")["jobs"]["item"]["type"] == "name"


def test_a_field_is_called_as_it_is_called_where_it_stands(server: Server):
    """By the game and by what it is a part of; places of a row, and numbers that people call by a name, have theirs."""
    digimon, appmon = form(server, "alpha", "digimon"), form(server, "appmon", "appmon")
    assert digimon["condition"]["label"]["key"] == "form-alpha-condition"
    parts = {field["name"]: field["label"]["key"] for field in digimon["condition"]["fields"]}
    assert parts == {"any": "form-alpha-condition-any", "also": "form-alpha-condition-also"}
    assert [place["key"] for place in appmon["lost_points"]["places"]] == [
        f"form-appmon-lost-points-{place}" for place in (1, 2, 3, 4)
    ]
    assert "places" not in appmon["plug"]
    grades = [(choice["value"], choice["label"]["key"]) for choice in appmon["grade"]["choices"]]
    assert (appmon["grade"]["type"], appmon["grade"]["numeric"]) == ("choice", True)
    assert grades == [("1", "grade-1"), ("2", "grade-2"), ("3", "grade-3"), ("4", "grade-4")]


def test_a_field_that_no_card_has_belongs_to_the_kinds_that_its_game_names(server: Server):
    """The names of skills to Digimon, the picture that tells chips apart to chips."""
    kinds = {"alpha": ("digimon", "option", "command"), "appmon": ("appmon", "digimon", "option", "chip")}
    having = {
        field: [kind for kind in kinds[game] if field in form(server, game, kind)]
        for game, field in (("alpha", "skill_names"), ("appmon", "attack_names"), ("appmon", "picture"))
    }
    assert having == {"skill_names": ["digimon"], "attack_names": ["appmon", "digimon"], "picture": ["chip"]}


def test_what_a_card_cannot_be_played_without_is_needed(server: Server):
    """And nothing else."""
    needed = {name for name, field in form(server, "alpha", "digimon").items() if field.get("needed")}
    assert needed == {"cost", "level", "type", "speed", "hp", "skills"}
    assert not any(field.get("needed") for field in form(server, "alpha", "command").values())


def unsaid(field: dict[str, Any], place: str) -> list[str]:
    """The places of a form at which nobody has said what something is called; signs call themselves."""
    found = [place] if isinstance(field["label"], str) else []
    choices = [choice for choice in field.get("choices", []) if isinstance(choice["label"], str)]
    found += [f"{place}={choice['value']}" for choice in choices if choice["value"].isalnum()]
    for inner in [*field.get("fields", []), *([field["item"]] if field.get("item") else [])]:
        found += unsaid(inner, f"{place}.{inner['name']}")
    return found


@pytest.mark.parametrize("game", names())
def test_everything_in_a_form_has_words(server: Server, game: str):
    """Each field, each part of it, each word that it can hold."""
    kinds = server.get(f"/api/games/{game}/forms")["kinds"]
    assert [place for one in kinds for field in one["fields"] for place in unsaid(field, field["name"])] == []


def test_every_game_has_forms_and_words(server: Server):
    """A kind for each kind of card, with at least its name; a label for each action in each language."""
    for game in names():
        kinds = server.get(f"/api/games/{game}/forms")["kinds"]
        assert kinds
        assert all({"key", "name", "status"} <= {field["name"] for field in one["fields"]} for one in kinds)
        for language in LANGUAGES:
            told = server.get(f"/api/games/{game}/words?language={language}")
            assert {head["name"] for head in told["heads"]} >= {"when"}
            assert [node["text"] for node in told["nodes"]["action"] if not node["label"]] == []


def test_a_form_says_which_abilities_its_kind_of_card_has(server: Server):
    """A chip has none, a Command only what it is used for."""

    def heads(game: str) -> dict[str, list[str]]:
        return {one["kind"]: one["heads"] for one in server.get(f"/api/games/{game}/forms")["kinds"]}

    assert heads("appmon")["chip"] == []
    assert heads("alpha")["command"] == ["keyword", "use"]
    assert "use" not in heads("alpha")["digimon"]


def test_letters_are_chosen_one_by_one(server: Server):
    """What an attack sets to 0 is one text of some of three letters."""
    kinds = server.get("/api/games/appmon/forms")["kinds"]
    fields = next(one["fields"] for one in kinds if one["kind"] == "appmon")
    cancels = next(field for field in fields if field["name"] == "cancels")["item"]
    assert (cancels["type"], cancels["joined"]) == ("choices", True)
    assert [choice["value"] for choice in cancels["choices"]] == ["A", "B", "C"]


def test_words_are_told_in_the_language_that_is_asked_for(server: Server):
    """English unless another one is named."""
    path = "/api/games/colosseum/words"
    told = [server.get(path + query)["heads"][0] for query in ("", "?language=ja")]
    assert [head["name"] for head in told] == ["keyword", "keyword"]
    assert [head["label"] for head in told] == [say(language, "form-head-keyword") for language in ("en", "ja")]
    assert server.get(f"{path}?language=xx", status=404)["key"] == "language-unknown"


def test_a_form_can_begin_with_what_is_known_of_an_incomplete_card(server: Server):
    """Its facts fit the fields of its form, what is missing is told, its lines are those that a pack holds."""
    entries = server.get("/api/games/colosseum/index")["cards"]
    for entry in [one for one in entries if one["status"] == "incomplete"][:40]:
        (card,) = server.get(f"/api/games/colosseum/cards?keys={entry['key']}")["cards"]
        assert card["facts"]["missing"]
        assert set(card["facts"]) - {"kind"} <= set(form(server, "colosseum", card["facts"]["kind"]))
        lines = server.get(f"/api/games/colosseum/abilities?keys={entry['key']}")["lines"]
        assert len(lines[entry["key"]]) == len(card["abilities"])
    assert server.get("/api/games/colosseum/abilities?keys=nobody")["lines"] == {}


# Lines.


def lines(server: Server, *told: str, **more: Any) -> Any:
    """Lines as they were read."""
    return server.post("/api/games/colosseum/abilities", {"lines": list(told), **more})["lines"]


def test_a_line_is_told_in_four_languages(server: Server):
    """In its canonical form, whatever blanks were typed."""
    (line,) = lines(server, "when   win:mill opponent 1")
    assert line["canonical"] == "when win: mill opponent 1"
    assert set(line["texts"]) == set(LANGUAGES)
    assert line["texts"]["en"].startswith("When you win the battle")


def test_a_fault_is_told_at_its_column(server: Server):
    """From the letter where it begins to the one where it ends."""
    right, wrong = lines(server, "keyword sky", "when win: mill oppponent 1")
    assert "fault" not in right
    fault = wrong["fault"]
    assert (fault["line"], fault["column"], fault["end"]) == (2, 16, 25)
    assert fault["words"]["key"] == "ability-error-word"


def test_what_the_game_would_not_play_is_told(server: Server):
    """Two lines of a kind, and a name that nobody knows; with the pack it is known."""
    told = lines(server, "use: mill me 1", "use: mill me 2")
    assert [one["words"]["key"] for one in told[1]["unplayed"]] == ["ability-unplayed-twice"]
    line = "when win if me.active is {name kelp-pup}: mill me 1"
    assert [one["words"]["key"] for one in lines(server, line)[0]["unplayed"]] == ["pack-unknown-name"]
    (known,) = lines(server, line, pack=HOME)
    assert "unplayed" not in known
    assert "Kelp Pup" in known["texts"]["en"]


def offers(server: Server, text: str, **more: Any) -> list[str]:
    """What may stand at the end of a beginning."""
    told = server.post("/api/games/colosseum/abilities/complete", {"text": text, "at": len(text), **more})
    return [offer["insert"] for offer in told["offers"]]


@pytest.mark.parametrize(
    ("text", "offered"),
    [
        ("us", ["use"]),
        ("use at ba", ["battle"]),
        ("use: mi", ["mill"]),
        ("use: mill o", ["opponent"]),
        ("use limit end_of_t", ["end_of_turn"]),
        ("use cost dis", ["discard_hand", "discard_all"]),
        ("when win: choose $a: 1 {lev", ["level"]),
        ("when win: choose $a: 1 {level I", ["III", "IV"]),
        ("when win: choose $a: 1 {} from me.ha", ["me.hand"]),
        ("when win: choose $a: 1 {} from me.hand; to_hand $", ["$a"]),
        ("when win if me.level = P", ["Perfect"]),
        ("static: add_attack me 10 un", ["until"]),
        ("nonsense w", []),
    ],
)
def test_what_may_stand_at_the_cursor(server: Server, text: str, offered: list[str]):
    """Words of the language and of the game, only those that fit there."""
    assert offers(server, text)[: len(offered)] == offered
    assert bool(offered) == bool(offers(server, text))


@pytest.mark.parametrize("typed", ["name-1", "グレイ", "ｸﾞﾚｲ", "gre"])
def test_a_name_is_found_as_people_write_it(server: Server, typed: str):
    """Within an ability, by any of its forms; it is called as the page speaks."""
    pack = homemade(names=[*HOME["names"], {"slug": "name-1", "ja": "メタルグレイ", "en": "Metal Grey"}])
    text = f"when win: choose $a: 1 {{name {typed}"
    wish = {"text": text, "at": len(text), "language": "ja", "pack": pack}
    told = server.post("/api/games/colosseum/abilities/complete", wish)
    assert told["from"] == len(text) - len(typed)
    assert {"insert": "name-1", "label": "メタルグレイ", "kind": "name"} in told["offers"]


def test_the_word_around_the_cursor_is_replaced(server: Server):
    """From its first letter to its last."""
    told = server.post("/api/games/colosseum/abilities/complete", {"text": "use: mill me 1", "at": 7})
    assert (told["from"], told["to"]) == (5, 9)
    assert [(offer["insert"], offer["kind"]) for offer in told["offers"]] == [("mill", "node")]


# Packs.


def test_a_pack_is_checked_and_drawn(server: Server):
    """Every card in full, every name."""
    told = server.post("/api/games/colosseum/packs", {"pack": HOME, "language": "ja"})
    assert told["faults"] == []
    assert [card["key"] for card in told["cards"]] == ["home/H-1", "home/H-2", "home/H-3"]
    assert [len(card["abilities"]) for card in told["cards"]] == [0, 2, 1]
    assert told["names"] == {
        "kelp-pup": ["ケルプパップ", True], "kelp-hound": ["Kelp Hound", False], "spring-flood": ["Spring Flood", False],
    }  # fmt: skip


def test_faults_are_told_by_card_and_field_and_the_rest_is_drawn(server: Server):
    """All of one card at once; the words say no place, which stands beside them."""
    pack = with_card(0, level="V", attack={"A": 355})
    pack["abilities"]["H-2"][0] = "keyword swimming"
    told = server.post("/api/games/colosseum/packs", {"pack": pack})
    assert [(one["card"], one["field"], one["words"]["key"]) for one in told["faults"]] == [
        ("home/H-2", "abilities[0]", "ability-error-node"),
        ("home/H-1", "level", "pack-bad-value"),
        ("home/H-1", "attack.A", "pack-number-step"),
    ]
    assert told["faults"][2]["words"]["params"]["field"] == {"is": "say", "key": "fact-attack"}
    assert [(card["key"], len(card["abilities"])) for card in told["cards"]] == [("home/H-2", 1), ("home/H-3", 1)]


def test_a_pack_goes_out_and_comes_back_as_one_file(server: Server):
    """The same value, and the same bytes each time."""
    zips = [server.http.post("/api/games/colosseum/packs/zip", json=HOME) for _ in range(2)]
    assert zips[0].content == zips[1].content
    assert zips[0].headers["content-disposition"] == 'attachment; filename="home-1.0.0.zip"'
    read = server.http.post("/api/packs/read", content=zips[0].content).json()
    assert read == {"pack": HOME}


def test_a_pack_with_faults_goes_out_as_no_file(server: Server):
    """All of them are told."""
    refused = server.post("/api/games/colosseum/packs/zip", with_card(0, level="V"), status=422)
    assert [one["params"]["message"]["key"] for one in refused["problems"]] == ["pack-bad-value"]


@pytest.mark.parametrize("content", [b"", b"PK", json.dumps(HOME).encode()])
def test_what_is_no_zip_is_told_so(server: Server, content: bytes):
    """Nothing else is known of it."""
    read = server.http.post("/api/packs/read", content=content).json()
    assert [(fault["key"], fault["file"]) for fault in read["faults"]] == [("pack-unreadable", "pack.zip")]
    assert "pack" not in read


def test_two_versions_are_compared_field_by_field(server: Server):
    """Facts, abilities, names; a card that one side lacks is one difference."""
    theirs = with_card(0, type="A")
    theirs["cards"].pop()
    del theirs["abilities"]["H-3"]
    theirs["names"][0]["zh-Hans"] = "海带幼犬"
    told = server.post("/api/games/colosseum/packs/compare", {"ours": HOME, "theirs": theirs})["differences"]
    flood = {**HOME["cards"][2], "abilities": HOME["abilities"]["H-3"]}
    assert [tuple(one.values()) for one in told] == [
        ("name", "kelp-pup", "zh-Hans", None, "海带幼犬"),
        ("card", "home/H-1", "type", "B", "A"),
        ("card", "home/H-3", "", flood, None),
    ]


@pytest.mark.parametrize("path", ["packs", "packs/zip", "packs/compare", "abilities", "abilities/complete", "try"])
@pytest.mark.parametrize("body", [[], {"pack": 1}, {"pack": {"id": "x" * 100}}, "null"])
def test_what_is_no_wish_is_refused_in_words(server: Server, path: str, body: Any):
    """Never with a trace."""
    assert server.post(f"/api/games/colosseum/{path}", body, status=400)["key"] == "body-malformed"


# Trying.


@pytest.mark.parametrize("card", ["home/H-1", "home/H-2", "home/H-3"])
@pytest.mark.parametrize("opponent", [HERE, GREEDY])
def test_a_card_is_tried_from_a_position(server: Server, card: str, opponent: dict[str, str]):
    """It is in hand; the table is marked, and the game can be played on."""
    opened = server.post("/api/games/colosseum/try", {"pack": HOME, "card": card, "opponent": opponent}, status=201)
    with server.sit(opened["seats"][0]["token"]) as me:
        first = me.until("snapshot")
        assert first["about"]["tried"]
        hand = next(zone for zone in first["state"]["zones"] if (zone["name"], zone["seat"]) == ("hand", 0))
        assert card in [one.get("key") for one in hand["cards"]]
        question = me.asked()
        told = me.reply(me.answer([question["offers"][0]["text"]]))
        assert told["is"] == "ack"
    assert len(opened["seats"]) == (2 if opponent is HERE else 1)


def test_a_position_of_ones_own(server: Server):
    """As scenario text says; one that cannot be is refused with its line."""
    wish = {"pack": HOME, "card": "home/H-3", "opponent": HERE, "scenario": POSITION}
    opened = server.post("/api/games/colosseum/try", wish, status=201)
    with server.sit(opened["seats"][0]["token"]) as me:
        assert me.until("snapshot")["about"]["preset"] == "primer"
    refused = server.post("/api/games/colosseum/try", {**wish, "scenario": "me box home/H-2\n"}, status=422)
    assert refused["words"]["params"]["line"] == 1


def test_cards_of_another_own_pack_lie_on_the_table_of_a_try(server: Server):
    """Where the position names them; without their pack nobody knows them."""
    away = homemade(id="away", cards=[{**HOME["cards"][0], "key": "away/A-1", "number": "A-1"}], abilities={})
    text = "me box away/A-1\nme hand home/H-3\nme fill St-1\nyou box St-1\n"
    wish = {"pack": HOME, "card": "home/H-3", "opponent": HERE, "scenario": text}
    opened = server.post("/api/games/colosseum/try", {**wish, "beside": [away]}, status=201)
    with server.sit(opened["seats"][0]["token"]) as me:
        first = me.until("snapshot")
        assert [pack["id"] for pack in first["about"]["packs"]] == ["home", "away"]
        assert "away/A-1" in [one.get("key") for zone in first["state"]["zones"] for one in zone.get("cards", [])]
    assert server.post("/api/games/colosseum/try", wish, status=422)["words"]["params"]["line"] == 1


def test_no_record_is_kept_of_a_try(server: Server):
    """It is no game that began at its beginning."""
    opened = server.post("/api/games/colosseum/try", {"pack": HOME, "card": "home/H-3", "opponent": HERE}, status=201)
    token = opened["seats"][0]["token"]
    with server.sit(token) as me:
        me.until("snapshot")
        assert me.do("concede")["is"] == "ack"
    assert server.get("/api/seat/record", token, status=422)["key"] == "record-none"
    assert server.get("/api/seat/replay", token)["about"]["tried"]


def test_an_incomplete_card_is_not_tried(server: Server):
    """What it lacks has to be filled in first."""
    pack = with_card(2, status="incomplete", missing=["effect"])
    wish = {"pack": pack, "card": "home/H-3", "opponent": HERE}
    assert server.post("/api/games/colosseum/try", wish, status=422)["key"] == "try-incomplete"


def test_a_card_of_every_kind_of_final_fantasy_is_tried(server: Server):
    """With Backups that can pay for it."""
    for kind, power in (("forward", 5000), ("backup", None), ("monster", None), ("summon", None)):
        facts = {
            "key": "home/H-1",
            "name": "kelp-pup",
            "kind": kind,
            "status": "verified",
            "cost": 2,
            "number": "90-900C",
        }
        facts |= {"elements": ["water"], "power": power, "practice": True}
        card = {name: value for name, value in facts.items() if value is not None}
        text = {"summon": ["use: draw me 1"]}.get(kind, ["when enters self: draw me 1"])
        pack = homemade(game="fftcg", cards=[card], abilities={"H-1": text})
        wish = {"pack": pack, "card": "home/H-1", "opponent": GREEDY}
        opened = server.post("/api/games/fftcg/try", wish, status=201)
        with server.sit(opened["seats"][0]["token"]) as me:
            offered = [offer.get("key") for offer in me.asked()["offers"]]
            assert "home/H-1" in offered
