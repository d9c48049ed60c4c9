import type { Chapter } from '@sternentisch/grammar'
import { DeckTable } from '../figures/deck-table.tsx'
import { FigureTable } from '../figures/figure-table.tsx'
import { PlaceTable } from '../figures/place-table.tsx'
import { ValuesKey } from '../figures/values-key.tsx'

/** What is on the cards, before any rule uses it. */
export const cardsChapter: Chapter = {
  id: 'cards',
  title: { en: 'The cards', de: 'Die Karten', fr: 'Les cartes' },
  intro: {
    en: 'Five places, of which three are in play, and a deck of 64 cards that you share.\n\nReconstruction: the original cards are lost. Known are the names of the five places, the laws of Rauthak and Horon, three of the five values and the spaceship. All figures, numbers and other texts are new and made for this table.',
    de: 'Fünf Orte, von denen drei im Spiel sind, und ein Deck aus 64 Karten, das ihr euch teilt.\n\nRekonstruktion: Die ursprünglichen Karten sind verloren. Bekannt sind die Namen der fünf Orte, die Gesetze von Rauthak und Horon, drei der fünf Werte und das Raumschiff. Alle Figuren, Zahlen und übrigen Texte sind neu und für diesen Tisch gemacht.',
    fr: 'Cinq lieux, dont trois en jeu, et une pioche de 64 cartes que vous partagez.\n\nReconstitution : les cartes d’origine sont perdues. On connaît les noms des cinq lieux, les lois de Rauthak et de Horon, trois des cinq valeurs et le vaisseau spatial. Toutes les figures, les nombres et les autres textes sont nouveaux, faits pour cette table.',
  },
  rules: [
    {
      id: 'cards-values',
      text: {
        en: 'Every figure carries five values, each with a symbol of its own:\n- Cosmic Might (star): closeness to the great forces. It also decides tied places.\n- PSI Power (eye): the power of the mind.\n- Combat Power (sword): weapons and bodies.\n- Tech Strength (nut): machines and those who understand them.\n- Guile (mask): deceit, diplomacy, disguise.\n\nThe numbers are even and go from 0 to 58; 20 is a good middle, and few reach 40.',
        de: 'Jede Figur trägt fünf Werte, jeder mit eigenem Zeichen:\n- Kosmos-Macht (Stern): die Nähe zu den großen Kräften. Sie entscheidet auch Orte bei Gleichstand.\n- PSI-Kraft (Auge): die Kraft des Geistes.\n- Kampfkraft (Schwert): Waffen und Körper.\n- Technik-Stärke (Schraubenmutter): Maschinen und alle, die sie verstehen.\n- List (Maske): Täuschung, Diplomatie, Verkleidung.\n\nDie Zahlen sind gerade und gehen von 0 bis 58; 20 ist eine gute Mitte, und nur wenige erreichen 40.',
        fr: 'Chaque figure porte cinq valeurs, chacune avec son symbole :\n- Puissance cosmique (étoile) : la proximité des grandes forces. Elle décide aussi des lieux à égalité.\n- Force PSI (œil) : la puissance de l’esprit.\n- Force de combat (épée) : les armes et les corps.\n- Force technique (écrou) : les machines et ceux qui les comprennent.\n- Ruse (masque) : tromperie, diplomatie, déguisement.\n\nLes nombres sont pairs et vont de 0 à 58 ; 20 est une bonne moyenne, et peu atteignent 40.',
      },
      Figure: ValuesKey,
    },
    {
      id: 'cards-figures',
      text: {
        en: 'There are 24 figures, each of them once. The emblem shows the five values as rays: a long ray is a strong value, and the number beside the symbol says how strong. No figure is good at everything, and none is worse than another in all five.',
        de: 'Es gibt 24 Figuren, jede genau einmal. Das Emblem zeigt die fünf Werte als Strahlen: Ein langer Strahl ist ein starker Wert, und die Zahl neben dem Zeichen sagt, wie stark. Keine Figur kann alles, und keine ist einer anderen in allen fünf unterlegen.',
        fr: 'Il y a 24 figures, chacune en un seul exemplaire. L’emblème montre les cinq valeurs comme des rayons : un long rayon est une valeur forte, et le nombre près du symbole dit combien. Aucune figure n’est bonne en tout, et aucune n’est plus faible qu’une autre dans les cinq.',
      },
      Figure: FigureTable,
    },
    {
      id: 'cards-places',
      text: {
        en: 'Five places, two types: Rauthak, Umaru and Horon are planets; the Dream Constant and the Island of Last Hope are spheres. The type says which vehicle gets there (SN-9.2), the text is the law of the place (SN-10.1).',
        de: 'Fünf Orte, zwei Typen: Rauthak, Umaru und Horon sind Planeten; die Traumkonstante und die Insel der letzten Hoffnung sind Sphären. Der Typ sagt, welches Fahrzeug hinkommt (SN-9.2), der Text ist das Gesetz des Ortes (SN-10.1).',
        fr: 'Cinq lieux, deux types : Rauthak, Umaru et Horon sont des planètes ; la Constante du rêve et l’Île du dernier espoir sont des sphères. Le type dit quel véhicule s’y rend (SN-9.2), le texte est la loi du lieu (SN-10.1).',
      },
      Figure: PlaceTable,
    },
    {
      id: 'cards-deck',
      text: {
        en: 'Besides the 24 figures the deck holds 40 cards that do something with them:\n- 20 action cards, four for each value. With them you attack.\n- 8 reinforcement cards. They make one figure stronger; seven of them can do something else instead.\n- 2 collective cards. They couple two neighbouring figures.\n- 6 defence cards. Two repel anything; two repel Cosmic Might, PSI Power and Guile; two repel Cosmic Might, Combat Power and Tech Strength.\n- 4 transfer cards. They bring a figure to another place.',
        de: 'Neben den 24 Figuren enthält das Deck 40 Karten, die mit ihnen etwas anfangen:\n- 20 Aktionskarten, vier für jeden Wert. Mit ihnen greifst du an.\n- 8 Verstärkungskarten. Sie machen eine Figur stärker; sieben davon können stattdessen etwas anderes.\n- 2 Kollektivkarten. Sie koppeln zwei benachbarte Figuren.\n- 6 Verteidigungskarten. Zwei wehren alles ab; zwei Kosmos-Macht, PSI-Kraft und List; zwei Kosmos-Macht, Kampfkraft und Technik-Stärke.\n- 4 Transferkarten. Sie versetzen eine Figur an einen anderen Ort.',
        fr: 'Outre les 24 figures, la pioche contient 40 cartes qui s’en servent :\n- 20 cartes action, quatre par valeur. Elles servent à attaquer.\n- 8 renforts. Ils rendent une figure plus forte ; sept d’entre eux peuvent faire autre chose à la place.\n- 2 cartes collectives. Elles couplent deux figures voisines.\n- 6 cartes de défense. Deux repoussent tout ; deux la Puissance cosmique, la Force PSI et la Ruse ; deux la Puissance cosmique, la Force de combat et la Force technique.\n- 4 cartes de transfert. Elles emmènent une figure dans un autre lieu.',
      },
      Figure: DeckTable,
    },
    {
      id: 'cards-words',
      text: {
        en: 'Some words come again and again:\n- Row: your figures at one place, from left to right.\n- Neighbours: two figures of a row with none between them.\n- Ready: face up since an earlier turn, so it may attack (SN-4.6).\n- Total: the number that a side brings to a fight (SN-5.6).\n- Pair, partner: two figures under one collective card (SN-8.1).\n- Skip: to let a turn pass without doing anything (SN-3.9).\n- Conquer: to own a place when it is counted at the end (SN-12.4).',
        de: 'Manche Wörter kommen immer wieder:\n- Reihe: deine Figuren an einem Ort, von links nach rechts.\n- Nachbarn: zwei Figuren einer Reihe, zwischen denen keine liegt.\n- Angriffsbereit: offen seit einem früheren Zug, darf also angreifen (SN-4.6).\n- Kampfsumme: die Zahl, die eine Seite in einen Kampf bringt (SN-5.6).\n- Paar, Partner: zwei Figuren unter einer Kollektivkarte (SN-8.1).\n- Auslassen: einen Zug verstreichen lassen, ohne etwas zu tun (SN-3.9).\n- Erobern: einen Ort besitzen, wenn am Ende gezählt wird (SN-12.4).',
        fr: 'Quelques mots reviennent sans cesse :\n- Rangée : vos figures dans un lieu, de gauche à droite.\n- Voisines : deux figures d’une rangée sans aucune entre elles.\n- Prête : visible depuis un tour précédent, elle peut donc attaquer (SN-4.6).\n- Total : le nombre qu’un camp apporte au combat (SN-5.6).\n- Paire, partenaire : deux figures sous une carte collective (SN-8.1).\n- Passer : laisser filer un tour sans rien faire (SN-3.9).\n- Conquérir : posséder un lieu quand on compte à la fin (SN-12.4).',
      },
    },
    {
      id: 'cards-set',
      text: {
        en: '“Card set”: usually the base deck described here. Whoever has other cards can write them into a file of the same form and choose that set for a table, here or in the terminal; everybody at that table then plays with those.',
        de: '„Kartensatz“: normalerweise das hier beschriebene Basisdeck. Wer andere Karten hat, kann sie in eine Datei derselben Form schreiben und diesen Satz für einen Tisch wählen, hier oder im Terminal; dann spielen dort alle mit ihnen.',
        fr: '« Jeu de cartes » : d’ordinaire, le jeu fourni, décrit ici. Qui possède d’autres cartes peut les écrire dans un fichier de même forme et choisir ce jeu pour une table, ici ou dans le terminal ; tout le monde y joue alors avec celles-là.',
      },
    },
  ],
}
