import type { Chapter } from '@sternentisch/grammar'
import { Pairs } from '../figures/pairs.tsx'

export const collective: Chapter = {
  id: 'SN-8',
  title: { en: 'The collective card', de: 'Die Kollektivkarte', fr: 'La carte collective' },
  intro: {
    en: 'Two figures side by side fight as one and still count as two.',
    de: 'Zwei Figuren nebeneinander kämpfen wie eine und zählen doch als zwei.',
    fr: 'Deux figures côte à côte combattent comme une seule et comptent pourtant pour deux.',
  },
  rules: [
    {
      id: 'SN-8.1',
      text: {
        en: 'Main step: lay a collective card across two of your figures at one place. Both have to be face up and neighbours. Now they are a pair.',
        de: 'Hauptschritt: Lege eine Kollektivkarte quer über zwei deiner Figuren an einem Ort. Beide müssen offen und Nachbarn sein. Nun sind sie ein Paar.',
        fr: 'Étape principale : posez une carte collective en travers de deux de vos figures d’un même lieu. Toutes deux doivent être visibles et voisines. Elles forment alors une paire.',
      },
    },
    {
      id: 'SN-8.2',
      text: {
        en: 'They need not be ready to attack. A figure that you have turned up earlier in this turn will do.',
        de: 'Angriffsbereit müssen sie nicht sein. Auch eine Figur, die du eben erst in diesem Zug aufgedeckt hast, kommt infrage.',
        fr: 'Elles n’ont pas besoin d’être prêtes. Une figure que vous venez de révéler ce tour-ci convient.',
      },
    },
    {
      id: 'SN-8.3',
      text: {
        en: 'A figure belongs to one pair at most.',
        de: 'Eine Figur gehört höchstens zu einem Paar.',
        fr: 'Une figure fait partie d’une seule paire au plus.',
      },
    },
    {
      id: 'SN-8.4',
      text: {
        en: 'If one of the two attacks or is attacked, the values of both are added up, with all their reinforcements. Only the named figure fights and is at risk; the partner just lends its strength. So only the named attacker has to be ready.',
        de: 'Greift eine der beiden an oder wird sie angegriffen, zählen die Werte beider zusammen, mit allen Verstärkungen. Nur die genannte Figur kämpft und ist in Gefahr; der Partner leiht bloß seine Kraft. Darum muss nur die Figur angriffsbereit sein, die angreift.',
        fr: 'Si l’une des deux attaque ou est attaquée, les valeurs des deux s’additionnent, avec tous leurs renforts. Seule la figure désignée combat et court un risque ; la partenaire ne fait que prêter sa force. Seule l’attaquante désignée doit donc être prête.',
      },
    },
    {
      id: 'SN-8.5',
      text: {
        en: 'If the named figure loses, it is discarded with its reinforcement cards, and so is the collective card. The partner stays and keeps what lies under it. Option “Beaten pairs”: both figures are lost.',
        de: 'Verliert die genannte Figur, wird sie mit ihren Verstärkungskarten abgelegt und die Kollektivkarte ebenso. Der Partner bleibt und behält, was unter ihm liegt. Option „Geschlagene Paare“: Beide Figuren sind verloren.',
        fr: 'Si la figure désignée perd, elle est défaussée avec ses renforts, et la carte collective aussi. La partenaire reste et garde ce qui est sous elle. Option « Paires battues » : les deux figures sont perdues.',
      },
      Figure: Pairs,
    },
    {
      id: 'SN-8.6',
      text: {
        en: 'A pair goes on after a win, and also after a tie or a repelled attack. If it has the lower total and loses no figure because the attack spares it (Mind Probe, SN-5.9), the collective card is discarded all the same: it holds only while the two win their fights. Both figures stay.',
        de: 'Nach einem Sieg besteht das Paar weiter, und auch nach einem Gleichstand oder einem abgewehrten Angriff. Hat es die kleinere Kampfsumme und verliert nur deshalb keine Figur, weil der Angriff sie verschont (Gedankensonde, SN-5.9), wird die Kollektivkarte trotzdem abgelegt: Sie hält nur, solange die beiden ihre Kämpfe gewinnen. Beide Figuren bleiben.',
        fr: 'La paire continue après une victoire, et aussi après une égalité ou une attaque repoussée. Si elle a le total le plus faible et ne perd aucune figure parce que l’attaque l’épargne (Sonde mentale, SN-5.9), la carte collective est défaussée malgré tout : elle ne tient que tant que les deux gagnent leurs combats. Les deux figures restent.',
      },
    },
    {
      id: 'SN-8.7',
      text: {
        en: 'If one of the two leaves in another way, by a transfer for instance, the collective card is discarded at that moment. The other figure stays.',
        de: 'Geht eine der beiden auf andere Weise weg, etwa durch einen Transfer, wird die Kollektivkarte in diesem Moment abgelegt. Die andere Figur bleibt.',
        fr: 'Si l’une des deux part autrement, par un transfert par exemple, la carte collective est défaussée à cet instant. L’autre figure reste.',
      },
    },
    {
      id: 'SN-8.8',
      text: {
        en: 'Nothing can come between the two of a pair: figures arrive only at the ends of a row (SN-2.4).',
        de: 'Zwischen die beiden eines Paars kann sich nichts schieben: Figuren kommen nur an den Enden einer Reihe an (SN-2.4).',
        fr: 'Rien ne peut s’intercaler dans une paire : les figures n’arrivent qu’aux bouts d’une rangée (SN-2.4).',
      },
    },
    {
      id: 'SN-8.9',
      text: {
        en: 'At its place a pair counts as two figures. If Cosmic Might decides the place, each counts for itself (SN-12.5).',
        de: 'An seinem Ort zählt ein Paar als zwei Figuren. Entscheidet die Kosmos-Macht über den Ort, zählt jede für sich (SN-12.5).',
        fr: 'Dans son lieu, une paire compte pour deux figures. Si la Puissance cosmique décide du lieu, chacune compte pour elle-même (SN-12.5).',
      },
    },
  ],
}
