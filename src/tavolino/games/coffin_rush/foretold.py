"""What could happen on an expedition, in words, for the terminal."""

from tavolino.core.game import Say
from tavolino.games.coffin_rush.prospects import DigProspects
from tavolino.games.coffin_rush.prospects_dangers import LossProspect
from tavolino.games.coffin_rush.prospects_servants import Chase, ServantProspect
from tavolino.games.coffin_rush.prospects_walks import DigWalk


def walk_line(walk: DigWalk, say: Say) -> str:
    peril = walk.perils[-1] if walk.perils else "none"
    return say("walk-to", at=walk.to, actions=walk.actions, steps=walk.steps, doors=walk.doors, peril=peril)


def lines(prospects: DigProspects, names: list[str], say: Say) -> list[str]:
    found = []
    for servant in prospects.servants:
        found.append(_target(servant, names, say))
        found += [_chase(chase, names, say) for chase in servant.chases]
    for card in prospects.cards:
        whom = ", ".join(names[seat] for seat in card.seats)
        found.append(say("odds-card-on" if whom else "odds-card", card=card.card, names=whom))
    return found + [_loss(loss, names, say) for loss in prospects.losses if loss.items]


def _loss(loss: LossProspect, names: list[str], say: Say) -> str:
    hits = ", ".join(
        say("odds-item", slot=one.slot, item=one.item, percent=round(100 * one.chance)) for one in loss.items
    )
    return say("odds-loss", name=names[loss.seat], items=hits, percent=round(100 * loss.nothing), charms=loss.charms)


def _target(servant: ServantProspect, names: list[str], say: Say) -> str:
    among = ", ".join(names[seat] for seat in servant.targets)
    return say("odds-servant", kind=servant.kind, at=servant.at, count=len(servant.targets), names=among)


def _chase(chase: Chase, names: list[str], say: Say) -> str:
    met = ", ".join(names[seat] for seat in chase.meets)
    percent = round(100 * chase.chance)
    return say("odds-chase", power=chase.power, percent=percent, at=chase.stops[-1], count=len(chase.meets), names=met)
