import { type AnyGame, isRefusal, LANGS, Match, seedFrom, speechIn } from '@sternentisch/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, test } from 'vitest'
import { cards, writeDeck } from '../cards/index.ts'
import { spacetrace } from '../rules/game.ts'
import { fullOf, shipOf } from './figures/pieces.tsx'
import { SCENES, type Scene } from './figures/scenes.ts'
import { meetings } from './figures/who-meets-whom.tsx'
import { wreckPoints } from './figures/wreck-count.tsx'
import { spacetraceLearning } from './index.ts'

const game: AnyGame = spacetrace
const NUMERALS = ['', 'I', 'II', 'III', 'IV'] as const

/** Everything in one half of the box: a deck in which every scene can be laid. */
const all = writeDeck(
  Object.fromEntries(
    cards.cards.filter(({ type }) => type !== 'base').map(({ id, perPlayer }) => [id, perPlayer]),
  ),
)
const options = { mode: 'full', deckSource: 'custom', deckA: all, deckB: all }

type Side = readonly (readonly [card: string, left?: number])[]
const classOf = (side: Side): (typeof NUMERALS)[number] => NUMERALS[shipOf(side[0][0]).class]
const player = (side: Side) => ({ base: { [classOf(side)]: side.map(([card]) => card) } })

interface Written {
  readonly players: readonly {
    base: Readonly<Record<string, readonly { card: string; ships: string }[]>>
  }[]
}

/** `10x0 90x1` → 90 ships, or the LP of a single one. */
function leftOf({ card, ships }: { card: string; ships: string }): number {
  const runs = ships.split(' ').map((run) => run.split('x').map(Number))
  const alive = runs.filter(([, lp]) => lp > 0)
  return shipOf(card).count > 1 ? alive.reduce((sum, [count]) => sum + count, 0) : (alive[0]?.[1] ?? 0)
}

/** What is left of both sides, the attacker first, after an attack without tactics. */
function foughtOut(attacker: Side, defender: Side): (readonly (readonly [string, number])[])[] {
  const laid = game.lay({ options, turn: 5, players: [player(attacker), player(defender)] })
  if (isRefusal(laid)) throw new Error(`${laid.code} ${JSON.stringify(laid.params)}`)
  const match = new Match({
    game,
    options: game.optionsOf(laid),
    seed: seedFrom('scene'),
    id: 'scene',
    names: [],
    laid,
  })
  match.play(0, '!')
  while (match.moves(match.deciding()[0]).includes('o keep')) match.play(match.deciding()[0], 'o keep')
  const { players } = game.setup(match.table) as Written
  return [attacker, defender].map((side, seat) =>
    players[seat].base[classOf(side)]
      .filter(({ card }) => side.some(([each]) => each === card))
      .map((card) => [card.card, leftOf(card)] as const),
  )
}

const expected = (side: Side) =>
  side.map(([card, left]) => [card, left ?? fullOf(shipOf(card))]).filter(([, left]) => left !== 0)

test.each(Object.entries(SCENES))('the scene “%s” ends as it is drawn', (_, scene: Scene) => {
  const sides = scene.attacker === 'foe' ? [scene.foe, scene.own] : [scene.own, scene.foe]
  expect(foughtOut(sides[0], sides[1])).toEqual(sides.map(expected))
})

test('who meets whom: I–I, II–III, IV–III, IV–IV, and nobody fires twice', () => {
  const met = meetings([1, 2, 4], [1, 3, 4])
  expect(met.map(({ you, they }) => [you.rank, they.rank])).toEqual([
    [1, 1],
    [2, 3],
    [4, 3],
    [4, 4],
  ])
  expect(met.map(({ you, they }) => [you.fires, they.fires])).toEqual([
    [true, true],
    [true, true],
    [true, false],
    [false, true],
  ])
})

test('wrecks: 690 points against 830, as in the example', () => {
  expect(wreckPoints()).toEqual([690, 830])
})

describe.each(LANGS)('figures in %s', (lang) => {
  const speech = speechIn(lang, [])
  const figures = spacetraceLearning.rulebook.chapters
    .flatMap(({ rules }) => rules)
    .flatMap(({ id, Figure }) => (Figure ? [{ id, Figure }] : []))

  it.each(figures)('$id is drawn', ({ Figure }) => {
    const drawn = renderToStaticMarkup(<Figure speech={speech} />)
    expect(drawn).not.toMatch(/undefined|NaN|\[object/)
    expect(drawn.replace(/<[^>]*>/g, '').length).toBeGreaterThan(20)
  })
})
