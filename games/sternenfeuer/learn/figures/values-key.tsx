import { ValueSymbol } from '../../board/art/values.tsx'
import { cards } from '../../cards/index.ts'
import { type FigureProps, inLang } from './pieces.tsx'
import './values-key.css'

/** The five symbols with their names and the letters that stand for them in the terminal. */
export const ValuesKey = ({ speech }: FigureProps) => (
  <ul className="sn-fig-key sternenfeuer">
    {cards.values.map(({ id, name, abbr }) => (
      <li key={id}>
        <ValueSymbol value={id} size={30} />
        <span>
          <b>{inLang(speech, name)}</b>
          <small>{inLang(speech, abbr)}</small>
        </span>
      </li>
    ))}
  </ul>
)
