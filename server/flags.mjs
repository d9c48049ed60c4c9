// What a server can be told, by a flag or by the environment (`--port 4610`, STERNENTISCH_PORT=4610). Plain JavaScript: `npm start`
// reads its words before anything is installed.

/** Where the server is if nobody says otherwise. */
export const PORT = 4610

export const SERVE_FLAGS = {
  port: { takes: 'number', from: 0, to: 65535 },
  'next-port': { takes: 'nothing' },
  address: { takes: 'text' },
  data: { takes: 'text' },
  database: { takes: 'text' },
  public: { takes: 'text' },
  proxy: { takes: 'text' },
  cards: { takes: 'text' },
  tables: { takes: 'number', from: 1, to: 100_000 },
  sockets: { takes: 'number', from: 1, to: 100_000 },
  site: { takes: 'text' },
  threads: { takes: 'number', from: 1, to: 64 },
  log: { takes: 'text' },
  metrics: { takes: 'text' },
  drain: { takes: 'number', from: 0, to: 600 },
}
