// Each effect as it happens: what lies there, and what lies there then
import type { InLangs } from '@sternentisch/grammar'
import type { ComponentType } from 'react'
import { CruiserFace } from '../../board/art/faces.tsx'
import { Pictogram } from '../../board/art/pictograms.tsx'
import { Arrow, Case, Cases, type FigureProps, inLang } from './pieces.tsx'
import { Sector } from './sector.tsx'
import './effects.css'

interface Scene {
  /** Sectors side by side, and the same afterwards. */
  readonly before: readonly string[]
  readonly after: readonly string[]
  readonly lit?: readonly string[]
  readonly words: InLangs<string>
}

const happens =
  ({ before, after, lit = [], words }: Scene): ComponentType<FigureProps> =>
  ({ speech }) => (
    <Cases wide>
      <Case words={inLang(speech, words)}>
        {before.map((stack, at) => (
          <Sector key={at} speech={speech} stack={stack} slots={1} lit={lit} />
        ))}
        <Arrow />
        {after.map((stack, at) => (
          <Sector key={at} speech={speech} stack={stack} slots={1} />
        ))}
      </Case>
    </Cases>
  )

export const Drawing = happens({
  before: ['0-36'],
  after: ['0-36', '0-01b'],
  lit: ['0-36 low'],
  words: {
    en: 'Draw comes into view: a card of the pile lies aside, back up, and joins the hand next round.',
    de: '„Ziehen“ kommt in Sicht: Eine Karte des Stapels liegt verdeckt beiseite und kommt nächste Runde auf die Hand.',
    fr: 'Pioche apparaît : une carte de la pioche attend, face cachée, et rejoint la main à la manche suivante.',
  },
})

export const MoveHorizontal = happens({
  before: ['0-26b 1-12', '0-01'],
  after: ['0-26b', '0-01 1-12'],
  words: {
    en: 'Card 1-12 goes to the top of the sector beside it.',
    de: 'Karte 1-12 rückt in den Sektor daneben und liegt dort oben.',
    fr: 'La carte 1-12 passe au sommet du secteur voisin.',
  },
})

export const MoveVertical = happens({
  before: ['2-08 0-01'],
  after: ['0-01 2-08'],
  lit: ['2-08 low'],
  words: {
    en: 'Card 2-08 comes up from below, and both its halves are in view.',
    de: 'Karte 2-08 kommt von unten nach oben; beide Bereiche sind zu sehen.',
    fr: 'La carte 2-08 remonte au sommet, et ses deux parties sont visibles.',
  },
})

export const MoveFree = happens({
  before: ['0-06 1-12', '', '0-01'],
  after: ['0-06', '', '0-01 1-12'],
  words: {
    en: 'Card 1-12 goes to the top of any sector with a free slot, however far away.',
    de: 'Karte 1-12 kommt in einem beliebigen Sektor mit freiem Feld nach oben, wie weit weg auch immer.',
    fr: 'La carte 1-12 passe au sommet de n’importe quel secteur libre, aussi loin soit-il.',
  },
})

export const Destruction = happens({
  before: ['0-01 3-80 2-08'],
  after: ['0-01 2-08'],
  words: {
    en: 'Card 3-80 is gone, shields or not. What lay above it slides down.',
    de: 'Karte 3-80 ist weg, Schilde hin oder her. Was darüber lag, rutscht nach.',
    fr: 'La carte 3-80 disparaît, écrans ou non. Ce qui la recouvrait glisse vers le bas.',
  },
})

export const HitFighter = happens({
  before: ['2-14'],
  after: ['2-14{u1}'],
  words: {
    en: 'One fighter of the top card is marked. A cruiser is never hurt.',
    de: 'Ein Jäger der obersten Karte wird markiert. Einen Kreuzer trifft es nie.',
    fr: 'Un Chasseur de la carte du dessus est marqué. Aucun Croiseur n’en souffre.',
  },
})

const HULL = { en: 'hull {n}', de: 'Hülle {n}', fr: 'blindage {n}' }

/** A cruiser, and the number on its hull. */
const Hit =
  (symbol: 'hitEnemy' | 'hitOwn', words: InLangs<string>): ComponentType<FigureProps> =>
  ({ speech }) => {
    const hull = (n: number) => (
      <span className="sf-fig-hull" role="img" aria-label={inLang(speech, HULL).replace('{n}', String(n))}>
        <CruiserFace cruiser={symbol === 'hitEnemy' ? 'athena' : 'ares'} />
        <b>{n}</b>
      </span>
    )
    return (
      <Cases wide>
        <Case words={inLang(speech, words)}>
          <span className={symbol === 'hitEnemy' ? 'sf-fig-enemy sf-fig-hulls' : 'sf-fig-own sf-fig-hulls'}>
            {hull(18)}
            <Pictogram symbol={symbol} size={30} />
            <Arrow />
            {hull(17)}
          </span>
        </Case>
      </Cases>
    )
  }

export const HitEnemy = Hit('hitEnemy', {
  en: 'The cruiser across the table loses one hull, wherever the card lies.',
  de: 'Der Kreuzer gegenüber verliert einen Hüllenpunkt, wo auch immer die Karte liegt.',
  fr: 'Le Croiseur d’en face perd un point de blindage, où que soit la carte.',
})

export const HitOwn = Hit('hitOwn', {
  en: 'Your own cruiser pays: one hull.',
  de: 'Der eigene Kreuzer zahlt: einen Hüllenpunkt.',
  fr: 'C’est votre Croiseur qui paie : un point de blindage.',
})
