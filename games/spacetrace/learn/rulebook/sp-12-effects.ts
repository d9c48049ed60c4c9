import type { Chapter } from '@sternentisch/grammar'
import {
  Boosted,
  Damaged,
  Destroyed,
  Jammed,
  Reconstructed,
  Removed,
  Repaired,
  Selfdestroyed,
} from '../figures/effects.tsx'

export const effects: Chapter = {
  id: 'SP-12',
  title: { en: 'Effects', de: 'Effekte', fr: 'Effets' },
  intro: {
    en: 'What the words on the cards mean. In the first game you need only damage and healing.',
    de: 'Was die Worte auf den Karten bedeuten. Im ersten Spiel brauchst du nur Schaden und Heilung.',
    fr: 'Ce que veulent dire les mots des cartes. Dans la première partie, seuls comptent les dégâts et la guérison.',
  },
  rules: [
    {
      id: 'SP-12.1',
      text: {
        en: 'Damage to a number of ships: that many living ships, counted from the front, lose the stated LP each.',
        de: 'Schaden an einer Anzahl Schiffe: So viele lebende Schiffe, von vorn gezählt, verlieren je die genannten LP.',
        fr: 'Dégâts à un certain nombre de vaisseaux : ce nombre de vaisseaux vivants, comptés depuis l’avant, perdent chacun les LP indiqués.',
      },
      Figure: Damaged,
    },
    {
      id: 'SP-12.2',
      text: {
        en: 'LP never fall below 0. A ship at 0 LP is destroyed, no matter how; only “killed” makes a difference.',
        de: 'LP fallen nie unter 0. Ein Schiff mit 0 LP ist zerstört, gleich wodurch; nur „vernichtet“ macht einen Unterschied.',
        fr: 'Les LP ne descendent jamais sous 0. Un vaisseau à 0 LP est détruit, peu importe comment ; seul « anéanti » fait une différence.',
      },
    },
    {
      id: 'SP-12.3',
      text: {
        en: 'Destroy: that many living ships from the front fall to 0 LP; immune ones are passed over. Kill: the same, but these ships cannot be repaired or reconstructed until the end of the turn.',
        de: 'Zerstören: So viele lebende Schiffe von vorn fallen auf 0 LP; immune werden übergangen. Vernichten: ebenso, doch diese Schiffe lassen sich bis zum Ende des Zuges weder reparieren noch rekonstruieren.',
        fr: 'Détruire : le nombre indiqué de vaisseaux vivants, depuis l’avant, tombent à 0 LP ; les immunisés sont sautés. Anéantir : de même, mais ces vaisseaux ne peuvent être ni réparés ni reconstruits jusqu’à la fin du tour.',
      },
      Figure: Destroyed,
    },
    {
      id: 'SP-12.4',
      text: {
        en: 'Jam: that many living ships from the front neither fire nor count for abilities until the end of the battle. Ships already jammed and protected ones are passed over. When ships jam, it is always preemptive.',
        de: 'Lähmen: So viele lebende Schiffe von vorn feuern bis zum Ende des Kampfes nicht und zählen für keine Fähigkeit. Schon gelähmte und geschützte werden übergangen. Schiffe lähmen immer präventiv.',
        fr: 'Paralyser : le nombre indiqué de vaisseaux vivants, depuis l’avant, ne tirent plus et ne comptent pour aucune capacité jusqu’à la fin du combat. Ceux déjà paralysés ou protégés sont sautés. Un vaisseau paralyse toujours de façon préventive.',
      },
      Figure: Jammed,
    },
    {
      id: 'SP-12.5',
      text: {
        en: 'Repair: every living ship on the card gets its full LP back. Ships at 0 LP are not helped by it.',
        de: 'Reparieren: Jedes lebende Schiff auf der Karte bekommt seine vollen LP zurück. Schiffen mit 0 LP hilft das nicht.',
        fr: 'Réparer : chaque vaisseau vivant de la carte retrouve tous ses LP. Cela n’aide pas les vaisseaux à 0 LP.',
      },
      Figure: Repaired,
    },
    {
      id: 'SP-12.6',
      text: {
        en: 'Reconstruct: that many destroyed ships from the front come back with 1 LP, unless they were killed.',
        de: 'Rekonstruieren: So viele zerstörte Schiffe von vorn kehren mit 1 LP zurück, wenn sie nicht vernichtet wurden.',
        fr: 'Reconstruire : le nombre indiqué de vaisseaux détruits, depuis l’avant, reviennent avec 1 LP, sauf s’ils ont été anéantis.',
      },
      Figure: Reconstructed,
    },
    {
      id: 'SP-12.7',
      text: {
        en: 'Where do effects go? Those of ships against the enemy begin at the current target of the stack they fight. Those for your own side reach cards still to come: first the ones behind in the same stack, then your higher classes in order, without spent classes, without classes the effect does not name, and without the Base. A tactic works on the card you choose, from its front ship on.',
        de: 'Wohin zielen Effekte? Die von Schiffen gegen den Gegner beginnen beim momentanen Ziel in dem Stapel, gegen den sie kämpfen. Die für die eigene Seite erreichen Karten, die erst noch drankommen: zuerst die dahinter im selben Stapel, dann deine höheren Klassen der Reihe nach, ohne verbrauchte Klassen, ohne Klassen, die der Effekt nicht nennt, und ohne die Basis. Eine Taktik wirkt auf die gewählte Karte, vom vordersten Schiff an.',
        fr: 'Où vont les effets ? Ceux des vaisseaux contre l’adversaire commencent à la cible du moment dans la pile combattue. Ceux pour votre camp touchent les cartes encore à venir : d’abord celles de derrière dans la même pile, puis vos classes supérieures dans l’ordre, sans les classes épuisées, sans les classes que l’effet ne nomme pas, et sans la Base. Une tactique agit sur la carte choisie, à partir du vaisseau de tête.',
      },
    },
    {
      id: 'SP-12.8',
      text: {
        en: 'Damage and losses last until the end of the turn: through all battles of the attack and afterwards. So two fleets can bring down together what one could not.',
        de: 'Schaden und Verluste bleiben bis zum Ende des Zuges: durch alle Kämpfe des Angriffs und danach. So bringen zwei Flotten gemeinsam zu Fall, was eine allein nicht schafft.',
        fr: 'Dégâts et pertes durent jusqu’à la fin du tour : à travers tous les combats de l’attaque et après. Deux flottes peuvent ainsi abattre ensemble ce qu’une seule ne pouvait pas.',
      },
    },
    {
      id: 'SP-12.9',
      text: {
        en: 'A card without a living ship is a wreck. It keeps its place until the battle ends, for it might be reconstructed; then it goes to the discard pile with its commander. Outside battles this happens at once. If an extra fleet has lost its Mothership, all its other cards are then destroyed and discarded as well.',
        de: 'Eine Karte ohne lebendes Schiff ist ein Wrack. Bis zum Ende des Kampfes behält sie ihren Platz, denn sie könnte rekonstruiert werden; dann kommt sie mit ihrem Commander auf den Ablagestapel. Außerhalb von Kämpfen geschieht das sofort. Hat eine Extraflotte ihr Mutterschiff verloren, werden danach auch alle ihre anderen Karten zerstört und abgelegt.',
        fr: 'Une carte sans vaisseau vivant est une épave. Elle garde sa place jusqu’à la fin du combat, car on pourrait la reconstruire ; puis elle va à la défausse avec son commandant. Hors combat, c’est immédiat. Si une flotte supplémentaire a perdu son vaisseau mère, toutes ses autres cartes sont alors détruites et défaussées aussi.',
      },
    },
    {
      id: 'SP-12.10',
      text: {
        en: 'Remove from the game: the card goes to the pile of removed cards and will never count as a wreck.',
        de: 'Aus dem Spiel entfernen: Die Karte kommt auf den Stapel der entfernten Karten und zählt nie als Wrack.',
        fr: 'Retirer du jeu : la carte va sur la pile des cartes retirées et ne comptera jamais comme épave.',
      },
      Figure: Removed,
    },
    {
      id: 'SP-12.11',
      text: {
        en: 'Boost: the affected cards fire with more AP until the end of the battle.',
        de: 'Verstärken: Die betroffenen Karten feuern bis zum Ende des Kampfes mit mehr AP.',
        fr: 'Renforcer : les cartes touchées tirent avec plus d’AP jusqu’à la fin du combat.',
      },
      Figure: Boosted,
    },
    {
      id: 'SP-12.12',
      text: {
        en: 'A sacrifice is a price you pay, not a destruction (SP-5.4). Selfdestruction: the card is killed once its class has fought (SP-11.8), even if its side was finished before its turn came. It is an ability, so a card that was jammed altogether is not killed.',
        de: 'Ein Opfer ist ein Preis, den du zahlst, keine Zerstörung (SP-5.4). Selbstzerstörung: Die Karte wird vernichtet, sobald ihre Klasse gekämpft hat (SP-11.8), auch wenn ihre Seite fertig war, bevor sie an die Reihe kam. Sie ist eine Fähigkeit, also wird eine ganz gelähmte Karte nicht vernichtet.',
        fr: 'Un sacrifice est un prix que vous payez, pas une destruction (SP-5.4). Autodestruction : la carte est anéantie dès que sa classe a combattu (SP-11.8), même si son camp avait fini avant son tour. C’est une capacité : une carte entièrement paralysée n’est pas anéantie.',
      },
      Figure: Selfdestroyed,
    },
    {
      id: 'SP-12.13',
      text: {
        en: 'An effect “for each ship” counts the card’s ships that can act just then: before the fire those living and not jammed, during the fire the armed ones.',
        de: 'Ein Effekt „je Schiff“ zählt die Schiffe der Karte, die gerade handeln können: vor dem Feuer die lebenden, nicht gelähmten, im Feuer die feuerbereiten.',
        fr: 'Un effet « par vaisseau » compte les vaisseaux de la carte qui peuvent agir à cet instant : avant le feu, les vivants non paralysés ; pendant le feu, les vaisseaux armés.',
      },
    },
  ],
}
