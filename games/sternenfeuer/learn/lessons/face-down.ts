import type { Lesson } from '@sternentisch/grammar'
import { tableWith } from './table.ts'

/** SN-4.3 to SN-4.6, SN-5.8, SN-5.9: hidden targets, and who may attack when. */
export const faceDown: Lesson = {
  id: 'face-down',
  title: { en: 'Face down and ready', de: 'Verdeckt und angriffsbereit', fr: 'Cachée et prête' },
  minutes: 4,
  seat: 0,
  seed: 'face down',
  setup: tableWith({
    turn: 9,
    places: ['P1', 'P3', 'P2'],
    players: [
      { hand: ['A05', 'A03', 'A10', 'F03', 'D02'], rows: [['F18~'], ['F12'], ['F19~']] },
      { hand: ['F20', 'F23', 'R04', 'T01', 'A09'], rows: [['F24~'], ['F11~'], ['F01']] },
    ],
    draws: ['R05', 'F07', 'R01', 'A07', 'F06'],
  }),
  steps: [
    {
      say: {
        en: 'You know your own face-down figures: Oswin Marr at the Dream Constant, Ylva Crane on the Island. Of Jonas’s two you see only the backs. Draw a card.',
        de: 'Deine eigenen verdeckten Figuren kennst du: Oswin Marr an der Traumkonstante, Ylva Crane auf der Insel. Von den beiden, die Jonas gehören, siehst du nur den Rücken. Ziehe eine Karte.',
        fr: 'Vous connaissez vos figures cachées : Oswin Marr à la Constante du rêve, Ylva Crane à l’Île. Des deux de Jonas, vous ne voyez que le dos. Piochez une carte.',
      },
      moves: ['+'],
      hint: { en: 'Draw a card first.', de: 'Ziehe zuerst eine Karte.', fr: 'Piochez d’abord une carte.' },
    },
    {
      say: {
        en: 'Nobody has more Guile than Oswin with 44, but face down he cannot attack. Turn him up.',
        de: 'Niemand hat mehr List als Oswin mit 44, aber verdeckt kann er nicht angreifen. Decke ihn auf.',
        fr: 'Avec 44, Oswin a la plus grande Ruse du jeu, mais caché, il ne peut pas attaquer. Révélez-le.',
      },
      moves: ['U a1.1'],
      hint: {
        en: 'First turn up Oswin Marr at the Dream Constant.',
        de: 'Decke zuerst Oswin Marr an der Traumkonstante auf.',
        fr: 'Révélez d’abord Oswin Marr, à la Constante du rêve.',
      },
    },
    {
      say: {
        en: 'He has only just shown himself and is ready from your next turn on. Rikka at Rauthak is ready now. Only three figures have more Combat Power than her 40: risk it, with Open Battle against the face-down figure there.',
        de: 'Er hat sich eben erst gezeigt und ist ab deinem nächsten Zug angriffsbereit. Rikka auf Rauthak ist es schon jetzt. Nur drei Figuren haben mehr Kampfkraft als ihre 40: Wage es, mit „Offener Kampf“ gegen die verdeckte Figur dort.',
        fr: 'Il vient de se montrer et sera prêt à votre prochain tour. Rikka, sur Rauthak, l’est déjà. Seules trois figures ont plus que ses 40 en Force de combat : risquez-vous, avec Combat ouvert contre la figure cachée.',
      },
      moves: ['A A03:a2.1xb2.1'],
      hint: {
        en: 'Be brave for once: Open Battle with Rikka against the face-down figure at Rauthak.',
        de: 'Sei einmal mutig: „Offener Kampf“ mit Rikka gegen die verdeckte Figur auf Rauthak.',
        fr: 'Un peu d’audace : Combat ouvert avec Rikka contre la figure cachée de Rauthak.',
      },
      replies: [{ seat: 1, move: 'D-' }],
    },
    {
      say: {
        en: 'Bad luck: it was Bulwark Drom-4 with 48, and Rikka is lost. A target that survives stays face up and may strike back in its owner’s next turn. End your turn.',
        de: 'Pech gehabt: Es war Bollwerk Drom-4 mit 48, und Rikka ist verloren. Ein Ziel, das übrig bleibt, liegt von nun an offen und darf im nächsten Zug seines Besitzers zurückschlagen. Beende deinen Zug.',
        fr: 'Pas de chance : c’était Rempart Drom-4 avec 48, et Rikka est perdue. Une cible qui survit reste visible et peut riposter au prochain tour de son propriétaire. Finissez votre tour.',
      },
      moves: ['.'],
      replies: [
        { seat: 1, move: '+' },
        { seat: 1, move: 'P F23@2' },
        { seat: 1, move: '.' },
      ],
    },
    {
      say: {
        en: 'Drom-4 found nobody to hit. And Oswin is ready now. Draw a card.',
        de: 'Drom-4 hat niemanden gefunden. Und Oswin ist jetzt angriffsbereit. Ziehe eine Karte.',
        fr: 'Drom-4 n’a trouvé personne. Et Oswin est prêt. Piochez une carte.',
      },
      moves: ['+'],
      hint: { en: 'Draw the card.', de: 'Ziehe die Karte.', fr: 'Piochez la carte.' },
    },
    {
      say: {
        en: 'In Guile nobody beats Oswin. Attack the face-down figure at the Dream Constant with Sly Gambit.',
        de: 'An List schlägt Oswin niemand. Greife die verdeckte Figur an der Traumkonstante mit „Winkelzug“ an.',
        fr: 'En Ruse, personne ne bat Oswin. Attaquez la figure cachée de la Constante du rêve avec Manœuvre rusée.',
      },
      moves: ['A A05:a1.1xb1.1'],
      hint: {
        en: 'Keep Ambush for later. Sly Gambit with Oswin against the face-down figure.',
        de: 'Hebe dir „Hinterhalt“ auf. „Winkelzug“ mit Oswin gegen die verdeckte Figur.',
        fr: 'Gardez Embuscade pour plus tard. Manœuvre rusée avec Oswin contre la figure cachée.',
      },
      replies: [{ seat: 1, move: 'D-' }],
    },
    {
      say: {
        en: 'It was the Last Gardener: 44 to 28, and he is gone. End your turn.',
        de: 'Es war der letzte Gärtner: 44 zu 28, und er ist weg. Beende deinen Zug.',
        fr: 'C’était le Dernier Jardinier : 44 à 28, et il n’est plus là. Finissez votre tour.',
      },
      moves: ['.'],
      hint: {
        en: 'Leave Ylva hidden for one more turn. End your turn.',
        de: 'Lass Ylva noch einen Zug lang verdeckt. Beende deinen Zug.',
        fr: 'Laissez Ylva cachée encore un tour. Finissez votre tour.',
      },
      replies: [
        { seat: 1, move: '+' },
        { seat: 1, move: 'X R04' },
        { seat: 1, move: '.' },
      ],
    },
    {
      say: {
        en: 'Now a surprise on the Island. Draw a card.',
        de: 'Jetzt eine Überraschung auf der Insel. Ziehe eine Karte.',
        fr: 'Maintenant, une surprise à l’Île. Piochez une carte.',
      },
      moves: ['+'],
      hint: { en: 'Draw the card.', de: 'Ziehe die Karte.', fr: 'Piochez la carte.' },
    },
    {
      say: {
        en: 'Turn up Ylva Crane.',
        de: 'Decke Ylva Crane auf.',
        fr: 'Révélez Ylva Crane.',
      },
      moves: ['U a3.1'],
      hint: {
        en: 'Ambush needs a face-up figure: turn up Ylva on the Island.',
        de: '„Hinterhalt“ braucht eine offene Figur: Decke Ylva auf der Insel auf.',
        fr: 'Embuscade exige une figure visible : révélez Ylva, à l’Île.',
      },
    },
    {
      say: {
        en: 'Usually she would have to wait. With Ambush she need not be ready: attack Oruvane. Guile 42 to 14, and the 10 that the Island adds for a lone target will not help her.',
        de: 'Normalerweise müsste sie warten. Für „Hinterhalt“ muss sie nicht angriffsbereit sein: Greife Oruvane an. List 42 zu 14, und die 10, die die Insel einem einsamen Ziel dazugibt, helfen ihr nicht.',
        fr: 'D’ordinaire, elle devrait attendre. Avec Embuscade, elle n’a pas besoin d’être prête : attaquez Oruvane. Ruse 42 contre 14, et les 10 que l’Île ajoute à une cible seule ne la sauveront pas.',
      },
      moves: ['A A10:a3.1xb3.1'],
      hint: {
        en: 'Jonas must not get time to react: Ambush with Ylva against Oruvane.',
        de: 'Jonas soll keine Zeit bekommen: „Hinterhalt“ mit Ylva gegen Oruvane.',
        fr: 'Ne laissez pas à Jonas le temps de réagir : Embuscade avec Ylva contre Oruvane.',
      },
      replies: [{ seat: 1, move: 'D-' }],
    },
    {
      say: {
        en: '42 to 24: Oruvane, World-Dreamer, was taken by surprise.',
        de: '42 zu 24: Oruvane, die Weltenträumerin, wurde überrascht.',
        fr: '42 à 24 : Oruvane, la rêveuse de mondes, a été prise par surprise.',
      },
    },
  ],
  done: {
    en: 'Turn up this turn, attack the next. A face-down target is a gamble: whoever survives is ready to strike back.',
    de: 'In diesem Zug aufdecken, im nächsten angreifen. Ein verdecktes Ziel ist ein Wagnis: Wer übrig bleibt, kann zurückschlagen.',
    fr: 'Révéler ce tour-ci, attaquer au suivant. Une cible cachée est un pari : qui survit peut riposter.',
  },
}
