import type { Chapter } from '@sternentisch/grammar'
import { CardTables } from '../figures/card-tables.tsx'
import { ShipAnatomy } from '../figures/ship-anatomy.tsx'

/** What to know before the first rule. These chapters have no numbers: they decide nothing. */
export const minute: Chapter = {
  id: 'minute',
  title: {
    en: 'Spacetrace in one minute',
    de: 'Spacetrace in einer Minute',
    fr: 'Spacetrace en une minute',
  },
  intro: {
    en: 'Two planets are at war, and each has a Base with 1000 life points. You want to shoot down the other one and keep yours.\n\nReinforcements give you manpower, and manpower pays for ships: swarms of fighters, packs of destroyers, single cruisers, giants. Every ship belongs to a class from I (small) to IV (huge). The Base is a class IV ship, too.\n\nOnce in your turn you may attack. The fleets meet class by class, the small ships first, and each ship has exactly one shot at the frontmost enemy ship. A hundred fighters have a hundred shots; a cruiser has one, but a strong one. Where a class is missing, the next larger one must step in: so gaps in the enemy fleet are your way to the Base.\n\nA card that loses all its ships is gone. A card that keeps a single one is whole again at the end of the turn. Only the Bases never heal.',
    de: 'Zwei Planeten führen Krieg, und jeder hat eine Basis mit 1000 Lebenspunkten. Du willst die des Gegners abschießen und deine behalten.\n\nReinforcementkarten geben dir Manpower, und mit Manpower bezahlst du Schiffe: Schwärme von Jägern, Rudel von Zerstörern, einzelne Kreuzer, Riesen. Jedes Schiff gehört zu einer Klasse von I (klein) bis IV (riesig). Auch die Basis ist ein Schiff der Klasse IV.\n\nEinmal in deinem Zug darfst du angreifen. Die Flotten treffen Klasse für Klasse aufeinander, die kleinen Schiffe zuerst, und jedes Schiff hat genau einen Schuss auf das vorderste gegnerische. Hundert Jäger haben hundert Schüsse; ein Kreuzer hat einen, aber einen starken. Wo eine Klasse fehlt, muss die nächstgrößere einspringen: Lücken in der gegnerischen Flotte sind also dein Weg zur Basis.\n\nEine Karte, die alle ihre Schiffe verliert, ist weg. Behält sie auch nur eines, ist sie am Ende des Zuges wieder ganz. Nur die Basen heilen nie.',
    fr: 'Deux planètes sont en guerre, et chacune a une Base de 1000 points de vie. Vous voulez abattre celle de l’adversaire et garder la vôtre.\n\nLes renforts vous donnent de la manpower, et la manpower paie des vaisseaux : nuées de chasseurs, meutes de destroyers, croiseurs isolés, géants. Chaque vaisseau appartient à une classe, de I (petit) à IV (énorme). La Base est elle aussi un vaisseau de classe IV.\n\nUne fois par tour, vous pouvez attaquer. Les flottes se rencontrent classe par classe, les petits vaisseaux d’abord, et chaque vaisseau a exactement un tir sur le premier vaisseau adverse. Cent chasseurs ont cent tirs ; un croiseur n’en a qu’un, mais puissant. Là où une classe manque, la suivante doit prendre la place : les vides de la flotte adverse sont donc votre chemin vers la Base.\n\nUne carte qui perd tous ses vaisseaux disparaît. S’il lui en reste un seul, elle est de nouveau entière à la fin du tour. Seules les Bases ne guérissent jamais.',
  },
  rules: [],
}

