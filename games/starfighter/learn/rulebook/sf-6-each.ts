import type { Chapter } from '@sternentisch/grammar'
import { BarrelRoll, Pivot } from '../figures/before-after.tsx'
import {
  Destruction,
  Drawing,
  HitEnemy,
  HitFighter,
  HitOwn,
  MoveFree,
  MoveHorizontal,
  MoveVertical,
} from '../figures/effects.tsx'

/** A part of SF-6: the symbols one by one. */
export const effectsEach: Chapter = {
  id: 'effects-each',
  title: { en: 'Effects one by one', de: 'Die Effekte im Einzelnen', fr: 'Les effets un par un' },
  intro: {
    en: 'Training has the first eight. Barrel roll, Hit fighter, shields and force field join in Skirmish and Ultimate War.',
    de: 'Zum Training gehören die ersten acht. Fassrolle, „Beschädige Jäger“, Schilde und Kraftfeld kommen im Scharmützel und im Ultimativen Krieg dazu.',
    fr: 'L’Entraînement compte les huit premiers. Retournement, Dégâts sur Chasseur, écrans et champ de force s’ajoutent en Escarmouche et en Guerre Totale.',
  },
  rules: [
    {
      id: 'SF-6.20',
      text: {
        en: 'Draw: take the top card of the draw pile and lay it aside without looking. At the start of the next round it joins your hand (SF-2.2). An empty pile is refilled as usual (SF-2.6); if there is nothing to draw, nothing happens.',
        de: 'Ziehen: Nimm die oberste Karte des Zugstapels und lege sie beiseite, ohne sie anzusehen. Zu Beginn der nächsten Runde kommt sie auf deine Hand (SF-2.2). Ein leerer Stapel wird wie üblich erneuert (SF-2.6); gibt es nichts zu ziehen, geschieht nichts.',
        fr: 'Pioche : prenez la première carte de la pioche et mettez-la de côté sans la regarder. Au début de la manche suivante, elle rejoint votre main (SF-2.2). Une pioche vide se refait comme d’habitude (SF-2.6) ; s’il n’y a rien à piocher, il ne se passe rien.',
      },
      Figure: Drawing,
    },
    {
      id: 'SF-6.21',
      text: {
        en: 'Horizontal move: move any card to the sector directly left or right of it, if there is a free slot. The sectors at the ends have only one neighbour. Where the other board stands makes no difference.',
        de: 'Horizontale Bewegung: Bewege eine beliebige Karte in den Sektor direkt links oder rechts davon, wenn dort ein Feld frei ist. Die Sektoren an den Enden haben nur einen Nachbarn. Wo das andere Tableau steht, ist gleich.',
        fr: 'Déplacement latéral : déplacez une carte de votre choix dans le secteur juste à gauche ou à droite, s’il a un emplacement libre. Les secteurs du bord n’ont qu’un voisin. La position de l’autre plateau n’y change rien.',
      },
      Figure: MoveHorizontal,
    },
    {
      id: 'SF-6.22',
      text: {
        en: 'Vertical move: any card becomes the top card of its own sector. If it is that already, nothing changes.',
        de: 'Vertikale Bewegung: Eine beliebige Karte wird zur obersten ihres eigenen Sektors. Ist sie das schon, ändert sich nichts.',
        fr: 'Déplacement vertical : une carte de votre choix devient la carte du dessus de son propre secteur. Si elle l’est déjà, rien ne change.',
      },
      Figure: MoveVertical,
    },
    {
      id: 'SF-6.23',
      text: {
        en: 'Free move: any card becomes the top card of any sector of its board that has a free slot. You may also choose its own sector; that works like a Vertical move. Option “Free move within a sector”: if not, the card has to change its sector.',
        de: 'Freie Bewegung: Eine beliebige Karte wird zur obersten eines beliebigen Sektors ihres Tableaus, in dem ein Feld frei ist. Du darfst auch ihren eigenen Sektor wählen; das wirkt wie eine Vertikale Bewegung. Option „Freie Bewegung im Sektor“: Steht sie auf Nein, muss die Karte den Sektor wechseln.',
        fr: 'Déplacement libre : une carte de votre choix devient la carte du dessus de n’importe quel secteur de son plateau qui a un emplacement libre. Vous pouvez aussi choisir son propre secteur ; c’est alors comme un Déplacement vertical. Option « Déplacement libre dans le secteur » : si c’est non, la carte doit changer de secteur.',
      },
      Figure: MoveFree,
    },
    {
      id: 'SF-6.24',
      text: {
        en: 'Pivot: turn any card by half a turn, so that its halves change places. On a top card both stay visible: nothing happens. On a covered card the hidden half appears, and its effect happens; the other half is hidden and loses its markers.',
        de: 'Kehrtwende: Drehe eine beliebige Karte um eine halbe Drehung; ihre Bereiche tauschen die Plätze. Bei der obersten Karte bleiben beide zu sehen: Es geschieht nichts. Bei einer verdeckten Karte erscheint der verborgene Bereich, und sein Effekt geschieht; der andere verschwindet und verliert seine Marker.',
        fr: 'Pivotement : faites pivoter une carte de votre choix d’un demi-tour ; ses parties échangent leurs places. Sur la carte du dessus, les deux restent visibles : il ne se passe rien. Sur une carte recouverte, la partie cachée apparaît et son effet se produit ; l’autre est cachée et perd ses marqueurs.',
      },
      Figure: Pivot,
    },
    {
      id: 'SF-6.25',
      text: {
        en: 'Destruction: put any card on the discard pile, whatever fighters, shields or force field it has. The cards above slide down (SF-6.14); if it was on top, the card below comes into view (SF-6.15).',
        de: 'Zerstörung: Lege eine beliebige Karte auf den Ablagestapel, egal was sie an Jägern, Schilden oder Kraftfeld hat. Die Karten darüber rutschen nach (SF-6.14); lag sie zuoberst, kommt die Karte darunter in Sicht (SF-6.15).',
        fr: 'Destruction : mettez une carte de votre choix à la défausse, quels que soient ses Chasseurs, ses écrans ou son champ de force. Les cartes du dessus glissent vers le bas (SF-6.14) ; si elle était au sommet, celle d’en dessous apparaît (SF-6.15).',
      },
      Figure: Destruction,
    },
    {
      id: 'SF-6.26',
      text: {
        en: 'Hit enemy cruiser: the opponent of whoever controls the effect loses 1 hull.',
        de: 'Beschädige den feindlichen Kreuzer: Der Gegner dessen, der den Effekt kontrolliert, verliert 1 Hüllenpunkt.',
        fr: 'Dégâts sur Croiseur adverse : l’adversaire de celui qui contrôle l’effet perd 1 point de blindage.',
      },
      Figure: HitEnemy,
    },
    {
      id: 'SF-6.27',
      text: {
        en: 'Hit own cruiser: whoever controls the effect loses 1 hull. That is the price of some strong cards.',
        de: 'Beschädige den eigenen Kreuzer: Wer den Effekt kontrolliert, verliert selbst 1 Hüllenpunkt. Das ist der Preis mancher starken Karte.',
        fr: 'Dégâts sur son Croiseur : celui qui contrôle l’effet perd lui-même 1 point de blindage. C’est le prix de certaines cartes fortes.',
      },
      Figure: HitOwn,
    },
    {
      id: 'SF-6.28',
      text: {
        en: 'Barrel roll: turn any card over to its other face. A turned card stays turned. All its markers come off. On a top card both halves of the new face come into view, on a covered card only the half that is not covered.',
        de: 'Fassrolle: Drehe eine beliebige Karte auf ihre andere Seite um. Eine gedrehte Karte bleibt gedreht. Alle ihre Marker kommen weg. Bei der obersten Karte kommen beide Bereiche der neuen Seite in Sicht, bei einer verdeckten nur der, der nicht verdeckt ist.',
        fr: 'Retournement : retournez une carte de votre choix sur son autre face. Une carte pivotée le reste. Tous ses marqueurs s’en vont. Sur la carte du dessus, les deux parties de la nouvelle face apparaissent ; sur une carte recouverte, seulement celle qui ne l’est pas.',
      },
      Figure: BarrelRoll,
    },
    {
      id: 'SF-6.29',
      text: {
        en: 'Hit fighter: choose a sector of either board in which there is a card. Its top card takes one damage (SF-5.4): on a free shield if it has one, otherwise on a fighter, force field or not. A cruiser is never hurt by this.',
        de: 'Beschädige Jäger: Wähle einen Sektor auf einem der Tableaus, in dem eine Karte liegt. Seine oberste Karte nimmt einen Schaden (SF-5.4): auf einen freien Schild, wenn sie einen hat, sonst auf einen Jäger, Kraftfeld hin oder her. Ein Kreuzer nimmt dadurch nie Schaden.',
        fr: 'Dégâts sur Chasseur : choisissez un secteur d’un des plateaux où se trouve une carte. Sa carte du dessus subit un dégât (SF-5.4) : sur un écran libre si elle en a un, sinon sur un Chasseur, champ de force ou non. Aucun Croiseur n’en souffre jamais.',
      },
      Figure: HitFighter,
    },
    {
      id: 'SF-6.30',
      text: {
        en: 'Shields and force field are not triggered. They simply work whenever their card takes damage. As only top cards do, it does not matter in which half they are printed.',
        de: 'Schilde und Kraftfeld werden nicht ausgelöst. Sie wirken einfach, wenn ihre Karte Schaden nimmt. Weil das nur obersten Karten geschieht, ist es gleich, in welchem Bereich sie stehen.',
        fr: 'Les écrans et le champ de force ne se déclenchent pas. Ils servent simplement quand leur carte subit des dégâts. Comme cela n’arrive qu’aux cartes du dessus, peu importe la partie où ils sont imprimés.',
      },
    },
    {
      id: 'SF-6.31',
      text: {
        en: 'No face has both shields and a force field, or two of either.',
        de: 'Keine Seite hat Schilde und Kraftfeld zugleich oder eines davon zweimal.',
        fr: 'Aucune face n’a à la fois des écrans et un champ de force, ni deux fois l’un ou l’autre.',
      },
    },
  ],
}
