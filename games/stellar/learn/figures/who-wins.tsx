import { Case, Cases, type FigureProps, inLang, Ships, Solar } from './pieces.tsx'

const WORDS = {
  en: {
    you: 'you',
    them: 'opponent',
    military: 'You win: one military ship beats 9 settlement points.',
    settlement: 'You win with 5 settlement points to 3.',
    tie: 'Nobody wins: 4 to 4.',
  },
  de: {
    you: 'du',
    them: 'Gegner',
    military: 'Du gewinnst: Ein Militärschiff schlägt 9 Siedlungspunkte.',
    settlement: 'Du gewinnst mit 5 zu 3 Siedlungspunkten.',
    tie: 'Niemand gewinnt: 4 zu 4.',
  },
  fr: {
    you: 'vous',
    them: 'adversaire',
    military: 'Vous gagnez\u00a0: un vaisseau militaire bat 9 points de colonie.',
    settlement: 'Vous gagnez avec 5 points de colonie contre 3.',
    tie: 'Personne ne gagne\u00a0: 4 à 4.',
  },
}

const CASES = [
  { key: 'military', them: 'Fo Wr Me', you: 'Ki', solar: '4' },
  { key: 'settlement', them: 'Wr', you: 'Fo Ro', solar: '1' },
  { key: 'tie', them: 'Fo', you: 'Wr Ro', solar: '3' },
] as const

export function WhoWins({ speech }: FigureProps) {
  const words = inLang(speech, WORDS)
  return (
    <Cases>
      {CASES.map(({ key, them, you, solar }) => (
        <Case key={key} words={words[key]}>
          <span className="st-fig-sides">
            <Ships speech={speech} ships={them} card={50} />
            <small>{words.them}</small>
          </span>
          <Solar speech={speech} card={solar} size={48} />
          <span className="st-fig-sides">
            <Ships speech={speech} ships={you} card={50} />
            <small>{words.you}</small>
          </span>
        </Case>
      ))}
    </Cases>
  )
}
