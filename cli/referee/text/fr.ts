import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  'referee.long': 'La ligne fait plus de {max} octets ; elle a été ignorée.',
  'referee.utf8': 'La ligne n’est pas de l’UTF-8 valide.',
  'referee.json': 'La ligne n’est pas du JSON valide.',
  'referee.deep': 'La requête est imbriquée sur plus de {max} niveaux.',
  'referee.shape': 'Une requête est un objet JSON comme { "id": 1, "do": "games" }.',
  'referee.do': 'La requête {request} n’existe pas. Il y a : {known}.',
  'referee.missing': '« {request} » a besoin du champ « {field} ».',
  'referee.field': '« {request} » n’a pas de champ « {field} ». Champs possibles : {known}.',
  'referee.value': 'Le champ « {field} » ne peut pas valoir {received} ; attendu : {expected}.',
  'referee.game': 'Le jeu « {game} » n’existe pas. Il y a : {known}.',
  'referee.empty': 'La table « {match} » est vide : demandez d’abord « deal », « load » ou « replay ».',
  'referee.many': 'Pas plus de {max} tables ne peuvent être ouvertes ; fermez-en une avec « close ».',
  'referee.laid':
    'Cette table a été chargée : on ne sait pas comment elle a commencé, il n’y a donc pas de journal.',
  'referee.bug': 'L’arbitre a échoué sur cette requête, et la table est comme avant : {problem}',
}
