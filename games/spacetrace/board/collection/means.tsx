import { type Meaning, said } from '@sternentisch/grammar'
import { NUMERALS } from '../../reading/classes.ts'
import { BASE, COMMANDER, type Figures, REINFORCEMENT, TACTIC } from '../../rules/figures.ts'
import type { Speech } from '../../text/index.ts'
import { cardText } from '../../words/cards.ts'
import { ClassBadge } from '../art/class-badge.tsx'
import { EFFECTS } from './effects.ts'
import { effectsOf } from './facets.tsx'

const PREEMPT = said({ en: 'before the fire', de: 'vor dem Feuer', fr: 'avant le feu' })

/** What the card does, then what it is. */
export function meansOf(figures: Figures): readonly Meaning[] {
  const does = effectsOf(figures).map((effect): Meaning => {
    const isPreemptive = figures.preempt.some(({ op }) => op === effect)
    return {
      ...EFFECTS[effect],
      note: isPreemptive ? PREEMPT : (speech: Speech) => cardText(figures, speech),
    }
  })
  return [...does, ...isOf(figures)]
}

const GAIN = said({ en: 'Manpower', de: 'Mannstärke', fr: 'Main-d’œuvre' })

function isOf(figures: Figures): Meaning[] {
  const { kind, class: rank, gain } = figures
  if (kind === REINFORCEMENT) return [{ rule: 'SP-4.2', name: GAIN, note: () => `+${gain} MP` }]
  if (kind === TACTIC) return [{ rule: 'SP-6.3', name: said({ en: 'Tactic', de: 'Taktik', fr: 'Tactique' }) }]
  if (kind === COMMANDER) return [{ rule: 'SP-7.2', name: ABOARD, sign: signOf(figures.hostClass) }]
  if (kind === BASE) return [{ rule: 'SP-13.1', name: said({ en: 'Base', de: 'Basis', fr: 'Base' }) }, WALL]
  return [
    {
      rule: 'SP-10.4',
      name: (speech: Speech) => speech.say('spacetrace.board.class', { class: NUMERALS[rank] }),
      sign: signOf(rank),
    },
    { rule: 'SP-11.6', name: FIRES, note: () => `AP ${figures.ap} · LP ${figures.lp}` },
  ]
}

const signOf = (rank: number) => () => <ClassBadge rank={rank} size={26} />
const ABOARD = said({ en: 'Goes aboard', de: 'Geht an Bord', fr: 'Monte à bord' })
const FIRES = said({ en: 'One shot each', de: 'Ein Schuss für jedes', fr: 'Un tir chacun' })
const WALL: Meaning = { rule: 'SP-13.4', name: said({ en: 'A wall', de: 'Ein Wall', fr: 'Un rempart' }) }
