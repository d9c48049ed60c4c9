import type { Chapter } from '@sternentisch/grammar'
import { Facing } from '../figures/facing.tsx'

export const shift: Chapter = {
  id: 'SF-4',
  title: {
    en: 'Battle: shift and direction',
    de: 'Kampf: Verschieben und Richtung',
    fr: 'Bataille : décalage et sens',
  },
  intro: {
    en: 'Before the shots fall, the initiative holder decides who faces whom and where it begins.',
    de: 'Wer die Initiative hat, bestimmt vor dem ersten Schuss, wer wem gegenüberliegt und wo es losgeht.',
    fr: 'Avant les tirs, celui qui a l’Initiative décide qui fait face à qui, et où cela commence.',
  },
  rules: [
    {
      id: 'SF-4.1',
      text: {
        en: 'Only the initiative holder may shift, and only their own board: one sector to the left, one to the right, or not at all.',
        de: 'Nur wer die Initiative hat, darf verschieben, und nur das eigene Tableau: einen Sektor nach links, einen nach rechts oder gar nicht.',
        fr: 'Seul celui qui a l’Initiative peut décaler un plateau, et seulement le sien : d’un secteur à gauche, d’un secteur à droite, ou pas du tout.',
      },
    },
    {
      id: 'SF-4.2',
      text: {
        en: 'At least two sectors of each board must still face each other afterwards. So the offset is at most 3, and 5 minus the offset is the number of facing pairs.',
        de: 'Danach müssen sich noch mindestens zwei Sektoren jedes Tableaus gegenüberliegen. Der Versatz beträgt also höchstens 3, und 5 minus Versatz ist die Zahl der Paare.',
        fr: 'Au moins deux secteurs de chaque plateau doivent encore se faire face ensuite. Le décalage est donc de 3 au plus, et 5 moins le décalage donne le nombre de paires.',
      },
      Figure: Facing,
    },
    {
      id: 'SF-4.3',
      text: {
        en: 'The offset stays from round to round: a shift is undone only by shifting back. Left and right are those of whoever shifts.',
        de: 'Der Versatz bleibt von Runde zu Runde: Eine Verschiebung wird nur durch Zurückschieben aufgehoben. Links und rechts gelten aus der Sicht dessen, der verschiebt.',
        fr: 'Le décalage demeure d’une manche à l’autre : seul un décalage inverse l’annule. La gauche et la droite sont celles du joueur qui décale son plateau.',
      },
    },
    {
      id: 'SF-4.4',
      text: {
        en: 'Then the same player chooses the direction of this battle: from their left to their right, or the other way. Every facing pair fights exactly once, and none is skipped.',
        de: 'Dann wählt dieselbe Person die Richtung dieses Kampfes: von ihrer linken zur rechten Seite oder umgekehrt. Jedes gegenüberliegende Paar kämpft genau einmal, keines wird ausgelassen.',
        fr: 'Puis la même personne choisit le sens de cette Bataille : de sa gauche vers sa droite, ou l’inverse. Chaque paire face à face combat une fois exactement, et aucune n’est sautée.',
      },
    },
    {
      id: 'SF-4.5',
      text: {
        en: 'A sector that faces nothing takes no part: it neither shoots nor is shot at.',
        de: 'Ein Sektor ohne Gegenüber nimmt nicht teil: Er schießt nicht und wird nicht beschossen.',
        fr: 'Un secteur sans vis-à-vis ne participe pas : il ne tire pas et n’est pas touché.',
      },
    },
  ],
}
