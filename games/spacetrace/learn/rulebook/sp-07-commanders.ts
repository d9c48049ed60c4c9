import type { Chapter } from '@sternentisch/grammar'
import { Commanded } from '../figures/effects.tsx'

export const commanders: Chapter = {
  id: 'SP-7',
  title: { en: 'Commanders', de: 'Commander', fr: 'Commandants' },
  intro: {
    en: 'A hero aboard one of your ships helps all of them. Only in the full game.',
    de: 'Ein Held auf einem deiner Schiffe hilft allen. Nur im vollen Spiel.',
    fr: 'Un héros à bord d’un de vos vaisseaux les aide tous. Seulement dans la partie complète.',
  },
  rules: [
    {
      id: 'SP-7.1',
      text: {
        en: 'You play a commander in your main phase, outside the attack: at most one a turn, and only while you have none in play. You cannot replace one.',
        de: 'Einen Commander spielst du in deiner Hauptphase, außerhalb des Angriffs: höchstens einen in jedem Zug, und nur wenn du keinen im Spiel hast. Ablösen kannst du ihn nicht.',
        fr: 'Vous jouez un commandant dans votre phase principale, hors attaque : un au plus par tour, et seulement si vous n’en avez pas en jeu. On ne peut pas le remplacer.',
      },
    },
    {
      id: 'SP-7.2',
      text: {
        en: 'A commander goes aboard one of your ship cards: of the class named, and with a living ship. The Base is a class IV card, so it will do too; without the option “Commander on the Base” it will not.',
        de: 'Er nimmt auf einer deiner Schiffskarten Platz, die zur genannten Klasse gehört und noch ein lebendes Schiff hat. Auch die Basis ist eine Karte der Klasse IV und darf es sein; ohne die Option „Commander auf der Basis“ nicht.',
        fr: 'Il prend place sur une de vos cartes vaisseau de la classe indiquée qui a un vaisseau vivant. La Base est une carte de classe IV et convient donc aussi ; sans l’option « Commandant sur la Base », non.',
      },
    },
    {
      id: 'SP-7.3',
      text: {
        en: 'From then on the effect holds for all your fleets, whether that ship fights or not, as long as the commander is in play.',
        de: 'Von da an gilt seine Wirkung für alle deine Flotten, ob sein Schiff kämpft oder nicht, solange er im Spiel ist.',
        fr: 'Dès lors, son effet vaut pour toutes vos flottes, que son vaisseau combatte ou non, tant qu’il est en jeu.',
      },
      Figure: Commanded,
    },
    {
      id: 'SP-7.4',
      text: {
        en: 'Commanders go down with their ship card: to the discard pile, or out of the game if the card is removed from it. Losses on the card do not touch them while one ship lives.',
        de: 'Er geht mit seiner Schiffskarte unter: auf den Ablagestapel oder aus dem Spiel, wenn die Karte daraus entfernt wird. Verluste auf der Karte berühren ihn nicht, solange ein Schiff lebt.',
        fr: 'Il disparaît avec sa carte vaisseau : vers la défausse, ou hors du jeu si la carte en est retirée. Les pertes sur la carte ne le touchent pas tant qu’un vaisseau vit.',
      },
    },
    {
      id: 'SP-7.5',
      text: {
        en: 'A commander changes fleets together with the card. A lost one never counts as a wreck.',
        de: 'Wechselt seine Karte die Flotte, zieht er mit. Ein verlorener Commander zählt nie als Wrack.',
        fr: 'Quand sa carte change de flotte, il la suit. Un commandant perdu ne compte jamais comme épave.',
      },
    },
  ],
}
