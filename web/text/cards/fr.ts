import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  'cards.heading': 'Cartes',
  'cards.own': 'Vos propres cartes',
  'cards.why': 'Si vous possédez le jeu imprimé, saisissez ses cartes dans un fichier et jouez avec elles.',
  'cards.why.kept': 'Elles restent dans ce navigateur.',
  'cards.choose': 'Choisir un fichier de cartes',
  'cards.paste': 'Ou collez son contenu',
  'cards.name': 'Nom du jeu de cartes',
  'cards.add': 'Ajouter ces cartes',
  'cards.added': '« {set} » est ajouté, et choisi pour cette partie.',
  'cards.example': 'Enregistrer les cartes fournies comme exemple',
  'cards.outdated': 'Ce fichier n’est plus conforme aux règles.',
  'cards.print': 'Imprimer',
  'cards.remove': 'Retirer',
  'cards.remove.sure': 'Retirer quand même',
  'cards.remove.used':
    '{n} {n|partie|parties} sur cet appareil {n|se joue|se jouent} avec lui, et {n|attendrait|attendraient} que vous l’ajoutiez de nouveau.',
  'cards.noFile': 'Ce n’est pas un fichier de cartes. Un tel fichier est du JSON, comme l’exemple. {reason}',
  'cards.long': 'Ce fichier est trop long pour un fichier de cartes.',
  'cards.full':
    'Cet appareil n’a plus de place pour un autre jeu de cartes. Retirez-en un, ou une ancienne partie.',
  'cards.missing': 'Cette partie se joue avec le jeu de cartes « {set} », que ce navigateur n’a pas.',
  'cards.missing.how':
    'Demandez le fichier de cartes à la personne dont vous tenez la partie. Ajoutez-le ici : il est gardé sous le nom « {set} », et la partie s’ouvre.',
}
