import { describe, expect, it } from 'vitest'
import { LOG_LEVELS, type LogLevel, ServerLog } from './log.ts'

function told(level: LogLevel, tell: (log: ServerLog) => void): Record<string, string>[] {
  const lines: string[] = []
  tell(new ServerLog(level, (line) => lines.push(line)))
  return lines.map((line) => JSON.parse(line) as Record<string, string>)
}

describe('the log of a server', () => {
  it.each(LOG_LEVELS)('tells at %s what is that important, or more', (level) => {
    const lines = told(level, (log) => {
      log.debug('answered')
      log.info('listens')
      log.failed(new Error('no disk'))
    })
    const expected = ['failed', 'listens', 'answered'].slice(0, LOG_LEVELS.indexOf(level)).reverse()
    expect(lines.map(({ what }) => what)).toEqual(expected)
  })

  it('says what went wrong and where, and keeps secrets that stand in an error', () => {
    const token = 'Wq3-x9_JkLmNoPqRsTuVwXyZ0123456789abcdefghi'
    const [line] = told('error', (log) =>
      log.failed(Object.assign(new Error(`disk I/O error at ${token}`), { code: 'SQLITE_IOERR' })),
    )
    expect(line).toMatchObject({
      ...{ level: 'error', name: 'Error', code: 'SQLITE_IOERR' },
      message: 'disk I/O error at …',
    })
    expect(line.stack).toContain('log.test.ts')
    expect(JSON.stringify(line)).not.toContain(token)
  })

  it('quotes nothing of a text that cannot be read', () => {
    const [line] = told('error', (log) => {
      try {
        JSON.parse('rumpelstiltskin')
      } catch (error) {
        log.failed(error)
      }
    })
    expect(JSON.stringify(line)).not.toContain('rumpel')
    expect(line.name).toBe('SyntaxError')
  })

  it.each([null, undefined, 'a word', 7])('takes anything that was thrown: %s', (thrown) => {
    expect(told('error', (log) => log.failed(thrown))).toHaveLength(1)
  })
})
