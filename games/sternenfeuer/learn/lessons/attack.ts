import type { Lesson } from '@sternentisch/grammar'
import { tableWith } from './table.ts'

/** SN-5.1 to SN-5.5: one value, one comparison, three outcomes. */
export const attack: Lesson = {
  id: 'attack',
  title: { en: 'Attack', de: 'Angriff', fr: 'L’attaque' },
  minutes: 4,
  seat: 0,
  seed: 'attack',
  setup: tableWith({
    turn: 9,
    places: ['P3', 'P1', 'P4'],
    players: [
      { hand: ['A03', 'A02', 'A05', 'A04', 'F18'], rows: [['F11'], ['F06'], ['F12']] },
      { hand: ['F20', 'F24', 'R04', 'T01', 'A09'], rows: [['F09'], ['F05'], ['F08']] },
    ],
    draws: ['A03', 'R05', 'F07', 'F03', 'F10'],
  }),
  steps: [
    {
      say: {
        en: 'Every figure has five values: Cosmic Might, PSI Power, Combat Power, Tech Strength and Guile. An action card names one of them, and only this one is compared. To have all choices, draw a card first.',
        de: 'Jede Figur hat fünf Werte: Kosmos-Macht, PSI-Kraft, Kampfkraft, Technik-Stärke und List. Eine Aktionskarte nennt einen davon, und nur dieser wird verglichen. Ziehe zuerst eine Karte, dann hast du alle Möglichkeiten.',
        fr: 'Chaque figure a cinq valeurs : Puissance cosmique, Force PSI, Force de combat, Force technique et Ruse. Une carte action en nomme une, et l’on ne compare que celle-là. Piochez d’abord une carte, pour avoir tous les choix.',
      },
      moves: ['+'],
      hint: {
        en: 'Draw a card; six are better than five.',
        de: 'Ziehe eine Karte; sechs sind besser als fünf.',
        fr: 'Piochez une carte ; six valent mieux que cinq.',
      },
    },
    {
      say: {
        en: 'At Rauthak your Bulwark Drom-4 faces Brannoch: 48 to 42 in Combat Power. Pick Open Battle, then Drom-4, then Brannoch.',
        de: 'Auf Rauthak steht dein Bollwerk Drom-4 Brannoch gegenüber: 48 zu 42 Kampfkraft. Wähle „Offener Kampf“, dann Drom-4, dann Brannoch.',
        fr: 'Sur Rauthak, votre Rempart Drom-4 fait face à Brannoch : 48 contre 42 en Force de combat. Choisissez Combat ouvert, puis Drom-4, puis Brannoch.',
      },
      moves: ['A A03:a1.1xb1.1'],
      hint: {
        en: 'Try the sure thing first: Open Battle with Drom-4 against Brannoch.',
        de: 'Nimm zuerst das Sichere: „Offener Kampf“ mit Drom-4 gegen Brannoch.',
        fr: 'Commencez par ce qui est sûr : Combat ouvert avec Drom-4 contre Brannoch.',
      },
      replies: [{ seat: 1, move: 'D-' }],
    },
    {
      say: {
        en: 'Won: Brannoch is on the discard pile, and so is your Open Battle. An action card is spent in every case. End your turn.',
        de: 'Gewonnen: Brannoch liegt auf dem Ablagestapel, und „Offener Kampf“ auch. Eine Aktionskarte ist in jedem Fall verbraucht. Beende deinen Zug.',
        fr: 'Gagné : Brannoch est à la défausse, et votre Combat ouvert aussi. Une carte action est dépensée dans tous les cas. Finissez votre tour.',
      },
      moves: ['.'],
      replies: [
        { seat: 1, move: '+' },
        { seat: 1, move: 'P F20@1' },
        { seat: 1, move: '.' },
      ],
    },
    {
      say: {
        en: 'Jonas has sent somebody new to Rauthak, face down. You go on elsewhere. Draw a card.',
        de: 'Jonas hat jemand Neues verdeckt nach Rauthak geschickt. Du machst anderswo weiter. Ziehe eine Karte.',
        fr: 'Jonas a envoyé quelqu’un d’autre sur Rauthak, face cachée. Continuez ailleurs. Piochez une carte.',
      },
      moves: ['+'],
      hint: { en: 'Draw the card.', de: 'Ziehe die Karte.', fr: 'Piochez la carte.' },
    },
    {
      say: {
        en: 'At the Dream Constant Kadira Vosk and Sel Avenne both have a PSI Power of 42. See what happens: Duel of Minds with Kadira against Sel Avenne.',
        de: 'An der Traumkonstante haben Kadira Vosk und Sel Avenne beide eine PSI-Kraft von 42. Sieh, was geschieht: „Geistesduell“ mit Kadira gegen Sel Avenne.',
        fr: 'À la Constante du rêve, Kadira Vosk et Sel Avenne ont toutes deux une Force PSI de 42. Voyez ce qui arrive : Duel d’esprits avec Kadira contre Sel Avenne.',
      },
      moves: ['A A02:a2.1xb2.1'],
      hint: {
        en: 'Later. Now we want to see a tie: Duel of Minds, Kadira against Sel Avenne.',
        de: 'Später. Jetzt wollen wir einen Gleichstand sehen: „Geistesduell“, Kadira gegen Sel Avenne.',
        fr: 'Plus tard. Voyons d’abord une égalité : Duel d’esprits, Kadira contre Sel Avenne.',
      },
      replies: [{ seat: 1, move: 'D-' }],
    },
    {
      say: {
        en: 'A tie: both stay, only the card is gone. And it is good that you did not try Open Battle here: at the Dream Constant nobody can attack with Combat Power. End your turn.',
        de: 'Gleichstand: Beide bleiben, nur die Karte ist weg. Mit „Offener Kampf“ wäre hier gar nichts gegangen: An der Traumkonstante kann niemand mit Kampfkraft angreifen. Beende deinen Zug.',
        fr: 'Égalité : les deux restent, seule la carte est partie. Combat ouvert n’aurait pas servi ici : à la Constante du rêve, personne ne peut attaquer avec la Force de combat. Finissez votre tour.',
      },
      moves: ['.'],
      replies: [
        { seat: 1, move: '+' },
        { seat: 1, move: 'P F24@2' },
        { seat: 1, move: '.' },
      ],
    },
    {
      say: {
        en: 'One more time: draw a card.',
        de: 'Noch einmal: Ziehe eine Karte.',
        fr: 'Encore une fois : piochez une carte.',
      },
      moves: ['+'],
      hint: { en: 'Draw the card.', de: 'Ziehe die Karte.', fr: 'Piochez la carte.' },
    },
    {
      say: {
        en: 'On Umaru your Rikka faces Mirun, the greatest mind of all. Compare their five values and attack with an action card that wins.',
        de: 'Auf Umaru steht deine Rikka Mirun gegenüber, dem größten Geist von allen. Vergleiche ihre fünf Werte und greife mit einer Aktionskarte an, die gewinnt.',
        fr: 'Sur Umaru, votre Rikka fait face à Mirun, le plus grand esprit du jeu. Comparez leurs cinq valeurs et attaquez avec une carte action qui gagne.',
      },
      moves: ['A A03:a3.1xb3.1', 'A A04:a3.1xb3.1'],
      hint: {
        en: 'Guile would fail, 32 to 34. Combat Power, 40 to 2, or Tech Strength, 20 to 16, wins against Mirun.',
        de: 'Mit List ginge es schief, 32 zu 34. Kampfkraft mit 40 zu 2 oder Technik-Stärke mit 20 zu 16 gewinnt gegen Mirun.',
        fr: 'La Ruse échouerait, 32 à 34. La Force de combat, 40 à 2, ou la Force technique, 20 à 16, gagne contre Mirun.',
      },
      replies: [{ seat: 1, move: 'D-' }],
    },
    {
      say: {
        en: 'Mirun is gone. The strongest figure is helpless where it is weak, so pick the value that suits you.',
        de: 'Mirun ist weg. Auch die stärkste Figur ist dort hilflos, wo sie schwach ist; suche dir den Wert aus, der dir liegt.',
        fr: 'Mirun n’est plus là. La figure la plus forte est démunie là où elle est faible : choisissez la valeur qui vous convient.',
      },
    },
  ],
  done: {
    en: 'Same place, one value, the lower one leaves, equals stay. You know how to attack.',
    de: 'Derselbe Ort, ein Wert, der niedrigere geht, Gleiche bleiben. Angreifen kannst du jetzt.',
    fr: 'Même lieu, une valeur, la plus faible s’en va, les égales restent. Vous savez attaquer.',
  },
}
