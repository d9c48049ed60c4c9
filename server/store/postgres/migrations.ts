/**
 * How the database came to be what it is: each step once, in this order, and none is ever changed. While a release is rolled
 * out, processes of the one before go on with what a step leaves: a step adds, and takes nothing away.
 */
const MIGRATIONS: readonly string[] = [
  `
  -- Names are compared by their bytes: no table is looked up in an order of letters.
  CREATE TABLE entries (
    tbl TEXT COLLATE "C" NOT NULL,
    n INTEGER NOT NULL,
    at BIGINT NOT NULL,
    seat SMALLINT,
    kind TEXT NOT NULL,
    text TEXT NOT NULL,
    request TEXT,
    PRIMARY KEY (tbl, n)
  );

  CREATE TABLE tables (
    id TEXT COLLATE "C" PRIMARY KEY,
    n INTEGER NOT NULL,
    game TEXT NOT NULL,
    state TEXT NOT NULL,
    listed BOOLEAN NOT NULL,
    lobby BOOLEAN NOT NULL,
    live BOOLEAN NOT NULL,
    code TEXT,
    due BIGINT,
    stirred BIGINT NOT NULL,
    deciding SMALLINT[] NOT NULL,
    moves INTEGER NOT NULL,
    result TEXT,
    runs_out BIGINT,
    guests TEXT[] NOT NULL
  -- A move changes its row and leaves room for the next one on the same page.
  ) WITH (fillfactor = 70);
  CREATE INDEX tables_code ON tables (code) WHERE code IS NOT NULL;
  CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
  CREATE INDEX tables_lobby ON tables (stirred) WHERE lobby;
  CREATE INDEX tables_guests ON tables USING gin (guests);

  CREATE TABLE notices (
    tbl TEXT COLLATE "C" PRIMARY KEY REFERENCES tables (id),
    notice TEXT NOT NULL
  );

  CREATE TABLE wishes (
    tbl TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    seat SMALLINT NOT NULL,
    wishes TEXT NOT NULL,
    PRIMARY KEY (tbl, seat)
  );

  CREATE TABLE guests (
    id TEXT COLLATE "C" PRIMARY KEY,
    name TEXT NOT NULL,
    colour TEXT NOT NULL,
    since BIGINT NOT NULL
  );

  -- Of a secret only its hash is here.
  CREATE TABLE sessions (
    hash TEXT COLLATE "C" PRIMARY KEY,
    guest TEXT COLLATE "C" NOT NULL REFERENCES guests (id),
    at BIGINT NOT NULL
  );
  CREATE INDEX sessions_guest ON sessions (guest);

  CREATE TABLE transfers (
    code TEXT COLLATE "C" PRIMARY KEY,
    guest TEXT COLLATE "C" NOT NULL REFERENCES guests (id),
    until BIGINT NOT NULL
  );
  CREATE INDEX transfers_until ON transfers (until);

  CREATE TABLE talk (
    tbl TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    n INTEGER NOT NULL,
    at BIGINT NOT NULL,
    guest TEXT NOT NULL,
    seat SMALLINT,
    name TEXT NOT NULL,
    colour TEXT,
    spoken TEXT NOT NULL,
    PRIMARY KEY (tbl, n)
  );

  CREATE TABLE cards (
    hash TEXT COLLATE "C" PRIMARY KEY,
    game TEXT NOT NULL,
    file TEXT NOT NULL,
    by TEXT NOT NULL,
    at BIGINT NOT NULL
  );

  CREATE INDEX talk_guest ON talk (guest);

  CREATE TABLE passkeys (
    id TEXT COLLATE "C" PRIMARY KEY,
    guest TEXT COLLATE "C" NOT NULL REFERENCES guests (id),
    public_key TEXT NOT NULL,
    counter BIGINT NOT NULL,
    transports TEXT[] NOT NULL,
    since BIGINT NOT NULL
  );
  CREATE INDEX passkeys_guest ON passkeys (guest);

  -- Codes are found by a part that need not be secret; of the whole only its hash is here.
  CREATE TABLE recovery (
    guest TEXT COLLATE "C" NOT NULL REFERENCES guests (id),
    key TEXT NOT NULL,
    hash TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (guest, hash)
  );
  CREATE INDEX recovery_key ON recovery (key);

  -- Like a log: whoever adds number n has read all before it, and a match counts once for everybody.
  CREATE TABLE rated (
    guest TEXT COLLATE "C" NOT NULL REFERENCES guests (id),
    game TEXT NOT NULL,
    n INTEGER NOT NULL,
    tbl TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    at BIGINT NOT NULL,
    mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (guest, game, n),
    UNIQUE (tbl, guest)
  );
  `,
  `
  -- A statement that is put again, since the line broke before its answer, is known by a name.
  ALTER TABLE talk ADD COLUMN request TEXT COLLATE "C";
  CREATE UNIQUE INDEX talk_request ON talk (tbl, request) WHERE request IS NOT NULL;
  ALTER TABLE transfers ADD COLUMN taken TEXT;
  ALTER TABLE recovery ADD COLUMN taken TEXT;

  -- Nobody misses these after a crash: whoever was about to sign in tries again.
  CREATE UNLOGGED TABLE challenges (
    challenge TEXT COLLATE "C" PRIMARY KEY,
    until BIGINT NOT NULL,
    taken TEXT
  );
  CREATE INDEX challenges_until ON challenges (until);
  `,
]

/** What a release knows of a database. */
export interface Release {
  readonly steps: readonly string[]
  /** Whoever knows the steps up to this one can serve beside this release. It follows when a step has to take something away. */
  readonly since: number
}

export const THIS_RELEASE: Release = { steps: MIGRATIONS, since: 1 }
