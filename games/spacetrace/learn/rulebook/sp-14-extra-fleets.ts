import type { Chapter } from '@sternentisch/grammar'
import { BattleSequence } from '../figures/battle-sequence.tsx'
import { Opened } from '../figures/effects.tsx'

export const extraFleets: Chapter = {
  id: 'SP-14',
  title: { en: 'Extra fleets', de: 'Extraflotten', fr: 'Flottes supplémentaires' },
  intro: {
    en: 'A Mothership carries a second fleet: two waves for the attack, or a reserve out of reach.',
    de: 'Ein Mutterschiff trägt eine zweite Flotte: zwei Wellen für den Angriff oder eine Reserve außer Reichweite.',
    fr: 'Un vaisseau mère porte une seconde flotte : deux vagues pour l’attaque, ou une réserve hors d’atteinte.',
  },
  rules: [
    {
      id: 'SP-14.1',
      text: {
        en: 'You may play a Mothership while you have no extra fleet. It opens one and is its first card. It can never move to the base fleet.',
        de: 'Ein Mutterschiff darfst du spielen, wenn du keine Extraflotte hast. Es eröffnet eine und ist ihre erste Karte. In die Basisflotte wechselt es nie.',
        fr: 'Vous pouvez jouer un vaisseau mère si vous n’avez pas de flotte supplémentaire. Il en ouvre une et en est la première carte. Il ne passe jamais dans la flotte de Base.',
      },
      Figure: Opened,
    },
    {
      id: 'SP-14.2',
      text: {
        en: 'You have at most one extra fleet. If it stays out of an attack, no ship can shoot at it; tactics can still reach it.',
        de: 'Du hast höchstens eine Extraflotte. Bleibt sie bei einem Angriff draußen, kann kein Schiff auf sie schießen; Taktiken erreichen sie trotzdem.',
        fr: 'Vous avez une flotte supplémentaire au plus. Si elle reste à l’écart d’une attaque, aucun vaisseau ne peut lui tirer dessus ; les tactiques peuvent tout de même l’atteindre.',
      },
    },
    {
      id: 'SP-14.3',
      text: {
        en: 'The attacker’s first fleet meets all fighting enemy fleets, in the defender’s order; then the attacker’s second one does. That makes one, two or four battles.',
        de: 'Die erste Flotte des Angreifers trifft auf alle kämpfenden gegnerischen Flotten, in der Ordnung des Verteidigers; danach die zweite. Das ergibt einen, zwei oder vier Kämpfe.',
        fr: 'La première flotte de l’attaquant rencontre toutes les flottes adverses engagées, dans l’ordre du défenseur ; puis la seconde fait de même. Cela donne un, deux ou quatre combats.',
      },
      Figure: BattleSequence,
    },
    {
      id: 'SP-14.4',
      text: {
        en: 'Each is a full battle: every ship may fire again. Damage goes on from one to the next.',
        de: 'Jeder ist ein ganzer Kampf: Jedes Schiff darf wieder feuern. Schaden geht von einem in den nächsten mit.',
        fr: 'Chacun est un combat entier : chaque vaisseau peut tirer de nouveau. Les dégâts passent de l’un au suivant.',
      },
    },
    {
      id: 'SP-14.5',
      text: {
        en: 'With two fleets you may move your ship cards between them in your main phase, outside the attack; not the Base and not the Mothership. The card joins the back of its class. You may do so as often as you like; only to and fro with nothing in between is not allowed: a card that has moved moves again after the attack, or once any card has left a hand or been drawn.',
        de: 'Mit zwei Flotten darfst du in deiner Hauptphase, außerhalb des Angriffs, Schiffskarten zwischen ihnen verschieben; nicht die Basis und nicht das Mutterschiff. Die Karte stellt sich hinten in ihre Klasse. Das geht, sooft du willst, nur nicht hin und her, ohne dass dazwischen etwas geschieht: Eine Karte, die gewechselt hat, darf es wieder nach dem Angriff oder sobald irgendeine Karte eine Hand verlassen hat oder gezogen wurde.',
        fr: 'Avec deux flottes, vous pouvez déplacer vos cartes vaisseau de l’une à l’autre dans votre phase principale, hors attaque ; ni la Base ni le vaisseau mère. La carte se place à l’arrière de sa classe. Vous le pouvez aussi souvent que vous voulez, mais sans aller-retour où rien ne se passe entre-temps : une carte déplacée peut l’être de nouveau après l’attaque, ou dès qu’une carte quelconque a quitté une main ou a été piochée.',
      },
    },
    {
      id: 'SP-14.6',
      text: {
        en: 'Lose the Mothership and you lose the fleet: after the battle in which it was wrecked (SP-12.9), or at once if it was sacrificed or removed from the game.',
        de: 'Verlierst du das Mutterschiff, verlierst du die Flotte: nach dem Kampf, in dem es zerstört wurde (SP-12.9), oder sofort, wenn es geopfert oder aus dem Spiel entfernt wurde.',
        fr: 'Perdre le vaisseau mère, c’est perdre la flotte : après le combat où il a été détruit (SP-12.9), ou aussitôt s’il a été sacrifié ou retiré du jeu.',
      },
    },
  ],
}
