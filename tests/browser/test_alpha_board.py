"""The board of α: laying with its running cost, the order of speed, attacks, blocks and supporters at the cards."""

import re

import pytest
from playwright.sync_api import Locator, expect

from browser.playing import TablePlayer
from browser.positions import placed


@pytest.fixture
def at(visitor, server):
    """Somebody at the table of a position."""

    def sit(name: str, **wishes) -> TablePlayer:
        position = placed(server, f"alpha-{name}")
        player = TablePlayer(visitor(server, kept=position.kept, hurry=True, **wishes).go(position.place))
        player.see()
        return player

    return sit


def asked(player: TablePlayer, kind: str) -> None:
    """This is asked now."""
    expect(player.page.locator(".prompt")).to_have_attribute("data-question", kind)


def card(player: TablePlayer, handle: str) -> Locator:
    """A card that can be pointed at."""
    return player.page.locator(f".board button[data-handle='{handle}']")


def handles(offer: str) -> list[str]:
    """The cards that an answer is about: its own, and the one that it aims at."""
    return re.findall(r"#(\d+)", offer)


def first(player: TablePlayer, start: str) -> str:
    """The first answer that begins so."""
    return next(offer for offer in player.see().offers if offer.startswith(start))


def costs(player: TablePlayer, seat: int = 0) -> int:
    """What the cards of a side cost, with what is laid."""
    return int(player.page.locator(f"[data-side='{seat}'] [data-costs]").get_attribute("data-costs") or 0)


def test_a_card_is_laid_with_a_tap_and_taken_back_with_another(at):
    """It lies in the row with its cost in the meter; on the first turn that is all there is."""
    player = at("placing")
    before = costs(player)
    handle = handles(first(player, "place:"))[0]
    laid = player.page.locator(f"[data-laid='{handle}']")
    card(player, handle).click()
    expect(laid).to_have_count(1)
    cost = int(player.page.locator(f"[data-laid='{handle}'] text").first.inner_html() or 0)
    assert costs(player) == before + cost
    expect(player.page.locator(".prompt")).to_contain_text(f"{before + cost} of 10")
    player.see()
    card(player, handle).click()
    expect(laid).to_have_count(0)
    assert costs(player) == before


def test_an_evolution_card_is_dragged_onto_its_digimon(at):
    """It lies there, also when the page is loaded anew; dropped elsewhere it does not."""
    player = at("placing")
    offers = player.see().offers
    offer = next(one for one in offers if one.startswith("evolve:"))
    handle, base = handles(offer)
    laid = player.page.locator(f"[data-laid='{handle}']")
    card(player, handle).drag_to(player.page.locator("[data-side='0'] [data-zone='option_slots']"))
    expect(laid).to_have_count(0)
    card(player, handle).drag_to(player.page.locator(f"[data-box='{base}']"))
    expect(player.page.locator(f"[data-box='{base}'] [data-laid='{handle}']")).to_have_count(1)
    player.page.reload()
    expect(player.page.locator(f"[data-box='{base}'] [data-laid='{handle}']")).to_have_count(1)


def test_the_order_of_speed_stands_between_the_sides(at):
    """The fastest first; whose turn it is stands out, and is said."""
    player = at("opportunity")
    turns = player.page.locator("[data-turn]")
    speeds = [int(one.get_attribute("data-speed") or 0) for one in turns.all()]
    assert speeds == sorted(speeds, reverse=True)
    now = player.page.locator("[data-turn][aria-current=step]")
    expect(now).to_have_attribute("data-turn", handles(first(player, "attack:"))[0])
    expect(now).to_contain_text(player.person.words("board-a-acts"))


def test_a_digimon_attacks_what_it_is_dragged_onto(at):
    """Onto one of the opponent's Digimon: the two fight."""
    player = at("opportunity")
    offer = next(one for one in player.see().offers if one.startswith("attack:") and len(handles(one)) == 2)
    attacker, target = handles(offer)
    card(player, attacker).drag_to(card(player, target))
    log = player.page.get_by_role("log")
    expect(log).to_contain_text(re.compile(r"Your .* attacks .*!"))