export const cardsChapter: Chapter = {
  id: 'cards',
  title: { en: 'The cards', de: 'Die Karten', fr: 'Les cartes' },
  intro: {
    en: 'Each player has one half of the box: the same cards for both.',
    de: 'Jeder hat eine Hälfte der Schachtel: die gleichen Karten für beide.',
    fr: 'Chaque joueur a une moitié de la boîte : les mêmes cartes pour les deux.',
  },
  rules: [
    {
      id: 'cards-kinds',
      text: {
        en: 'Four kinds of cards make up a deck:\n- Ships (grey) fight for you and stay in play until they are lost.\n- Reinforcements (orange) give manpower once.\n- Tactics (blue) do something once, in your own turn or in the other player’s. Only in the full game.\n- Commanders (brown) go aboard a ship and help as long as they are there. Only in the full game.',
        de: 'Vier Arten von Karten bilden ein Deck:\n- Schiffe (grau) kämpfen für dich und bleiben im Spiel, bis sie verloren gehen.\n- Reinforcementkarten (orange) geben einmal Manpower.\n- Taktiken (blau) bewirken einmal etwas, in deinem Zug oder in dem des anderen. Nur im vollen Spiel.\n- Commander (braun) gehen an Bord eines Schiffs und helfen, solange sie da sind. Nur im vollen Spiel.',
        fr: 'Quatre sortes de cartes composent un deck :\n- Les vaisseaux (gris) combattent pour vous et restent en jeu jusqu’à leur perte.\n- Les renforts (orange) donnent de la manpower une fois.\n- Les tactiques (bleu) agissent une fois, pendant votre tour ou celui de l’autre. Seulement dans la partie complète.\n- Les commandants (brun) montent à bord d’un vaisseau et aident tant qu’ils y sont. Seulement dans la partie complète.',
      },
    },
    {
      id: 'cards-ship',
      text: {
        en: 'A ship card shows its class, what it costs in MP, how many ships it holds, and what a single one can do: AP is the strength of its one shot, LP what it can take. Beside them stand the totals of the whole card. The black field below tells what is special about it.',
        de: 'Eine Schiffskarte zeigt ihre Klasse, ihren Preis in MP, wie viele Schiffe sie enthält und was ein einzelnes kann: AP ist die Stärke seines einen Schusses, LP das, was es aushält. Daneben stehen die Gesamtwerte der ganzen Karte. Im schwarzen Feld darunter steht, was an ihr besonders ist.',
        fr: 'Une carte vaisseau montre sa classe, son prix en MP, le nombre de ses vaisseaux et ce que peut chacun : AP est la force de son unique tir, LP ce qu’il peut encaisser. À côté figurent les totaux de toute la carte. Le champ noir en dessous dit ce qu’elle a de particulier.',
      },
      Figure: ShipAnatomy,
    },
    {
      id: 'cards-set',
      text: {
        en: 'Small ships are many and weak, large ones few and strong. This is what one half of the box contains.\n\nReconstruction: of the original cards only the Base (1000 LP), the Fighter (100 × 1/1) and the Destroyer (10 × 10/10) are known with their figures, and Cruiser, Apollo and Mothership by name. All other cards, figures and costs are our own.',
        de: 'Kleine Schiffe sind zahlreich und schwach, große selten und stark. Das enthält die Hälfte einer Schachtel.\n\nRekonstruktion: Von den ursprünglichen Karten sind nur die Basis (1000 LP), die Jäger (100 × 1/1) und die Zerstörer (10 × 10/10) mit ihren Werten bekannt, dazu Kreuzer, Apollo und Mutterschiff dem Namen nach. Alle anderen Karten, Werte und Kosten sind unsere eigenen.',
        fr: 'Les petits vaisseaux sont nombreux et faibles, les grands rares et forts. Voici ce que contient une moitié de boîte.\n\nReconstitution : des cartes d’origine, on ne connaît avec leurs chiffres que la Base (1000 LP), les chasseurs (100 × 1/1) et les destroyers (10 × 10/10), et de nom seulement le croiseur, l’Apollo et le vaisseau mère. Toutes les autres cartes, valeurs et coûts sont de nous.',
      },
      Figure: CardTables,
    },
  ],
}

export const turnAtAGlance: Chapter = {
  id: 'glance',
  title: { en: 'A turn at a glance', de: 'Ein Zug auf einen Blick', fr: 'Un tour en un coup d’œil' },
  intro: {
    en: '- Draw two cards (SP-3.2).\n- Play reinforcements for manpower (SP-4.2) and spend it on ships (SP-5.1). No manpower? Trade in three cards (SP-8.1).\n- Attack, if it pays (SP-9.1): set the order inside each class, then see what happens. Not in the very first turn.\n- Play on, if you like, and say “Done!” (SP-3.6). Every card that is still there is whole again (SP-15.1); manpower you have not used is gone.\n\nA battle has four rows (SP-10.2). In each row one class of both sides meets (SP-10.4), and each ship fires once in the whole battle (SP-10.5).\n\nThe game is over when a Base has no LP left (SP-16.1).',
    de: '- Ziehe zwei Karten (SP-3.2).\n- Spiele Reinforcementkarten für Manpower (SP-4.2) und gib sie für Schiffe aus (SP-5.1). Keine Manpower? Tausche drei Karten ein (SP-8.1).\n- Greife an, wenn es sich lohnt (SP-9.1): Ordne die Karten jeder Klasse und sieh, was geschieht. Nur nicht im allerersten Zug.\n- Spiele weiter, wenn du magst, und sage „Fertig!“ (SP-3.6). Jede Karte, die noch da ist, ist wieder ganz (SP-15.1); nicht genutzte Manpower ist weg.\n\nEin Kampf hat vier Reihen (SP-10.2). In jeder Reihe trifft je eine Klasse beider Seiten aufeinander (SP-10.4), und jedes Schiff feuert im ganzen Kampf einmal (SP-10.5).\n\nDie Partie ist zu Ende, wenn eine Basis keine LP mehr hat (SP-16.1).',
    fr: '- Piochez deux cartes (SP-3.2).\n- Jouez des renforts pour la manpower (SP-4.2) et dépensez-la en vaisseaux (SP-5.1). Pas de manpower ? Échangez trois cartes (SP-8.1).\n- Attaquez, si cela paie (SP-9.1) : rangez chaque classe, puis voyez ce qui arrive. Mais pas au tout premier tour.\n- Continuez, si vous voulez, et dites « Terminé ! » (SP-3.6). Chaque carte encore là est de nouveau entière (SP-15.1) ; la manpower inutilisée disparaît.\n\nUn combat a quatre rangées (SP-10.2). Dans chacune, une classe de chaque camp se rencontre (SP-10.4), et chaque vaisseau tire une fois dans tout le combat (SP-10.5).\n\nLa partie est terminée quand une Base n’a plus de LP (SP-16.1).',
  },
  rules: [],
}
