import type { Chapter } from '@sternentisch/grammar'

export const gameEnd: Chapter = {
  id: 'ST-16',
  title: {
    en: 'The next scenario, and the end',
    de: 'Das nächste Szenario und das Ende',
    fr: 'Le scénario suivant, et la fin',
  },
  intro: {
    en: 'Four scenarios make a match; with three players it is three.',
    de: 'Vier Szenarien sind eine Partie; zu dritt sind es drei.',
    fr: 'Quatre scénarios font une partie ; à trois joueurs, il y en a trois.',
  },
  rules: [
    {
      id: 'ST-16.1',
      text: {
        en: 'A new solar system is laid out (ST-2.1). This time the first turn belongs to whoever sits to the left of the previous start player.',
        de: 'Ein neues Sonnensystem wird ausgelegt (ST-2.1). Diesmal gehört der erste Zug dem, der links vom vorigen Startspieler sitzt.',
        fr: 'On forme un nouveau système solaire (ST-2.1). Cette fois, le premier tour revient au joueur assis à gauche du premier joueur précédent.',
      },
    },
    {
      id: 'ST-16.2',
      text: {
        en: 'After the last scenario you add up the points of all solar cards you have won. A score can be below zero. Ships are worth nothing.',
        de: 'Nach dem letzten Szenario zählst du die Punkte aller Sonnensystemkarten zusammen, die du gewonnen hast. Das kann weniger als null sein. Schiffe sind nichts wert.',
        fr: 'Après le dernier scénario, additionnez les points de toutes les cartes solaires gagnées. Un score peut être négatif. Les vaisseaux ne valent rien.',
      },
    },
    {
      id: 'ST-16.3',
      text: {
        en: 'Whoever has most points wins; with equal points the win is shared. Option “Equal scores”: among equals, more ships in the reserve decide.',
        de: 'Wer die meisten Punkte hat, gewinnt; bei gleichen Punkten wird der Sieg geteilt. Option „Gleichstand“: Unter Gleichen entscheiden mehr Schiffe in der Reserve.',
        fr: 'Qui a le plus de points gagne ; à points égaux, la victoire est partagée. Option « Égalité de points » : entre ex æquo, celui qui a le plus de vaisseaux en réserve l’emporte.',
      },
    },
  ],
}
