import { editingWords } from '@sternentisch/grammar'
import { cards } from '../../cards/index.ts'

/** Ship → its name in card files. */
export const IDS: readonly string[] = cards.shipTypes.map(({ id }) => id)

/** What the fields of a card file are called; those of a solar card stand in a row. */
export const words = editingWords(
  {
    settlement: ['Settlement points', 'Siedlungspunkte', 'Points de colonie'],
    '0': ['Type', 'Typ', 'Type'],
    '1': ['Points', 'Punkte', 'Points'],
    '2': ['Shield', 'Schild', 'Bouclier'],
    '3': ['Copies', 'Exemplare', 'Exemplaires'],
    standard16: ['With two or four players', 'Zu zweit oder zu viert', 'À deux ou à quatre'],
    trio10: ['With three players', 'Zu dritt', 'À trois'],
  },
  {
    win: ['wins', 'gewinnt', 'gagne'],
    lose: ['loses', 'verliert', 'perd'],
    both: ['both are destroyed', 'beide werden zerstört', 'les deux sont détruits'],
  },
)
