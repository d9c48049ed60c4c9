import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  'sample.name': 'Sample',
  'sample.line': 'Deux flottes, un vaisseau à la fois.',
  'sample.goal':
    'Chacun envoie un vaisseau en secret ; le plus fort gagne la manche. Qui gagne le plus de manches l’emporte.',

  'sample.option.ships': 'Vaisseaux',
  'sample.option.ships.why': 'Le nombre de vaisseaux de chaque camp.',
  'sample.option.ships.5': 'cinq vaisseaux',
  'sample.option.ships.7': 'sept vaisseaux',
  'sample.option.ships.9': 'neuf vaisseaux',

  'sample.ask.send': 'Choisissez le vaisseau que vous envoyez.',
  'sample.ask.wait': '{who} choisit un vaisseau.',
  'sample.ask.over': 'La partie est terminée.',
  'sample.move.send': 'Envoyer le vaisseau de force {ship}',
  'sample.deed.send': 'Envoyer {ship}',

  'sample.told.ready': '{who} est prêt.',
  'sample.told.youReady': 'Vous envoyez {ship}.',
  'sample.told.clash': 'Manche {round} : {ships}. {who} gagne la manche.',
  'sample.told.youClash': 'Manche {round} : {ships}. Vous gagnez la manche.',
  'sample.told.tie': 'Manche {round} : {ships}. Personne ne gagne la manche.',
  'sample.told.over': 'Score final : {scores}.',

  'sample.draw.round': 'Manche {round}',
  'sample.draw.hand': 'main',
  'sample.draw.spent': 'utilisés : {ships}',
  'sample.draw.won': 'gagnées',
  'sample.draw.hidden': '{n} {n|caché|cachés}',
  'sample.draw.ship': 'Vaisseau de force {ship}',
  'sample.draw.sent': 'envoyé : {ship}',
  'sample.draw.faceDown': 'face cachée',
  'sample.typing': 'Tapez send et la force d’un vaisseau : send 4.',
  'sample.result.won': '{who} l’emporte avec {n} {n|manche|manches}.',
  'sample.result.youWon': 'Vous l’emportez avec {n} {n|manche|manches}.',
  'sample.result.shared': 'Victoire partagée : {n} {n|manche|manches} chacun.',

  'sample.notation': '« {text} » n’est pas un coup. Écrivez send et la force d’un vaisseau : send 4.',
  'sample.over': 'La partie est terminée.',
  'sample.notInHand': 'Il n’y a pas de vaisseau de force {ship} dans cette main.',
  'sample.alreadySent': 'Un vaisseau est déjà envoyé.',
  'sample.table.shape': 'À {path}, il faudrait {expected}, pas {received}.',
  'sample.table.card': 'Il ne reste pas de vaisseau {card} pour {zone}.',
  'sample.table.missing': '{n} {n|vaisseau n’a|vaisseaux n’ont} pas de place.',
  'sample.table.pending': 'Ce qui attend une décision ne va pas avec les vaisseaux.',
  'sample.table.handles': 'Deux vaisseaux ont le même numéro.',
  'sample.table.aside': '{n} vaisseaux de chaque camp doivent être de côté.',
  'sample.table.hands': 'Les deux mains doivent avoir autant de vaisseaux.',
  'sample.table.round': 'La manche {round} ne va pas avec les vaisseaux utilisés et les manches gagnées.',

  'sample.rule.SM-1.1': 'Les deux camps ont les mêmes vaisseaux.',
  'sample.rule.SM-1.2': 'Deux vaisseaux de chaque camp restent de côté.',
  'sample.rule.SM-2.1': 'Chacun envoie en secret un vaisseau de sa main.',
  'sample.rule.SM-2.2': 'Le vaisseau le plus fort gagne la manche.',
  'sample.rule.SM-3.1': 'Quand les mains sont vides, la partie est terminée.',
}
