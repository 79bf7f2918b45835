"""The attacks by name: what they are, how many take part, and how a server that defends itself refuses them."""

from typing import NamedTuple

from faults import hostile_requests as requests
from faults import hostile_sockets as sockets
from faults.hostile_mob import Act

TOO_MANY = "429 too_many"
DROPPED = "dropped"


class Attack(NamedTuple):
    act: Act
    refused: tuple[str, ...]  # outcomes of which at least one must occur
    finding: str = ""  # where it was found first
    members: int = 8
    addresses: int = 4


ATTACKS: dict[str, Attack] = {
    "record-header": Attack(requests.promise_players, ("400 bad_record",), "C1"),
    "temple": Attack(requests.bring_temples, ("400 bad_option",), "C2"),
    "uploads": Attack(requests.upload_records, (TOO_MANY, "503 busy", "413 too_costly"), "H1", members=12),
    "unread-answers": Attack(requests.leave_unread, (DROPPED,), "H2", members=24),
    "unread-pings": Attack(sockets.ping_unread, (DROPPED, "broken", TOO_MANY), "H3", members=4),
    "silence": Attack(requests.keep_waiting, (DROPPED,), "H4", members=400),
    "come-and-go": Attack(sockets.come_and_go, ("socket 429 too_many",), "H5", members=8),
    "chat": Attack(sockets.chatter, ("too_many", "too_fast", "closed for talking"), "M5"),
    "lobby": Attack(requests.fill_lobby, (TOO_MANY, "409 too_much"), "M6"),
    "chairs": Attack(requests.grab_chairs, ("409 too_much", TOO_MANY), "M7", members=12),
    "other-hands": Attack(sockets.look_into_hands, ("forbidden", "bad_token", "no_table"), "M7"),
    "logins": Attack(requests.guess_passphrases, (TOO_MANY,)),
    "probes": Attack(requests.probe, (TOO_MANY,)),
    "bot-tables": Attack(requests.start_bots, ("409 bots_busy", "409 too_much", TOO_MANY)),
    "noise": Attack(requests.send_noise, ("400", "431", "408", "no answer")),
    "broken-frames": Attack(sockets.break_frames, ("closed 1002", "closed 1007", "closed 1009", "bad_request")),
    "fragments": Attack(sockets.fragment, (DROPPED, "broken"), members=4),
    "deep-json": Attack(requests.nest_json, ("400 bad_request", "400 bad_json")),
}
