"""The messages of the engine protocol: requests, answers and errors."""

from typing import Annotated, Any, Final

import msgspec

from tavolino.core.reading import BadJson, BadRequest, explain
from tavolino.core.refusal import TavolinoError
from tavolino.narrate.faults import error_text
from tavolino.own_bots.requests import BeginRequest, ChooseRequest

LONGEST_LINE: Final = 4 * 2**20  # bytes
LONGEST_QUEUE: Final = 100_000  # chance values
LARGEST_SEED: Final = 2**256
MOST_ITERATIONS: Final = 10**9

ChanceValue = Annotated[int, msgspec.Meta(ge=-(2**53), le=2**53)]
Queue = Annotated[list[ChanceValue], msgspec.Meta(max_length=LONGEST_QUEUE)]
Seed = int | str


class UnknownDo(TavolinoError):
    """A request for something that the engine does not do."""

    code = "unknown_do"


# ---- requests


def _do(name: str) -> str:
    """What a request is called on the wire: `NewRequest` is `new`."""
    return name.removesuffix("Request").lower()


class Request(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do", tag=_do):
    id: Any = None  # echoed as it came


class GamesRequest(Request, frozen=True):
    pass


class NewRequest(Request, frozen=True):
    game: str
    players: int | None = None
    options: dict[str, Any] | None = None
    seed: Seed | None = None
    dice: Queue | None = None


class LegalRequest(Request, frozen=True):
    seat: int


class MoveRequest(Request, frozen=True):
    seat: int
    move: str


class UndoRequest(Request, frozen=True):
    pass


class WhyRequest(Request, frozen=True):
    seat: int
    move: str


class ViewRequest(Request, frozen=True):
    seat: int | None = None


class PositionRequest(Request, frozen=True):
    pass


class LoadRequest(Request, frozen=True):
    position: dict[str, Any]
    dice: Queue | None = None
    seed: Seed | None = None


class DiceRequest(Request, frozen=True):
    values: Queue


class ResultRequest(Request, frozen=True):
    pass


class RecordRequest(Request, frozen=True):
    pass


class ReplayRequest(Request, frozen=True):
    record: str
    seed: Seed | None = None


class BotRequest(Request, frozen=True):
    seat: int
    level: str | None = None
    iterations: Annotated[int, msgspec.Meta(ge=1, le=MOST_ITERATIONS)] | None = None
    seconds: Annotated[float, msgspec.Meta(gt=0, le=3600)] | None = None
    seed: Seed | None = None


AnyRequest = (
    GamesRequest
    | NewRequest
    | LegalRequest
    | MoveRequest
    | UndoRequest
    | WhyRequest
    | ViewRequest
    | PositionRequest
    | LoadRequest
    | DiceRequest
    | ResultRequest
    | RecordRequest
    | ReplayRequest
    | BotRequest
    | BeginRequest
    | ChooseRequest
)

DOS: Final = tuple(_do(kind.__name__) for kind in AnyRequest.__args__)


# ---- reading a line


class RequestLine:
    """A JSON object that should be a request. Its id is kept as JSON text, ready to be sent back."""

    __slots__ = ("fields", "id")

    def __init__(self, line: bytes) -> None:
        fields = _decode(line)
        if not isinstance(fields, dict):
            raise BadRequest("a request is a JSON object")
        self.fields = fields
        self.id = _encode_id(fields.get("id"))

    def request(self) -> AnyRequest:
        do = self.fields.get("do")
        if not isinstance(do, str):
            raise BadRequest("do: a request says what to do, as a text")
        if do not in DOS:
            raise UnknownDo(f"do: {do[:40]!r} is not among {', '.join(DOS)}")
        try:
            request: AnyRequest = msgspec.convert(self.fields, AnyRequest)
        except msgspec.ValidationError as error:
            path, problem = explain(error)
            raise BadRequest(f"{path}: {problem}" if path else problem) from None
        _check_seed(getattr(request, "seed", None))
        return request


def _decode(line: bytes) -> object:
    if len(line) > LONGEST_LINE:
        raise BadJson(f"a line has at most {LONGEST_LINE} bytes")
    try:
        return msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadJson(f"this line is not JSON: {error}") from None
    except RecursionError:
        raise BadJson("this line is nested too deeply") from None


def _encode_id(request_id: object) -> bytes:
    """Done before the request is carried out, so that an id that cannot be echoed changes nothing."""
    try:
        return msgspec.json.encode(request_id)
    except RecursionError:
        raise BadJson("the id is nested too deeply") from None


def _check_seed(seed: Seed | None) -> None:
    if isinstance(seed, int) and not -LARGEST_SEED < seed < LARGEST_SEED:
        raise BadRequest("seed: a whole number of at most 256 bits, or a text")


# ---- answers

NO_ID: Final = b"null"


def success(request_id: bytes, ok: object) -> bytes:
    return b'{"id":%b,"ok":%b}' % (request_id, msgspec.json.encode(ok))


def failure(request_id: bytes, error: TavolinoError) -> bytes:
    problem = {"code": error.code, "rule": getattr(error, "rule_id", None), "message": error_text(error, "en")}
    return b'{"id":%b,"error":%b}' % (request_id, msgspec.json.encode(problem))
