// What holds for feeds: they fold to the view, however often they are interrupted, and give nothing away
import { Host, type News, Reader, WritingHost } from '../feed/index.ts'
import type { AnyTable } from '../game.ts'
import { Match } from '../match.ts'
import { CONCEDE, DRAW } from '../matter.ts'
import type { Draws } from '../random.ts'
import type { Viewer } from '../seat.ts'
import { check, expect, expectSame } from './check.ts'
import { openMatch, playOn } from './match.ts'
import { eachTwin } from './noninterference.ts'

/** Remembers everything: whoever missed or repeated something remembers something else. */
const remember = (memory: unknown, moment: { readonly event: unknown }): unknown =>
  `${String(memory ?? '')}${JSON.stringify(moment.event)}`.slice(-400)

/** A reader that gets its messages as text, now and then some at once, some twice, and is sometimes started anew. */
class Traveller {
  reader: Reader
  private held: string[] = []

  constructor(
    private readonly host: Host,
    private readonly viewer: Viewer,
    private readonly luck: Draws,
  ) {
    this.reader = this.fresh()
    host.feedOf(viewer).subscribe((news) => this.held.push(JSON.stringify(news)))
  }

  arrive(): void {
    if (this.luck.below(40) === 0) {
      // Another device: everything from the start.
      this.reader = this.fresh()
    } else if (this.luck.below(4) === 0) {
      // After a gap, with some of what was heard before.
      const from = Math.max(0, this.reader.read - this.luck.below(3))
      this.readAll(
        this.host
          .feedOf(this.viewer)
          .since(from)
          .map((news) => JSON.stringify(news)),
      )
    } else this.readAll(this.held)
    this.held = []
  }

  private fresh(): Reader {
    this.reader = new Reader(this.host.feedOf(this.viewer).bill, remember)
    this.readAll(
      this.host
        .feedOf(this.viewer)
        .since(0)
        .map((news) => JSON.stringify(news)),
    )
    return this.reader
  }

  private readAll(messages: readonly string[]): void {
    for (const text of messages) this.reader.take(JSON.parse(text) as News)
  }
}

/** Never anything unusual. */
const STEADY: Draws = { below: (n) => n - 1, shuffle: (array) => array }

/** However a feed is interrupted, it leads to the same view and the same memory; and all feeds go in step. */
export const feedsFold = check('feeds-fold', (game, seed) => {
  const [match, whims] = openMatch(game, seed)
  const luck = whims.stream('feeds')
  const viewers: Viewer[] = [...match.seats, 'audience', 'all']
  const host = new Host(match, viewers)
  const steady = viewers.map((viewer) => new Traveller(host, viewer, STEADY))
  const shaky = viewers.map((viewer) => new Traveller(host, viewer, luck))
  for (let goesOn = true; goesOn; ) {
    for (let moves = 1 + luck.below(3); moves > 0 && goesOn; moves--) goesOn = playOn(match, whims)
    const seat = match.seats[luck.below(match.seats.length)]
    for (let backs = luck.below(4); backs > 0; backs--) host.undo(seat)
    if (luck.below(9) === 0) host.play(seat, DRAW)
    if (luck.below(90) === 0) host.play(seat, CONCEDE)
    for (const [at, viewer] of viewers.entries()) {
      steady[at].arrive()
      const one = steady[at].reader
      expectSame(one.rest.view, match.view(viewer), `the feed of ${viewer} leads to another view`)
      expect(one.scenes.length === match.steps.length, `the feed of ${viewer} knows of other moves`)
      expectSame(one.standing?.result, match.result, `the feed of ${viewer} tells another result`)
      expect(one.read === steady[0].reader.read, `the feed of ${viewer} has fewer messages`)
      if (luck.below(2) === 0) continue
      shaky[at].arrive()
      const two = shaky[at].reader
      expectSame([two.rest, two.scenes.length], [one.rest, one.scenes.length], `${viewer} was interrupted`)
      if (typeof viewer === 'number')
        expectSame(one.whyNoUndo(), match.whyNoUndo(viewer), `${viewer} is told wrongly what can be undone`)
    }
  }
  const kinds = viewers.map((viewer) => host.feedOf(viewer).news.map(({ kind, seat }) => [kind, seat]))
  for (const each of kinds) expectSame(each, kinds[0], 'feeds are not of the same kinds in the same order')
})

/** What is written while it happens is, to the last field, what the feed of the same viewer has. */
export const feedsAreWritten = check('feeds-written', (game, seed) => {
  const [match, whims] = openMatch(game, seed)
  const luck = whims.stream('feeds')
  const viewers: Viewer[] = [...match.seats, 'audience', 'all']
  const host = new Host(match, viewers)
  const writing = new WritingHost(new Match(match.opening), viewers)
  const compare = (): void => {
    for (const viewer of viewers) {
      const text = writing.feedOf(viewer).take()
      const told = host.feedOf(viewer).news.at(-1)
      // Fields that are undefined are no fields on the way.
      expectSame(JSON.parse(text ?? 'null'), JSON.parse(JSON.stringify(told)), `what ${viewer} is written`)
      expect(writing.feedOf(viewer).take() === null, `${viewer} is told the same twice`)
    }
  }
  compare()
  while (playOn(match, whims)) {
    const { seat, text } = match.steps[match.steps.length - 1]
    expect(writing.play(seat, text) === null, `“${text}” is refused`)
    compare()
    if (luck.below(8) > 0 || host.undo(seat) !== null) continue
    expect(writing.undo(seat) === null, `“${text}” cannot be taken back`)
    compare()
  }
})

/**
 * Two tables that differ only in what a viewer may not know give that viewer the same messages, to the byte: as many,
 * in the same order, of the same kind and size.
 */
export const feedsKeepSecrets = check('feeds-keep-secrets', (game, seed) => {
  eachTwin(game, seed, ({ table, twin, viewer, seat, action, mirrors, luck }) => {
    const heard = (laid: AnyTable, move: unknown): string => {
      const match = new Match({
        game,
        options: game.optionsOf(laid),
        seed: luck,
        id: 'twin',
        names: [],
        laid,
      })
      const host = new Host(match, [viewer])
      host.play(seat, game.write(move))
      return JSON.stringify(host.feedOf(viewer).news)
    }
    const here = heard(table, action)
    if (mirrors.some((mirror) => heard(twin, mirror) === here)) return
    const apart = `the feed of ${viewer} tells two tables apart after “${game.write(action)}” of seat ${seat}`
    if (mirrors.length > 0) expectSame(JSON.parse(heard(twin, mirrors[0])), JSON.parse(here), apart)
    expect(false, apart)
  })
})
