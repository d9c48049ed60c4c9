import type { Chapter } from '@sternentisch/grammar'
import { DrawSymbols } from '../figures/draw-symbols.tsx'

export const supply: Chapter = {
  id: 'SF-2',
  title: { en: 'Rounds and Supply', de: 'Runden und Nachschub', fr: 'Manches et Renforts' },
  intro: {
    en: 'Free slots bring new cards: the more sectors you leave empty, the more you draw.',
    de: 'Freie Felder bringen neue Karten: Je mehr Sektoren du leer lässt, desto mehr ziehst du.',
    fr: 'Les emplacements libres apportent des cartes : plus vous laissez de secteurs vides, plus vous piochez.',
  },
  rules: [
    {
      id: 'SF-2.1',
      text: {
        en: 'The game is played in rounds. Each has the same course: Supply, Deployment, Battle, end of round.',
        de: 'Gespielt wird in Runden. Jede läuft gleich ab: Nachschub, Aufstellung, Kampf, Ende der Runde.',
        fr: 'La partie se joue en manches. Chacune suit le même cours : Renforts, Déploiement, Bataille, fin de manche.',
      },
    },
    {
      id: 'SF-2.2',
      text: {
        en: 'A round starts afresh: nobody has passed, and each of you takes into hand the cards that Draw effects have put aside in the round before.',
        de: 'Eine Runde beginnt neu: Niemand hat gepasst, und jeder nimmt die Karten auf die Hand, die „Ziehen“-Effekte in der Runde davor beiseitegelegt haben.',
        fr: 'Une manche repart à neuf : personne n’a passé, et chacun prend en main les cartes mises de côté par les effets Pioche de la manche précédente.',
      },
    },
    {
      id: 'SF-2.3',
      text: {
        en: 'Then you draw one card for each draw symbol that is visible on your board. Draw symbols on cards do not count here: they are effects (SF-6.20).',
        de: 'Dann ziehst du eine Karte für jedes „Ziehen“-Symbol, das auf deinem Tableau zu sehen ist. „Ziehen“-Symbole auf Karten zählen hier nicht: Sie sind Effekte (SF-6.20).',
        fr: 'Puis vous piochez une carte par symbole Pioche visible sur votre plateau. Les symboles Pioche des cartes ne comptent pas ici : ce sont des effets (SF-6.20).',
      },
    },
    {
      id: 'SF-2.4',
      text: {
        en: 'A draw symbol belongs to a slot and is visible while that slot is empty. A symbol on level 0 is gone with the first card of its sector; one on level 1 stays visible until the second card. If cards leave the sector, it comes back.',
        de: 'Ein „Ziehen“-Symbol gehört zu einem Feld und ist zu sehen, solange dieses Feld leer ist. Ein Symbol auf Stufe 0 verschwindet mit der ersten Karte seines Sektors, eines auf Stufe 1 erst mit der zweiten. Verlassen Karten den Sektor, ist es wieder da.',
        fr: 'Un symbole Pioche appartient à un emplacement et se voit tant que celui-ci est vide. Au niveau 0, il disparaît avec la première carte de son secteur ; au niveau 1, seulement avec la deuxième. Si des cartes quittent le secteur, il revient.',
      },
      Figure: DrawSymbols,
    },
    {
      id: 'SF-2.5',
      text: {
        en: 'First it is settled how many cards each of you gets. Then you draw in turns, one card at a time, the initiative holder first, until both have theirs.',
        de: 'Zuerst steht fest, wie viele Karten jeder bekommt. Dann zieht ihr abwechselnd je eine, zuerst wer die Initiative hat, bis beide alle haben.',
        fr: 'On fixe d’abord le nombre de cartes de chacun. Puis vous piochez une carte à tour de rôle, en commençant par celui qui a l’Initiative, jusqu’à ce que tout le monde soit servi.',
      },
    },
    {
      id: 'SF-2.6',
      text: {
        en: 'If you have to draw and the pile is empty, the discard pile is shuffled and becomes the new draw pile. If there is nothing there either, you go without this card.',
        de: 'Musst du ziehen und der Zugstapel ist leer, wird der Ablagestapel gemischt und zum neuen Zugstapel. Liegt auch dort nichts, entfällt diese Karte.',
        fr: 'Si vous devez piocher et que la pioche est vide, la défausse est mélangée et devient la nouvelle pioche. S’il n’y a rien là non plus, cette carte est perdue.',
      },
    },
    {
      id: 'SF-2.7',
      text: {
        en: 'You may hold any number of cards.',
        de: 'Du darfst beliebig viele Karten auf der Hand haben.',
        fr: 'Vous pouvez avoir autant de cartes en main que vous voulez.',
      },
    },
  ],
}
