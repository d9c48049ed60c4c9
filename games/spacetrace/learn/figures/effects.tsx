// Each effect as it happens on a ship card
import type { InLangs } from '@sternentisch/grammar'
import type { ComponentProps, ComponentType } from 'react'
import { Case, Cases, cardOf, type FigureProps, inLang, Unit } from './pieces.tsx'

type Shown = Omit<ComponentProps<typeof Unit>, 'speech'>

/** Cards with what becomes of them, and a line on it. */
const happens =
  (words: InLangs<string>, ...units: readonly Shown[]): ComponentType<FigureProps> =>
  ({ speech }) => (
    <Cases>
      <Case words={inLang(speech, words)}>
        {units.map((unit) => (
          <Unit key={unit.card} speech={speech} {...unit} />
        ))}
      </Case>
    </Cases>
  )

export const Damaged = happens(
  {
    en: 'Sixty ships from the front lose 1 LP each. Fighters have no more than that: forty are left.',
    de: 'Sechzig Schiffe von vorn verlieren je 1 LP. Mehr haben Jäger nicht: Vierzig bleiben.',
    fr: 'Soixante vaisseaux de l’avant perdent 1 LP chacun. Les chasseurs n’en ont pas plus\u00a0: il en reste quarante.',
  },
  { card: 'fighter', side: 'foe', after: 40 },
)

export const Destroyed = happens(
  {
    en: 'Forty ships from the front are gone, whatever LP they had.',
    de: 'Vierzig Schiffe von vorn sind weg, wie viele LP sie auch hatten.',
    fr: 'Quarante vaisseaux de l’avant disparaissent, quels que soient leurs LP.',
  },
  { card: 'fighter', side: 'foe', after: 60 },
)

export const Jammed = happens(
  {
    en: 'Forty of a hundred are struck through: they live, and do not fire in this battle.',
    de: 'Vierzig von hundert sind durchgestrichen: Sie leben und feuern in diesem Kampf nicht.',
    fr: 'Quarante sur cent sont barrés\u00a0: ils vivent, mais ne tirent pas dans ce combat.',
  },
  { card: 'fighter', side: 'foe', jammed: 40 },
)

export const Repaired = happens(
  {
    en: 'The cruiser lives, so it gets all its LP back.',
    de: 'Der Kreuzer lebt, also bekommt er alle LP zurück.',
    fr: 'Le croiseur vit encore\u00a0: il retrouve tous ses LP.',
  },
  { card: 'cruiser', before: 40, after: 100 },
)

export const Reconstructed = happens(
  {
    en: 'Twenty-five destroyed fighters fly again.',
    de: 'Fünfundzwanzig zerstörte Jäger fliegen wieder.',
    fr: 'Vingt-cinq chasseurs détruits reprennent leur vol.',
  },
  { card: 'fighter', before: 50, after: 75 },
)

export const Removed = happens(
  {
    en: 'The whole card is gone for good, and nobody counts it as a wreck.',
    de: 'Die ganze Karte ist für immer weg, und niemand zählt sie als Wrack.',
    fr: 'Toute la carte quitte la partie pour de bon, et personne ne la compte comme épave.',
  },
  { card: 'heavycruiser', side: 'foe', after: 0 },
)

export const Boosted = happens(
  {
    en: 'AP ×2: until the battle ends each fighter shoots for two.',
    de: 'AP ×2: Bis der Kampf endet, schießt jeder Jäger für zwei.',
    fr: 'AP ×2\u00a0: jusqu’à la fin du combat, chaque chasseur tire pour deux.',
  },
  { card: 'fighter', ap: 2 },
)

export const Selfdestroyed = happens(
  {
    en: 'Once its class has fought, the card is killed, won or lost.',
    de: 'Hat ihre Klasse gekämpft, ist die Karte vernichtet, gewonnen oder verloren.',
    fr: 'Une fois que sa classe a combattu, la carte est anéantie, gagné ou perdu.',
  },
  { card: 'fireship', after: 0 },
)

export const BaseHit = happens(
  {
    en: 'Eighty LP gone, and nothing brings them back.',
    de: 'Achtzig LP weg, und nichts bringt sie zurück.',
    fr: 'Quatre-vingts LP de moins, et rien ne les rendra.',
  },
  { card: 'base', side: 'foe', before: 1000, after: 920 },
)

export const Commanded = happens(
  {
    en: 'A commander with +20 AP for class III: every cruiser of the player fires harder, in every fleet.',
    de: 'Ein Commander mit +20 AP für Klasse III: Jeder Kreuzer des Spielers feuert stärker, in jeder Flotte.',
    fr: 'Un commandant à +20 AP pour la classe III\u00a0: chaque croiseur du joueur tire plus fort, dans chaque flotte.',
  },
  { card: 'cruiser', ap: 120 },
)

export const Opened = happens(
  {
    en: 'The Mothership is the first card of a fleet of its own.',
    de: 'Das Mutterschiff ist die erste Karte einer eigenen Flotte.',
    fr: 'Le Vaisseau mère est la première carte d’une flotte à lui.',
  },
  { card: 'mothership' },
)

const PAID = {
  en: 'Recruits and Veterans bring 200 MP: enough for a battleship at 180, and 20 are left for this turn.',
  de: 'Rekruten und Veteranen bringen 200 MP: genug für ein Schlachtschiff zu 180, und 20 bleiben für diesen Zug.',
  fr: 'Recrues et vétérans apportent 200 MP\u00a0: assez pour un cuirassé à 180, et il en reste 20 pour ce tour.',
}

/** SP-4.2 */
export const Paid = ({ speech }: FigureProps) => (
  <Cases>
    <Case words={inLang(speech, PAID)}>
      {['recruits', 'veterans'].map((id) => {
        const card = cardOf(id)
        return (
          <span key={id} className="sp-fig-unit sp-fig-own">
            <span className="sp-fig-head">
              <b>{card.name[speech.lang]}</b>
            </span>
            <span className="sp-fig-count">
              <strong>+{card.type === 'reinforcement' ? card.gain : 0} MP</strong>
            </span>
          </span>
        )
      })}
    </Case>
  </Cases>
)
