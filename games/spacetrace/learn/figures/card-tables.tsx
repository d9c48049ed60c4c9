import './tables.css'
import type { ReactNode } from 'react'
import { ClassBadge } from '../../board/art/class-badge.tsx'
import { SCROLLS } from '../../board/table/scrolling.ts'
import { type AnyCard, type CardOf, cards } from '../../cards/index.ts'
import { className, type FigureProps, inLang } from './pieces.tsx'

const WORDS = {
  en: {
    ship: 'Ships',
    reinforcement: 'Reinforcements',
    tactic: 'Tactics',
    commander: 'Commanders',
    rank: 'Class',
    figures: 'Ships × AP/LP',
    mp: 'MP',
    copies: 'Copies',
    text: 'Text',
    timing: 'When',
    any: 'any time',
    main: 'outside attacks',
    battle: 'in battle',
    response: 'as an answer',
  },
  de: {
    ship: 'Schiffe',
    reinforcement: 'Reinforcementkarten',
    tactic: 'Taktiken',
    commander: 'Commander',
    rank: 'Klasse',
    figures: 'Anzahl × AP/LP',
    mp: 'MP',
    copies: 'Stück',
    text: 'Text',
    timing: 'Wann',
    any: 'jederzeit',
    main: 'außerhalb von Angriffen',
    battle: 'im Kampf',
    response: 'als Antwort',
  },
  fr: {
    ship: 'Vaisseaux',
    reinforcement: 'Renforts',
    tactic: 'Tactiques',
    commander: 'Commandants',
    rank: 'Classe',
    figures: 'Nombre × AP/LP',
    mp: 'MP',
    copies: 'Exemplaires',
    text: 'Texte',
    timing: 'Quand',
    any: 'à tout moment',
    main: 'hors attaque',
    battle: 'au combat',
    response: 'en réponse',
  },
}

type Words = (typeof WORDS)['en']

const ofType = <Type extends AnyCard['type']>(type: Type): readonly CardOf<Type>[] =>
  cards.cards.filter((card): card is CardOf<Type> => card.type === type)

/** One half of the box, kind by kind, from the card file. */
export function CardTables({ speech }: FigureProps) {
  const words = inLang(speech, WORDS)
  const badge = (rank: number) => <ClassBadge rank={rank} size={22} label={className(speech, rank)} />
  const { lang } = speech
  return (
    <div {...SCROLLS} className="sp-fig-tables">
      <Table
        words={words}
        kind="ship"
        heads={[words.rank, words.figures, words.mp, words.copies, words.text]}
      >
        {ofType('ship').map(({ id, name, text, count, ap, lp, mp, perPlayer, class: rank }) => (
          <Row
            key={id}
            cells={[name[lang], badge(rank), `${count} × ${ap}/${lp}`, mp, perPlayer, text[lang]]}
          />
        ))}
      </Table>
      <Table words={words} kind="reinforcement" heads={[words.mp, words.copies, words.text]}>
        {ofType('reinforcement').map(({ id, name, text, gain, perPlayer }) => (
          <Row key={id} cells={[name[lang], `+${gain}`, perPlayer, text[lang]]} />
        ))}
      </Table>
      <Table words={words} kind="tactic" heads={[words.mp, words.timing, words.copies, words.text]}>
        {ofType('tactic').map(({ id, name, text, mp, timing, perPlayer }) => (
          <Row key={id} cells={[name[lang], mp, words[timing], perPlayer, text[lang]]} />
        ))}
      </Table>
      <Table words={words} kind="commander" heads={[words.rank, words.mp, words.text]}>
        {ofType('commander').map(({ id, name, text, mp, onClass }) => (
          <Row key={id} cells={[name[lang], badge(onClass), mp, text[lang]]} />
        ))}
      </Table>
    </div>
  )
}

interface TableProps {
  readonly words: Words
  readonly kind: 'ship' | 'reinforcement' | 'tactic' | 'commander'
  readonly heads: readonly string[]
  readonly children: ReactNode
}

const Table = ({ words, kind, heads, children }: TableProps) => (
  <table className="figure-table">
    <thead>
      <tr>
        <th scope="col" className="sp-fig-kind">
          {words[kind]}
        </th>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
)

const Row = ({ cells: [name, ...cells] }: { readonly cells: readonly ReactNode[] }) => (
  <tr>
    <th scope="row">{name}</th>
    {cells.map((cell, at) => (
      <td key={at}>{cell}</td>
    ))}
  </tr>
)
