import { placeName } from '../../words/names.ts'
import { Icon } from '../art/icons.tsx'
import { useTable } from '../table/context.ts'
import { callName } from '../words/names.ts'
import type { Forecast } from './forecast.ts'
import './outcomes.css'

/** What each outcome would mean, with how likely it is. */
export function Outcomes({ forecast }: { readonly forecast: Forecast }) {
  const { view, speech } = useTable()
  const { wins, ties, losses, foes, place, after, attacker, pair, spared } = forecast
  const of = foes.length
  const certain = of === 1
  const share = (n: number): string =>
    certain ? speech.say('sternenfeuer.board.certain') : speech.say('sternenfeuer.board.share', { n, of })
  const after2 = after[0] > after[1] ? 'yours' : after[0] < after[1] ? 'theirs' : 'level'
  const win = speech.say(`sternenfeuer.board.win.${after2}`, {
    place: placeName(view, place, speech),
    own: after[0],
    foe: after[1],
  })
  const figure = callName(attacker.face, speech)
  const lossWord = spared ? (pair ? 'sparedPair' : 'spared') : pair ? 'withPair' : 'alone'
  return (
    <ol className="sn-outcomes">
      {wins > 0 && (
        <li className="sn-outcome-win">
          <Icon name="win" size={13} />
          <b>{share(wins)}</b>
          <span>{win}</span>
        </li>
      )}
      {ties > 0 && (
        <li className="sn-outcome-tie">
          <Icon name="tie" size={13} />
          <b>{share(ties)}</b>
          <span>{speech.say('sternenfeuer.board.tie')}</span>
        </li>
      )}
      {losses > 0 && (
        <li className="sn-outcome-loss">
          <Icon name="loss" size={13} />
          <b>{share(losses)}</b>
          <span>{speech.say(`sternenfeuer.board.loss.${lossWord}`, { figure })}</span>
        </li>
      )}
    </ol>
  )
}
