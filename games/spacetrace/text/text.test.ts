import { fileURLToPath } from 'node:url'
import { LANGS } from '@sternentisch/kernel'
import { TABLE_REFUSALS } from '@sternentisch/kernel/written'
import { describe, expect, it } from 'vitest'
import { faultsIn, sourcesIn } from '../../../tools/check-text.ts'
import { cards } from '../cards/index.ts'
import { spacetrace } from '../rules/game.ts'
import { SIGNS } from '../terminal/charts.ts'
import { spacetraceTerminal } from '../terminal/index.ts'
import { MATTERS } from '../words/asking.ts'
import { spacetraceText } from './index.ts'

const game = fileURLToPath(new URL('..', import.meta.url))
const sources = sourcesIn(...['rules', 'terminal', 'cards', 'board', 'words'].map((room) => game + room))

/** The rules that refusals name. */
const rules = new Set(
  sourcesIn(`${game}rules`, `${game}cards`).flatMap((source) =>
    [...source.matchAll(/'(SP-\d+\.\d+)'/g)].map(([, rule]) => rule),
  ),
)

const PASSES = ['once', 'battle', 'attack', 'turn', 'tactic']
const JOINS = ['out', 'before', 'after']

/** What the log tells the viewer in the second person. */
const DEEDS =
  'started turn drawn drawnOwn reinforced paid deployedBase deployedExtra commands sacrificed movedBase movedExtra ' +
  'tradedMp tradedCard gaveUp gaveUpShip passed passedChain chained chainedAt scanned scannedOwn lostFromHand ' +
  'toFront attack joined.out joined.before joined.after ordered baseHit offered declined'

/** Keys that the board puts together. */
const onBoard = [
  ...MATTERS.map((matter) => `ask.${matter}`),
  ...DEEDS.split(' ').map((deed) => `you.${deed}`),
  ...JOINS.flatMap((join) => [`joins.${join}`, `do.join.${join}`]),
  ...PASSES.map((pass) => `do.pass.${pass}`),
  ...['attack', 'done', 'keep', 'offer', 'accept', 'decline', 'recall'].map((kind) => `do.${kind}`),
  ...['do.trade.mp', 'do.trade.card', 'library', 'hand', 'discard', 'removed'],
  ...['own', 'foe'].flatMap((side) => [`pile.${side}.discard`, `pile.${side}.removed`]),
  ...[0, 1, 2].map((ap) => `sign.${ap}`),
  ...['reinforcement', 'tactic', 'commander'].map((kind) => `deck.${kind}`),
  ...['worth', 'worst', 'threat', 'outlook'],
  ...['wrecked', 'fallen', 'beginner'].map((reason) => `how.${reason}`),
  ...['both', 'base', 'cards', 'nothing'].map((loss) => `loss.${loss}`),
  ...['orders', 'extra', 'tactics'].map((open) => `without.${open}`),
].map((key) => `board.${key}`)

/** Keys that the program puts together from data. */
const composed = [
  ...['name', 'line', 'goal'],
  ...[...TABLE_REFUSALS, 'copies'].map((code) => `table.${code}`),
  // Card sets of people's own have no words but their names.
  ...spacetrace.options.rules.flatMap(({ id, values, default: usual }) => [
    `option.${id}`,
    `option.${id}.why`,
    ...(id === 'cards' ? [usual] : values).map((value) => `option.${id}.${value}`),
  ]),
  ...MATTERS.flatMap((matter) => [`ask.${matter}`, `you.${matter}`]),
  ...[
    'move',
    'aim',
    'sacrifice',
    'order',
    'attack',
    'offer',
    'accept',
    'decline',
    'done',
    'keep',
    'recall',
  ].map((kind) => `move.${kind}`),
  ...JOINS.flatMap((join) => [`move.join.${join}`, `told.joined.${join}`]),
  ...PASSES.map((pass) => `move.pass.${pass}`),
  ...['started', 'attack', 'sacrificed', 'announced', 'offered', 'declined', 'selfdestructed', 'lostFromHand']
    .concat(
      'toFront',
      'turn',
      'drawn',
      'drawnOwn',
      'aimed',
      'reinforced',
      'paid',
      'deployedBase',
      'deployedExtra',
    )
    .concat('movedBase', 'movedExtra', 'commands', 'tradedMp', 'tradedCard', 'gaveUp', 'gaveUpShip', 'passed')
    .concat(
      'passedChain',
      'chained',
      'chainedAt',
      'scanned',
      'scannedOwn',
      'ordered',
      'battle',
      'fired',
      'boosted',
    )
    .concat('baseHit', 'quiet')
    .map((event) => `told.${event}`),
  ...['done', 'cancelled', 'noTarget'].map((outcome) => `told.resolved.${outcome}`),
  ...['wrecked', 'sacrificed', 'removed', 'lostFleet', 'commander'].map((why) => `told.left.${why}`),
  ...['base', 'quiet', 'cap', 'agreed'].map((why) => `told.over.${why}`),
  ...['damage', 'destroy', 'kill', 'jam', 'repair', 'reconstruct'].map((op) => `effect.${op}`),
  ...['base', 'mp', 'hand', 'library', 'discard', 'removed', 'points'].map((head) => `draw.${head}`),
  ...spacetraceTerminal.charts.flatMap((word) => [`chart.${word}`, `word.${word}`]),
  ...SIGNS.map(([key]) => `sign.${key}`),
  ...[...rules].map((rule) => `rule.${rule}`),
  ...onBoard,
  ...['orderFirst', 'alreadyPlaced', 'notInStack', 'aimFirst', 'sacrificeFirst', 'otherCard', 'notATarget'],
].map((key) => `spacetrace.${key}`)

describe('the words of Spacetrace', () => {
  it('are complete, used, and alike in all languages', () => {
    const faults = faultsIn({
      catalogues: spacetraceText,
      sources,
      prefix: 'spacetrace.',
      calls: {
        no: { argument: 1, before: 'spacetrace.' },
        refuseTable: { argument: 0, before: 'spacetrace.table.' },
      },
      composed,
    })
    expect(faults).toEqual([])
  })

  it('find the refusals in the rules', () => {
    expect(rules.size).toBeGreaterThan(20)
    expect(sources.join()).toContain("no('SP-9.1', 'oneAttack')")
  })

  it('name every card and every ready-made deck in all languages, and say something wherever one does', () => {
    for (const lang of LANGS) {
      for (const { id, name, text } of cards.cards) {
        expect(name[lang], id).not.toBe('')
        expect(text[lang] === '', `${id} ${lang}`).toBe(text.en === '')
        expect([...text[lang]].length, `${id} ${lang}`).toBeLessThanOrEqual(70)
      }
      for (const deck of cards.decks) expect(deck.name[lang]).not.toBe('')
    }
  })
})
