"""A battle under way, for what happens in one."""

from fftcg.every.running import Run
from fftcg.every.scanning import Moment
from fftcg.every.shop import ME, YOU, Shop
from fftcg.every.wishes import Wish
from netocean.games.fftcg import sheet
from netocean.games.fftcg.zones import FIELD


def fighters_of(shop: Shop, moment: Moment) -> tuple[list[int], int]:
    """Who attacks and who blocks: cards laid for choices of such, else new ones."""
    seat = moment.turn_player
    attackers = [
        card for card, wish in shop.wishes.items()
        if "attacking" in wish.states or "in_party" in wish.states
    ]  # fmt: skip
    attackers = [card for card in attackers if card in sheet.field(shop.game, seat)]
    blockers = [card for card, wish in shop.wishes.items() if "blocking" in wish.states]
    blockers = [card for card in blockers if card in sheet.field(shop.game, 1 - seat)]
    if moment.own:
        (attackers if seat == ME else blockers).insert(0, shop.subject)
    while len(attackers) < (2 if moment.party else 1):
        attackers.append(shop.add(Wish(elements=shop.base.elements), seat, FIELD))
    if (moment.block or (moment.own and seat == YOU)) and not blockers:
        blockers.append(shop.add(Wish(elements=shop.base.elements), 1 - seat, FIELD))
    return attackers, blockers[0] if blockers else -1


def fight(run: Run, moment: Moment, attackers: list[int], blocker: int) -> None:
    """A battle gets under way, until somebody has priority."""
    run.attack(attackers if moment.party else attackers[:1])
    if moment.block or blocker == run.shop.subject:
        run.block(blocker)
    run.at("priority")
