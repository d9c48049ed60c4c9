import type { Chapter } from '@sternentisch/grammar'
import { ShipTable } from '../figures/ship-table.tsx'
import { SolarTable } from '../figures/solar-table.tsx'

/** What to know before the first rule. These chapters have no numbers: they decide nothing. */
export const minute: Chapter = {
  id: 'minute',
  title: { en: 'Stellar in one minute', de: 'Stellar in einer Minute', fr: 'Stellar en une minute' },
  intro: {
    en: 'A solar system lies in the middle of the table, sorted into sectors. You and your opponents secretly choose up to six ships each and then lay them into the sectors, one a turn. The back of a ship shows only whether it is civil or military.\n\nMilitary ships fight as soon as they meet; the two owners compare them in secret. Civil ships do something once, at the moment they turn open, and they settle.\n\nWhen all ships are out, every sector is decided: a military ship holds it alone; without any, the most settlement points count. The winner takes the cards of the sector, and their points, which may be negative. But the ships that won are used up, unless a card of the sector is fortified.\n\nAfter four such scenarios (three with three players) the highest score wins.',
    de: 'In der Mitte des Tisches liegt ein Sonnensystem, aufgeteilt in Sektoren. Du und deine Gegner wählt heimlich bis zu sechs Schiffe und legt sie dann nach und nach in die Sektoren, eines in jedem Zug. Die Rückseite eines Schiffs verrät nur, ob es zivil oder Militär ist.\n\nMilitärschiffe kämpfen, sobald sie sich begegnen; die beiden Besitzer vergleichen sie heimlich. Zivile Schiffe bewirken einmal etwas, nämlich dann, wenn sie offen werden, und sie siedeln.\n\nSind alle Schiffe gelegt, wird jeder Sektor entschieden: Ein Militärschiff hält ihn allein; wo keines liegt, zählen die meisten Siedlungspunkte. Wer gewinnt, nimmt die Karten des Sektors und damit ihre Punkte, auch wenn es Minuspunkte sind. Die siegreichen Schiffe sind danach verbraucht, es sei denn, eine Karte des Sektors ist befestigt.\n\nNach vier solchen Szenarien (zu dritt nach drei) gewinnt die höchste Punktzahl.',
    fr: 'Un système solaire occupe le milieu de la table, réparti en secteurs. Vous et vos adversaires choisissez en secret jusqu’à six vaisseaux chacun, puis vous les posez dans les secteurs, un par tour. Le dos d’un vaisseau ne montre qu’une chose : s’il est civil ou militaire.\n\nLes vaisseaux militaires se battent dès qu’ils se rencontrent ; les deux propriétaires les comparent en secret. Les vaisseaux civils agissent une fois, au moment où ils deviennent visibles, et ils colonisent.\n\nUne fois tous les vaisseaux posés, chaque secteur est attribué : un vaisseau militaire le tient à lui seul ; sans vaisseau militaire, celui qui a le plus de points de colonie l’emporte. Le gagnant prend les cartes du secteur et leurs points, même négatifs. Mais ses vaisseaux vainqueurs sont dépensés, sauf si une carte du secteur est fortifiée.\n\nAprès quatre scénarios de ce genre (trois à trois joueurs), le meilleur score gagne.',
  },
  rules: [],
}

