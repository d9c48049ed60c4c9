import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** A balancer for which docs/hosting.md has an example. */
export interface Example {
  readonly name: string
  /** Stands in the example and in no other. */
  readonly mark: string
  /** What stands around it in a whole configuration, all of it in one folder. */
  around(example: string, folder: string): string
  words(file: string, folder: string): readonly string[]
}

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

export const EXAMPLES: readonly Example[] = [
  {
    name: 'nginx',
    mark: 'upstream sternentisch {',
    around: (example, folder) => `daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
access_log off;
${TEMPORARY.map((what) => `${what}_temp_path ${folder}/${what};`).join('\n')}
${example}
}
`,
    words: (file, folder) => ['-p', folder, '-e', `${folder}/error.log`, '-c', file],
  },
  {
    name: 'haproxy',
    mark: 'frontend cards',
    around: (example) => `global\n  maxconn 500\n\n${example}`,
    words: (file) => ['-db', '-q', '-f', file],
  },
]

/** The program, in the path or where only administrators have it. */
export const programOf = ({ name }: Example): string | undefined =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file))

export const installedBalancers = (): readonly string[] => EXAMPLES.filter(programOf).map(({ name }) => name)

/** Word for word as people copy it from the page, but for where servers are, and without TLS. */
export function exampleIn(page: string, { mark }: Example, port: number, servers: readonly number[]): string {
  const example = readFileSync(page, 'utf8')
    .split(/^```\w*\n/m)
    .find((piece) => piece.includes(mark))
  if (!example) throw new Error(`${page} has no example with “${mark}”`)
  let at = 0
  const lines = example
    .split('\n')
    .filter((line) => !/^\s*ssl_certificate/.test(line))
    .map((line) => line.replace('listen 443 ssl;', `listen 127.0.0.1:${port};`))
    .map((line) => line.replace(/bind :443 ssl crt \S+/, `bind 127.0.0.1:${port}`))
    // Of the machines in the example as many as there are here.
    .map((line) => (/10\.0\.0\.\d+:4610/.test(line) ? moved(line, servers[at++]) : line))
  return lines.join('\n')
}

const moved = (line: string, port: number | undefined): string =>
  port === undefined ? '' : line.replace(/10\.0\.0\.\d+:4610/, `127.0.0.1:${port}`)
