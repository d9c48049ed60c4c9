import './tables.css'
import { type FigureProps, inLang } from './pieces.tsx'

const WORDS = {
  en: {
    extra: 'extra fleet',
    base: 'base fleet',
    you: 'Attacker',
    they: 'Defender',
    note: 'Both players have chosen “before”. If an extra fleet stays out, its two battles fall away.',
  },
  de: {
    extra: 'Extraflotte',
    base: 'Basisflotte',
    you: 'Angreifer',
    they: 'Verteidiger',
    note: 'Beide haben „davor“ gewählt. Bleibt eine Extraflotte draußen, entfallen ihre beiden Kämpfe.',
  },
  fr: {
    extra: 'flotte supplémentaire',
    base: 'flotte de Base',
    you: 'Attaquant',
    they: 'Défenseur',
    note: 'Les deux joueurs ont choisi «\u00a0Combattre d’abord\u00a0». Si une flotte supplémentaire reste à l’écart, ses deux combats n’ont pas lieu.',
  },
}

const FLEETS = ['extra', 'base'] as const
const SEQUENCE = FLEETS.flatMap((you) => FLEETS.map((they) => ({ you, they })))

/** SP-14.3: E7 of the examples. */
export function BattleSequence({ speech }: FigureProps) {
  const words = inLang(speech, WORDS)
  return (
    <div className="sp-fig-sequence">
      <table className="figure-table">
        <thead>
          <tr>
            <th scope="col" />
            <th scope="col">{words.you}</th>
            <th scope="col">{words.they}</th>
          </tr>
        </thead>
        <tbody>
          {SEQUENCE.map(({ you, they }, at) => (
            <tr key={`${you} ${they}`}>
              <th scope="row">{at + 1}</th>
              <td>{words[you]}</td>
              <td>{words[they]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{words.note}</p>
    </div>
  )
}
