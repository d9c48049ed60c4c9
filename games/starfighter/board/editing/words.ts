import { editingWords } from '@sternentisch/grammar'

/** What the fields of a card file are called. */
export const words = editingWords(
  {
    name: ['Call sign', 'Rufname', 'Indicatif'],
    'cruisers.name': ['Name', 'Name', 'Nom'],
    number: ['Number', 'Nummer', 'Numéro'],
    level: ['Level', 'Stufe', 'Niveau'],
    colour: ['Colour', 'Farbe', 'Couleur'],
    upper: [
      'Upper half, towards the opponent',
      'Obere Hälfte, zum Gegner hin',
      'Moitié haute, vers l’adversaire',
    ],
    lower: ['Lower half, towards you', 'Untere Hälfte, zu dir hin', 'Moitié basse, vers vous'],
    fighters: ['Fighters', 'Jäger', 'Chasseurs'],
    effects: ['Symbol', 'Symbol', 'Symbole'],
    shields: ['Shields', 'Schilde', 'Boucliers'],
    forceField: ['Force field', 'Kraftfeld', 'Champ de force'],
    board: ['Board', 'Tableau', 'Plateau'],
    side: ['Side', 'Seite', 'Face'],
    sides: ['Cruisers on its two sides', 'Kreuzer auf beiden Seiten', 'Croiseurs sur ses deux faces'],
    'sides.0': ['Side A', 'Seite A', 'Face A'],
    'sides.1': ['Side B', 'Seite B', 'Face B'],
    modes: ['Modes', 'Modi', 'Modes'],
    hull: ['Hull', 'Hülle', 'Blindage'],
    sectors: [
      'Sectors, from left to right',
      'Sektoren, von links nach rechts',
      'Secteurs, de gauche à droite',
    ],
    slots: ['Slots', 'Felder', 'Emplacements'],
    draw: [
      'Draw symbols, slot by slot',
      '„Ziehen“-Symbole, Feld für Feld',
      'Symboles Pioche, un par emplacement',
    ],
  },
  {
    'colour.green': ['Green: Training', 'Grün: Training', 'Vert\u00a0: Entraînement'],
    'colour.blue': ['Blue: Skirmish', 'Blau: Scharmützel', 'Bleu\u00a0: Escarmouche'],
    'shields.0': ['none', 'keine', 'aucun'],
    'modes.training': ['Training', 'Training', 'Entraînement'],
    'modes.skirmish': ['Skirmish', 'Scharmützel', 'Escarmouche'],
    'modes.ultimate': ['Ultimate War', 'Ultimativer Krieg', 'Guerre Totale'],
  },
)
