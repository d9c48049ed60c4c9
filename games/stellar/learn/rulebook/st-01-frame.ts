import type { Chapter } from '@sternentisch/grammar'
import { ModeTable } from '../figures/mode-table.tsx'

export const frame: Chapter = {
  id: 'ST-1',
  title: { en: 'Getting ready', de: 'Vorbereitung', fr: 'Mise en place' },
  intro: {
    en: 'Option “Mode”: how many play, with which ships, and for how many scenarios.',
    de: 'Option „Modus“: wie viele mitspielen, mit welchen Schiffen und über wie viele Szenarien.',
    fr: 'Option « Mode » : combien de joueurs, avec quels vaisseaux, et pour combien de scénarios.',
  },
  rules: [
    {
      id: 'ST-1.1',
      text: {
        en: 'You have one set of ships for the entire match. At any moment each of your ships is in one place only: in your reserve, your fleet pile, your hand or your discard, or in a sector on your own side.',
        de: 'Du hast für die ganze Partie einen einzigen Satz Schiffe. Jedes davon ist immer nur an einem Ort: in deiner Reserve, in deinem Flottenstapel, auf deiner Hand, in deiner Ablage oder auf deiner Seite eines Sektors.',
        fr: 'Vous avez un seul jeu de vaisseaux pour toute la partie. À tout moment, chacun d’eux est à un seul endroit : dans votre réserve, votre pile de flotte, votre main ou votre défausse, ou de votre côté d’un secteur.',
      },
      Figure: ModeTable,
    },
    {
      id: 'ST-1.2',
      text: {
        en: 'You begin with your whole set in the reserve. Nothing is lost yet, and nothing is won.',
        de: 'Zu Beginn liegt dein ganzer Satz in der Reserve. Noch ist nichts verloren und nichts gewonnen.',
        fr: 'Au départ, tout votre jeu est en réserve. Rien n’est encore perdu, rien n’est encore gagné.',
      },
    },
    {
      id: 'ST-1.3',
      text: {
        en: 'Players sit in a circle and play clockwise: after you comes whoever sits to your left.',
        de: 'Alle sitzen im Kreis und spielen im Uhrzeigersinn: Nach dir kommt, wer links von dir sitzt.',
        fr: 'On est assis en cercle et l’on joue dans le sens des aiguilles d’une montre : après vous vient votre voisin de gauche.',
      },
    },
    {
      id: 'ST-1.4',
      text: {
        en: 'The lot decides who starts the first scenario. Option “First start player”: a certain seat starts instead.',
        de: 'Wer das erste Szenario beginnt, entscheidet das Los. Option „Erster Startspieler“: Stattdessen beginnt ein bestimmter Platz.',
        fr: 'Le hasard désigne qui commence le premier scénario. Option « Premier joueur » : une place choisie d’avance commence.',
      },
    },
    {
      id: 'ST-1.5',
      text: {
        en: 'The solar cards are shuffled a single time, before the first scenario. A card that has lain in a solar system is never dealt again, so you can count what is still to come.',
        de: 'Die Sonnensystemkarten werden ein einziges Mal gemischt, vor dem ersten Szenario. Was einmal in einem Sonnensystem lag, wird nie wieder ausgelegt; du kannst also mitzählen, was noch kommt.',
        fr: 'Les cartes solaires sont mélangées une seule fois, avant le premier scénario. Une carte déjà parue dans un système solaire ne revient jamais : vous pouvez compter ce qui reste à venir.',
      },
    },
  ],
}
