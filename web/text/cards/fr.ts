import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  'cards.heading': 'Cartes',
  'cards.which': 'Quelles cartes',
  'cards.shipped': 'Fournies avec le jeu',
  'cards.look': 'Voir les cartes',
  'cards.faulty': 'Ce jeu a encore des erreurs.',
  'cards.gone': 'Le jeu choisi n’est plus sur cet appareil\u00a0: on joue avec les cartes du jeu de base.',
  'cards.why': 'Modifiez les cartes, ou chargez un jeu que l’on vous a donné :',
  'cards.make': 'vos jeux de cartes',
  'cards.choose': 'Choisir un fichier de cartes',
  'cards.paste': 'Ou collez son contenu',
  'cards.add': 'Ajouter ces cartes',
  'cards.noFile':
    'Ce n’est pas un fichier de cartes. Un tel fichier est du JSON, comme celui que l’on obtient en enregistrant un jeu. {reason}',
  'cards.long': 'Ce fichier est trop long pour un fichier de cartes.',
  'cards.full':
    'Cet appareil n’a plus de place pour un autre jeu de cartes. Retirez-en un, ou une ancienne partie.',
  'cards.other': 'Ce sont d’autres cartes : la partie a commencé avec un jeu au contenu différent.',
  'cards.missing': 'Cette partie se joue avec le jeu de cartes « {name} », que ce navigateur n’a pas.',
  'cards.missing.how':
    'Demandez le fichier de cartes à la personne dont vous tenez la partie. Ajoutez-le ici, et la partie s’ouvre.',
}
