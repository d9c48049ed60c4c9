import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  watching: 'Vous regardez ; seuls les joueurs peuvent jouer.',
  noSuchSeat: 'Il n’y a pas de place {seat} à cette table.',
  'options.shape': 'Les options doivent former un objet, par exemple { "mode": "duel" }.',
  'options.unknown': 'L’option « {option} » n’existe pas. Il y a : {known}.',
  'options.value': 'L’option « {option} » ne peut pas valoir {value}. Valeurs possibles : {values}.',
  'options.oneWord':
    'L’option « {option} » doit être un seul mot, sans espace, virgule ni = ; {value} n’en est pas un.',
  'options.syntax': '« {word} » n’est pas une option ; écrivez option=valeur.',
  'options.twice': 'L’option « {option} » est donnée deux fois.',
  'match.over': 'La partie est terminée.',
  'match.gaveUp': 'Le joueur {seat} a abandonné.',
  'match.noDraw': 'Les règles de ce jeu ne prévoient pas de partie nulle par accord.',
  'match.drawOffered': 'La partie nulle est déjà proposée ; c’est aux autres de répondre.',
  'match.noMatter': '« {text} » n’existe pas. Il y a : (concede), (draw).',
  'match.conceded': '{who} abandonne.',
  'match.youConceded': 'Vous abandonnez.',
  'match.wantsDraw': '{who} propose la partie nulle.',
  'match.youWantDraw': 'Vous proposez la partie nulle.',
  'match.youAgreeToDraw': 'Vous acceptez la partie nulle.',
  'match.agreesToDraw': '{who} accepte la partie nulle.',
  'undo.nothing': 'Il n’y a aucun coup à annuler.',
  'undo.other': 'Le joueur {seat} a décidé entre-temps ; plus rien ne peut être annulé.',
  'undo.seen': 'Ce coup a fait voir quelque chose de nouveau ; il ne peut pas être annulé.',
  'undo.final': 'La partie est terminée ; plus rien ne peut être annulé.',
  'log.long': 'Le journal a {n} caractères ; on en lit {max} au plus.',
  'log.empty': 'Le journal est vide.',
  'log.first': 'Ligne {line} : un journal commence par la ligne « sternentisch: 1 ».',
  'log.colon': 'Ligne {line} : « {text} » n’a pas de deux-points ; attendu : « A: coup » ou « nom: valeur ».',
  'log.header': 'Ligne {line} : « {key} » n’est pas un en-tête de journal.',
  'log.late': 'Ligne {line} : l’en-tête « {key} » vient après le premier coup.',
  'log.twice': 'Ligne {line} : l’en-tête « {key} » figure deux fois.',
  'log.missing': 'L’en-tête « {key} » manque.',
  'log.format': 'Ligne {line} : le format « {format} » est inconnu ; ce programme lit le format 1.',
  'log.game': 'Ligne {line} : le jeu « {game} » n’existe pas. Il y a : {known}.',
  'log.rules':
    'Ligne {line} : la version des règles « {rules} » est inconnue ; ce programme joue la {known}.',
  'log.options': 'Ligne {line} : {reason}',
  'log.seed': 'Ligne {line} : une graine a 32 chiffres hexadécimaux.',
  'log.commitment':
    'Ligne {line} : l’engagement ne correspond pas à cette graine et à cette partie : les cartes n’ont pas été mélangées comme promis.',
  'log.move': 'Ligne {line} : le coup « {move} » du joueur {seat} est refusé. {reason}',
  'log.result':
    'Ligne {line} : le journal annonce le résultat « {claimed} » ; ses coups mènent à « {reached} ».',
  'log.damaged':
    'Ligne {line} : le journal a été modifié ou coupé après la partie : sa somme de contrôle ne correspond pas.',
  'log.damagedAt':
    'Le journal a été modifié ou coupé après la partie : sa somme de contrôle ne correspond pas. {reason}',
}
