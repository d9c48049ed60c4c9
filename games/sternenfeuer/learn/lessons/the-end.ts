import type { Lesson } from '@sternentisch/grammar'

/** SN-7.8, SN-12: the deck is empty, and two skipped turns end it all. */
export const theEnd: Lesson = {
  id: 'the-end',
  title: { en: 'The end', de: 'Das Ende', fr: 'La fin' },
  minutes: 3,
  seat: 0,
  seed: 'the end',
  setup: {
    turn: 57,
    places: ['P1', 'P2', 'P3'],
    players: [
      { hand: ['R05', 'F14'], rows: [['F12', 'F19'], ['F13'], []] },
      { hand: ['F24', 'A04'], rows: [['F10'], ['F17~'], ['F20', 'F23']] },
    ],
    deck: [],
  },
  steps: [
    {
      say: {
        en: 'The deck is empty: nobody draws any more. The game ends when both of you skip a turn, one after the other. You hold the Dream Constant with two against one, Jonas holds Rauthak. The Island decides.',
        de: 'Das Deck ist leer: Niemand zieht mehr. Die Partie endet, wenn ihr beide nacheinander einen Zug auslasst. Du hältst die Traumkonstante mit zwei gegen eins, Jonas hält Rauthak. Die Insel entscheidet.',
        fr: 'La pioche est vide : plus personne ne pioche. La partie finit quand vous passez tous les deux, l’un après l’autre. Vous tenez la Constante du rêve, deux contre une ; Jonas tient Rauthak. L’Île décidera.',
      },
    },
    {
      say: {
        en: 'There it is one against one, and Jonas’s figure is face down. Shadow Cloak can tell you who it is: use it to look at his face-down figures.',
        de: 'Dort steht es eins gegen eins, und die Figur von Jonas liegt verdeckt. „Schattenmantel“ kann dir sagen, wer es ist: Sieh dir damit seine verdeckten Figuren an.',
        fr: 'Là, c’est une contre une, et la figure de Jonas est cachée. Manteau d’ombre peut vous dire qui c’est : utilisez-le pour regarder ses figures cachées.',
      },
      moves: ['V R05'],
      hint: {
        en: 'First we want to know: use Shadow Cloak to look, do not lay it under a figure.',
        de: 'Erst wollen wir es wissen: Nutze „Schattenmantel“ zum Spähen, lege die Karte nicht unter eine Figur.',
        fr: 'Nous voulons d’abord savoir : utilisez Manteau d’ombre pour regarder, ne le placez pas sous une figure.',
      },
    },
    {
      say: {
        en: 'Ambassador Enn, Cosmic Might 36. Your Sennet has 38: as it stands, the Island is yours. Nerve can wait in your hand. End your turn.',
        de: 'Botschafterin Enn, Kosmos-Macht 36. Deine Sennet hat 38: So, wie es steht, gehört die Insel dir. Nerv kann auf der Hand warten. Beende deinen Zug.',
        fr: 'L’ambassadrice Enn, Puissance cosmique 36. Votre Sennet a 38 : en l’état, l’Île est à vous. Nerf peut attendre dans votre main. Finissez votre tour.',
      },
      moves: ['.'],
      replies: [
        { seat: 1, move: 'P F24@2' },
        { seat: 1, move: '.' },
      ],
    },
    {
      say: {
        en: 'Jonas answers with his last figure: two against one on the Island. Make it even with Nerve.',
        de: 'Jonas antwortet mit seiner letzten Figur: zwei gegen eins auf der Insel. Gleiche mit Nerv aus.',
        fr: 'Jonas répond avec sa dernière figure : deux contre une à l’Île. Égalisez avec Nerf.',
      },
      moves: ['P F14@2'],
      hint: {
        en: 'Then Jonas would have the Island. Place Nerve there.',
        de: 'Dann hätte Jonas die Insel. Lege Nerv dorthin.',
        fr: 'Jonas aurait alors l’Île. Posez-y Nerf.',
      },
    },
    {
      say: {
        en: 'Two against two, and Sennet’s 38 counts again, unless Jonas’s new figure has more. You can do nothing about that. End your turn.',
        de: 'Zwei gegen zwei, und wieder zählen Sennets 38, es sei denn, die neue Figur von Jonas hat mehr. Daran kannst du nichts ändern. Beende deinen Zug.',
        fr: 'Deux contre deux, et les 38 de Sennet comptent de nouveau, sauf si la nouvelle figure de Jonas fait mieux. Vous n’y pouvez rien. Finissez votre tour.',
      },
      moves: ['.'],
      replies: [{ seat: 1, move: '.' }],
    },
    {
      say: {
        en: 'Jonas has skipped his turn: he has nothing left that helps. If you skip as well, it is over. You are content: end your turn without doing anything.',
        de: 'Jonas hat seinen Zug ausgelassen: Er hat nichts mehr, was hilft. Lässt auch du aus, ist Schluss. Du bist zufrieden: Beende deinen Zug, ohne etwas zu tun.',
        fr: 'Jonas a passé son tour : il n’a plus rien d’utile. Si vous passez aussi, la partie est terminée. Vous êtes satisfait : finissez votre tour sans rien faire.',
      },
      moves: ['.'],
      hint: {
        en: 'That would only put it off. End your turn.',
        de: 'Das würde es nur hinausschieben. Beende deinen Zug.',
        fr: 'Cela ne ferait que retarder la fin. Finissez votre tour.',
      },
    },
    {
      say: {
        en: 'Everything is turned up. The Dream Constant is yours by two to one, the Island by Cosmic Might, 38 to 36: the Last Gardener has only 30. Two places to one, you have won.',
        de: 'Alles wird aufgedeckt. Die Traumkonstante hast du mit zwei zu eins, die Insel mit der höheren Kosmos-Macht, 38 zu 36: Der letzte Gärtner hat nur 30. Zwei Orte zu einem, du hast gewonnen.',
        fr: 'Tout est révélé. La Constante du rêve est à vous par deux à un, l’Île par la Puissance cosmique, 38 à 36 : le Dernier Jardinier n’a que 30. Deux lieux à un, vous avez gagné.',
      },
    },
  ],
  done: {
    en: 'You know everything you need for a first match. The rules are never more than a click away.',
    de: 'Du weißt alles, was du für eine erste Partie brauchst. Die Regeln sind immer nur einen Klick entfernt.',
    fr: 'Vous savez tout ce qu’il faut pour une première partie. Les règles ne sont jamais qu’à un clic.',
  },
}
