import type { Chapter } from '@sternentisch/grammar'

export const information: Chapter = {
  id: 'SF-8',
  title: { en: 'Who knows what', de: 'Wer was weiß', fr: 'Qui sait quoi' },
  rules: [
    {
      id: 'SF-8.1',
      text: {
        en: 'Nobody looks through a draw pile or changes its order. How many cards it holds, everybody may know.',
        de: 'Niemand sieht einen Zugstapel durch oder ändert seine Reihenfolge. Wie viele Karten er hat, darf jeder wissen.',
        fr: 'Personne ne regarde une pioche ni n’en change l’ordre. Tout le monde peut savoir combien de cartes elle contient.',
      },
    },
    {
      id: 'SF-8.2',
      text: {
        en: 'Your hand is secret, its size is not. The same goes for cards aside, and those you do not know yourself before the next round.',
        de: 'Deine Handkarten sind geheim, ihre Anzahl nicht. Ebenso ist es mit Karten, die beiseite liegen, und die kennst du bis zur nächsten Runde selbst nicht.',
        fr: 'Votre main est secrète, sa taille ne l’est pas. Il en va de même des cartes mises de côté, et celles-là, vous ne les connaissez pas vous-même avant la manche suivante.',
      },
    },
    {
      id: 'SF-8.3',
      text: {
        en: 'Of the cards on your own board you may always see both faces. Of your opponent’s cards you may see the face that is up, even the half that is covered, but never the face that is down.',
        de: 'Von den Karten auf deinem eigenen Tableau darfst du immer beide Seiten sehen. Von den Karten deines Gegners siehst du die Seite, die oben liegt, auch den verdeckten Bereich, aber nie die Seite, die unten liegt.',
        fr: 'Des cartes de votre propre plateau, vous pouvez toujours voir les deux faces. De celles de l’adversaire, vous voyez la face visible, même la partie recouverte, mais jamais l’autre face.',
      },
    },
    {
      id: 'SF-8.4',
      text: {
        en: 'The discard pile is open: a destroyed card is shown to both, even if it lay back up. Option “Discard pile”: a card that lay back up all the time stays unknown to your opponent.',
        de: 'Der Ablagestapel ist offen: Eine zerstörte Karte sehen beide, auch wenn sie mit der Rückseite nach oben lag. Option „Ablagestapel“: Eine Karte, die immer mit der Rückseite nach oben lag, bleibt deinem Gegner unbekannt.',
        fr: 'La défausse est visible de tous : une carte détruite est montrée aux deux, même si elle était côté verso. Option « Défausse » : une carte restée côté verso tout du long demeure inconnue de l’adversaire.',
      },
    },
    {
      id: 'SF-8.5',
      text: {
        en: 'Hulls, offset, initiative, who has passed and all markers are open.',
        de: 'Hüllen, Versatz, Initiative, wer gepasst hat und alle Marker sind offen.',
        fr: 'Les blindages, le décalage, l’Initiative, qui a passé et tous les marqueurs sont publics.',
      },
    },
  ],
}
