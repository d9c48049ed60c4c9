import type { Chapter } from '@sternentisch/grammar'
import { BaseHit } from '../figures/effects.tsx'
import { Wall } from '../figures/wall.tsx'

export const base: Chapter = {
  id: 'SP-13',
  title: { en: 'The Base', de: 'Die Basis', fr: 'La Base' },
  intro: {
    en: 'Everything turns on it: it cannot heal, and it cannot be lost to a trick.',
    de: 'Um sie dreht sich alles: Sie heilt nicht, und kein Trick kann sie auslöschen.',
    fr: 'Tout tourne autour d’elle : elle ne guérit pas, et aucune astuce ne peut l’effacer.',
  },
  rules: [
    {
      id: 'SP-13.1',
      text: {
        en: 'The Base is a single ship of class IV with 1000 LP, in your base fleet. You can neither move nor sacrifice it, and it cannot be removed from the game.\n\nReconstruction: it has AP 0, so it does not fire.',
        de: 'Die Basis ist ein einzelnes Schiff der Klasse IV mit 1000 LP in deiner Basisflotte. Du kannst sie weder verschieben noch opfern, und aus dem Spiel entfernen lässt sie sich nicht.\n\nRekonstruktion: Sie hat 0 AP, feuert also nicht.',
        fr: 'La Base est un vaisseau unique de classe IV à 1000 LP, dans votre flotte de Base. Vous ne pouvez ni la déplacer ni la sacrifier, et elle ne peut être retirée du jeu.\n\nReconstitution : elle a AP 0 et ne tire donc pas.',
      },
    },
    {
      id: 'SP-13.2',
      text: {
        en: 'It is immune to destroy, kill and repair: such an effect passes on to the next ship without being used up. It is never reconstructed. Shots and damage hurt it, and it can be jammed.',
        de: 'Sie ist immun gegen Zerstören, Vernichten und Reparieren: So ein Effekt geht zum nächsten Schiff weiter, ohne sich zu verbrauchen. Rekonstruiert wird sie nie. Schüsse und Schaden treffen sie, und lähmen lässt sie sich auch.',
        fr: 'Elle est immunisée contre la destruction, l’anéantissement et la réparation : un tel effet passe au vaisseau suivant sans se dépenser. Elle n’est jamais reconstruite. Les tirs et les dégâts la blessent, et on peut la paralyser.',
      },
    },
    {
      id: 'SP-13.3',
      text: {
        en: 'What the Base has lost is lost: it does not heal at the end of the turn.',
        de: 'Was die Basis verloren hat, bleibt verloren: Am Ende des Zuges heilt sie nicht.',
        fr: 'Ce que la Base a perdu l’est pour de bon : elle ne guérit pas à la fin du tour.',
      },
      Figure: BaseHit,
    },
    {
      id: 'SP-13.4',
      text: {
        en: 'It may stand in front of or behind other class IV cards. You decide when you set the order; a strong card in front is a wall.',
        de: 'Sie darf vor oder hinter anderen Karten der Klasse IV stehen. Das entscheidest du beim Ordnen; eine starke Karte davor ist ein Wall.',
        fr: 'Elle peut se tenir devant ou derrière d’autres cartes de classe IV. Vous en décidez en fixant l’ordre ; une carte solide devant elle fait rempart.',
      },
      Figure: Wall,
    },
  ],
}
