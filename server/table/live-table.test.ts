import { DRAW, isRefusal } from '@sternentisch/kernel'
import { describe, expect, it } from 'vitest'
import { anna, ben, cleo, gameOf, Scene, settingsOf } from '../test/scene.ts'
import { LiveTable } from './live-table.ts'
import { WINDOW } from './window.ts'

const duel = (more = {}) => new Scene(settingsOf('starfighter', more))
/** With draws, and with windows. */
const fire = (more = {}) => new Scene(settingsOf('sternenfeuer', more))
const fleets = (more = {}) => new Scene(settingsOf('stellar', more))
const codeOf = (refusal: { readonly code: string } | null) => refusal?.code ?? null

describe('a table before its match', () => {
  it('begins when the last one sits down', () => {
    const scene = duel()
    expect(scene.live.state).toBe('open')
    expect(scene.sits(ben, 1)).toBeNull()
    expect(scene.live.state).toBe('running')
    expect(scene.live.notice?.sitters).toMatchObject([{ name: 'anna' }, { name: 'ben' }])
  })

  it('a chair is taken once, and nobody has two', () => {
    const scene = new Scene(
      settingsOf('stellar', {
        options: { mode: 'trio' },
        chairs: [{ for: 'person' }, { for: 'person' }, { for: 'bot', level: 1 }],
      }),
    )
    expect(codeOf(scene.sits(ben, 0))).toBe('online.taken')
    expect(codeOf(scene.sits(ben, 2))).toBe('online.noChair')
    expect(codeOf(scene.sits(anna, 1))).toBe('online.seated')
    expect(scene.live.n).toBe(1)
    expect(scene.sits(ben, 1)).toBeNull()
    expect(codeOf(scene.sits(cleo, 1))).toBe('online.begun')
  })

  it('who stands up leaves the chair to others, until the match begins', () => {
    const scene = duel().did('stand', 0)
    expect(scene.sits(cleo, 0)).toBeNull()
    scene.begun()
    expect(scene.live.seatOf('cleo')).toBe(0)
    expect(scene.live.seatOf('anna')).toBeNull()
    expect(codeOf(scene.does('stand', 0))).toBe('online.begun')
  })

  it('one that was put away stays so', () => {
    const scene = duel().did('close', null)
    expect(scene.live.state).toBe('closed')
    expect(codeOf(scene.sits(ben, 1))).toBe('online.closed')
    expect(codeOf(scene.does('close', null))).toBe('online.closed')
    expect(codeOf(duel().begun().does('close', null))).toBe('online.begun')
  })

  it('nothing of a match can happen before it', () => {
    const scene = duel()
    for (const kind of ['move', 'undo', 'ask', 'grant', 'decline', 'flag', 'leave', 'return'] as const)
      expect(codeOf(scene.does(kind, 0, '1')), kind).toBe('online.notBegun')
    expect(codeOf(scene.does('again', 0, 'x'))).toBe('online.notBegun')
    expect(scene.live.n).toBe(1)
  })
})

describe('what seats bring along', () => {
  const ultimate = () =>
    settingsOf('starfighter', { options: { mode: 'ultimate', ultimatePool: 'full' }, watch: 'link' })
  const seats = (deck: string | null) => {
    const game = gameOf('starfighter')
    const live = new LiveTable('t', { game, keep: 9 })
    const sitter = { guest: 'anna', name: 'anna', colour: null, deck, away: false }
    const text = JSON.stringify({
      ...{ rules: game.version, seed: '0'.repeat(32), opener: 'anna', code: 'C', settings: ultimate() },
      seated: [sitter, null],
    })
    return live.take({ table: 't', n: 0, at: 1, kind: 'open', seat: null, request: null, text })
  }

  it('a deck that does not fit is refused to whoever brings it, and never to the other', () => {
    expect(isRefusal(seats('nonsense'))).toBe(true)
  })

  it('is asked for where the mode has it, and nowhere else', () => {
    expect(codeOf(duel().sits(ben, 1, 'x'))).toBe('online.deckNotAsked')
  })
})