export const cardsChapter: Chapter = {
  id: 'cards',
  title: { en: 'The cards', de: 'Die Karten', fr: 'Les cartes' },
  intro: {
    en: 'Every player has the same ships. The solar cards belong to nobody until they are won.',
    de: 'Alle haben die gleichen Schiffe. Die Sonnensystemkarten gehören niemandem, bis jemand sie gewinnt.',
    fr: 'Tout le monde a les mêmes vaisseaux. Les cartes solaires ne sont à personne tant qu’on ne les a pas gagnées.',
  },
  rules: [
    {
      id: 'cards-ships',
      text: {
        en: 'Four types of ship are civil: they carry settlement points (4, 3, 2 or 1) and an ability. Five types are military: they carry neither and fight instead. A set has 16 ships; with three players it has 10. Nobody owns more than one Mend.',
        de: 'Vier Schiffstypen sind zivil: Sie bringen Siedlungspunkte (4, 3, 2 oder 1) und eine Fähigkeit mit. Fünf Typen sind Militär: Sie haben beides nicht und kämpfen dafür. Ein Satz hat 16 Schiffe, zu dritt 10. Mehr als einen Mend besitzt niemand.',
        fr: 'Quatre types de vaisseau sont civils : ils portent des points de colonie (4, 3, 2 ou 1) et une capacité. Cinq types sont militaires : ils n’ont ni l’un ni l’autre, mais ils combattent. Un jeu compte 16 vaisseaux, 10 à trois joueurs. Personne n’a plus d’un Mend.',
      },
      Figure: ShipTable,
    },
    {
      id: 'cards-solar',
      text: {
        en: 'There are 32 solar cards. The type side is always in view and tells roughly what a card is worth; the points side stays hidden until the scenario ends. Some planets and gas planets are fortified: they bear a shield on the points side.\n\nReconstruction: of the original cards only the ranges and the number of shields are known, and the exact values of the black holes. The others are shared out evenly here. Option “Solar cards”: two other ways to share them out. Option “Card set”: ships and solar cards with figures of your own.',
        de: 'Es gibt 32 Sonnensystemkarten. Die Typseite ist immer zu sehen und sagt ungefähr, was eine Karte wert ist; die Punkteseite bleibt bis zum Ende des Szenarios verborgen. Manche Planeten und Gasplaneten sind befestigt: Sie tragen auf der Punkteseite einen Schild.\n\nRekonstruktion: Von den ursprünglichen Karten sind nur die Wertebereiche und die Anzahl der Schilde bekannt, dazu die genauen Werte der Schwarzen Löcher. Alles andere ist hier gleichmäßig verteilt. Option „Sonnensystemkarten“: zwei andere Verteilungen. Option „Kartensatz“: Schiffe und Sonnensystemkarten mit eigenen Werten.',
        fr: 'Il y a 32 cartes solaires. Le côté type reste toujours visible et donne une idée de la valeur ; le côté points reste caché jusqu’à la fin du scénario. Certaines planètes et planètes gazeuses sont fortifiées : elles portent un bouclier du côté points.\n\nReconstitution : des cartes d’origine, on ne connaît que les écarts de valeurs, le nombre de boucliers et les valeurs exactes des trous noirs. Le reste est réparti ici à parts égales. Option « Cartes solaires » : deux autres répartitions. Option « Jeu de cartes » : des vaisseaux et des cartes solaires avec vos propres valeurs.',
      },
      Figure: SolarTable,
    },
  ],
}

export const turnAtAGlance: Chapter = {
  id: 'turn',
  title: { en: 'A turn at a glance', de: 'Ein Zug auf einen Blick', fr: 'Un tour en un coup d’œil' },
  intro: {
    en: '- Play: lay one of your two hand ships into a sector. The first of your ships there may lie face-down, any further one comes open (ST-5.3).\n- Reveal, if you like: turn one of your face-down ships open (ST-4.3).\n- Draw: take the top ship of your fleet pile (ST-4.4).\n\nA military ship fights the moment it arrives (ST-7.1). A civil ship offers its ability the moment it turns open (ST-6.1). Both are finished before the turn goes on.',
    de: '- Legen: Lege eines der beiden Schiffe auf deiner Hand in einen Sektor. Dein erstes Schiff dort darf verdeckt liegen, jedes weitere kommt offen (ST-5.3).\n- Aufdecken, wenn du magst: Drehe eines deiner verdeckten Schiffe um (ST-4.3).\n- Ziehen: Nimm das oberste Schiff deines Flottenstapels (ST-4.4).\n\nEin Militärschiff kämpft, sobald es ankommt (ST-7.1). Ein ziviles Schiff bietet seine Fähigkeit an, sobald es offen wird (ST-6.1). Beides ist erledigt, bevor der Zug weitergeht.',
    fr: '- Poser : placez un de vos deux vaisseaux en main dans un secteur. Le premier de vos vaisseaux peut y être caché, les suivants arrivent visibles (ST-5.3).\n- Révéler, si vous le souhaitez : retournez un de vos vaisseaux cachés (ST-4.3).\n- Piocher : prenez le premier vaisseau de votre pile de flotte (ST-4.4).\n\nUn vaisseau militaire se bat dès son arrivée (ST-7.1). Un vaisseau civil propose sa capacité dès qu’il devient visible (ST-6.1). Tout cela se règle avant la suite du tour.',
  },
  rules: [],
}
