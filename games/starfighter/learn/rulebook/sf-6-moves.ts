import type { Chapter } from '@sternentisch/grammar'
import { Gap } from '../figures/before-after.tsx'

/** A part of SF-6: what all moves of cards have in common. */
export const effectsMoves: Chapter = {
  id: 'effects-moves',
  title: { en: 'Effects: moving cards', de: 'Effekte: Karten bewegen', fr: 'Effets : déplacer des cartes' },
  rules: [
    {
      id: 'SF-6.11',
      text: {
        en: 'Cards never change sides: a card is only ever moved within the board of its owner. You may well move your opponent’s cards, though, on their board.',
        de: 'Karten wechseln nie die Seite: Bewegt wird eine Karte nur innerhalb des Tableaus ihres Besitzers. Die Karten deines Gegners darfst du aber sehr wohl bewegen, auf seinem Tableau.',
        fr: 'Les cartes ne changent jamais de camp : une carte ne se déplace que sur le plateau de son propriétaire. Mais vous pouvez très bien déplacer les cartes adverses, sur leur plateau.',
      },
    },
    {
      id: 'SF-6.12',
      text: {
        en: 'A moved card always becomes the top card where it arrives. It keeps its face, stays turned or upright, and keeps its markers on halves that stay visible. Levels do not matter.',
        de: 'Eine bewegte Karte wird dort, wo sie ankommt, immer zur obersten. Sie behält ihre Seite, bleibt gedreht oder aufrecht und behält die Marker auf Bereichen, die zu sehen bleiben. Stufen spielen keine Rolle.',
        fr: 'Une carte déplacée devient toujours la carte du dessus là où elle arrive. Elle garde sa face, reste pivotée ou droite, et garde ses marqueurs sur les parties qui restent visibles. Les niveaux ne comptent pas.',
      },
    },
    {
      id: 'SF-6.13',
      text: {
        en: 'The sector it goes to needs a free slot. If a card stays in its sector, its own slot counts as free.',
        de: 'Der Sektor, in den sie kommt, braucht ein freies Feld. Bleibt eine Karte in ihrem Sektor, zählt ihr eigenes Feld als frei.',
        fr: 'Le secteur d’arrivée doit avoir un emplacement libre. Si la carte reste dans son secteur, son propre emplacement compte comme libre.',
      },
    },
    {
      id: 'SF-6.14',
      text: {
        en: 'When a covered card is taken out, the cards above it slide down in the same step. What could be seen only through the gap does not count as seen, and nothing happens there.',
        de: 'Wird eine verdeckte Karte herausgenommen, rutschen die Karten darüber im selben Schritt nach. Was nur durch die Lücke zu sehen wäre, gilt als nicht gesehen, und es geschieht dort nichts.',
        fr: 'Quand une carte recouverte est retirée, celles du dessus glissent vers le bas dans la même étape. Ce qu’on ne verrait que par le vide ne compte pas comme vu, et rien ne s’y déclenche.',
      },
      Figure: Gap,
    },
    {
      id: 'SF-6.15',
      text: {
        en: 'When a top card leaves, there is no gap: the upper half of the card below comes into view, and its effect happens.',
        de: 'Geht die oberste Karte weg, entsteht keine Lücke: Der obere Bereich der Karte darunter kommt in Sicht, und sein Effekt geschieht.',
        fr: 'Quand la carte du dessus s’en va, il n’y a pas de vide : la partie supérieure de la carte d’en dessous apparaît, et son effet se produit.',
      },
    },
  ],
}
