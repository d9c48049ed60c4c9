import type { Chapter } from '@sternentisch/grammar'
import { Levels } from '../figures/levels.tsx'

export const deployment: Chapter = {
  id: 'SF-3',
  title: { en: 'Deployment', de: 'Aufstellung', fr: 'Déploiement' },
  intro: {
    en: 'You build your sectors card by card, from your own edge towards the opponent. Strong cards need a deep sector.',
    de: 'Karte für Karte baust du deine Sektoren auf, von deinem Rand zum Gegner hin. Starke Karten brauchen einen tiefen Sektor.',
    fr: 'Carte après carte, vous bâtissez vos secteurs, de votre bord vers l’adversaire. Les cartes fortes demandent un secteur déjà bien garni.',
  },
  rules: [
    {
      id: 'SF-3.1',
      text: {
        en: 'The initiative holder begins, then you take turns. On your turn you play exactly one card from hand, or you pass.',
        de: 'Wer die Initiative hat, beginnt; danach geht es abwechselnd. In deinem Zug spielst du genau eine Karte aus der Hand, oder du passt.',
        fr: 'Qui a l’Initiative commence, puis chacun joue à son tour. À votre tour, vous jouez exactement une carte de votre main, ou vous passez.',
      },
    },
    {
      id: 'SF-3.2',
      text: {
        en: 'You play into a sector of your own board, always on its lowest free slot: the first card on level 0, the second on level 1 and so on. A full sector cannot take a card.',
        de: 'Du spielst in einen Sektor deines eigenen Tableaus, und zwar immer auf das niedrigste freie Feld: die erste Karte auf Stufe 0, die zweite auf Stufe 1 und so weiter. In einen vollen Sektor passt keine Karte.',
        fr: 'Vous jouez dans un secteur de votre propre plateau, toujours sur l’emplacement libre le plus bas : la première carte au niveau 0, la deuxième au niveau 1, etc. Un secteur plein n’accepte plus de carte.',
      },
    },
    {
      id: 'SF-3.3',
      text: {
        en: 'You choose the face. With its front up, a card of level 1, 2 or 3 needs a slot of just that level, while a card of level 0 fits everywhere. With its back up, every card is level 0. So whatever you hold, you can always fill a slot.',
        de: 'Du wählst die Seite. Mit der Vorderseite nach oben braucht eine Karte der Stufe 1, 2 oder 3 ein Feld von genau dieser Stufe; eine Karte der Stufe 0 passt überallhin. Mit der Rückseite nach oben hat jede Karte Stufe 0. Ein Feld füllen kannst du also immer, egal was du auf der Hand hast.',
        fr: 'Vous choisissez la face. Côté recto, une carte de niveau 1, 2 ou 3 demande un emplacement de ce niveau exactement ; une carte de niveau 0 va partout. Côté verso, toute carte est de niveau 0. Quelle que soit votre main, vous pouvez donc toujours remplir un emplacement.',
      },
      Figure: Levels,
    },
    {
      id: 'SF-3.4',
      text: {
        en: 'A card is played upright: its printed upper half points at your opponent.',
        de: 'Gespielt wird eine Karte immer aufrecht: Der gedruckte obere Bereich zeigt zu deinem Gegner.',
        fr: 'Une carte se joue toujours droite : sa partie supérieure imprimée vers l’adversaire.',
      },
    },
    {
      id: 'SF-3.5',
      text: {
        en: 'The lower half of the new card covers the upper half of the card that was on top. Damage markers lying there come off (SF-5.11): covering repairs.',
        de: 'Der untere Bereich der neuen Karte verdeckt den oberen Bereich der bisher obersten. Schadensmarker, die dort liegen, kommen weg (SF-5.11): Verdecken repariert.',
        fr: 'La partie inférieure de la nouvelle carte recouvre la partie supérieure de celle qui était au sommet. Les marqueurs Dégâts qui s’y trouvent s’en vont (SF-5.11) : recouvrir répare.',
      },
    },
    {
      id: 'SF-3.6',
      text: {
        en: 'The effects of the card happen at once. Only when everything they set off is finished is it the other player’s turn.',
        de: 'Die Effekte der Karte geschehen sofort. Erst wenn alles erledigt ist, was sie auslösen, ist der andere am Zug.',
        fr: 'Les effets de la carte s’appliquent aussitôt. C’est seulement quand tout ce qu’ils déclenchent est réglé que l’autre joue.',
      },
    },
    {
      id: 'SF-3.7',
      text: {
        en: 'If you have passed, you play no more cards this round. But whenever an effect of one of your cards comes up, you still decide about it.',
        de: 'Hast du gepasst, spielst du in dieser Runde keine Karten mehr. Wird aber ein Effekt auf einer deiner Karten ausgelöst, entscheidest nach wie vor du.',
        fr: 'Si vous avez passé, vous ne jouez plus de carte jusqu’à la fin de la manche. Mais si un effet d’une de vos cartes se déclenche, c’est toujours vous qui décidez.',
      },
    },
    {
      id: 'SF-3.8',
      text: {
        en: 'Passing first pays: the first to pass takes the initiative marker, or keeps it. The other one may then play card after card, as long as they like.',
        de: 'Zuerst zu passen lohnt sich: Wer es tut, nimmt den Initiative-Anzeiger oder behält ihn. Der andere darf danach Karte um Karte spielen, solange er will.',
        fr: 'Passer en premier a du bon : le premier à passer prend le marqueur Initiative, ou le garde. L’autre peut ensuite jouer carte sur carte, tant qu’il le souhaite.',
      },
    },
    {
      id: 'SF-3.9',
      text: {
        en: 'If it is your turn and you have no card in hand, or no free slot, you pass automatically.',
        de: 'Bist du am Zug und hast keine Karte auf der Hand oder kein freies Feld, passt du von selbst.',
        fr: 'Si c’est à vous et que vous n’avez plus de carte en main ou plus d’emplacement libre, vous passez automatiquement.',
      },
    },
    {
      id: 'SF-3.10',
      text: {
        en: 'When both have passed, Deployment is over.',
        de: 'Haben beide gepasst, ist die Aufstellung vorbei.',
        fr: 'Quand les deux ont passé, le Déploiement est terminé.',
      },
    },
  ],
}
