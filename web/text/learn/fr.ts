import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  'learn.noGame': 'Il n’y a pas ici de jeu nommé « {game} ».',

  // Le livret de règles
  'learn.rules': '{game} : les règles',
  'learn.rules.lead': 'Avec nos propres mots, chaque règle avec son numéro.',
  'learn.rules.toLessons': 'Plutôt jouer que lire ? Voir les leçons',
  'learn.rules.toPrint': 'Le jeu et les règles sur papier.',
  'learn.rules.search': 'Chercher dans les règles',
  'learn.rules.example': 'un mot, ou 5.3',
  'learn.rules.clear': 'Effacer la recherche',
  'learn.rules.found': '{n} {n|règle trouvée|règles trouvées}',
  'learn.rules.none': 'Rien trouvé pour « {words} ».',
  'learn.rules.contents': 'Sommaire',
  'learn.rules.copy': 'Copier un lien vers {rule}',
  'learn.rules.copied': 'Lien vers {rule} copié',
  'learn.rules.noCopy': 'Le lien n’a pas pu être copié ; il figure dans la barre d’adresse.',
  'learn.rules.unknown': 'Il n’y a pas de règle {rule}. Voici toutes les autres.',
  'learn.rules.figure': 'Image pour {rule}',

  // La liste des leçons
  'learn.lessons': 'Leçons',
  'learn.lessons.lead': 'À jouer, pas à lire : une vraie table, quelques minutes, une chose à la fois.',
  'learn.lessons.minutes': '{n} {n|minute|minutes}',
  'learn.lessons.done': 'terminée',
  'learn.lessons.progress': '{done} sur {all}',
  'learn.lessons.start': 'Commencer par la leçon 1',
  'learn.lessons.goOn': 'Continuer avec la leçon {n}',
  'learn.lessons.play': 'Jouer une partie',
  'learn.lessons.toRules': 'Le livret de règles',

  // Une leçon
  'learn.lesson.number': 'Leçon {n}',
  'learn.lesson.none': 'Cette leçon n’existe pas.',
  'learn.lesson.leave': 'Toutes les leçons',
  'learn.lesson.step': 'Étape {n} sur {all}',
  'learn.lesson.task': 'À faire',
  'learn.lesson.next': 'Suite',
  'learn.lesson.back': 'Étape précédente',
  'learn.lesson.restart': 'Recommencer',
  'learn.lesson.skip': 'Sauter',
  'learn.lesson.happened': 'Ce qui s’est passé',
  'learn.lesson.chart': 'Qui bat qui',
  'learn.lesson.notAllowed': 'Ce n’est pas permis : {why}',
  'learn.lesson.rule': 'Règle {rule}',
  'learn.lesson.finished': 'Leçon terminée',
  'learn.lesson.following': 'Suite : {title}',
  'learn.lesson.again': 'La rejouer',
  'learn.lesson.play': 'Jouer une partie',
  'learn.lesson.you': 'Vous',
}
