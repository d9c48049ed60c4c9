import type { InLangs } from '@sternentisch/grammar'
import type { ComponentType } from 'react'
import { Arrow, Case, Cases, type FigureProps, inLang } from './pieces.tsx'
import { Sector } from './sector.tsx'

interface Step {
  readonly before: string
  /** One sector, or several side by side. */
  readonly after: readonly string[]
  readonly lit?: readonly string[]
  readonly words: InLangs<string>
}

/** A figure of cases: a sector, what becomes of it, and why. */
const beforeAfter =
  (...steps: readonly Step[]): ComponentType<FigureProps> =>
  ({ speech }) => (
    <Cases wide>
      {steps.map(({ before, after, lit = [], words }) => (
        <Case key={before} words={inLang(speech, words)}>
          <Sector speech={speech} stack={before} />
          <Arrow />
          {after.map((stack) => (
            <Sector key={stack} speech={speech} stack={stack} lit={lit} />
          ))}
        </Case>
      ))}
    </Cases>
  )

export const Shields = beforeAfter({
  before: '2-43',
  after: ['2-43{u1,s3}'],
  words: {
    en: 'A salvo of 4 hits shields 3: three markers on the shields, one on a fighter. At the end of the round only the shields recover.',
    de: 'Eine Salve von 4 trifft Schilde 3: drei Marker auf die Schilde, einer auf einen Jäger. Am Ende der Runde erholen sich nur die Schilde.',
    fr: 'Une salve de 4 touche un écran 3 : trois marqueurs sur les écrans, un sur un Chasseur. À la fin de la manche, seuls les écrans se régénèrent.',
  },
})

export const ForceField = beforeAfter(
  {
    before: '0-01 3-50',
    after: ['0-01 3-50{u1}'],
    words: {
      en: 'A salvo of 5: one marker, the other four are lost.',
      de: 'Eine Salve von 5: ein Marker, die übrigen vier verpuffen.',
      fr: 'Une salve de 5 : un marqueur, les quatre autres sont perdus.',
    },
  },
  {
    before: '2-08 3-50{u1}',
    after: ['2-08'],
    lit: ['2-08 up'],
    words: {
      en: 'Again 5, on the last fighter: the card is destroyed, Hit enemy cruiser comes into view, and four damage are lost all the same.',
      de: 'Wieder 5, auf den letzten Jäger: Die Karte ist zerstört, „Beschädige den feindlichen Kreuzer“ kommt in Sicht, und vier Treffer verpuffen trotzdem.',
      fr: 'Encore 5, sur le dernier Chasseur : la carte est détruite, « Dégâts sur Croiseur adverse » apparaît, et quatre dégâts sont tout de même perdus.',
    },
  },
)

export const Repair = beforeAfter(
  {
    before: '1-02{u3}',
    after: ['1-02 0-01b'],
    words: {
      en: 'Only one of four fighters is left. Cover them: the markers are gone, and the back shoots with two.',
      de: 'Nur einer von vier Jägern ist übrig. Verdecke sie: Die Marker sind weg, und die Rückseite schießt mit zweien.',
      fr: 'Il ne reste qu’un Chasseur sur quatre. Recouvrez-les : les marqueurs s’en vont, et le verso tire deux coups.',
    },
  },
  {
    before: '2-14{u2,l1}',
    after: ['2-14{l1} 0-01b'],
    words: {
      en: 'Only the covered half is repaired. The marker on the lower half stays, because that half stays visible.',
      de: 'Nur der verdeckte Bereich ist repariert. Der Marker auf dem unteren bleibt, denn der ist weiter zu sehen.',
      fr: 'Seule la partie recouverte est réparée. Le marqueur de la partie inférieure reste, puisqu’on la voit toujours.',
    },
  },
)

