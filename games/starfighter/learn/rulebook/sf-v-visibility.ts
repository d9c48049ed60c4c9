import type { Chapter } from '@sternentisch/grammar'
import { VisibleHalves } from '../figures/visible-halves.tsx'

export const visibility: Chapter = {
  id: 'SF-V',
  title: { en: 'What is visible', de: 'Was sichtbar ist', fr: 'Ce qui est visible' },
  intro: {
    en: 'The exact model behind shooting and effects. “Low” is the half that lies towards its owner, “up” the half that lies towards the opponent, however the card is turned.',
    de: 'Das genaue Modell hinter Schüssen und Effekten. „Unten“ ist der Bereich, der zum Besitzer liegt, „oben“ der Bereich, der zum Gegner liegt, wie auch immer die Karte gedreht ist.',
    fr: 'Le modèle exact derrière les tirs et les effets. Le « bas » est la partie tournée vers le propriétaire, le « haut » celle tournée vers l’adversaire, que la carte soit pivotée ou non.',
  },
  rules: [
    {
      id: 'SF-V1',
      text: {
        en: 'In a sector with cards you see one half more than there are cards: the low half of every card, and the up half of the top card. All else is hidden, the faces that are down included.',
        de: 'In einem Sektor mit Karten siehst du einen Bereich mehr, als Karten daliegen: von jeder Karte den unteren Bereich und von der obersten auch den oberen. Alles andere ist verborgen, auch die Seiten, die unten liegen.',
        fr: 'Dans un secteur avec des cartes, on voit une partie de plus qu’il n’y a de cartes : le bas de chaque carte, et le haut de la carte du dessus. Tout le reste est caché, y compris les faces du dessous.',
      },
      Figure: VisibleHalves,
    },
    {
      id: 'SF-V2',
      text: {
        en: 'So a low half is always visible. An up half is visible just when its card is on top. A top card shows both.',
        de: 'Ein unterer Bereich ist also immer zu sehen. Ein oberer ist genau dann zu sehen, wenn seine Karte zuoberst liegt. Die oberste Karte zeigt beide.',
        fr: 'Un bas est donc toujours visible. Un haut ne l’est que si sa carte est au sommet. La carte du dessus montre les deux.',
      },
    },
    {
      id: 'SF-V3',
      text: {
        en: 'The strength of a sector is the number of fighters without a marker on its visible halves.',
        de: 'Die Stärke eines Sektors ist die Zahl der Jäger ohne Marker auf seinen sichtbaren Bereichen.',
        fr: 'La force d’un secteur est le nombre de Chasseurs sans marqueur sur ses parties visibles.',
      },
    },
    {
      id: 'SF-V4',
      text: {
        en: 'A board changes in single steps: a card comes, goes, moves, is turned or flipped, and gaps close. Compare before and after. What is newly visible triggers; what is newly hidden loses its markers and cancels its waiting effects. In between, nothing exists: neither the lifted card nor the gap.',
        de: 'Ein Tableau ändert sich in einzelnen Schritten: Eine Karte kommt, geht, bewegt sich, wird gedreht oder umgedreht, und Lücken schließen sich. Vergleiche vorher und nachher. Was neu zu sehen ist, löst aus; was neu verborgen ist, verliert seine Marker, und was davon wartet, entfällt. Dazwischen gibt es nichts: weder die angehobene Karte noch die Lücke.',
        fr: 'Un plateau change par étapes simples : une carte arrive, part, se déplace, pivote ou se retourne, et les vides se comblent. Comparez avant et après. Ce qui devient visible se déclenche ; ce qui devient caché perd ses marqueurs, et ses effets en attente sont annulés. Entre les deux, rien n’existe : ni la carte soulevée, ni le vide.',
      },
    },
    {
      id: 'SF-V5',
      text: {
        en: 'Visible means where a half lies, not who may look at it. The covered half of an open card counts as hidden, though both of you may read it (SF-8.3).',
        de: 'Sichtbar heißt, wo ein Bereich liegt, nicht, wer ihn ansehen darf. Der verdeckte Bereich einer offenen Karte gilt als verborgen, obwohl ihn beide lesen dürfen (SF-8.3).',
        fr: 'Visible dit où se trouve une partie, et non qui a le droit de la regarder. La partie recouverte d’une carte côté recto compte comme cachée, même si tous deux peuvent la lire (SF-8.3).',
      },
    },
    {
      id: 'SF-V6',
      text: {
        en: 'A step concerns one board only. So effects of two players never come up at the same instant.',
        de: 'Ein Schritt betrifft immer nur ein Tableau. Effekte beider Seiten werden also nie im selben Augenblick ausgelöst.',
        fr: 'Une étape ne concerne qu’un plateau. Des effets des deux joueurs n’apparaissent donc jamais au même instant.',
      },
    },
    {
      id: 'SF-V7',
      text: {
        en: 'A step reveals at most two halves, and two only if a card is played, or flipped on top. Then they belong to the same card. So never more than two effects come up at once.',
        de: 'Ein Schritt deckt höchstens zwei Bereiche auf, und zwei nur, wenn eine Karte gespielt oder zuoberst umgedreht wird. Dann gehören beide zu derselben Karte. Mehr als zwei Effekte werden also nie zugleich ausgelöst.',
        fr: 'Une étape révèle au plus deux parties, et deux seulement si une carte est jouée, ou retournée au sommet. Elles sont alors de la même carte. Il n’apparaît donc jamais plus de deux effets à la fois.',
      },
    },
    {
      id: 'SF-V8',
      text: {
        en: 'A low half triggers only when its card is played or flipped, or turned while covered. An up half triggers again each time its card becomes the top card. Effects in the printed upper half are the ones you can repeat, as long as the card is not turned.',
        de: 'Ein unterer Bereich löst nur aus, wenn seine Karte gespielt oder umgedreht oder als verdeckte Karte gedreht wird. Ein oberer löst jedes Mal aus, wenn seine Karte zur obersten wird. Wiederholen lassen sich also die Effekte im gedruckten oberen Bereich, solange die Karte nicht gedreht ist.',
        fr: 'Un bas ne se déclenche que si sa carte est jouée ou retournée, ou pivotée alors qu’elle est recouverte. Un haut se déclenche de nouveau chaque fois que sa carte devient celle du dessus. Les effets de la partie supérieure imprimée sont donc ceux que l’on peut répéter, tant que la carte n’est pas pivotée.',
      },
    },
    {
      id: 'SF-V9',
      text: {
        en: 'Moving a card never triggers its low half: that was visible before.',
        de: 'Eine Karte zu bewegen löst nie ihren unteren Bereich aus: Der war vorher schon zu sehen.',
        fr: 'Déplacer une carte ne déclenche jamais son bas : il était déjà visible.',
      },
    },
    {
      id: 'SF-V10',
      text: {
        en: 'Markers lie only on visible halves: on both of a top card, on the low one of a covered card.',
        de: 'Marker liegen nur auf sichtbaren Bereichen: bei der obersten Karte auf beiden, bei einer verdeckten auf dem unteren.',
        fr: 'Les marqueurs ne sont que sur des parties visibles : sur les deux pour la carte du dessus, sur le bas pour une carte recouverte.',
      },
    },
    {
      id: 'SF-V11',
      text: {
        en: 'Only top cards are damaged. All fighters of a card that is being damaged are therefore visible.',
        de: 'Nur oberste Karten nehmen Schaden. Alle Jäger einer Karte, die gerade Schaden nimmt, sind darum zu sehen.',
        fr: 'Seules les cartes du dessus subissent des dégâts. Tous les Chasseurs d’une carte en train d’en subir sont donc visibles.',
      },
    },
  ],
}
