import { Arrow, Case, Cases, type FigureProps, inLang, Ships, Solar } from './pieces.tsx'

const WORDS = {
  en: {
    won: 'Won without a shield: your ships are used up.',
    shield: 'Won with a shield: your ships come home.',
    lost: 'Not won: your ships come home in any case.',
  },
  de: {
    won: 'Gewonnen ohne Schild: Deine Schiffe sind verbraucht.',
    shield: 'Gewonnen mit Schild: Deine Schiffe kehren heim.',
    lost: 'Nicht gewonnen: Deine Schiffe kehren auf jeden Fall heim.',
  },
  fr: {
    won: 'Gagné sans bouclier\u00a0: vos vaisseaux sont dépensés.',
    shield: 'Gagné avec un bouclier\u00a0: vos vaisseaux rentrent.',
    lost: 'Pas gagné\u00a0: vos vaisseaux rentrent dans tous les cas.',
  },
}

const CASES = [
  { key: 'won', solar: '4:4', ships: 'Cr', to: 'discard' },
  { key: 'shield', solar: '3:3F', ships: 'Cr', to: 'reserve' },
  { key: 'lost', solar: '4:4', ships: 'Wr', to: 'reserve' },
] as const

export function ComingHome({ speech }: FigureProps) {
  const words = inLang(speech, WORDS)
  return (
    <Cases>
      {CASES.map(({ key, solar, ships, to }) => (
        <Case key={key} words={words[key]}>
          <Solar speech={speech} card={solar} size={48} />
          <Ships speech={speech} ships={ships} card={50} />
          <Arrow />
          <b>{to === 'discard' ? speech.say('stellar.draw.discard') : speech.say('stellar.draw.reserve')}</b>
        </Case>
      ))}
    </Cases>
  )
}
