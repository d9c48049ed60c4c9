import type { Chapter } from '@sternentisch/grammar'

export const places: Chapter = {
  id: 'SP-2',
  title: { en: 'Places for cards', de: 'Plätze für Karten', fr: 'La place des cartes' },
  intro: {
    en: 'Only two things are secret: what you hold in your hand, and the order of the libraries.',
    de: 'Nur zweierlei ist geheim: was du auf der Hand hast und wie die Bibliotheken gemischt sind.',
    fr: 'Deux choses seulement sont secrètes : votre main et l’ordre des bibliothèques.',
  },
  rules: [
    {
      id: 'SP-2.1',
      text: {
        en: 'You have a library and a hand, both hidden; a base fleet and perhaps an extra fleet; a discard pile, and a pile of cards removed from the game. Fleets and these two piles lie open. Tactics that answer each other lie in a chain that both players share.',
        de: 'Du hast eine Bibliothek und eine Hand, beide verdeckt; eine Basisflotte und vielleicht eine Extraflotte; einen Ablagestapel und einen Stapel mit Karten, die aus dem Spiel entfernt sind. Flotten und diese beiden Stapel liegen offen. Taktiken, die einander antworten, liegen in einer Kette, die beiden gemeinsam ist.',
        fr: 'Vous avez une bibliothèque et une main, toutes deux cachées ; une flotte de Base et peut-être une flotte supplémentaire ; une défausse, et une pile de cartes retirées du jeu. Les flottes et ces deux piles sont visibles. Les tactiques qui se répondent forment une chaîne commune aux deux joueurs.',
      },
    },
    {
      id: 'SP-2.2',
      text: {
        en: 'A fleet has four stacks, one for each class. In a stack the cards stand one behind the other; a new card joins at the back. Everybody sees this order. It stays until you change it in an attack (SP-9.5), or an effect does.',
        de: 'Eine Flotte hat vier Stapel, einen für jede Klasse. In einem Stapel stehen die Karten hintereinander; eine neue stellt sich hinten an. Diese Reihenfolge sehen alle. Sie bleibt, bis du sie bei einem Angriff änderst (SP-9.5) oder ein Effekt es tut.',
        fr: 'Une flotte a quatre piles, une par classe. Dans une pile, les cartes se tiennent l’une derrière l’autre ; une nouvelle se place à l’arrière. Cet ordre est visible de tous. Il reste tel quel jusqu’à ce que vous le changiez lors d’une attaque (SP-9.5), ou qu’un effet le fasse.',
      },
    },
    {
      id: 'SP-2.3',
      text: {
        en: 'Cards never change sides. Whatever leaves play goes to a pile of its owner.',
        de: 'Karten wechseln nie die Seite. Was das Spiel verlässt, kommt auf einen Stapel seines Besitzers.',
        fr: 'Une carte ne change jamais de camp. Ce qui quitte le jeu va sur une pile de son propriétaire.',
      },
    },
    {
      id: 'SP-2.4',
      text: {
        en: 'What is discarded never comes back into the library. An empty library does you no harm: you draw fewer cards, or none.',
        de: 'Was abgelegt ist, kommt nie in die Bibliothek zurück. Eine leere Bibliothek schadet dir nicht: Du ziehst eben weniger Karten oder keine.',
        fr: 'Ce qui est défaussé ne revient jamais dans la bibliothèque. Une bibliothèque vide ne vous nuit pas : vous piochez moins de cartes, ou aucune.',
      },
    },
    {
      id: 'SP-2.5',
      text: {
        en: 'You may hold as many cards as you like.',
        de: 'Du darfst beliebig viele Karten auf der Hand haben.',
        fr: 'Vous pouvez avoir autant de cartes en main que vous voulez.',
      },
    },
  ],
}
