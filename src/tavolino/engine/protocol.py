"""The words of the engine protocol: requests, answers and what can be wrong with a line."""

from typing import Annotated, Any, Final

import msgspec

from tavolino.core.reading import explain
from tavolino.core.refusal import TavolinoError

LONGEST_LINE: Final = 4 * 2**20  # bytes
LONGEST_QUEUE: Final = 100_000  # chance values
LARGEST_SEED: Final = 2**256

ChanceValue = Annotated[int, msgspec.Meta(ge=-(2**53), le=2**53)]
Queue = Annotated[list[ChanceValue], msgspec.Meta(max_length=LONGEST_QUEUE)]
Seed = int | str


class BadJson(TavolinoError):
    """A line that is no JSON, or more of it than we read."""

    code = "bad_json"


class BadRequest(TavolinoError):
    """JSON, but not a request: a field is missing, unknown or of the wrong type."""

    code = "bad_request"


class UnknownDo(TavolinoError):
    """A request for something that the engine does not do."""

    code = "unknown_do"


# ---- requests: the name of the class in small letters is its `do`


class Request(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do", tag=str.lower):
    id: Any = None  # echoed as it came


class Games(Request, frozen=True):
    pass


class New(Request, frozen=True):
    game: str
    players: int | None = None
    options: dict[str, Any] | None = None
    seed: Seed | None = None
    dice: Queue | None = None


class Legal(Request, frozen=True):
    seat: int


class Move(Request, frozen=True):
    seat: int
    move: str


class Why(Request, frozen=True):
    seat: int
    move: str


class View(Request, frozen=True):
    seat: int | None = None


class Position(Request, frozen=True):
    pass


class Load(Request, frozen=True):
    position: dict[str, Any]
    dice: Queue | None = None
    seed: Seed | None = None


class Dice(Request, frozen=True):
    values: Queue


class Result(Request, frozen=True):
    pass


class Record(Request, frozen=True):
    pass


class Replay(Request, frozen=True):
    record: str
    seed: Seed | None = None


class Bot(Request, frozen=True):
    seat: int
    level: str | None = None
    iterations: Annotated[int, msgspec.Meta(ge=1, le=10**9)] | None = None
    seconds: Annotated[float, msgspec.Meta(gt=0, le=3600)] | None = None
    seed: Seed | None = None


AnyRequest = (
    Games | New | Legal | Move | Why | View | Position | Load | Dice | Result | Record | Replay | Bot
)  # fmt: skip

DOS: Final = tuple(kind.__name__.lower() for kind in AnyRequest.__args__)


# ---- reading a line


class Message:
    """A JSON object that wants to be a request. Its id is kept as JSON text, ready to be sent back."""

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
    """Done before anything is played: an id that cannot be echoed must not be found out afterwards."""
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
    problem = {"code": error.code, "rule": getattr(error, "rule_id", None), "message": str(error)}
    return b'{"id":%b,"error":%b}' % (request_id, msgspec.json.encode(problem))
