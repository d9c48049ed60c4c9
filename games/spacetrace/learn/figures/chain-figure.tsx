import './signs.css'
import { cardOf, type FigureProps, inLang } from './pieces.tsx'

const WORDS = {
  en: {
    played: ['played first', 'played second', 'played third'],
    works: ['works first', 'works second', 'works third'],
    you: 'you',
    they: 'opponent',
    bombard: 'Not cancelled after all: 80 damage to the enemy Base.',
    theirs: 'Cancelled: does nothing.',
    yours: 'Cancels the opponent’s card.',
  },
  de: {
    played: ['zuerst gespielt', 'als Zweite gespielt', 'als Dritte gespielt'],
    works: ['wirkt zuerst', 'wirkt als Zweite', 'wirkt als Dritte'],
    you: 'du',
    they: 'Gegner',
    bombard: 'Am Ende doch nicht aufgehoben: 80 Schaden an der gegnerischen Basis.',
    theirs: 'Aufgehoben: bewirkt nichts.',
    yours: 'Hebt die Karte des Gegners auf.',
  },
  fr: {
    played: ['jouée en premier', 'jouée en deuxième', 'jouée en troisième'],
    works: ['agit en premier', 'agit en deuxième', 'agit en troisième'],
    you: 'vous',
    they: 'adversaire',
    bombard: 'Finalement pas annulée\u00a0: 80 dégâts à la Base adverse.',
    theirs: 'Annulée\u00a0: ne fait rien.',
    yours: 'Annule la carte adverse.',
  },
}

const CHAIN = [
  { card: 'bombard', by: 'you', does: 'bombard' },
  { card: 'counter', by: 'they', does: 'theirs' },
  { card: 'counter', by: 'you', does: 'yours' },
] as const

/** SP-6.3: K30 of the examples, the last card on top. */
export function ChainFigure({ speech }: FigureProps) {
  const words = inLang(speech, WORDS)
  const last = CHAIN.length - 1
  return (
    <ol className="sp-fig-chain" reversed>
      {CHAIN.map((item, at) => ({ ...item, at }))
        .reverse()
        .map(({ card, by, does, at }) => (
          <li key={at}>
            <b>{cardOf(card).name[speech.lang]}</b>
            <small>{words[by]}</small>
            <span>
              {words.played[at]} · {words.works[last - at]}
            </span>
            <p>{words[does]}</p>
          </li>
        ))}
    </ol>
  )
}
