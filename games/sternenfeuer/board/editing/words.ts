import { editingWords } from '@sternentisch/grammar'

/** What the fields of a card file are called. */
export const words = editingWords({
  kind: ['Kind', 'Art', 'Sorte'],
  copies: ['Copies in the deck', 'So oft im Deck', 'Exemplaires dans le deck'],
  short: ['Short name', 'Kurzer Name', 'Nom court'],
  abbr: ['Abbreviation', 'Abkürzung', 'Abréviation'],
  flavour: ['A line of the world', 'Ein Satz aus der Welt', 'Une phrase de ce monde'],
  values: ['Values', 'Werte', 'Valeurs'],
  printedRange: ['Printed range', 'Gedruckte Spanne', 'Étendue imprimée'],
  effect: ['What it does', 'Was sie tut', 'Ce qu’elle fait'],
  effects: ['What holds here', 'Was hier gilt', 'Ce qui vaut ici'],
  alt: ['Or instead', 'Oder stattdessen', 'Ou bien'],
  op: ['Effect', 'Wirkung', 'Effet'],
  value: ['Value', 'Wert', 'Valeur'],
  riders: ['Besides', 'Dazu', 'En plus'],
  bonus: ['Adds', 'Gibt dazu', 'Ajoute'],
  against: ['Against', 'Gegen', 'Contre'],
  kinds: ['Kinds', 'Arten', 'Sortes'],
  vehicle: ['Vehicle', 'Fahrzeug', 'Véhicule'],
  reach: ['Reaches', 'Erreicht', 'Atteint'],
  type: ['Type', 'Typ', 'Type'],
  anyOf: ['One of these is enough', 'Eins davon genügt', 'L’un d’eux suffit'],
  min: ['At least', 'Mindestens', 'Au moins'],
})
