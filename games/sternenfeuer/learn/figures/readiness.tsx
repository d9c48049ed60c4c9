import { Icon } from '../../board/art/icons.tsx'
import { type FigureProps, inLang } from './pieces.tsx'
import './tables.css'

const WORDS = {
  en: {
    caption: 'When may it attack?',
    how: 'Face up because',
    yours: 'your turn',
    theirs: 'opponent’s turn',
    turnedUp: 'you turned it up',
    arrived: 'it arrived face up',
    attacked: 'it was attacked',
    shown: 'shows itself',
    ready: 'ready',
  },
  de: {
    caption: 'Wann darf sie angreifen?',
    how: 'Offen, weil',
    yours: 'dein Zug',
    theirs: 'Zug des Gegners',
    turnedUp: 'von dir aufgedeckt',
    arrived: 'offen eingetroffen',
    attacked: 'angegriffen',
    shown: 'zeigt sich',
    ready: 'angriffsbereit',
  },
  fr: {
    caption: 'Quand peut-elle attaquer\u202f?',
    how: 'Visible parce que',
    yours: 'votre tour',
    theirs: 'tour adverse',
    turnedUp: 'révélée par vous',
    arrived: 'arrivée visible',
    attacked: 'attaquée',
    shown: 'se montre',
    ready: 'prête',
  },
}

const CASES = [
  { how: 'turnedUp', shown: 0 },
  { how: 'arrived', shown: 0 },
  { how: 'attacked', shown: 1 },
] as const

/** Three turns in a row: whoever showed herself in one of them is ready in the next own one. */
export function Readiness({ speech }: FigureProps) {
  const words = inLang(speech, WORDS)
  const turns = [words.yours, words.theirs, words.yours]
  return (
    <table className="figure-table sn-fig-turns sternenfeuer">
      <caption>{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.how}</th>
          {turns.map((turn, at) => (
            <th key={`${turn} ${at}`} scope="col" className="sn-fig-n">
              {turn}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {CASES.map(({ how, shown }) => (
          <tr key={how}>
            <th scope="row">{words[how]}</th>
            {turns.map((turn, at) => (
              <td key={`${turn} ${at}`} className="sn-fig-n">
                {at === shown && (
                  <span className="sn-fig-mark">
                    <Icon name="eye" size={17} />
                    {words.shown}
                  </span>
                )}
                {at === 2 && (
                  <span className="sn-fig-mark sn-fig-good">
                    <Icon name="check" size={17} />
                    {words.ready}
                  </span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