describe('posts', () => {
  it('are as many for every viewer, in the same order and of the same kinds', () => {
    const scene = fire().begun()
    for (let moves = 0; moves < 12; moves++) scene.plays()
    scene.did('move', 0, DRAW).did('decline', 1, 'draw').did('ask', 1, '2').did('grant', 0)
    scene.did('leave', 0).did('return', 0).did('move', 1, '(concede)')
    const told = ([0, 1, 'audience'] as const).map((viewer) => scene.live.postsFor(viewer, 0))
    for (const posts of told) {
      expect(posts?.map(({ n }) => n)).toEqual(scene.entries.map(({ n }) => n))
      expect(posts?.map(({ kind, seat, at }) => [kind, seat, at])).toEqual(
        scene.entries.map(({ kind, seat, at }) => [kind, seat, at]),
      )
      expect(posts?.map(({ news }) => news?.kind)).toEqual(told[0]?.map(({ news }) => news?.kind))
      expect(posts?.map(({ notice }) => notice)).toEqual(told[0]?.map(({ notice }) => notice))
    }
  })

  it('tell no move, no deck and no seed', () => {
    const scene = duel().begun()
    for (let moves = 0; moves < 10; moves++) scene.plays()
    const { seed } = scene.live.first
    for (const viewer of [0, 1, 'audience'] as const)
      expect(JSON.stringify(scene.live.postsFor(viewer, 0))).not.toContain(seed)
    const [first] = scene.entries.filter(({ kind }) => kind === 'move')
    const others = scene.live.postsFor(first.seat === 0 ? 1 : 0, first.n)?.[0]
    expect(others?.news?.own).toBeUndefined()
  })

  it('an audience that may not look is told nothing of the match', () => {
    const scene = duel({ watch: 'nobody' }).begun().plays()
    expect(scene.live.viewerFor('cleo')).toBeNull()
    expect(scene.live.viewerFor('ben')).toBe(1)
    for (const post of scene.live.postsFor('audience', 0) ?? []) expect(post).not.toHaveProperty('news')
  })

  it('the latest are at hand, older ones are not', () => {
    const scene = new Scene(settingsOf('starfighter'), { keep: 4 }).begun()
    for (let moves = 0; moves < 10; moves++) scene.plays()
    const { n } = scene.live
    expect(scene.live.postsFor(0, 0)).toBeNull()
    expect(scene.live.postsFor(0, n - 4)?.map((post) => post.n)).toEqual([n - 4, n - 3, n - 2, n - 1])
    expect(scene.live.postsFor(0, n)).toEqual([])
  })

  it('stay at hand for those who look on late', () => {
    const scene = new Scene(settingsOf('starfighter', { watch: 'late' }), { keep: 2 }).begun()
    for (let moves = 0; moves < 10; moves++) scene.plays()
    expect(scene.live.postsFor('audience', 0)).toHaveLength(scene.live.n)
    expect(scene.live.postsFor(0, 0)).toBeNull()
  })
})

