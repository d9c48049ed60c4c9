import type { Chapter } from '@sternentisch/grammar'
import { SectorBuilding } from '../figures/sector-building.tsx'

export const solarSystem: Chapter = {
  id: 'ST-2',
  title: {
    en: 'Laying out the solar system',
    de: 'Das Sonnensystem auslegen',
    fr: 'Former le système solaire',
  },
  intro: {
    en: 'Each scenario starts with a new solar system. Its cards fall into sectors all by themselves.',
    de: 'Jedes Szenario beginnt mit einem neuen Sonnensystem. Seine Karten ordnen sich von selbst zu Sektoren.',
    fr: 'Chaque scénario débute par un nouveau système solaire. Ses cartes se rangent d’elles-mêmes en secteurs.',
  },
  rules: [
    {
      id: 'ST-2.1',
      text: {
        en: 'Eight solar cards are laid out in a row, with three players ten. You see the types; what a card is worth, and whether it bears a shield, lies underneath.',
        de: 'Acht Sonnensystemkarten werden der Reihe nach ausgelegt, zu dritt zehn. Zu sehen sind die Typen; was eine Karte wert ist und ob sie einen Schild trägt, steht auf der Unterseite.',
        fr: 'On aligne huit cartes solaires, dix à trois joueurs. Les types sont visibles ; la valeur d’une carte et son bouclier éventuel restent dessous.',
      },
    },
    {
      id: 'ST-2.2',
      text: {
        en: 'The very first card begins sector 1. After that, compare each card with the one before:\n- higher type: a new sector begins;\n- equal or lower type: the card goes into the same sector.\n\nA sector is full with three cards. Whatever comes next begins a new one.',
        de: 'Die allererste Karte beginnt Sektor 1. Danach vergleichst du jede Karte mit der davor:\n- höherer Typ: Ein neuer Sektor beginnt.\n- gleicher oder niedrigerer Typ: Sie kommt in denselben Sektor.\n\nMit drei Karten ist ein Sektor voll. Was dann kommt, beginnt einen neuen.',
        fr: 'La toute première carte ouvre le secteur 1. Ensuite, comparez chaque carte à la précédente :\n- type plus élevé : un nouveau secteur commence ;\n- type égal ou plus bas : la carte rejoint le même secteur.\n\nÀ trois cartes, un secteur est plein. La suivante en commence un nouveau.',
      },
      Figure: SectorBuilding,
    },
    {
      id: 'ST-2.3',
      text: {
        en: 'Compared is always the last card laid out, also when that card only began a sector because the one before was full.',
        de: 'Verglichen wird stets mit der zuletzt ausgelegten Karte, auch wenn sie ihren Sektor nur begann, weil der vorige voll war.',
        fr: 'La comparaison se fait toujours avec la dernière carte posée, même si elle n’a ouvert son secteur que parce que le précédent était plein.',
      },
    },
    {
      id: 'ST-2.4',
      text: {
        en: 'Sectors are counted from 1 and keep their numbers until the scenario is over. Inside a sector it does not matter which card came first.',
        de: 'Die Sektoren werden ab 1 gezählt und behalten ihre Nummern bis zum Ende des Szenarios. Welche Karte innerhalb eines Sektors zuerst kam, ist gleichgültig.',
        fr: 'Les secteurs sont comptés à partir de 1 et gardent leur numéro jusqu’à la fin du scénario. À l’intérieur d’un secteur, l’ordre des cartes est sans importance.',
      },
    },
    {
      id: 'ST-2.5',
      text: {
        en: 'All types lie open for all players. The rest of the deck waits for the scenarios to come.',
        de: 'Sämtliche Typen liegen für alle offen. Der übrige Stapel wartet auf die nächsten Szenarien.',
        fr: 'Tous les types sont visibles de tous. Le reste de la pioche attend les scénarios suivants.',
      },
    },
    {
      id: 'ST-2.6',
      text: {
        en: 'An example to check yourself by: the types 3, 4, 1, 2, 5, 5, 3, 4 make five sectors, namely 3 / 4 1 / 2 / 5 5 3 / 4. The picture at ST-2.2 shows them.',
        de: 'Ein Beispiel zum Nachprüfen: Die Typen 3, 4, 1, 2, 5, 5, 3, 4 ergeben fünf Sektoren, nämlich 3 / 4 1 / 2 / 5 5 3 / 4. Das Bild bei ST-2.2 zeigt sie.',
        fr: 'Un exemple pour vérifier : les types 3, 4, 1, 2, 5, 5, 3, 4 donnent cinq secteurs, à savoir 3 / 4 1 / 2 / 5 5 3 / 4. L’image de la règle ST-2.2 les montre.',
      },
    },
  ],
}
