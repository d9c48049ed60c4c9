import { games } from '@sternentisch/games/shelf'
import { stellar } from '@sternentisch/games/stellar'
import { type AnyGame, type AnyTable, Match, readLog, seedFrom, writeLog } from '@sternentisch/kernel'
import { describe, expect, it } from 'vitest'
import { TOO_LONG } from './lines.ts'
import { Referee } from './referee.ts'
import { Desk } from './test-desk.ts'

const duel = { game: 'stellar', seed: 'a duel', options: { firstSeat: 'seat0' } }

/** A duel with both fleets out; seat A is to play. */
function started(): Desk {
  const desk = new Desk()
  desk.get('deal', duel)
  desk.get('play', { seat: 'A', action: 'fleet Fo Wr Ro De Sl Ki' })
  desk.get('play', { seat: 'B', action: 'fleet Fo Wr Me De Cr Fl' })
  return desk
}

describe('answers', () => {
  it('carry the id of their request, whatever it is', () => {
    const desk = new Desk()
    for (const id of [1, 'x', null, [1, { a: 2 }], true, 0.5]) {
      expect(desk.ask('games', { id }).id).toEqual(id)
      expect(desk.ask('nonsense', { id }).id).toEqual(id)
    }
    expect(desk.ask('games').id).toBe(null)
  })

  it('have an answer or an error, never both', () => {
    const desk = new Desk()
    expect(Object.keys(desk.ask('games'))).toEqual(['id', 'answer'])
    expect(Object.keys(desk.ask('table'))).toEqual(['id', 'error'])
  })

  it('speak the language that is asked for, else that of the machine', () => {
    const german = new Desk('de')
    expect(german.ask('table').error?.message).toContain('ist leer')
    expect(german.ask('table', { lang: 'fr' }).error?.message).toContain('est vide')
    expect(german.ask('table', { lang: 'en' }).error?.message).toContain('is empty')
  })

  it('to an empty line there is none', () => {
    expect(new Desk().line('  \r')).toBe(null)
  })
})

describe('deal', () => {
  it('lays a table out and says who decides', () => {
    const dealt = new Desk().get('deal', { ...duel, matchId: 'm1' })
    expect(dealt).toMatchObject({ game: 'stellar', seats: 2, matchId: 'm1', deciding: [0, 1], result: null })
    expect(dealt.events[0].kind).toBe('scenario')
    expect(dealt.options.mode).toBe('duel')
  })

  it('takes any seed, and a fresh one if there is none', () => {
    const desk = new Desk()
    const seed = '0123456789abcdef0123456789abcdef'
    expect(desk.get('deal', { game: 'stellar', seed }).seed).toBe(seed)
    expect(desk.get('deal', { game: 'stellar', seed: 7 }).seed).toBe(
      desk.get('deal', { game: 'stellar', seed: '7' }).seed,
    )
    expect(desk.get('deal', { game: 'stellar' }).seed).not.toBe(desk.get('deal', { game: 'stellar' }).seed)
  })

  it('refuses unknown games and wrong options', () => {
    const desk = new Desk()
    expect(desk.code('deal', { game: 'chess' })).toBe('referee.game')
    expect(desk.code('deal', { game: 'stellar', options: { mode: 'solo' } })).toBe('options.value')
    expect(desk.code('deal', { game: 'stellar', options: { moed: 'duel' } })).toBe('options.unknown')
    expect(desk.code('deal', { game: 'stellar', options: [] })).toBe('options.shape')
    expect(desk.ask('deal', { game: 'stellar', options: { firstSeat: 'seat3' } }).error?.rule).toBe('ST-1.4')
    expect(desk.code('deal', { game: 'stellar', viewer: 'D' })).toBe('noSuchSeat')
    expect(desk.code('deal', { game: 'stellar', matchId: 'two\nlines' })).toBe('referee.value')
    expect(desk.code('table')).toBe('referee.empty')
  })
})

describe('play', () => {
  it('tells what happened, as the viewer may know it', () => {
    const desk = started()
    const [action] = desk.get('actions', { seat: 0 }).actions.filter((move: string) => move.endsWith('~'))
    const mine = desk.get('play', { seat: 0, action, viewer: 'A' })
    expect(mine.events[0]).toMatchObject({ kind: 'played', text: action })
    desk.get('undo')
    const theirs = desk.get('play', { seat: 'A', action, viewer: 'B' })
    expect(theirs.events[0]).toMatchObject({ kind: 'played', ship: null })
    expect(theirs.events[0].text).toMatch(/^[cm]@\d~$/)
  })

  it('refuses what the rules forbid, names the rule and changes nothing', () => {
    const desk = started()
    const before = desk.line('{"do":"table"}')
    const refused = desk.ask('play', { seat: 'A', action: '-' }).error
    expect(refused).toMatchObject({ code: 'stellar.mustPlay', rule: 'ST-4.2' })
    expect(desk.code('play', { seat: 'B', action: 'Fo@1' })).toBe('stellar.notYourTurn')
    expect(desk.code('play', { seat: 'A', action: 'gibberish' })).toBe('stellar.notation')
    expect(desk.code('play', { seat: 'C', action: 'Fo@1' })).toBe('noSuchSeat')
    const [legal] = desk.get('actions', { seat: 'A' }).actions
    expect(desk.code('play', { seat: 'A', action: legal, viewer: 'D' })).toBe('noSuchSeat')
    expect(desk.line('{"do":"table"}')).toBe(before)
  })
})

