import type { Chapter } from '@sternentisch/grammar'

export const setup: Chapter = {
  id: 'SN-1',
  title: { en: 'Setting up', de: 'Vorbereitung', fr: 'Mise en place' },
  intro: {
    en: 'Three places between you, one deck for both, five cards in each hand.',
    de: 'Drei Orte zwischen euch, ein Deck für beide, fünf Karten auf jeder Hand.',
    fr: 'Trois lieux entre vous, une pioche commune, cinq cartes dans chaque main.',
  },
  rules: [
    {
      id: 'SN-1.1',
      text: {
        en: 'Sternenfeuer is a game for two. The seats are called A and B.',
        de: 'Sternenfeuer ist ein Spiel für zwei. Die Plätze heißen A und B.',
        fr: 'Sternenfeuer se joue à deux. Les places s’appellent A et B.',
      },
    },
    {
      id: 'SN-1.2',
      text: {
        en: 'Of the five place cards chance picks three. They lie face up in a line between you and count from A’s left: place 1, 2 and 3. The other two lie beside the discard pile, visible to both, and are of no use in this game.',
        de: 'Von den fünf Ortskarten wählt der Zufall drei aus. Sie liegen offen in einer Linie zwischen euch und zählen von links aus der Sicht von A: Ort 1, 2 und 3. Die beiden anderen liegen für alle sichtbar beim Ablagestapel und haben in dieser Partie keine Bedeutung.',
        fr: 'Parmi les cinq cartes lieu, le hasard en choisit trois. Elles forment une ligne entre vous, faces visibles, et se comptent depuis la gauche de A : lieux 1, 2 et 3. Les deux autres sont visibles près de la défausse et ne servent pas dans cette partie.',
      },
    },
    {
      id: 'SN-1.3',
      text: {
        en: 'All other cards are mixed into one face-down deck. Both of you draw from it. Which cards those are is what the option “Card set” says.',
        de: 'Alle anderen Karten werden zu einem verdeckten Deck gemischt. Aus ihm zieht ihr beide. Welche Karten das sind, sagt die Option „Kartensatz“.',
        fr: 'Toutes les autres cartes sont mélangées en une seule pioche, faces cachées. Vous y puisez tous les deux. L’option « Jeu de cartes » dit quelles cartes ce sont.',
      },
    },
    {
      id: 'SN-1.4',
      text: {
        en: 'Each of you gets five cards from the top, one at a time; the first goes to whoever opens.',
        de: 'Jeder bekommt fünf Karten von oben, eine nach der anderen; die erste geht an den, der eröffnet.',
        fr: 'Chacun reçoit cinq cartes du dessus, une à une ; la première va au premier joueur.',
      },
    },
    {
      id: 'SN-1.5',
      text: {
        en: 'In a first game chance says who opens, or you agree on it. When you play again, the loser opens; after a drawn game, whoever did not open it. Option “Opening”: seat A, or seat B.',
        de: 'In der ersten Partie entscheidet das Los, wer eröffnet, oder ihr macht es aus. Spielt ihr weiter, eröffnet, wer verloren hat; nach einem Unentschieden, wer zuletzt nicht eröffnet hat. Option „Eröffnung“: Platz A oder Platz B.',
        fr: 'Pour une première partie, le sort désigne qui commence, ou vous en convenez. Si vous rejouez, c’est au perdant de commencer ; après une partie nulle, à celui qui n’avait pas commencé. Option « Premier joueur » : place A, ou place B.',
      },
    },
    {
      id: 'SN-1.6',
      text: {
        en: 'At each place you have a row for your figures, on your own side. All six rows start empty, and a row may become as long as you like.',
        de: 'An jedem Ort hast du auf deiner Seite eine Reihe für deine Figuren. Alle sechs Reihen sind am Anfang leer, und eine Reihe darf beliebig lang werden.',
        fr: 'À chaque lieu, vous avez de votre côté une rangée pour vos figures. Les six rangées sont vides au début, et leur longueur n’est pas limitée.',
      },
    },
  ],
}
