import type { Chapter } from '@sternentisch/grammar'

export const chains: Chapter = {
  id: 'ST-12',
  title: { en: 'One leads to another', de: 'Eins führt zum anderen', fr: 'De fil en aiguille' },
  intro: {
    en: 'An ability can set off another one, or a battle. The order is always clear.',
    de: 'Eine Fähigkeit kann eine weitere auslösen oder einen Kampf. Die Reihenfolge ist immer klar.',
    fr: 'Une capacité peut en déclencher une autre, ou un combat. L’ordre est toujours clair.',
  },
  rules: [
    {
      id: 'ST-12.1',
      text: {
        en: 'What an ability sets off comes next, before anything else in the turn. It is never more than one thing: one further ability or one battle.',
        de: 'Was eine Fähigkeit auslöst, kommt als Nächstes, vor allem anderen in diesem Zug. Mehr als eines ist es nie: eine weitere Fähigkeit oder ein Kampf.',
        fr: 'Ce qu’une capacité déclenche vient tout de suite, avant le reste du tour. Ce n’est jamais plus d’une chose : une autre capacité ou un combat.',
      },
    },
    {
      id: 'ST-12.2',
      text: {
        en: 'No chain runs forever: for every link another ship has to turn open, and only your one Mend can bring a ship back into play.',
        de: 'Keine Kette läuft ewig: Für jedes Glied muss ein weiteres Schiff offen werden, und nur dein einziger Mend kann ein Schiff wieder ins Spiel bringen.',
        fr: 'Aucune chaîne n’est sans fin : à chaque maillon, un autre vaisseau doit devenir visible, et seul votre unique Mend peut en ramener un en jeu.',
      },
    },
    {
      id: 'ST-12.3',
      text: {
        en: 'A battle never sets off an ability.',
        de: 'Ein Kampf löst niemals eine Fähigkeit aus.',
        fr: 'Un combat ne déclenche jamais de capacité.',
      },
    },
  ],
}
