import type { Lesson } from '@sternentisch/grammar'
import { tableWith } from './table.ts'

/** SN-3.2, SN-4.1, SN-4.4, SN-12.4: draw, place, turn up, and what it is all for. */
export const places: Lesson = {
  id: 'places',
  title: { en: 'Three places', de: 'Drei Orte', fr: 'Trois lieux' },
  minutes: 3,
  seat: 0,
  seed: 'places',
  setup: tableWith({
    turn: 3,
    places: ['P3', 'P2', 'P1'],
    players: [
      { hand: ['F12', 'F22', 'A03', 'D01', 'R01'], rows: [[], [], []] },
      { hand: ['F02', 'F20', 'A05', 'A01', 'T02'], rows: [['F17~'], [], []] },
    ],
    draws: ['F09', 'A04', 'R08', 'D03'],
  }),
  steps: [
    {
      say: {
        en: 'Between you and Jonas lie three places. Whoever holds two of them at the end wins, and you hold a place with more figures than your opponent. Jonas has already sent somebody to Rauthak, face down.',
        de: 'Zwischen dir und Jonas liegen drei Orte. Wer am Ende zwei davon hält, gewinnt, und du hältst einen Ort, wenn du dort mehr Figuren hast als dein Gegner. Jonas hat schon jemanden verdeckt nach Rauthak geschickt.',
        fr: 'Entre Jonas et vous, il y a trois lieux. Qui en tient deux à la fin gagne, et l’on tient un lieu en y ayant plus de figures que l’adversaire. Jonas a déjà envoyé quelqu’un sur Rauthak, face cachée.',
      },
    },
    {
      say: {
        en: 'Your turn begins with a decision: draw a card, or decline. Draw one.',
        de: 'Dein Zug beginnt mit einer Entscheidung: eine Karte ziehen oder verzichten. Ziehe eine.',
        fr: 'Votre tour commence par une décision : piocher une carte, ou y renoncer. Piochez-en une.',
      },
      moves: ['+'],
      hint: {
        en: 'You may decline, but more cards are more choice. Draw one.',
        de: 'Verzichten ist erlaubt, aber mehr Karten sind mehr Auswahl. Ziehe eine.',
        fr: 'Renoncer est permis, mais plus de cartes, c’est plus de choix. Piochez-en une.',
      },
    },
    {
      say: {
        en: 'You drew Brannoch and hold six cards. One of them you may use now. Nobody is at the Island of Last Hope: place Rikka Sorrel there. She lies face down, only you know who she is.',
        de: 'Du hast Brannoch gezogen und hältst sechs Karten. Eine davon darfst du jetzt einsetzen. Auf der Insel der letzten Hoffnung ist niemand: Lege Rikka Sorrel dorthin. Sie liegt verdeckt, nur du weißt, wer sie ist.',
        fr: 'Vous avez pioché Brannoch et avez six cartes en main. Vous pouvez en employer une. Il n’y a personne à l’Île du dernier espoir : posez-y Rikka Sorrel. Elle est face cachée, vous seul savez qui elle est.',
      },
      moves: ['P F12@2'],
      hint: {
        en: 'That would be allowed. For now send Rikka Sorrel to the Island of Last Hope.',
        de: 'Das wäre erlaubt. Schicke fürs Erste Rikka Sorrel auf die Insel der letzten Hoffnung.',
        fr: 'Ce serait permis. Pour l’instant, envoyez Rikka Sorrel à l’Île du dernier espoir.',
      },
    },
    {
      say: {
        en: 'One card a turn: that was yours. Rikka has only just arrived and cannot be turned up yet. End your turn.',
        de: 'Eine Karte je Zug: Das war deine. Rikka ist eben erst angekommen und kann noch nicht aufgedeckt werden. Beende deinen Zug.',
        fr: 'Une carte par tour : c’était la vôtre. Rikka vient d’arriver et ne peut pas encore être révélée. Finissez votre tour.',
      },
      moves: ['.'],
      replies: [
        { seat: 1, move: '+' },
        { seat: 1, move: 'P F02@3' },
        { seat: 1, move: '.' },
      ],
    },
    {
      say: {
        en: 'Jonas has placed a second figure, at the Dream Constant. Your turn again: draw a card.',
        de: 'Jonas hat eine zweite Figur ausgelegt, an der Traumkonstante. Du bist wieder dran: Ziehe eine Karte.',
        fr: 'Jonas a posé une deuxième figure, à la Constante du rêve. C’est de nouveau à vous : piochez une carte.',
      },
      moves: ['+'],
      hint: {
        en: 'Draw the card this time.',
        de: 'Ziehe diesmal die Karte.',
        fr: 'Cette fois, piochez la carte.',
      },
    },
    {
      say: {
        en: 'Besides using a card you may turn up one figure that you placed earlier. Only face-up figures can attack, from the next turn on. Turn up Rikka.',
        de: 'Zusätzlich zu der einen Karte darfst du eine Figur aufdecken, die du früher ausgelegt hast. Nur offene Figuren können angreifen, und zwar ab dem nächsten Zug. Decke Rikka auf.',
        fr: 'En plus d’employer une carte, vous pouvez révéler une figure posée plus tôt. Seules les figures visibles peuvent attaquer, à partir du tour suivant. Révélez Rikka.',
      },
      moves: ['U a2.1'],
      hint: {
        en: 'We come to that. First turn up Rikka at the Island.',
        de: 'Dazu kommen wir noch. Decke zuerst Rikka auf der Insel auf.',
        fr: 'Nous y viendrons. Révélez d’abord Rikka, à l’Île.',
      },
    },
    {
      say: {
        en: 'Rauthak is still Jonas’s. With one figure each, the highest Cosmic Might decides, and nobody has more than Ombra with 58. Place Ombra at Rauthak.',
        de: 'Noch hält Jonas Rauthak. Bei je einer Figur entscheidet die höchste Kosmos-Macht, und niemand hat mehr als Ombra mit 58. Lege Ombra nach Rauthak.',
        fr: 'Rauthak est encore à Jonas. Avec une figure chacun, la plus haute Puissance cosmique décide, et personne ne dépasse les 58 d’Ombra. Posez Ombra sur Rauthak.',
      },
      moves: ['P F22@1'],
      hint: {
        en: 'Rauthak is waiting: place Ombra there.',
        de: 'Rauthak wartet: Lege Ombra dorthin.',
        fr: 'Rauthak attend : posez-y Ombra.',
      },
    },
    {
      say: {
        en: 'Ombra lies face down, and Jonas does not know what he is up against. End your turn.',
        de: 'Ombra liegt verdeckt, und Jonas weiß nicht, mit wem er es zu tun hat. Beende deinen Zug.',
        fr: 'Ombra est cachée, et Jonas ignore à qui il a affaire. Finissez votre tour.',
      },
      moves: ['.'],
      replies: [
        { seat: 1, move: '+' },
        { seat: 1, move: 'P F20@3' },
        { seat: 1, move: '.' },
      ],
    },
    {
      say: {
        en: 'Count: at Rauthak it is one against one, and Ombra decides it for you. On the Island you have one figure and Jonas none. The Dream Constant is his, by two to nothing. If the game ended now, you would win by two places to one.',
        de: 'Zähle nach: Auf Rauthak steht es eins zu eins, und Ombra entscheidet für dich. Auf der Insel hast du eine Figur, Jonas keine. Die Traumkonstante hält er mit zwei zu null. Wäre die Partie jetzt zu Ende, hättest du mit zwei Orten zu einem gewonnen.',
        fr: 'Comptez : sur Rauthak, c’est une contre une, et Ombra décide pour vous. À l’Île, vous avez une figure, Jonas aucune. La Constante du rêve est à lui, par deux à zéro. Si la partie finissait maintenant, vous gagneriez par deux lieux à un.',
      },
    },
  ],
  done: {
    en: 'Draw, use one card, turn up one figure: that is a turn. Numbers hold places, and Cosmic Might breaks ties.',
    de: 'Ziehen, eine Karte einsetzen, eine Figur aufdecken: Das ist ein Zug. Orte hält, wer mehr Figuren hat, und bei Gleichstand entscheidet die Kosmos-Macht.',
    fr: 'Piocher, employer une carte, révéler une figure : voilà un tour. Le nombre tient les lieux, et la Puissance cosmique départage.',
  },
}
