import type { Chapter } from '@sternentisch/grammar'
import { WhoWins } from '../figures/who-wins.tsx'

export const sectorWinner: Chapter = {
  id: 'ST-14',
  title: { en: 'Who wins a sector', de: 'Wer einen Sektor gewinnt', fr: 'Qui gagne un secteur' },
  intro: {
    en: 'Military ships come first; settlers count where there are none.',
    de: 'Militär geht vor; Siedler zählen dort, wo keines ist.',
    fr: 'Les vaisseaux militaires d’abord ; les colons comptent là où il n’y en a pas.',
  },
  rules: [
    {
      id: 'ST-14.1',
      text: {
        en: 'Whoever has a military ship in the sector wins it. A single one is enough against any number of settlers.',
        de: 'Wer ein Militärschiff im Sektor hat, gewinnt ihn. Ein einziges genügt gegen beliebig viele Siedler.',
        fr: 'Qui a un vaisseau militaire dans le secteur le gagne. Un seul suffit contre autant de colons qu’on veut.',
      },
      Figure: WhoWins,
    },
    {
      id: 'ST-14.2',
      text: {
        en: 'Without any military ships, all add up their settlement points in the sector: 4 for a Founder, 3 for a Warp Ring, 2 for a Mend, 1 for a Rogue. The highest total wins.',
        de: 'Ohne Militärschiffe zählen alle ihre Siedlungspunkte im Sektor zusammen: 4 für einen Founder, 3 für einen Warp Ring, 2 für einen Mend, 1 für einen Rogue. Die höchste Summe gewinnt.',
        fr: 'Sans vaisseau militaire, chacun additionne ses points de colonie dans le secteur : 4 pour un Founder, 3 pour un Warp Ring, 2 pour un Mend, 1 pour un Rogue. Le plus grand total gagne.',
      },
    },
    {
      id: 'ST-14.3',
      text: {
        en: 'If two or more share the highest total, the sector goes to nobody, and not to the next in line either. An empty sector has no winner.',
        de: 'Teilen sich zwei oder mehr die höchste Summe, bekommt den Sektor niemand, auch nicht, wer an nächster Stelle liegt. Ein leerer Sektor hat keinen Sieger.',
        fr: 'Si deux joueurs ou plus partagent le plus grand total, personne n’obtient le secteur, pas même le suivant. Un secteur vide n’a pas de gagnant.',
      },
    },
    {
      id: 'ST-14.4',
      text: {
        en: 'Could two players have military ships in the same sector? Only partners in Tandem, because all others would have fought. That case is settled in ST-19.5.',
        de: 'Können zwei Spieler im selben Sektor Militärschiffe haben? Nur Partner im Tandem, denn alle anderen hätten gekämpft. Diesen Fall regelt ST-19.5.',
        fr: 'Deux joueurs peuvent-ils avoir des vaisseaux militaires dans un même secteur ? Seulement des partenaires en Tandem, car tous les autres se seraient battus. Ce cas est réglé en ST-19.5.',
      },
    },
  ],
}
