import { type CardSide, type Meaning, type ShownCard, said } from '@sternentisch/grammar'
import { isRefusal, readOptions } from '@sternentisch/kernel'
import type { StarfighterCards } from '../../cards/index.ts'
import { halvesOf } from '../../reading/faces.ts'
import { type Kit, kitWith } from '../../rules/kit.ts'
import { type Lie, turned } from '../../rules/lies.ts'
import { optionSchema } from '../../rules/options.ts'
import type { Speech } from '../../text/index.ts'
import { symbolName } from '../../words/symbols.ts'
import { Chevrons } from '../art/marks.tsx'
import { halfLabel, handLabel } from '../card/labels.ts'
import { SquadronCard } from '../card/squadron-card.tsx'
import { Sign } from './sign.tsx'
import { effectOf, ruleOf } from './symbols.ts'

export function squadronsOf(set: StarfighterCards): readonly ShownCard[] {
  // All cards of a set are in play in Skirmish.
  const options = readOptions(optionSchema, { mode: 'skirmish' })
  if (isRefusal(options)) return []
  const kit = kitWith(set, options)
  return set.cards.map((_, face) => squadron(kit, face))
}

function squadron(kit: Kit, face: number): ShownCard {
  const { id, name, level, colour } = kit.set.cards[face]
  const halves = halvesOf(kit, face, 0)
  const symbols = halves.flatMap(({ symbol }) => symbol ?? [])
  return {
    id,
    name: () => name,
    words: (speech: Speech) => `${handLabel(kit, face, speech)}.`,
    facets: {
      kind: ['squadron'],
      level: [String(level)],
      effect: symbols.map(effectOf),
      fighters: [String(kit.total[face])],
      colour: [colour],
    },
    sides: [
      side(kit, face, 0, 'front', FRONT),
      side(kit, kit.back, 0, 'back', BACK),
      side(kit, face, TURNED, 'turned', TURN),
    ],
    means: [...halves.flatMap((half, at) => symbolMeans(half, at)), levelMeans(level), FIGHTERS],
  }
}

const FRONT = said({ en: 'Front', de: 'Vorderseite', fr: 'Recto' })
const BACK = said({ en: 'Back', de: 'Rückseite', fr: 'Verso' })
const TURN = said({ en: 'Turned', de: 'Gedreht', fr: 'Pivotée' })
/** As a pivot leaves a card. */
const TURNED: Lie = turned(0)

const side = (kit: Kit, face: number, lie: Lie, id: string, name: CardSide['name']): CardSide => ({
  ...{ id, name },
  draw: (speech: Speech, size) => (
    <div className={`starfighter sf-shown sf-shown-${size}`}>
      <SquadronCard kit={kit} face={face} lie={lie} named={lie === 0} speech={speech} />
    </div>
  ),
})

const HALVES = ['starfighter.board.label.upper', 'starfighter.board.label.lower'] as const

function symbolMeans(half: ReturnType<typeof halvesOf>[number], at: number): Meaning[] {
  const { symbol } = half
  if (!symbol) return []
  return [
    {
      rule: ruleOf(symbol),
      name: (speech: Speech) => symbolName(symbol, speech),
      note: (speech: Speech) =>
        speech.say(HALVES[at], { holds: halfLabel({ ...half, symbol: null }, speech) }),
      sign: () => <Sign symbol={symbol} size={30} />,
    },
  ]
}

const levelMeans = (level: number): Meaning => ({
  rule: 'SF-3.3',
  name: (speech: Speech) => speech.say('starfighter.board.level', { level }),
  sign: () => (level > 0 ? <Chevrons level={level} size={20} /> : <i className="sf-shown-zero" />),
})

const FIGHTERS: Meaning = {
  rule: 'SF-5.6',
  name: said({ en: 'Fighters', de: 'Jäger', fr: 'Chasseurs' }),
}