describe('taking back', () => {
  it('by right, what showed nothing new', () => {
    const scene = duel().begun()
    const [seat] = scene.live.deciding
    scene.plays()
    const refusal = scene.does('undo', seat, '1')
    if (refusal) expect(refusal.code).toMatch(/^undo\./)
    else expect(scene.live.standing?.moves).toBe(0)
    expect(codeOf(scene.does('undo', seat === 0 ? 1 : 0, '1'))).toMatch(/^undo\./)
  })

  it('by leave, once everybody has given it', () => {
    const scene = new Scene(
      settingsOf('stellar', {
        options: { mode: 'trio' },
        chairs: [{ for: 'person' }, { for: 'person' }, { for: 'person' }],
      }),
    ).begun([ben, cleo])
    for (let moves = 0; moves < 6; moves++) scene.plays()
    scene.did('ask', 0, '3')
    expect(scene.live.notice?.ask).toEqual({ seat: 0, moves: 3, granted: [] })
    expect(codeOf(scene.does('ask', 1, '1'))).toBe('online.askedAlready')
    expect(codeOf(scene.does('grant', 0))).toBe('online.nothingAsked')
    scene.did('grant', 1)
    expect(codeOf(scene.does('grant', 1))).toBe('online.nothingAsked')
    expect(scene.live.standing?.moves).toBe(6)
    scene.did('grant', 2)
    expect(scene.live.standing?.moves).toBe(3)
    expect(scene.live.notice?.ask).toBeNull()
  })

  it('is no question any more after a refusal or a move', () => {
    const scene = duel().begun().plays().plays()
    scene.did('ask', 0, '1').did('decline', 1, 'undo')
    expect(codeOf(scene.does('grant', 1))).toBe('online.nothingAsked')
    scene.did('ask', 0, '1').plays()
    expect(codeOf(scene.does('grant', 1))).toBe('online.nothingAsked')
    expect(codeOf(scene.does('ask', 0, '99'))).toMatch(/^undo\./)
  })
})

describe('draws, and who is away', () => {
  it('a draw that is declined goes on; one that both want ends the match', () => {
    const scene = fire().begun().plays()
    expect(codeOf(scene.does('decline', 1, 'draw'))).toBe('online.nothingAsked')
    scene.did('move', 0, DRAW).did('decline', 1, 'draw')
    expect(scene.live.state).toBe('running')
    expect(codeOf(scene.does('decline', 0, 'draw'))).toBe('online.nothingAsked')
    scene.did('move', 1, DRAW)
    expect(scene.live.state).toBe('over')
    expect(codeOf(scene.does('leave', 0))).toBe('online.notBegun')
  })

  it('a bot plays for whoever leaves, until they are back', () => {
    const scene = duel().begun().did('leave', 1)
    expect(scene.live.isBot(1)).toBe(true)
    expect(scene.live.notice?.sitters[1]).toMatchObject({ away: true })
    expect(codeOf(scene.does('leave', 1))).toBe('online.away')
    scene.did('return', 1)
    expect(scene.live.isBot(1)).toBe(false)
    expect(codeOf(scene.does('return', 1))).toBe('online.notAway')
  })

  it('all who played open the next table', () => {
    const scene = duel().begun()
    expect(codeOf(scene.does('again', 0, 'next'))).toBe('online.notOver')
    scene.did('move', 0, '(concede)').did('again', 0, 'first')
    expect(scene.live.notice).toMatchObject({ again: [0], next: null })
    expect(codeOf(scene.does('again', 0, 'other'))).toBe('online.askedAlready')
    expect(codeOf(scene.does('decline', 1, 'again'))).toBe('online.nothingAsked')
    scene.did('decline', 0, 'again')
    expect(scene.live.notice).toMatchObject({ again: [], next: null })
    scene.did('again', 0, 'third').did('again', 1, 'second')
    expect(scene.live.notice).toMatchObject({ again: [0, 1], next: 'second' })
    // Then the next table stands, and nobody can take it away.
    expect(codeOf(scene.does('decline', 0, 'again'))).toBe('online.nothingAsked')
  })
})

