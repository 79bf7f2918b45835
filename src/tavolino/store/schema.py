"""What is stored: the log of every table, and a few lists that are faster to query than the logs."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    UniqueConstraint,
)

METADATA = MetaData()

# Small named values, like the key that signs sessions: all nodes on one database share them.
SHARED_VALUES = Table(
    "house",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

PEOPLE = Table(
    "people",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("passphrase", Text),  # argon2; NULL for a person known only by the session of their browser
    Column("created_at", BigInteger, nullable=False),  # milliseconds since 1970, as everywhere here
    Column("seen_at", BigInteger, nullable=False),
    Index("people_by_name", "name"),
)

# A name that somebody protects with a passphrase is theirs alone. Case is folded.
RESERVED_NAMES = Table(
    "kept_names",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Index("kept_names_by_person", "person"),
)

# And so is its look: the same for names that look alike, see lookalikes.py. Of names that looked alike before there was
# this table, the oldest person's is here.
NAME_LOOKS = Table(
    "name_looks",
    METADATA,
    Column("look", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Index("name_looks_by_person", "person"),
)

# What the lobby lists: one row per table, updated in the same transaction as its log.
TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("status", Text, nullable=False),  # see lobby.py
    Column("public", Boolean, nullable=False),
    Column("invite", Text, nullable=False),
    Column("host", Text, nullable=False),
    Column("summary", LargeBinary, nullable=False),  # JSON for the lists: seats, names, options
    Column("created_at", BigInteger, nullable=False),
    Column("updated_at", BigInteger, nullable=False),
    Column("due_at", BigInteger),  # when the server has to act: a bot's move, a clock; NULL: never
    Index("tables_by_status", "status", "updated_at"),
    Index("tables_by_due", "due_at"),
)

# The source of truth. Append-only: rows are never changed, and retention removes the rows of whole tables.
ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", Text, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("command", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "seq"),
    UniqueConstraint("table_id", "command", name="one_entry_per_command"),
)

# Who has a seat at which table: the list of one's own games.
SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("seats_by_person", "person"),
)

# Who came in by the invite link of a private table.
GUESTS = Table(
    "guests",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("person", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "person"),
)

# Results of finished games; they stay when retention removes the table itself.
RESULTS = Table(
    "results",
    METADATA,
    Column("table_id", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("game", Text, nullable=False),
    Column("person", Text),  # NULL: a bot
    Column("bot", Text),
    Column("players", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("score", Float, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("finished_at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("results_by_person", "person", "game"),
)

RATINGS = Table(
    "ratings",
    METADATA,
    Column("game", Text, nullable=False),
    Column("person", Text, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("updated_at", BigInteger, nullable=False),
    PrimaryKeyConstraint("game", "person"),
)