describe('undo', () => {
  it('takes back what showed nothing new, by default the last move', () => {
    const desk = new Desk()
    desk.get('deal', duel)
    const before = desk.get('table')
    expect(desk.code('undo')).toBe('undo.nothing')
    desk.get('play', { seat: 'A', action: 'fleet Fo' })
    expect(desk.code('undo', { seat: 'B' })).toBe('undo.other')
    expect(desk.get('undo')).toMatchObject({ undone: { seat: 0, action: 'fleet Fo' }, deciding: [0, 1] })
    expect(desk.get('table')).toEqual(before)
  })

  it('is refused once cards were drawn', () => {
    expect(started().code('undo')).toBe('undo.seen')
  })
})

describe('a loaded table', () => {
  const saved = started().get('table')

  it('is the same table', () => {
    const desk = new Desk()
    expect(desk.get('load', saved)).toMatchObject({ game: 'stellar', seats: 2, deciding: [0], result: null })
    expect(desk.get('table')).toEqual(saved)
  })

  it('is played on, and moves are taken back to where it was loaded', () => {
    const desk = new Desk()
    desk.get('load', { ...saved, seed: 1 })
    const [action] = desk.get('actions', { seat: 'A' }).actions
    expect(desk.get('play', { seat: 'A', action }).canTakeBack).toBe(true)
    desk.get('undo')
    expect(desk.get('table')).toEqual(saved)
    expect(desk.code('undo')).toBe('undo.nothing')
  })

  it('has no log', () => {
    const desk = new Desk()
    desk.get('load', saved)
    expect(desk.code('log')).toBe('referee.laid')
    const laid = stellar.lay(saved.table) as AnyTable
    const options = (stellar as AnyGame).optionsOf(laid)
    const match = new Match({ game: stellar, options, seed: seedFrom('1'), id: 'm', names: [], laid })
    expect(() => writeLog(match)).toThrow()
  })

  it('is not touched by the match that starts from it', () => {
    const laid = stellar.lay(saved.table) as AnyTable
    const before = JSON.stringify(laid)
    const options = (stellar as AnyGame).optionsOf(laid)
    const match = new Match({ game: stellar, options, seed: seedFrom('1'), id: 'm', names: [], laid })
    match.play(0, match.moves(0)[0])
    expect(JSON.stringify(laid)).toBe(before)
    expect(match.at(0).table).toEqual(laid)
  })

  it('must be consistent', () => {
    const desk = new Desk()
    desk.get('deal', duel)
    const before = desk.get('table')
    const { table } = structuredClone(saved)
    table.players[0].hand.push('De')
    expect(desk.ask('load', { ...saved, table }).error?.code).toMatch(/^stellar\.table\./)
    expect(desk.code('load', { game: 'stellar', table: 5 })).toBe('stellar.table.shape')
    expect(desk.code('load', { game: 'stellar' })).toBe('referee.missing')
    expect(desk.get('table')).toEqual(before)
  })

  it('with the same seed plays on with the same luck', () => {
    const one = new Desk()
    const two = new Desk()
    for (const desk of [one, two]) desk.get('load', { ...saved, seed: 'luck' })
    const [action] = one.get('actions', { seat: 'A' }).actions
    expect(one.get('play', { seat: 'A', action })).toEqual(two.get('play', { seat: 'A', action }))
  })
})

describe('log and replay', () => {
  it('lead to the same table', () => {
    const desk = started()
    const { log } = desk.get('log')
    const other = new Desk()
    expect(other.get('replay', { log })).toMatchObject({ game: 'stellar', moves: 2, deciding: [0] })
    expect(other.get('table')).toEqual(desk.get('table'))
    expect(other.get('log').log).toBe(log)
    expect((readLog(log, games) as Match).steps).toHaveLength(2)
  })

  it('a log that is wrong changes nothing', () => {
    const desk = started()
    const before = desk.get('log')
    expect(desk.code('replay', { log: '' })).toBe('log.empty')
    expect(desk.code('replay', { log: `${before.log}A: -\n` })).toBe('log.move')
    expect(desk.code('replay', { log: 'x'.repeat(1_000_001) })).toBe('log.long')
    expect(desk.get('log')).toEqual(before)
  })
})

