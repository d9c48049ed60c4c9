import type { Chapter } from '@sternentisch/grammar'

export const attack: Chapter = {
  id: 'SP-9',
  title: { en: 'The attack', de: 'Der Angriff', fr: 'L’attaque' },
  intro: {
    en: 'There is fighting only when the player on turn wants it. Then both sides fire.',
    de: 'Gekämpft wird nur, wenn es der Spieler am Zug will. Dann feuern beide Seiten.',
    fr: 'On ne se bat que si le joueur actif le veut. Alors les deux camps tirent.',
  },
  rules: [
    {
      id: 'SP-9.1',
      text: {
        en: 'You may attack once in each of your turns. Only in the very first turn of the game nobody may. You need no ship besides your Base.',
        de: 'In jedem deiner Züge darfst du einmal angreifen. Nur im allerersten Zug der Partie nicht. Außer der Basis brauchst du kein Schiff dafür.',
        fr: 'Vous pouvez attaquer une fois à chacun de vos tours. Seul le tout premier tour de la partie l’interdit. Il ne vous faut aucun vaisseau en plus de la Base.',
      },
    },
    {
      id: 'SP-9.2',
      text: {
        en: 'First, who takes part. Base fleets always do. If you have an extra fleet, you choose: it stays out, fights before the base fleet, or after it. The attacker decides first, then the other player; both choices are open.',
        de: 'Zuerst: Wer macht mit? Basisflotten immer. Hast du eine Extraflotte, dann wählst du: Sie bleibt draußen, kämpft vor der Basisflotte oder nach ihr. Zuerst entscheidet der Angreifer, dann der andere; beide Entscheidungen sehen alle.',
        fr: 'D’abord : qui participe ? Les flottes de Base, toujours. Si vous avez une flotte supplémentaire, choisissez : elle reste à l’écart, combat avant la flotte de Base, ou après. L’attaquant décide en premier, puis l’autre ; les deux choix sont visibles.',
      },
    },
    {
      id: 'SP-9.3',
      text: {
        en: 'Second, the battle order: the attacker arranges every class of the fleets that fight. Then the other player does, having seen it.',
        de: 'Dann die Kampfreihenfolge: Der Angreifer ordnet jede Klasse der kämpfenden Flotten. Danach ordnet der andere, der das gesehen hat.',
        fr: 'Ensuite, l’ordre de bataille : l’attaquant range chaque classe de ses flottes engagées. Puis l’autre joueur range les siennes, en connaissance de cause.',
      },
    },
    {
      id: 'SP-9.4',
      text: {
        en: 'Third, the battles, in the sequence of SP-14.3. The orders hold for the whole attack.',
        de: 'Schließlich die Kämpfe, in der Abfolge von SP-14.3. Die Reihenfolgen gelten für den ganzen Angriff.',
        fr: 'Enfin, les combats, dans l’ordre de SP-14.3. Les ordres valent pour toute l’attaque.',
      },
    },
    {
      id: 'SP-9.5',
      text: {
        en: 'For every class with two or more cards you say which card stands in front, then which comes next, or “the rest as they stand”. The Base is placed like any other class IV card.',
        de: 'Für jede Klasse mit zwei oder mehr Karten sagst du, welche Karte vorn steht, dann, welche folgt, oder „der Rest, wie er steht“. Die Basis wird eingereiht wie jede Karte der Klasse IV.',
        fr: 'Pour chaque classe d’au moins deux cartes, vous dites laquelle est devant, puis laquelle suit, ou vous laissez le reste tel quel. La Base se range comme toute carte de classe IV.',
      },
    },
    {
      id: 'SP-9.6',
      text: {
        en: 'The attack is over after its last battle, or at once when the game ends.',
        de: 'Der Angriff ist nach seinem letzten Kampf vorbei oder sofort, wenn die Partie endet.',
        fr: 'L’attaque se termine après son dernier combat, ou aussitôt que la partie prend fin.',
      },
    },
  ],
}