export const Gap = beforeAfter({
  before: '0-26b 1-12 2-08 3-10',
  after: ['0-26b 1-12 3-10', '2-08'],
  lit: ['2-08 up'],
  words: {
    en: 'Card 3-10 moves 2-08 out from under itself. The upper half of 2-08 comes into view: Hit enemy cruiser. 3-10 slides down in the same step, so the upper half of 1-12 is never seen.',
    de: 'Karte 3-10 bewegt 2-08 unter sich hervor. Der obere Bereich von 2-08 kommt in Sicht: „Beschädige den feindlichen Kreuzer“. 3-10 rutscht im selben Schritt nach, der obere Bereich von 1-12 ist also nie zu sehen.',
    fr: 'La carte 3-10 déplace 2-08, qu’elle recouvre. La partie supérieure de 2-08 apparaît : « Dégâts sur Croiseur adverse ». 3-10 glisse vers le bas dans la même étape, et la partie supérieure de 1-12 n’est donc jamais vue.',
  },
})

export const Pivot = beforeAfter(
  {
    before: '0-01 2-08{u1}',
    after: ["0-01 2-08'{u1}"],
    words: {
      en: 'On top: both halves were visible and still are. Nothing happens, and the marker stays.',
      de: 'Zuoberst: Beide Bereiche waren zu sehen und sind es noch. Es geschieht nichts, und der Marker bleibt.',
      fr: 'Au sommet : les deux parties étaient visibles et le restent. Il ne se passe rien, et le marqueur reste.',
    },
  },
  {
    before: '2-34{l1} 0-06',
    after: ["2-34' 0-06"],
    lit: ['2-34 low'],
    words: {
      en: 'Covered: the lower half disappears with its marker, the upper one comes to light, and its Vertical move happens.',
      de: 'Verdeckt: Der untere Bereich verschwindet samt Marker, der obere kommt zum Vorschein, und seine Vertikale Bewegung geschieht.',
      fr: 'Recouverte : la partie inférieure disparaît avec son marqueur, la supérieure apparaît, et son Déplacement vertical se produit.',
    },
  },
)

export const BarrelRoll = beforeAfter(
  {
    before: '1-02{u3}',
    after: ['1-02b'],
    words: {
      en: 'A way to repair: three damaged fighters become two fresh ones.',
      de: 'So lässt sich reparieren: Aus drei beschädigten Jägern werden zwei frische.',
      fr: 'Une façon de réparer : trois Chasseurs endommagés font place à deux Chasseurs intacts.',
    },
  },
  {
    before: "3-25b' 0-01",
    after: ["3-25' 0-01"],
    lit: ['3-25 low'],
    words: {
      en: 'A turned, covered back shows its front, still turned: only the printed upper half comes into view, and Hit enemy cruiser happens.',
      de: 'Eine gedrehte, verdeckte Rückseite zeigt ihre Vorderseite, weiter gedreht: Nur der gedruckte obere Bereich kommt in Sicht, und „Beschädige den feindlichen Kreuzer“ geschieht.',
      fr: 'Un verso pivoté et recouvert montre son recto, toujours pivoté : seule la partie supérieure imprimée apparaît, et « Dégâts sur Croiseur adverse » s’applique.',
    },
  },
)

export const Cancel = beforeAfter({
  before: '0-86',
  after: ['0-86b'],
  words: {
    en: 'Card 0-86 is played with two effects. Its owner takes the Barrel roll first and flips the card itself: Hit own cruiser is hidden before its turn and never happens.',
    de: 'Karte 0-86 wird mit zwei Effekten gespielt. Wem sie gehört, der nimmt zuerst die Fassrolle und dreht die Karte selbst um: „Beschädige den eigenen Kreuzer“ ist verborgen, bevor es drankommt, und geschieht nie.',
    fr: 'La carte 0-86 est jouée avec deux effets. Son propriétaire choisit d’abord le Retournement et retourne la carte elle-même : « Dégâts sur son Croiseur » est caché avant son tour et ne se produit jamais.',
  },
})