describe('clocks', () => {
  const perMatch = { clock: { per: 'match', time: 60_000, more: 5000 } as const }
  const perMove = { clock: { per: 'move', time: 30_000 } as const }

  it('run only for those who decide', () => {
    const scene = duel(perMatch).begun()
    const [seat] = scene.live.deciding
    scene.plays(7000)
    // A decision takes what it took, and brings a bit more.
    expect(scene.left(seat)).toBe(58_000)
  })

  it('whose time is out loses, or leaves the seat to a bot', () => {
    for (const late of ['lose', 'bot'] as const) {
      const scene = duel({ ...perMatch, late }).begun()
      const [seat] = scene.live.deciding
      expect(codeOf(scene.does('flag', seat, '', 59_000))).toBe('online.timeLeft')
      expect(scene.live.runsOut).toMatchObject({ at: scene.now + 60_000 })
      scene.did('flag', seat, '', 60_000)
      // Nobody is said to have given up.
      if (late === 'lose') expect(scene.live.standing).toMatchObject({ conceded: [seat], late: [seat] })
      else expect(scene.live.isBot(seat)).toBe(true)
      if (late === 'bot') expect(codeOf(scene.does('return', seat))).toBe('online.outOfTime')
      expect(scene.live.runsOut?.seat).not.toBe(seat)
    }
  })

  it('per move: who left the seat to a bot comes back to a clock that is full', () => {
    const scene = duel({ ...perMove, late: 'bot' }).begun()
    const [seat] = scene.live.deciding
    scene.did('flag', seat, '', 30_000).did('return', seat)
    expect(scene.left(seat)).toBe(30_000)
  })

  it('moving and taking back makes no time', () => {
    for (const clock of [perMatch, perMove]) {
      const scene = fleets(clock).begun()
      const [seat] = scene.live.deciding
      const before = scene.left(seat)
      let cycles = 0
      for (let round = 0; round < 3; round++) {
        scene.plays(2000)
        if (scene.does('undo', seat, '1', 1000)) break
        cycles++
        expect(scene.left(seat)).toBeLessThanOrEqual(before - 2000 * cycles)
      }
      expect(cycles).toBe(3)
    }
  })

  it('offering a draw makes no time', () => {
    for (const clock of [perMatch, perMove]) {
      const scene = fire(clock).begun()
      const [seat] = scene.live.deciding
      const before = scene.left(seat)
      scene.did('move', seat, DRAW, 4000)
      expect(scene.left(seat)).toBe(before - 4000)
      scene.did('undo', seat, '1', 1000)
      expect(scene.left(seat)).toBe(before - 5000)
    }
  })

  it('stand still in a window for the same time, whatever is held', () => {
    const scene = new Scene(settingsOf('sternenfeuer', perMatch)).begun()
    for (let moves = 0; moves < 400 && scene.live.free <= scene.now; moves++) {
      if (scene.live.state !== 'running') break
      const [seat] = scene.live.deciding
      const attack = scene.movesOf(seat).find((text) => /^attack|>|x/.test(text))
      scene.did('move', seat, attack ?? scene.movesOf(seat)[0], 10)
    }
    expect(scene.live.free).toBe(scene.now + WINDOW)
    const [asked] = scene.live.deciding
    const before = scene.left(asked)
    expect(scene.live.notice?.clocks?.at).toBe(scene.now + WINDOW)
    scene.did('ask', asked, '1', 1000)
    expect(scene.live.notice?.clocks?.at).toBe(scene.now - 1000 + WINDOW)
    scene.did('decline', asked, 'undo', WINDOW + 500)
    expect(scene.left(asked)).toBe(before - 1500)
  })
})

describe('a log', () => {
  it('makes the same table again, whoever looks', () => {
    const scene = duel({ clock: { per: 'match', time: 60_000, more: 1000 } }).begun()
    for (let moves = 0; moves < 8; moves++) scene.plays()
    scene.did('ask', 0, '2').did('grant', 1).plays()
    const again = new LiveTable('t', { game: gameOf('starfighter'), keep: 1000, viewers: [1] })
    for (const entry of scene.entries) expect(again.take(entry)).toBeNull()
    expect(JSON.stringify(again.postsFor(1, 0))).toBe(JSON.stringify(scene.live.postsFor(1, 0)))
    expect(again.notice).toEqual(scene.live.notice)
  })

  it('says how long nothing went on', () => {
    const scene = duel().begun().plays()
    expect(scene.live.idle).toBe(0)
    for (let round = 0; round < 5; round++) scene.did('leave', 1).did('return', 1)
    expect(scene.live.idle).toBe(10)
    scene.plays()
    expect(scene.live.idle).toBe(0)
  })
})
