import type { Chapter } from '@sternentisch/grammar'
import { Strike } from '../figures/abilities.tsx'

export const rogue: Chapter = {
  id: 'ST-11',
  title: { en: 'Rogue: 1 settlement point', de: 'Rogue: 1 Siedlungspunkt', fr: 'Rogue : 1 point de colonie' },
  intro: {
    en: 'The Rogue strikes without asking whom.',
    de: 'Der Rogue schlägt zu, ohne zu fragen, wen es trifft.',
    fr: 'Le Rogue frappe sans demander qui.',
  },
  rules: [
    {
      id: 'ST-11.1',
      text: {
        en: 'You may destroy one ship in the sector where the Rogue lies. Any ship: an opponent’s, your partner’s or your own, civil or military, open or face-down, on top or buried.',
        de: 'Du darfst ein Schiff in dem Sektor zerstören, in dem der Rogue liegt. Irgendeins: von einem Gegner, deinem Partner oder dir selbst, zivil oder Militär, offen oder verdeckt, zuoberst oder tief im Stapel.',
        fr: 'Vous pouvez détruire un vaisseau du secteur où se trouve le Rogue. N’importe lequel : d’un adversaire, de votre partenaire ou à vous, civil ou militaire, visible ou caché, en haut ou au fond de la pile.',
      },
      Figure: Strike,
    },
    {
      id: 'ST-11.2',
      text: {
        en: 'The Rogue can also destroy itself, for example to leave a black hole to nobody. Option “Rogue destroys itself”: it cannot. Solar cards are safe from it.',
        de: 'Der Rogue kann auch sich selbst zerstören, etwa um ein Schwarzes Loch niemandem zu lassen. Option „Rogue zerstört sich selbst“: Er kann es nicht. Sonnensystemkarten sind vor ihm sicher.',
        fr: 'Le Rogue peut aussi se détruire lui-même, par exemple pour ne laisser un trou noir à personne. Option « Le Rogue se détruit lui-même » : il ne le peut pas. Les cartes solaires ne risquent rien.',
      },
    },
    {
      id: 'ST-11.3',
      text: {
        en: 'You point at a card and do not get to see it. It goes to its owner’s discard as in ST-7.9. Abilities of the destroyed ship do not take place.',
        de: 'Du zeigst auf eine Karte und bekommst sie nicht zu sehen. Sie geht wie in ST-7.9 in die Ablage ihres Besitzers. Eine Fähigkeit des zerstörten Schiffs kommt nicht mehr zum Zug.',
        fr: 'Vous désignez une carte sans la voir. Elle part dans la défausse de son propriétaire, comme en ST-7.9. La capacité du vaisseau détruit ne se produit pas.',
      },
    },
  ],
}