describe('views', () => {
  it('show each viewer what that viewer may see', () => {
    const desk = started()
    expect(desk.get('view', { viewer: 'A' })).toEqual(desk.get('view', { viewer: 0 }))
    for (const viewer of ['A', 'B', 'audience', 'all']) {
      const hand = desk.get('view', { viewer }).view.zones[2].cards
      expect(hand.every((card: { face: number }) => card.face >= 0)).toBe(viewer === 'A' || viewer === 'all')
    }
    expect(desk.code('view', { viewer: 'C' })).toBe('noSuchSeat')
    expect(desk.code('view', { viewer: 'E' })).toBe('referee.value')
    expect(desk.code('view')).toBe('referee.missing')
  })

  it('have as many zones as the layout', () => {
    const desk = started()
    const { zones, backs } = desk.get('layout')
    expect(zones).toHaveLength(desk.get('view', { viewer: 'all' }).view.zones.length)
    expect(zones[2]).toEqual({ name: 'hand 0', shape: 'bag', owner: 0, backs: 'all' })
    expect(backs.slice(0, 9)).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 1])
  })

  it('are the same of an imagined table', () => {
    const desk = started()
    for (const viewer of ['A', 'B', 'audience']) {
      const imagined = desk.get('imagine', { viewer, seed: 3 })
      expect(desk.get('imagine', { viewer, seed: 3 })).toEqual(imagined)
      desk.get('load', { match: 'imagined', game: imagined.game, table: imagined.table })
      expect(desk.get('view', { viewer, match: 'imagined' })).toEqual(desk.get('view', { viewer }))
    }
  })
})

describe('several tables', () => {
  it('stand side by side until they are closed', () => {
    const desk = new Desk()
    desk.get('deal', { ...duel, match: 'one' })
    desk.get('deal', { game: 'stellar', options: { mode: 'trio' }, match: 'two' })
    desk.get('play', { match: 'one', seat: 'A', action: 'fleet' })
    expect(desk.get('deciding', { match: 'one' }).deciding).toEqual([1])
    expect(desk.get('deciding', { match: 'two' }).deciding).toEqual([0, 1, 2])
    expect(desk.code('deciding')).toBe('referee.empty')
    expect(desk.get('close', { match: 'one' })).toEqual({ closed: 'one' })
    expect(desk.code('close', { match: 'one' })).toBe('referee.empty')
    expect(desk.code('deciding', { match: 'one' })).toBe('referee.empty')
  })

  it('are not without number', () => {
    const desk = new Desk()
    for (let i = 0; i < 1000; i++) desk.get('deal', { game: 'stellar', match: `t${i}`, seed: i })
    expect(desk.code('deal', { game: 'stellar', match: 'one more' })).toBe('referee.many')
    desk.get('deal', { game: 'stellar', match: 't0' })
    desk.get('close', { match: 't0' })
    desk.get('deal', { game: 'stellar', match: 'one more' })
  })
})

describe('what is no request', () => {
  const desk = new Desk()
  const codeOf = (line: string | Buffer): string | undefined => desk.say(line).error?.code

  it('is refused', () => {
    expect(codeOf('deal me in')).toBe('referee.json')
    expect(codeOf('{"id":1,"do":"games"')).toBe('referee.json')
    for (const line of ['5', 'null', '"games"', '[{"do":"games"}]'])
      expect(codeOf(line)).toBe('referee.shape')
    for (const line of ['{}', '{"do":5}', '{"do":"dael"}', '{"do":"toString"}', '{"do":"__proto__"}']) {
      expect(codeOf(line)).toBe('referee.do')
    }
    expect(codeOf('{"do":"games","sede":1}')).toBe('referee.field')
    expect(codeOf('{"do":"games","match":""}')).toBe('referee.value')
    expect(codeOf('{"do":"games","match":{}}')).toBe('referee.value')
    expect(codeOf('{"do":"games","lang":"la"}')).toBe('referee.value')
  })

  it('may be badly encoded', () => {
    expect(codeOf(Buffer.from([0x7b, 0xff, 0xfe, 0x7d]))).toBe('referee.utf8')
    expect(codeOf(Buffer.from('\uFEFF{"do":"games"}'))).toBe(undefined)
  })

  it('may be nested too deep, even in its id', () => {
    const nest = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels)
    expect(desk.say(`{"id":7,"do":"games","match":${nest(100_000)}}`)).toMatchObject({
      id: 7,
      error: { code: 'referee.deep' },
    })
    expect(desk.say(`{"id":${nest(100_000)},"do":"games"}`)).toMatchObject({
      id: null,
      error: { code: 'referee.deep' },
    })
    expect(codeOf('['.repeat(1_000_000))).toBe('referee.json')
    expect(desk.say(`{"id":${nest(60)},"do":"games"}`).answer).toBeDefined()
  })

  it('may be too long', () => {
    expect(JSON.parse(String(new Referee('en').answer(TOO_LONG))).error.code).toBe('referee.long')
  })

  it('does not reach the prototypes', () => {
    codeOf('{"do":"deal","game":"stellar","options":{"__proto__":{"mode":"trio"}}}')
    codeOf(
      '{"do":"load","game":"stellar","table":{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}}',
    )
    codeOf('{"do":"games","__proto__":{"polluted":1}}')
    expect(({} as { polluted?: number }).polluted).toBe(undefined)
    expect(desk.get('deal', { game: 'stellar', match: '__proto__' }).game).toBe('stellar')
  })

  it('is answered in few words, however many it had', () => {
    const { error } = desk.ask('deal', { game: 'stellar', options: { ['x'.repeat(100_000)]: 1 } })
    expect(error?.message.length).toBeLessThan(2000)
  })
})
