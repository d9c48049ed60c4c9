/** Says that a file is one of ours: "Strn". */
export const APPLICATION = 0x5374726e

/**
 * How the database came to be what it is: each step once, in this order, and none is ever changed. `user_version` counts those
 * that were taken.
 */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE entries (
    tbl TEXT NOT NULL,
    n INTEGER NOT NULL,
    at INTEGER NOT NULL,
    seat INTEGER,
    kind TEXT NOT NULL,
    text TEXT NOT NULL,
    request TEXT,
    PRIMARY KEY (tbl, n)
  ) STRICT, WITHOUT ROWID;

  -- Rows of a fixed order and small: the tables that are played at lie together, and a move writes few pages.
  CREATE TABLE tables (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    n INTEGER NOT NULL,
    game TEXT NOT NULL,
    state TEXT NOT NULL,
    listed INTEGER NOT NULL,
    lobby INTEGER NOT NULL,
    code TEXT,
    due INTEGER,
    stirred INTEGER NOT NULL,
    deciding TEXT NOT NULL,
    moves INTEGER NOT NULL,
    result TEXT,
    runs_out INTEGER,
    guests TEXT NOT NULL
  ) STRICT;
  CREATE INDEX tables_code ON tables (code) WHERE code IS NOT NULL;
  CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
  CREATE INDEX tables_lobby ON tables (stirred) WHERE lobby = 1;

  CREATE TABLE notices (
    tbl TEXT PRIMARY KEY REFERENCES tables (id),
    notice TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  -- Who sits where; live while the table is open or running.
  CREATE TABLE sittings (
    guest TEXT NOT NULL,
    tbl TEXT NOT NULL REFERENCES tables (id),
    live INTEGER NOT NULL,
    PRIMARY KEY (guest, tbl)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX sittings_table ON sittings (tbl);
  CREATE INDEX sittings_live ON sittings (guest) WHERE live = 1;

  CREATE TABLE wishes (
    tbl TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    wishes TEXT NOT NULL,
    PRIMARY KEY (tbl, seat)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE guests (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    colour TEXT NOT NULL,
    since INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  -- Of a secret only its hash is here.
  CREATE TABLE sessions (
    hash TEXT PRIMARY KEY,
    guest TEXT NOT NULL REFERENCES guests (id),
    at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX sessions_guest ON sessions (guest);

  CREATE TABLE transfers (
    code TEXT PRIMARY KEY,
    guest TEXT NOT NULL REFERENCES guests (id),
    until INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX transfers_until ON transfers (until);

  CREATE TABLE talk (
    tbl TEXT NOT NULL REFERENCES tables (id),
    n INTEGER NOT NULL,
    at INTEGER NOT NULL,
    guest TEXT NOT NULL,
    seat INTEGER,
    name TEXT NOT NULL,
    colour TEXT,
    spoken TEXT NOT NULL,
    PRIMARY KEY (tbl, n)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE cards (
    hash TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    file TEXT NOT NULL,
    by TEXT NOT NULL,
    at INTEGER NOT NULL
  ) STRICT;
  `,
  `
  CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,
    guest TEXT NOT NULL REFERENCES guests (id),
    public_key TEXT NOT NULL,
    counter INTEGER NOT NULL,
    transports TEXT NOT NULL,
    since INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX passkeys_guest ON passkeys (guest);

  -- Codes are found by a part that need not be secret; of the whole only its hash is here.
  CREATE TABLE recovery (
    guest TEXT NOT NULL REFERENCES guests (id),
    key TEXT NOT NULL,
    hash TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (guest, hash)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX recovery_key ON recovery (key);

  -- Like a log: whoever adds number n has read all before it, and a match counts once for everybody.
  CREATE TABLE rated (
    guest TEXT NOT NULL REFERENCES guests (id),
    game TEXT NOT NULL,
    n INTEGER NOT NULL,
    tbl TEXT NOT NULL REFERENCES tables (id),
    at INTEGER NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    PRIMARY KEY (guest, game, n),
    UNIQUE (tbl, guest)
  ) STRICT, WITHOUT ROWID;

  CREATE INDEX talk_guest ON talk (guest);

  -- What was to be rated while nobody could is due, in the order in which it ended.
  UPDATE tables SET due = stirred
    WHERE state = 'over' AND id IN (SELECT tbl FROM notices WHERE json_extract(notice, '$.rated'));
  `,
  `
  -- What is said again because its answer was lost is known by its name.
  ALTER TABLE talk ADD COLUMN request TEXT;
  CREATE UNIQUE INDEX talk_request ON talk (tbl, request) WHERE request IS NOT NULL;
  `,
]
