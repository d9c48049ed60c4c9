import { type Release, THIS_RELEASE } from '../migrations.ts'

const TABLES = [
  ...['entries', 'tables', 'notices', 'wishes', 'guests', 'sessions', 'transfers', 'talk', 'cards'],
  ...['passkeys', 'recovery', 'rated', 'challenges'],
]

/** A release to come: every table has more columns, one of which is never empty, and there is a table more. */
export const NEXT: Release = {
  since: THIS_RELEASE.since,
  steps: [
    ...THIS_RELEASE.steps,
    `${TABLES.map(
      (table) => `ALTER TABLE ${table} ADD COLUMN more TEXT;
        ALTER TABLE ${table} ADD COLUMN always INTEGER NOT NULL DEFAULT 7;`,
    ).join('\n')}
    CREATE TABLE something_new (id TEXT PRIMARY KEY);
    CREATE INDEX tables_more ON tables (more);`,
  ],
}
