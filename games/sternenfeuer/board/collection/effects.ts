// What effects are called, and where their rules stand
import { type Named, named } from '@sternentisch/grammar'

/** By the words of the card file. */
export const EFFECTS: Readonly<Record<string, Named>> = {
  place: named('SN-4.1', 'Stands at a place', 'Steht an einem Ort', 'Se tient en un lieu'),
  attack: named('SN-5.5', 'Attack', 'Angriff', 'Attaque'),
  noDefence: named('SN-5.9', 'No defence', 'Keine Verteidigung', 'Sans défense'),
  spareAttacker: named('SN-5.9', 'Spares the attacker', 'Schont den Angreifer', 'Épargne l’attaquant'),
  ignoreSupport: named('SN-5.9', 'Ignores support', 'Ohne Unterstützung', 'Ignore le soutien'),
  ambush: named('SN-5.9', 'Ambush', 'Hinterhalt', 'Embuscade'),
  attackBonus: named('SN-5.9', 'Adds to the attack', 'Stärkt den Angriff', 'Renforce l’attaque'),
  reinforce: named('SN-7.1', 'Reinforces a figure', 'Verstärkt eine Figur', 'Renforce une figure'),
  scout: named('SN-7.8', 'Scout', 'Auskundschaften', 'Éclairer'),
  dismantle: named('SN-7.8', 'Dismantle', 'Demontieren', 'Démonter'),
  salvage: named('SN-7.8', 'Salvage', 'Bergen', 'Récupérer'),
  extraSteps: named('SN-7.8', 'Extra steps', 'Zusätzliche Schritte', 'Étapes en plus'),
  couple: named('SN-8.5', 'Makes a pair', 'Bildet ein Paar', 'Forme une paire'),
  repel: named('SN-6.2', 'Repels an attack', 'Wehrt einen Angriff ab', 'Repousse une attaque'),
  transfer: named('SN-9.3', 'Travels', 'Reist', 'Voyage'),
  blockValue: named(
    'SN-10.3',
    'Silences a value',
    'Bringt einen Wert zum Schweigen',
    'Fait taire une valeur',
  ),
  arrivalRequirement: named('SN-10.4', 'Only for the strong', 'Nur für Starke', 'Réservé aux forts'),
  arriveFaceUp: named(
    'SN-10.5',
    'Everybody arrives face up',
    'Alle kommen offen an',
    'Chacun arrive visible',
  ),
  loneDefenderBonus: named('SN-10.6', 'Helps the lonely', 'Hilft Einsamen', 'Aide les solitaires'),
}
