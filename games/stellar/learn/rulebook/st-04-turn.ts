import type { Chapter } from '@sternentisch/grammar'

export const turn: Chapter = {
  id: 'ST-4',
  title: { en: 'Your turn', de: 'Dein Zug', fr: 'Votre tour' },
  intro: {
    en: 'Play, perhaps reveal, draw: three short steps, always in this order.',
    de: 'Legen, vielleicht aufdecken, ziehen: drei kurze Schritte, immer in dieser Reihenfolge.',
    fr: 'Poser, révéler peut-être, piocher : trois étapes brèves, toujours dans cet ordre.',
  },
  rules: [
    {
      id: 'ST-4.1',
      text: {
        en: 'The start player begins, and the turn then passes to the left, round and round.',
        de: 'Der Startspieler beginnt, dann geht es links herum reihum weiter.',
        fr: 'Le premier joueur commence, puis le tour passe à gauche, encore et encore.',
      },
    },
    {
      id: 'ST-4.2',
      text: {
        en: 'Play: if you hold a ship, you lay one of them into a sector of your choice. You cannot hold it back. How it comes to lie is told from ST-5.1 on.',
        de: 'Legen: Hast du Schiffe auf der Hand, legst du eines davon in einen Sektor deiner Wahl. Zurückhalten kannst du es nicht. Wie es zu liegen kommt, steht ab ST-5.1.',
        fr: 'Poser : si vous avez un vaisseau en main, vous en posez un dans le secteur de votre choix. Impossible de le garder. La façon de le poser est décrite à partir de ST-5.1.',
      },
    },
    {
      id: 'ST-4.3',
      text: {
        en: 'Reveal: afterwards you may turn one of your face-down ships open, in whatever sector it lies. Even the ship you have just laid, or one that a Mend has just brought back. A military ship may be turned as well; that has no effect except that all can see it.',
        de: 'Aufdecken: Danach darfst du eines deiner verdeckten Schiffe umdrehen, gleich in welchem Sektor. Es darf auch das eben gelegte sein oder eines, das ein Mend gerade geholt hat. Auch ein Militärschiff kannst du aufdecken; das bewirkt nichts, außer dass es alle sehen.',
        fr: 'Révéler : ensuite, vous pouvez rendre visible un de vos vaisseaux cachés, quel que soit son secteur. Même celui que vous venez de poser, ou celui qu’un Mend vient de récupérer. Un vaisseau militaire aussi peut être révélé ; cela ne produit rien, sinon que tous le voient.',
      },
    },
    {
      id: 'ST-4.4',
      text: {
        en: 'Draw: at the end you take the top ship of your fleet pile, as long as there is one. So you usually hold two again.',
        de: 'Ziehen: Zum Schluss nimmst du das oberste Schiff deines Flottenstapels, solange noch eins da ist. Damit hast du meist wieder zwei auf der Hand.',
        fr: 'Piocher : pour finir, prenez le premier vaisseau de votre pile de flotte, tant qu’il y en a. Vous en avez donc en général de nouveau deux.',
      },
    },
    {
      id: 'ST-4.5',
      text: {
        en: 'Have you run out of ships to lay while others have not? Then your turns consist of revealing alone: one ship each turn, or nothing.',
        de: 'Hast du nichts mehr zu legen, andere aber schon? Dann besteht dein Zug nur noch aus dem Aufdecken: ein Schiff in jedem Zug oder keins.',
        fr: 'Vous n’avez plus rien à poser, mais d’autres si ? Votre tour se réduit alors à révéler : un vaisseau par tour, ou aucun.',
      },
    },
    {
      id: 'ST-4.6',
      text: {
        en: 'If there is nothing left to reveal either, your turn is skipped without asking you.',
        de: 'Gibt es auch nichts mehr aufzudecken, wird dein Zug ohne Rückfrage übersprungen.',
        fr: 'S’il ne vous reste rien à révéler non plus, votre tour passe sans qu’on vous demande rien.',
      },
    },
    {
      id: 'ST-4.7',
      text: {
        en: 'One thing after the other: battles and abilities caused by a step are settled completely before you go on. All decisions are yours as long as it is your turn; nobody can interrupt.',
        de: 'Eins nach dem anderen: Kämpfe und Fähigkeiten, die ein Schritt auslöst, werden ganz zu Ende gebracht, bevor du weitermachst. Solange du am Zug bist, triffst du alle Entscheidungen; dazwischengehen kann niemand.',
        fr: 'Une chose après l’autre : combats et capacités déclenchés par une étape sont réglés entièrement avant de continuer. Tant que c’est votre tour, toutes les décisions sont à vous ; personne ne peut intervenir.',
      },
    },
  ],
}
