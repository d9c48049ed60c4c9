/** What a server says to whoever runs it. */
export const en = {
  // The database
  'server.database.newer':
    'The database was made by a newer release (step {found}; this one knows {known}). Use that one.',
  'server.database.failed': 'The database {place} does not answer as it should: {fault}',
  'server.database.unreachable': 'Nobody answers at {place}: {fault}. Does PostgreSQL run there?',
  'server.database.noTls':
    '{place} answers, but not over an encrypted line as the address asks for (sslmode): {fault}',
  'server.database.denied': 'The database {place} lets nobody in like this: {fault}',
  'server.database.missing': 'There is no such database: {place}. PostgreSQL makes one with createdb.',
  'server.database.inUse':
    'Servers run on {place}. End all of them first: what they keep meanwhile would be left behind.',
  'server.move.same':
    'Everything moves from a file to a database or back: one of both is a file, the other one postgres://…',
  'server.move.notEmpty': '{place} is not empty. Everything moves to where nothing is.',
  'server.move.exists': '{file} is there already. Everything moves to where nothing is.',
  'server.move.nothing': 'There is nothing of Sternentisch in {place}.',
  'server.backup.file':
    'This is for files. A database of PostgreSQL is copied with pg_dump, and put back with pg_restore.',
  'server.move.failed': 'Nothing was moved: {fault}',
  'server.moved':
    'Moved and compared row by row: {rows} {rows|row|rows}, {tables} {tables|table|tables}, {entries} {entries|entry|entries} in their logs, {guests} {guests|guest|guests}.',
  'server.moveStays': '{place} is as it was. Serve from one of both only.',
  'server.data.newer':
    '{file} was written by a newer Sternentisch (its format is {found}, this one knows {known}). Install that one, or take a backup.',
  'server.data.foreign': '{file} is a database of some other program and is left alone.',
  'server.data.noDatabase': '{file} is no database.',
  'server.data.damaged': '{file} is damaged: {fault}',
  'server.data.busy': '{file} is in use and could not be opened: another program holds it.',
  'server.data.served':
    '{file} is served from by another process already. Two on one file would not hear of each other: end the other one, or use a database for several (--database).',
  'server.data.failed': '{file} cannot be used: {fault}',
  'server.data.missing': 'There is no database {file}.',
  'server.data.inUse': '{file} is in use. End the server first: what it keeps would be lost.',
  'server.data.later':
    '{file} knows of things that happened after this backup was made. To put the backup in its place all the same: --replace; what is there is kept aside.',
  'server.contents':
    '{tables} {tables|table|tables}, {entries} {entries|entry|entries} in their logs, {guests} {guests|guest|guests}, {accounts} with a passkey; {kB} kB',
  'server.backedUp': 'Backed up: {file}',
  'server.restored': 'Restored: {file}',
  'server.aside': 'What was there before is now {file}',

  // Serving
  'server.wrong.environment': '{name}: {reason}',
  'server.wrong.address':
    '“{value}” is no address to listen at: an IP address of this machine, or localhost.',
  'server.wrong.public': 'The public address is written like https://cards.example, not “{value}”.',
  'server.wrong.proxy':
    '“{value}” is no proxy: IP addresses or networks such as 10.0.0.0/8, with commas between them.',
  'server.wrong.metrics':
    '“{value}” says nothing on who may see the figures: IP addresses or networks such as 10.0.0.0/8, with commas between them, or none.',
  'server.wrong.database':
    'The address of a database is written like postgres://name:secret@db.example/cards. Signs such as # / @ in the secret are written as %23 %2F %40.',
  'server.wrong.twoPlaces': 'Everything is kept in one place: --data or --database, not both.',
  'server.wrong.choice': 'Flag “{flag}” must be one of {known}, not “{value}”.',
  'server.noSite': 'The web app has not been built: npm run build',
  'server.portTaken': 'Port {port} of {address} is taken. Another one: --port <n>',
  'server.noListen': 'Nobody can listen at port {port} of {address} ({code}).',
  'server.at': 'Sternentisch is at {address}',
  'server.keeps': 'Everything is kept in {file}',
  'server.ctrlC': 'Ctrl-C ends it in order.',
  'server.ended': 'Ended in order; everything is stored.',
  'server.help': `sternentisch serve: the app and a server for matches between people.

  --port <n>                   where it listens (usually {port}; 0 takes any)
  --next-port                  if that one is taken, the next free one will do
  --address <address>          who can reach it: 127.0.0.1 is this machine
                               only (usual), 0.0.0.0 everybody
  --data <file>                where everything is kept; usually
                               {data}
  --database <address>         instead of that file a PostgreSQL that several
                               servers share: postgres://name:secret@host/cards
  --public <address>           as people reach it: https://cards.example
  --proxy <addresses>          proxies in front of it, whose word is taken on
                               who asks: 127.0.0.1 or 10.0.0.0/8,192.168.1.5
  --cards own|none             own: people may bring card sets
  --tables <n>                 open tables of one guest (usually {tables})
  --sockets <n>                pages open from one address (usually {sockets})
  --site <folder>              files of the app, if not those that came with it
  --threads <n>                how many bots think at a time (usually 1)
  --log <level>                debug, info (usual), error or silent: what is
                               told on the error output, as JSON
  --metrics <addresses>        who may see the figures at /metrics: usually
                               127.0.0.1,::1, and none for nobody
  --drain <seconds>            so long nobody new is let in before it ends, and
                               /healthz says so (usually 0)

Each can come from the environment, too: --port as STERNENTISCH_PORT, and so
on; a flag has the last word.`,
} as const
