// What effects are called, and where their rules stand
import { type Named, named } from '@sternentisch/grammar'

/** By the words of the card file. */
export const EFFECTS: Readonly<Record<string, Named>> = {
  damage: named('SP-12.1', 'Damage', 'Schaden', 'Dégâts'),
  destroy: named('SP-12.3', 'Destroy', 'Zerstören', 'Détruire'),
  kill: named('SP-12.3', 'Kill', 'Vernichten', 'Anéantir'),
  jam: named('SP-12.4', 'Jam', 'Lähmen', 'Paralyser'),
  damageBase: named('SP-13.3', 'Damage to the Base', 'Schaden an der Basis', 'Dégâts à la Base'),
  boost: named('SP-12.11', 'Boost', 'Verstärken', 'Renforcer'),
  repair: named('SP-12.5', 'Repair', 'Reparieren', 'Réparer'),
  reconstruct: named('SP-12.6', 'Reconstruct', 'Rekonstruieren', 'Reconstruire'),
  removeFromGame: named('SP-12.10', 'Remove from the game', 'Aus dem Spiel entfernen', 'Retirer du jeu'),
  counter: named('SP-6.3', 'Answer a tactic', 'Auf eine Taktik antworten', 'Répondre à une tactique'),
  toFront: named('SP-9.3', 'To the front', 'Nach vorn', 'En tête'),
  draw: named('SP-4.2', 'Draw cards', 'Karten ziehen', 'Piocher'),
  discardRandom: named('SP-6.2', 'Discard', 'Abwerfen', 'Défausser'),
  revealHand: named('SP-6.2', 'See a hand', 'Eine Hand sehen', 'Voir une main'),
  selfdestruct: named('SP-12.12', 'Selfdestruction', 'Selbstzerstörung', 'Autodestruction'),
  mothership: named(
    'SP-14.1',
    'Opens an extra fleet',
    'Eröffnet eine Extraflotte',
    'Ouvre une flotte supplémentaire',
  ),
  sacrifice: named('SP-5.4', 'Sacrifice', 'Opfer', 'Sacrifice'),
  command: named('SP-7.3', 'Commands', 'Befehligt', 'Commande'),
}
