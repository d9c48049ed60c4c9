export const en = {
  'prove.help': `{usage}

  --game <game>    on this game: {games}
  --games <n>      in so many matches, or with so many kills: --kills <n>
  --seed <text>    shuffled as this text says
  --lang en|de|fr  language (usually that of the machine)

What can be proved: {known}`,
  'prove.which': 'Name what to prove; --help tells how. There are: {known}.',
  'prove.unknown': 'There is no check “{name}”. There are: {known}.',
  'prove.failed': '✗ {check}: {what}\n  again: {command}',
  'prove.browsers.missing': '– {browser} is not on this machine: {missing}.',
  'prove.balancers.missing':
    'Nothing was proved: neither nginx nor haproxy is installed. On Debian: apt-get install nginx-light haproxy',
  'prove.failover.missing':
    'Nothing was proved: the tools of PostgreSQL (initdb, postgres, pg_basebackup, pg_ctl) are neither in the path nor where pg_config says, nor in /usr/lib/postgresql. On Debian: apt-get install postgresql',
  'prove.ladder.help': `Of the ladder:
  --mode <mode>    only this mode; otherwise every one, and without --game every game
  --level <1–5>    only what this level claims
  --games <n>      so many deals of each rung at most (usually 400); it ends as soon as it is decided
  --out <file>     keeps every match there, and goes on from what it finds
  --threads <n>    so many matches at a time (usually one for each core)`,
  'prove.ladder.met':
    '{game} {mode}: {challenger} wins {share} % ({low}–{high}) against {other} in {n} {n|deal|deals}; {claimed} % is claimed, and met.',
  'prove.ladder.missed':
    '✗ {game} {mode}: {challenger} wins {share} % ({low}–{high}) against {other} in {n} {n|deal|deals}; {claimed} % is claimed, and missed.',
  'prove.ladder.open':
    '{game} {mode}: {challenger} wins {share} % ({low}–{high}) against {other} in {n} {n|deal|deals}; whether that is the claimed {claimed} % is open.',
  'prove.ladder.mode': 'There is no mode “{mode}”. There are: {known}.',
  'prove.times.level':
    '{game}: level {level} took at most {ms} ms of work ({mode}, match {match}, move {move}).',
  'prove.times.late':
    '✗ {game}: level {level} took {ms} ms of work, too long ({mode}, match {match}, move {move}).',
  'prove.fault':
    '✗ {asked} {about} ({lang}): {what}\n  {game} {options}, seed {seed}\n  as {viewer}, move {move} “{text}”, {when}; {n} {n|time|times}\n  again: {command}',
  'prove.fault.rest': 'at rest',
  'prove.fault.event': 'event {event} ({kind})',
} as const
