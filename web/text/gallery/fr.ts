import type { en } from './en.ts'

/** Les mots du lieu où l’on regarde toutes les cartes. */
export const fr: Record<keyof typeof en, string> = {
  'gallery.heading': 'Les cartes de {game}',
  'gallery.games': 'Jeux',
  'gallery.search': 'Chercher une carte',
  'gallery.example': 'Nom, numéro, effet ou règle',
  'gallery.set': 'Jeu de cartes',
  'gallery.filters': 'Filtres',
  'gallery.filters.chosen': 'Filtres\u00a0: {n} {n|choisi|choisis}',
  'gallery.all': '{n} {n|carte|cartes} en tout',
  'gallery.found': '{n} {n|carte|cartes} sur {all}',
  'gallery.none': 'Aucune carte ne convient.',
  'gallery.none.why': 'Rien n’a tout cela\u00a0: {wishes}.',
  'gallery.clear': 'Montrer toutes les cartes',
  'gallery.value': '{value}, {n} {n|carte|cartes}',
  'gallery.shelf': '{n} {n|carte|cartes}',
  'gallery.grid': 'Cartes\u202f; les flèches déplacent, Entrée en montre une',
  'gallery.card': 'Carte',
  'gallery.copies': '{n} dans la boîte',
  'gallery.back': 'Retour à toutes les cartes',
  'gallery.previous': 'Carte précédente',
  'gallery.next': 'Carte suivante',
  'gallery.means': 'Ce qu’elle signifie',
  'gallery.rule': 'Règle {rule}',
  'gallery.picture': 'En image',
  'gallery.fares': 'Ses résultats',
  'gallery.noCard': 'Il n’y a pas de carte «\u00a0{card}\u00a0» dans ce jeu.',
  'gallery.noSet':
    'Ce navigateur n’a pas le jeu de cartes «\u00a0{set}\u00a0». Voici les cartes livrées avec le jeu.',
}
