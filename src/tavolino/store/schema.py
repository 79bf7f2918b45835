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
    true,
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

# One per browser or program that is logged in. The cookie has the id and is signed, so the id alone opens nothing.
SESSIONS = Table(
    "sessions",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Column("agent", Text, nullable=False),  # roughly: "Firefox on Linux"
    Column("address", Text, nullable=False),  # the last one; of IPv6 the network
    Column("ended_at", BigInteger),  # stays until the cookie expires, or the cookie would make a new row
    Index("sessions_by_person", "person"),
    Index("sessions_by_end", "ended_at"),
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

# The source of truth. Append-only: retention removes the rows of whole tables, and otherwise rows are changed only to
# take out the name and the chat of somebody who has deleted their account (forgetting.py).
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

# In which logs a person's name or chat is: where they sat down or spoke.
APPEARANCES = Table(
    "appearances",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("person", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "person"),
    Index("appearances_by_person", "person"),
)

# People who have deleted their account. Where they still have appearances, a log has yet to be rewritten.
FORGOTTEN = Table(
    "forgotten",
    METADATA,
    Column("person", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
)

# Results of finished games; they stay when retention removes the table itself.
RESULTS = Table(
    "results",
    METADATA,
    Column("table_id", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("game", Text, nullable=False),
    Column("person", Text),  # NULL: a bot, or somebody who has deleted their account
    Column("bot", Text),
    Column("players", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("score", Float, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("finished_at", BigInteger, nullable=False),
    Column("counted", Boolean, nullable=False, server_default=true()),  # in its person's statistics
    Column("mu_before", Float),  # of the person's rating; NULL: it was not changed, or nobody noted how
    Column("mu_after", Float),
    Column("sigma_after", Float),
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

# ---- what people want to be told elsewhere

# An address that somebody has given: a webhook of theirs or of a table they host, or their browser's push service.
SUBSCRIPTIONS = Table(
    "subscriptions",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE")),  # NULL: wherever the person plays
    Column("session", Text),  # of a browser's push service: it ends with the session
    Column("form", Text, nullable=False),  # see subscriptions.py
    Column("address", Text, nullable=False),
    Column("keys", Text, nullable=False),  # of a push service, for which everything is encrypted; otherwise empty
    Column("language", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("failed_at", BigInteger),  # NULL: the last message was taken, or there was none
    Column("failure", Text),
    Index("subscriptions_by_person", "person"),
    Index("subscriptions_by_table", "table_id"),
    Index("subscriptions_by_session", "session"),
)

# What has still to be told, written in the transaction of the entry that is its reason. Whoever sends it makes it due
# again when their lease is over, in case they do not come back to say that it was sent.
OUTBOX = Table(
    "outbox",
    METADATA,
    Column("subscription", Text, ForeignKey("subscriptions.id", ondelete="CASCADE"), nullable=False),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("reason", Text, nullable=False),  # see outbox.py
    Column("person", Text),  # who need not be told once they see it themselves; NULL: nobody in particular
    Column("at", BigInteger, nullable=False),
    Column("due_at", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("lease", Text),
    PrimaryKeyConstraint("subscription", "table_id", "reason"),
    Index("outbox_by_due", "due_at"),
    Index("outbox_by_table", "table_id"),
)

# ---- order in the house

# Whose chat a person does not want to read, and whom they do not want at their tables.
BLOCKS = Table(
    "blocks",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("blocked", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    UniqueConstraint("person", "blocked", name="one_block_per_pair"),
    Index("blocks_by_blocked", "blocked"),
)

MUTES = Table(
    "mutes",
    METADATA,
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("until", BigInteger),  # NULL: until it is lifted
    Column("reason", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
)

BANS = Table(
    "bans",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("kind", Text, nullable=False),  # name, address
    Column("value", Text, nullable=False),  # a folded name; an address, of IPv6 the network
    Column("shown", Text, nullable=False),  # as the operator wrote it
    Column("until", BigInteger),  # NULL: until it is lifted
    Column("reason", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    UniqueConstraint("kind", "value", name="one_ban_of_each"),
)

REPORTS = Table(
    "reports",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("reporter", Text, ForeignKey("people.id", ondelete="SET NULL")),
    Column("about", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("table_id", Text, nullable=False),
    Column("line", Integer),  # the entry; NULL: the person as such
    Column("reason", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("done_at", BigInteger),
    Index("reports_by_time", "done_at", "created_at"),
    Index("reports_by_reporter", "reporter"),
    Index("reports_by_about", "about"),
)

# What the operator did. Append-only, like a log.
AUDIT = Table(
    "audit",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("what", Text, nullable=False),
    Column("whom", Text, nullable=False),  # KIND:ID, of people without the name
    Column("reason", Text, nullable=False),
    Index("audit_by_whom", "whom"),
)

OPERATOR_SESSIONS = Table(
    "operator_sessions",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("began_at", BigInteger, nullable=False),
    Column("confirmed_at", BigInteger, nullable=False),  # when the passphrase was last given
    Column("agent", Text, nullable=False),
)
