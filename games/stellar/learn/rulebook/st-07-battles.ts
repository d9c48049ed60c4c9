import type { Chapter } from '@sternentisch/grammar'
import { CombatChart } from '../figures/combat-chart.tsx'
import { TopFirst } from '../figures/top-first.tsx'

export const battles: Chapter = {
  id: 'ST-7',
  title: { en: 'Battles', de: 'Kämpfe', fr: 'Combats' },
  intro: {
    en: 'Where military ships of two sides meet, one side remains.',
    de: 'Wo Militärschiffe zweier Seiten zusammentreffen, bleibt eine Seite übrig.',
    fr: 'Là où se rencontrent les vaisseaux militaires de deux camps, un seul camp reste.',
  },
  rules: [
    {
      id: 'ST-7.1',
      text: {
        en: 'When a military ship comes into a sector with enemy military ships, a battle begins. It does not matter whether it was laid, moved by a Warp Ring or brought back by a Mend, nor who lies open and who face-down.',
        de: 'Kommt ein Militärschiff in einen Sektor mit gegnerischen Militärschiffen, beginnt ein Kampf. Ob es gelegt, von einem Warp Ring versetzt oder von einem Mend geholt wurde, ist gleich, und ebenso, wer offen und wer verdeckt liegt.',
        fr: 'Quand un vaisseau militaire arrive dans un secteur où se trouvent des vaisseaux militaires adverses, un combat commence. Peu importe qu’il soit posé, déplacé par un Warp Ring ou récupéré par un Mend, et peu importe qui est visible ou caché.',
      },
    },
    {
      id: 'ST-7.2',
      text: {
        en: 'Your own military ships get along with each other, and in Tandem with those of your partner. Civil ships stay out of every battle.',
        de: 'Deine eigenen Militärschiffe vertragen sich untereinander, im Tandem auch mit denen deines Partners. Zivile Schiffe bleiben bei jedem Kampf außen vor.',
        fr: 'Vos propres vaisseaux militaires s’entendent entre eux et, en Tandem, avec ceux de votre partenaire. Les vaisseaux civils restent à l’écart de tout combat.',
      },
    },
    {
      id: 'ST-7.3',
      text: {
        en: 'The newcomer is the attacker. It fights one enemy after another: until it is destroyed itself, or until the sector is free of enemy military ships. Turning back is impossible.',
        de: 'Das neue Schiff ist der Angreifer. Es kämpft gegen einen Gegner nach dem anderen: bis es selbst zerstört ist oder bis kein gegnerisches Militärschiff mehr im Sektor liegt. Umkehren kann es nicht.',
        fr: 'Le nouveau venu est l’attaquant. Il combat un adversaire après l’autre : jusqu’à sa propre destruction, ou jusqu’à ce que le secteur soit libre de vaisseaux militaires adverses. Il ne peut pas faire demi-tour.',
      },
    },
    {
      id: 'ST-7.4',
      text: {
        en: 'From an enemy stack the uppermost military ship fights first, then the next one below. Civil ships between them are skipped.',
        de: 'Aus einem gegnerischen Stapel kämpft zuerst das oberste Militärschiff, dann das nächste darunter. Zivile Schiffe dazwischen werden übersprungen.',
        fr: 'Dans une pile adverse, c’est le vaisseau militaire le plus haut qui combat d’abord, puis le suivant en dessous. Les vaisseaux civils entre eux sont sautés.',
      },
      Figure: TopFirst,
    },
    {
      id: 'ST-7.5',
      text: {
        en: 'If military ships of two enemies wait there, whoever owns the attacker says before each fight whose uppermost one is next. That can only come up in Tandem.',
        de: 'Haben dort zwei Gegner Militärschiffe, sagt der Besitzer des Angreifers vor jedem Kampf, wessen oberstes als Nächstes drankommt. Das kann nur im Tandem vorkommen.',
        fr: 'Si deux adversaires y ont des vaisseaux militaires, le propriétaire de l’attaquant annonce avant chaque combat lequel viendra ensuite. Ce cas ne se présente qu’en Tandem.',
      },
    },
    {
      id: 'ST-7.6',
      text: {
        en: 'The chart says who is destroyed. A Slicer cuts up a Foil, a Foil wraps up a Crusher, a Crusher smashes a Slicer. The Destroyer beats these three, and the Kite beats nothing but the Destroyer. Two equal ships destroy each other. Attacking brings no advantage.\n\nReconstruction: the picture of who beats whom is lost. The triangle of Slicer, Crusher and Foil is hardly in doubt; what Destroyer and Kite do is concluded from how many there are of them. Option “Combat”: in one variant every ship beats two others, in another the Kite always takes its opponent along.',
        de: 'Das Schaubild sagt, wer zerstört wird. Slicer schneidet Foil, Foil umhüllt Crusher, Crusher zerschmettert Slicer. Der Destroyer schlägt diese drei, und der Kite schlägt einzig den Destroyer. Zwei gleiche Schiffe zerstören einander. Anzugreifen bringt keinen Vorteil.\n\nRekonstruktion: Das Bild, das zeigt, wer wen schlägt, ist verloren. Das Dreieck aus Slicer, Crusher und Foil ist so gut wie sicher; Destroyer und Kite sind aus den Stückzahlen erschlossen. Option „Kampf“: In einer Variante schlägt jedes Schiff zwei andere, in einer weiteren reißt der Kite seinen Gegner immer mit.',
        fr: 'Le tableau dit qui est détruit. Le Slicer coupe le Foil, le Foil enveloppe le Crusher, le Crusher écrase le Slicer. Le Destroyer bat ces trois-là, et le Kite ne bat que le Destroyer. Deux vaisseaux identiques se détruisent l’un l’autre. Attaquer n’apporte aucun avantage.\n\nReconstitution : l’image montrant qui bat qui est perdue. Le triangle Slicer, Crusher, Foil est presque certain ; Destroyer et Kite sont déduits du nombre de vaisseaux. Option « Combat » : dans une variante, chaque vaisseau en bat deux autres ; dans une autre, le Kite entraîne toujours son adversaire dans sa perte.',
      },
      Figure: CombatChart,
    },
    {
      id: 'ST-7.7',
      text: {
        en: 'Only the two owners look at the two ships. The others learn which cards are gone, and nothing about cards that lay face-down.',
        de: 'Nur die beiden Besitzer sehen die zwei Schiffe an. Die anderen erfahren, welche Karten verschwinden, aber nichts über solche, die verdeckt lagen.',
        fr: 'Seuls les deux propriétaires regardent les deux vaisseaux. Les autres apprennent quelles cartes disparaissent, mais rien sur celles qui étaient cachées.',
      },
    },
    {
      id: 'ST-7.8',
      text: {
        en: 'Who lay face-down before a fight and survives lies face-down afterwards.',
        de: 'Wer vor dem Kampf verdeckt lag und übrig bleibt, liegt auch danach verdeckt.',
        fr: 'Qui était caché avant le combat et survit reste caché ensuite.',
      },
    },
    {
      id: 'ST-7.9',
      text: {
        en: 'Destroyed ships are laid onto their owner’s discard with the back up. Those who had not seen the ship before will not see it now.',
        de: 'Zerstörte Schiffe kommen mit der Rückseite nach oben in die Ablage ihres Besitzers. Wer das Schiff bis dahin nicht gesehen hat, sieht es auch jetzt nicht.',
        fr: 'Les vaisseaux détruits vont, dos visible, dans la défausse de leur propriétaire. Qui n’avait pas vu le vaisseau auparavant ne le voit pas non plus maintenant.',
      },
    },
    {
      id: 'ST-7.10',
      text: {
        en: 'Turning a military ship open leads to no battle: it fought its battles when it arrived.',
        de: 'Ein Militärschiff aufzudecken führt zu keinem Kampf: Gekämpft hat es schon bei seiner Ankunft.',
        fr: 'Révéler un vaisseau militaire n’entraîne aucun combat : il a combattu en arrivant.',
      },
    },
  ],
}
