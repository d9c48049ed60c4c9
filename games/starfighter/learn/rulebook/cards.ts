import type { Chapter } from '@sternentisch/grammar'
import { CardParts } from '../figures/card-parts.tsx'
import { CruiserTable } from '../figures/cruiser-table.tsx'
import { SymbolTable } from '../figures/symbol-table.tsx'

/** What lies on the table, and the words for it. No numbers: the rules follow. */
export const cardsChapter: Chapter = {
  id: 'cards',
  title: {
    en: 'Cards, symbols and cruisers',
    de: 'Karten, Symbole und Kreuzer',
    fr: 'Cartes, symboles et Croiseurs',
  },
  intro: {
    en: 'There are 100 squadron cards and six cruisers. Reconstruction: what the original cards and boards show is known only in part, so these are drawn up anew after everything that is known. Option “Card set”: whoever owns the printed game can enter its cards and play with them.',
    de: 'Es gibt 100 Geschwaderkarten und sechs Kreuzer. Rekonstruktion: Was die ursprünglichen Karten und Tableaus zeigen, ist nur zum Teil bekannt; diese hier sind nach allem, was man weiß, neu entworfen. Option „Kartensatz“: Wer das gedruckte Spiel besitzt, kann dessen Karten eingeben und damit spielen.',
    fr: 'Il y a 100 cartes Escadrille et six Croiseurs. Reconstitution : on ne connaît qu’en partie ce que montrent les cartes et les plateaux d’origine ; ceux-ci sont conçus à neuf d’après tout ce que l’on sait. Option « Jeu de cartes » : qui possède le jeu imprimé peut saisir ses cartes et jouer avec.',
  },
  rules: [
    {
      id: 'cards-squadrons',
      text: {
        en: 'A squadron card has two faces, and each face has an upper and a lower half. A half may hold fighters, a symbol, both or nothing.\n\nThe front shows a level (chevrons; none means level 0) and an ID such as 3-10: level and number. IDs 1 to 40 are green and belong to Training, the others are blue. The back is the same on all cards: level 0, two fighters above, nothing below.\n\nWhere a half is covered, small reminder icons on the half in view tell what it holds.',
        de: 'Eine Geschwaderkarte hat zwei Seiten, und jede Seite hat einen oberen und einen unteren Bereich. In einem Bereich können Jäger sein, ein Symbol, beides oder nichts.\n\nDie Vorderseite zeigt eine Stufe (Winkel; keiner heißt Stufe 0) und einen ID-Code wie 3-10: Stufe und Nummer. Die ID-Codes 1 bis 40 sind grün und gehören zum Training, die übrigen sind blau. Die Rückseite ist bei allen Karten gleich: Stufe 0, zwei Jäger oben, unten nichts.\n\nIst ein Bereich verdeckt, sagen kleine Erinnerungssymbole auf dem sichtbaren Bereich, was er enthält.',
        fr: 'Une carte Escadrille a deux faces, et chaque face a une partie supérieure et une partie inférieure. Une partie peut porter des Chasseurs, un symbole, les deux ou rien.\n\nLe recto montre un niveau (des chevrons ; aucun, c’est le niveau 0) et un matricule comme 3-10 : niveau et numéro. Les matricules 1 à 40 sont verts et servent à l’Entraînement, les autres sont bleus. Le verso est le même sur toutes les cartes : niveau 0, deux Chasseurs en haut, rien en bas.\n\nQuand une partie est recouverte, de petites icônes de rappel sur la partie visible disent ce qu’elle contient.',
      },
      Figure: CardParts,
    },
    {
      id: 'cards-symbols',
      text: {
        en: 'Ten symbols are effects: they do something when they come into view. Two protect: shields and the force field work as long as their card is on top.',
        de: 'Zehn Symbole sind Effekte: Sie bewirken etwas, wenn sie in Sicht kommen. Zwei schützen: Schilde und Kraftfeld wirken, solange ihre Karte zuoberst liegt.',
        fr: 'Dix symboles sont des effets : ils agissent au moment où ils apparaissent. Deux protègent : les écrans et le champ de force servent tant que leur carte est la plus haute.',
      },
      Figure: SymbolTable,
    },
    {
      id: 'cards-cruisers',
      text: {
        en: 'A cruiser board has a hull track and five sectors. A sector has slots of level 0, 1, 2 and so on, counted from its owner. Draw symbols are printed on some slots. The classes differ in hull, slots and draw symbols, and in nothing else.',
        de: 'Ein Kreuzer-Tableau hat eine Hüllenanzeige und fünf Sektoren. Ein Sektor hat Felder der Stufe 0, 1, 2 und so weiter, vom Besitzer aus gezählt. Auf manchen Feldern sind „Ziehen“-Symbole aufgedruckt. Die Klassen unterscheiden sich in Hülle, Feldern und „Ziehen“-Symbolen, sonst in nichts.',
        fr: 'Un plateau Croiseur a une piste de blindage et cinq secteurs. Un secteur a des emplacements de niveau 0, 1, 2, etc., comptés depuis son propriétaire. Certains emplacements portent un symbole Pioche. Les classes diffèrent par le blindage, les emplacements et les symboles Pioche, et par rien d’autre.',
      },
      Figure: CruiserTable,
    },
    {
      id: 'cards-words',
      text: {
        en: 'Words that return:\n- Top card: the highest card of a sector. All others there are covered.\n- Turned: rotated by half a turn, so that the printed upper half lies towards its owner.\n- Salvo: all the damage that one side takes in one engagement.\n- Chain: an effect and everything that follows from it.\n- Controller: the owner of the card that shows an effect.\n- Aside: cards gained by the Draw effect, waiting unseen for the next round.\n- Offset: by how many sectors the two boards are shifted against each other.',
        de: 'Wörter, die wiederkehren:\n- Oberste Karte: die höchste Karte eines Sektors. Alle anderen dort sind verdeckt.\n- Gedreht: um eine halbe Drehung gewendet, sodass der gedruckte obere Bereich zum Besitzer zeigt.\n- Salve: aller Schaden, den eine Seite in einem Gefecht nimmt.\n- Kette: ein Effekt und alles, was aus ihm folgt.\n- Kontrolle: Einen Effekt kontrolliert, wem die Karte gehört, die ihn zeigt.\n- Beiseite: Karten aus dem Effekt „Ziehen“, die ungesehen auf die nächste Runde warten.\n- Versatz: um wie viele Sektoren die beiden Tableaus gegeneinander verschoben sind.',
        fr: 'Des mots qui reviennent :\n- Carte du dessus : la plus haute d’un secteur. Toutes les autres y sont recouvertes.\n- Pivotée : tournée d’un demi-tour, la partie supérieure imprimée vers son propriétaire.\n- Salve : tous les dégâts qu’un camp subit dans un combat.\n- Chaîne : un effet et tout ce qui s’ensuit.\n- Contrôler un effet : posséder la carte qui le montre.\n- De côté : les cartes gagnées par l’effet Pioche, qui attendent la manche suivante sans être vues.\n- Décalage : de combien de secteurs les deux plateaux sont décalés l’un par rapport à l’autre.',
      },
    },
  ],
}
