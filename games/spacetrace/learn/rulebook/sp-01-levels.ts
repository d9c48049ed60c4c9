import type { Chapter } from '@sternentisch/grammar'
import { LevelTable } from '../figures/level-table.tsx'

export const levels: Chapter = {
  id: 'SP-1',
  title: { en: 'Levels of play', de: 'Spielstufen', fr: 'Niveaux de jeu' },
  intro: {
    en: 'Begin small: the first game needs no special card at all, and each level adds something.',
    de: 'Fange klein an: Das erste Spiel kommt ohne jede Sonderkarte aus, und jede Stufe fügt etwas hinzu.',
    fr: 'Commencez petit : la première partie se passe de toute carte spéciale, et chaque niveau ajoute quelque chose.',
  },
  rules: [
    {
      id: 'SP-1.1',
      text: {
        en: 'You are two, and each of you owns a Base: your headquarters. It lies open on the table from the start and is never part of your deck.',
        de: 'Ihr seid zu zweit, und jeder besitzt eine Basis: sein Hauptquartier. Sie liegt von Anfang an offen auf dem Tisch und gehört nie zum Deck.',
        fr: 'Vous êtes deux, et chacun possède une Base : son quartier général. Elle est posée, visible, dès le début et ne fait jamais partie du deck.',
      },
    },
    {
      id: 'SP-1.2',
      text: {
        en: 'There are three levels. They decide which cards may be in a deck and which rules you need:\n- First game: 12 ship cards of the classes I, III and IV and 10 reinforcements. No special abilities, no extra fleets.\n- Second game: 17 ship cards of all classes and 14 reinforcements. Abilities and extra fleets join in.\n- Full game: at least 40 cards of your choice, with tactics and commanders.\nIn the first two levels the Base decides the game, in the full game the wrecked ships do (SP-17.2). Option “Level”.',
        de: 'Es gibt drei Stufen. Sie bestimmen, welche Karten in ein Deck dürfen und welche Regeln ihr braucht:\n- Erstes Spiel: 12 Schiffskarten der Klassen I, III und IV und 10 Reinforcementkarten. Keine Fähigkeiten, keine Extraflotten.\n- Zweites Spiel: 17 Schiffskarten aller Klassen und 14 Reinforcementkarten. Fähigkeiten und Extraflotten kommen dazu.\n- Volles Spiel: mindestens 40 Karten eigener Wahl, mit Taktiken und Commandern.\nAuf den ersten beiden Stufen entscheidet die Basis, im vollen Spiel zählen die Wracks (SP-17.2). Option „Stufe“.',
        fr: 'Il y a trois niveaux. Ils fixent quelles cartes entrent dans un deck et quelles règles il vous faut :\n- Première partie : 12 cartes vaisseau des classes I, III et IV et 10 renforts. Ni capacités spéciales, ni flottes supplémentaires.\n- Deuxième partie : 17 cartes vaisseau de toutes les classes et 14 renforts. Capacités et flottes supplémentaires s’ajoutent.\n- Partie complète : au moins 40 cartes de votre choix, avec tactiques et commandants.\nAux deux premiers niveaux, c’est la Base qui décide ; dans la partie complète, ce sont les épaves (SP-17.2). Option « Niveau ».',
      },
      Figure: LevelTable,
    },
    {
      id: 'SP-1.3',
      text: {
        en: 'For the full game you may build your own deck. It is refused if it has fewer than 40 cards, no commander or no Mothership, if it holds more copies of a card than one player’s half of the box, or if a Base is in it. About 15 reinforcements are right: below 13 or above 17 you are warned, no more.',
        de: 'Für das volle Spiel darfst du dein Deck selbst bauen. Es wird abgelehnt, wenn es weniger als 40 Karten, keinen Commander oder kein Mutterschiff hat, wenn eine Karte öfter vorkommt als in der Hälfte der Schachtel, die einem Spieler zusteht, oder wenn eine Basis darin ist. Richtig sind etwa 15 Reinforcementkarten: Unter 13 oder über 17 wirst du gewarnt, mehr nicht.',
        fr: 'Pour la partie complète, vous pouvez composer votre deck. Il est refusé s’il compte moins de 40 cartes, s’il n’a pas de commandant ou pas de vaisseau mère, s’il contient plus d’exemplaires d’une carte que la moitié de boîte d’un joueur, ou si une Base s’y trouve. Environ 15 renforts conviennent : en dessous de 13 ou au-dessus de 17, vous êtes prévenu, rien de plus.',
      },
    },
    {
      id: 'SP-1.4',
      text: {
        en: 'Where decks come from: you take a ready-made one, build one, or have one dealt from your half of the box so that it fits the level. In the first and second game both players use the same ready-made deck unless you decide otherwise. What is in your deck only you know, unless both play the only ready-made deck of a level; how many cards it has anybody can count. Options “Decks” and “Open deck lists”.',
        de: 'Woher die Decks kommen: Du nimmst ein fertiges, baust eines, oder es wird dir aus deiner Hälfte der Schachtel passend zur Stufe ausgeteilt. Im ersten und zweiten Spiel haben beide das gleiche fertige Deck, wenn ihr nichts anderes wählt. Was in deinem Deck ist, weißt nur du, außer wenn beide das einzige fertige Deck einer Stufe spielen; wie viele Karten es hat, kann jeder zählen. Optionen „Decks“ und „Offene Decklisten“.',
        fr: 'D’où viennent les decks : vous en prenez un tout prêt, vous en composez un, ou il vous est distribué depuis votre moitié de boîte, selon le niveau. Dans la première et la deuxième partie, sauf choix contraire, les deux joueurs ont le même deck tout prêt. Vous seul savez ce que contient votre deck, sauf si les deux joueurs ont le seul deck tout prêt du niveau ; le nombre de ses cartes, chacun peut le compter. Options « Decks » et « Decks visibles de tous ».',
      },
    },
    {
      id: 'SP-1.5',
      text: {
        en: 'Your deck is shuffled and becomes your library, face-down. You draw 4 cards from it. You keep them, whatever they are.',
        de: 'Dein Deck wird gemischt und liegt als Bibliothek verdeckt bereit. Davon ziehst du 4 Karten. Du behältst sie, wie sie kommen.',
        fr: 'Votre deck est mélangé et devient votre bibliothèque, face cachée. Vous y piochez 4 cartes. Vous les gardez, quelles qu’elles soient.',
      },
    },
    {
      id: 'SP-1.6',
      text: {
        en: 'Who begins is drawn by lot, unless the option “Who begins” says otherwise. Beginning is a small advantage; with the option “Fifth card for the second player” the other player draws five cards instead of four.',
        de: 'Wer beginnt, entscheidet das Los, wenn die Option „Wer beginnt“ nichts anderes sagt. Anzufangen ist ein kleiner Vorteil; mit der Option „Fünfte Karte für den Zweiten“ zieht der andere Spieler fünf Karten statt vier.',
        fr: 'Qui commence est tiré au sort, sauf si l’option « Qui commence » en décide autrement. Commencer est un petit avantage ; avec l’option « Cinquième carte pour le second joueur », l’autre joueur pioche cinq cartes au lieu de quatre.',
      },
    },
    {
      id: 'SP-1.7',
      text: {
        en: 'Your Base has 1000 LP. What is left of them is shown all the time.',
        de: 'Deine Basis hat 1000 LP. Wie viele noch übrig sind, ist jederzeit zu sehen.',
        fr: 'Votre Base a 1000 LP. Ce qu’il en reste est affiché en permanence.',
      },
    },
  ],
}
