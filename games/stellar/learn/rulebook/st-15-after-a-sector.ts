import type { Chapter } from '@sternentisch/grammar'
import { ComingHome } from '../figures/coming-home.tsx'

export const afterASector: Chapter = {
  id: 'ST-15',
  title: {
    en: 'What becomes of cards and ships',
    de: 'Was aus Karten und Schiffen wird',
    fr: 'Le sort des cartes et des vaisseaux',
  },
  intro: {
    en: 'Winning costs ships. That is what makes a match last longer than one scenario.',
    de: 'Gewinnen kostet Schiffe. Deshalb denkt man in dieser Partie über ein Szenario hinaus.',
    fr: 'Gagner coûte des vaisseaux. C’est pourquoi il faut penser au-delà d’un scénario.',
  },
  rules: [
    {
      id: 'ST-15.1',
      text: {
        en: 'The winner takes every solar card of the sector, good ones and bad ones. Nobody can turn down a sector, a black hole with −5 least of all.',
        de: 'Wer gewinnt, nimmt jede Sonnensystemkarte des Sektors, gute wie schlechte. Ablehnen kann man einen Sektor nicht, ein Schwarzes Loch mit −5 schon gar nicht.',
        fr: 'Le gagnant prend chaque carte solaire du secteur, les bonnes comme les mauvaises. On ne peut pas refuser un secteur, et surtout pas un trou noir à −5.',
      },
    },
    {
      id: 'ST-15.2',
      text: {
        en: 'The ships with which you won stay behind to keep the sector: they go to your discard, civil and military alike. If any card of the sector bears a shield, it is fortified and keeps itself: then your ships come home to the reserve.',
        de: 'Die Schiffe, mit denen du gewonnen hast, bleiben zurück, um den Sektor zu sichern: Sie gehen in deine Ablage, zivile Schiffe wie Militärschiffe. Trägt irgendeine Karte des Sektors einen Schild, ist er befestigt und sichert sich selbst: Dann kehren deine Schiffe in die Reserve heim.',
        fr: 'Les vaisseaux avec lesquels vous avez gagné restent garder le secteur : ils vont dans votre défausse, civils comme militaires. Si une carte du secteur porte un bouclier, il est fortifié et se garde tout seul : vos vaisseaux rentrent alors en réserve.',
      },
      Figure: ComingHome,
    },
    {
      id: 'ST-15.3',
      text: {
        en: 'Whoever did not win the sector loses nothing: their ships return to the reserve, shield or no shield.',
        de: 'Wer den Sektor nicht gewonnen hat, verliert nichts: Die Schiffe kehren in die Reserve zurück, ob mit Schild oder ohne.',
        fr: 'Qui n’a pas gagné le secteur ne perd rien : ses vaisseaux retournent en réserve, bouclier ou pas.',
      },
    },
    {
      id: 'ST-15.4',
      text: {
        en: 'A sector without a winner gives nothing: its solar cards are out of the match, visible to all, and every ship there returns to the reserve it came from.',
        de: 'Ein Sektor ohne Sieger bringt nichts: Seine Sonnensystemkarten scheiden für alle sichtbar aus, und jedes Schiff dort kehrt in die Reserve zurück, aus der es kam.',
        fr: 'Un secteur sans gagnant ne rapporte rien : ses cartes solaires quittent la partie, visibles de tous, et chaque vaisseau regagne la réserve d’où il venait.',
      },
    },
    {
      id: 'ST-15.5',
      text: {
        en: 'Sectors are decided from 1 upwards. Another order would lead to the same result.',
        de: 'Die Sektoren werden von 1 aufwärts entschieden. Eine andere Reihenfolge ergäbe dasselbe.',
        fr: 'On règle les secteurs à partir du numéro 1. Un autre ordre donnerait le même résultat.',
      },
    },
  ],
}
