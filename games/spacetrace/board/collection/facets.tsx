import { type Facet, said } from '@sternentisch/grammar'
import { CLASSES, NUMERALS } from '../../reading/classes.ts'
import type { Figures } from '../../rules/figures.ts'
import type { Speech } from '../../text/index.ts'
import { ClassBadge } from '../art/class-badge.tsx'
import { EFFECTS } from './effects.ts'

const KINDS = {
  base: said({ en: 'Base', de: 'Basis', fr: 'Base' }),
  ship: said({ en: 'Ships', de: 'Schiffe', fr: 'Vaisseaux' }),
  reinforcement: (speech: Speech) => speech.say('spacetrace.board.deck.reinforcement'),
  tactic: (speech: Speech) => speech.say('spacetrace.board.deck.tactic'),
  commander: (speech: Speech) => speech.say('spacetrace.board.deck.commander'),
}

const RACES = ['terra', 'helion', 'mir', 'taura']

export const facets: readonly Facet[] = [
  {
    id: 'kind',
    name: said({ en: 'Kind', de: 'Art', fr: 'Sorte' }),
    values: Object.entries(KINDS).map(([id, name]) => ({ id, name })),
  },
  {
    id: 'class',
    name: said({ en: 'Class', de: 'Klasse', fr: 'Classe' }),
    values: CLASSES.map((rank) => ({
      id: String(rank),
      name: (speech: Speech) => speech.say('spacetrace.board.class', { class: NUMERALS[rank] }),
      sign: () => <ClassBadge rank={rank} size={20} />,
    })),
  },
  {
    id: 'effect',
    name: said({ en: 'Effect', de: 'Effekt', fr: 'Effet' }),
    values: Object.entries(EFFECTS).map(([id, { name }]) => ({ id, name })),
  },
  {
    id: 'race',
    name: said({ en: 'People', de: 'Volk', fr: 'Peuple' }),
    values: RACES.map((id) => ({ id, name: () => id[0].toUpperCase() + id.slice(1) })),
  },
]

/** Every effect of a card once, in the order of its text. */
export function effectsOf(figures: Figures): readonly string[] {
  const { preempt, onOwn, onEnemy, effects, card, selfdestruct } = figures
  return [
    ...new Set<string>([
      ...[...preempt, ...onOwn, ...onEnemy, ...effects].map(({ op }) => op),
      ...(selfdestruct ? ['selfdestruct'] : []),
      ...(figures.needsNoExtraFleet ? ['mothership'] : []),
      ...(figures.sacrifices > 0 ? ['sacrifice'] : []),
      ...(card.type === 'commander' ? ['command'] : []),
    ]),
  ]
}