def test_a_digimon_of_the_opponent_is_attacked_with_a_tap_on_it(at):
    """Beside it stands the attack on this one alone."""
    player = at("opportunity")
    offer = next(one for one in player.see().offers if one.startswith("attack:") and len(handles(one)) == 2)
    card(player, handles(offer)[1]).click()
    answers = player.page.locator(".bubble [data-offer]")
    expect(answers).to_have_count(1)
    expect(answers).to_have_attribute("data-offer", offer)


def test_the_player_is_attacked_by_dragging_onto_that_side(at):
    """Where no Digimon lies: the attack is at the player."""
    player = at("opportunity")
    attacker = handles(first(player, "attack:"))[0]
    card(player, attacker).drag_to(player.page.locator("[data-side='1'] .who"))
    taken = player.page.get_by_role("log")
    expect(taken).to_contain_text("attacks the opponent")


def test_supporters_are_tapped_one_by_one_and_taken_back(at):
    """Each has a tick, nothing is said before it is confirmed."""
    player = at("supporters")
    asked(player, "support")
    handle = handles(first(player, "pick:"))[0]
    card(player, handle).click()
    expect(card(player, handle)).to_have_accessible_name(re.compile("picked"))
    player.see()
    card(player, handle).click()
    expect(card(player, handle)).not_to_have_accessible_name(re.compile("picked"))
    player.see()
    main = player.page.locator("[data-turn][aria-current=step]").get_attribute("data-turn")
    card(player, handle).drag_to(player.page.locator(f"[data-box='{main}']"))
    expect(card(player, handle)).to_have_accessible_name(re.compile("picked"))
    player.see()
    player.leave()
    expect(player.page.get_by_role("log")).to_contain_text("In support of")


def test_who_blocks_is_tapped_and_confirmed(at):
    """The attacker is marked, the blocker gets a tick, and the two fight."""
    player = at("block")
    asked(player, "block")
    expect(player.page.locator("[data-side='1'] .card.attacks")).to_have_count(1)
    handle = handles(first(player, "block:"))[0]
    card(player, handle).click()
    expect(card(player, handle)).to_have_attribute("aria-pressed", "true")
    player.send()
    expect(player.page.get_by_role("log")).to_contain_text("blocks")


def test_a_command_is_played_from_the_hand(at):
    """How the battle stands is told between the sides; the answer stands beside the card."""
    player = at("commands")
    expect(player.page.locator("[data-standing]")).to_be_visible()
    offer = first(player, "use:")
    card(player, handles(offer)[0]).click()
    player.page.locator(f".bubble [data-offer='{offer}']").click()
    expect(card(player, handles(offer)[0])).to_have_count(0)


def test_the_own_dark_area_is_looked_through(at):
    """Its owner reads every card; that of the opponent says how many lie face down."""
    player = at("opportunity")
    player.page.locator("[data-side='0'] [data-look='dark_area']").click()
    count = int(player.page.locator("[data-side='0'] [data-zone='dark_area']").get_attribute("data-count") or 0)
    expect(player.page.get_by_role("dialog").locator("li")).to_have_count(count)


def test_those_who_do_not_see_the_table_are_told_it(at):
    """Both sides with their zones, costs and Digimon, and what each Digimon is now."""
    player = at("opportunity")
    words = player.person.words
    for seat, who in enumerate(("you", "other")):
        side = player.page.get_by_role("region", name=words("board-a-side", who=who), exact=True)
        for zone in ("digimon-boxes", "option-slots", "net-ocean", "dark-area"):
            named = re.compile(re.escape(words(f"zone-{zone}")), re.IGNORECASE)
            expect(
                side.get_by_role("group", name=named).or_(side.get_by_role("button", name=named)).first
            ).to_be_visible()
        expect(side.get_by_role("img", name=re.compile("Costs in play"))).to_be_visible()
        digimon = side.locator(f"[data-zone='digimon_boxes'][data-seat='{seat}'] button[data-handle]").first
        expect(digimon).to_have_accessible_name(re.compile(r"type A, speed \d+, HP \d+"))
