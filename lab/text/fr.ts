import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  'lab.help': `Le labo : des bots entre eux, mesurés.

  sternentisch lab tournament [<jeu>…]    qui est plus fort, et à quel point c’est sûr
      --bots <bot>:<n>,<bot>:<n>,…   deux ou plus, avec leurs essais ;
                                     chacun rencontre chacun ({bots})
      --mode <mode>                  plusieurs fois si voulu ; sinon tous
      --option <nom>=<valeur>        plusieurs fois si voulu
      --pairs <n>                    au plus tant de donnes (sinon {pairs}), jouées
                                     une fois de chaque côté
      --margin <n>                   écart cherché, en Elo normalisé ({margin})
  pour chaque commande du labo
      --seed <texte>                 la même chose avec le même texte
      --out <fichier>                garder ce qui en sort ; appelé de nouveau avec
                                     ce fichier, on continue où l’on en était
      --threads <n>                  sinon autant que de cœurs`,
  'lab.wrong.command': 'Le labo n’a pas de commande « {word} ». Il y a : {known}.',
  'lab.wrong.bot': 'Il n’y a pas de bot « {bot} ». Il y a : {known}.',
  'lab.wrong.budget': '« {bot} » demande de 1 à {max} essais.',
  'lab.wrong.few': 'Un tournoi demande au moins deux bots, comme --bots montecarlo:200,montecarlo:50.',
  'lab.wrong.twice': '« {bot} » est là deux fois ; donnez à l’un d’eux un autre nombre d’essais.',
  'lab.wrong.modes': 'Un mode ou une option demande exactement un jeu avant.',

  'lab.file.other': '{file} parle d’autre chose et reste tel quel. Choisissez un autre nom.',
  'lab.file.spoilt': '{file} est illisible à la ligne {line} et reste tel quel.',
  'lab.file.failed': '{file} est inutilisable ({code}).',

  'lab.again': 'La même chose encore une fois :\n  {line}',
  'lab.kept': 'Chaque partie est gardée dans {file}',
  'lab.went': 'On continue {file} : {n} {n|partie y est|parties y sont} déjà.',

  'lab.tournament.pair': '{challenger} contre {other}',
  'lab.tournament.game': 'jeu',
  'lab.tournament.deals': 'donnes',
  'lab.tournament.share': 'part',
  'lab.tournament.interval': 'intervalle à 95 %',
  'lab.tournament.elo': 'Elo',
  'lab.tournament.normalised': 'norm.',
  'lab.tournament.five': '0·¼·½·¾·1',
  'lab.tournament.ratio': 'rapport',
  'lab.tournament.verdict': 'verdict',
  'lab.tournament.stronger': 'plus fort',
  'lab.tournament.weaker': 'plus faible',
  'lab.tournament.even': 'pas d’écart de {margin}',
  'lab.tournament.open': 'ouvert',
  'lab.tournament.note':
    'Chaque donne est jouée une fois de chaque côté. Le verdict est celui d’un test séquentiel (α = β = 0,05, écart de {margin} en Elo normalisé) qui s’arrête dès que c’est décidé ; l’intervalle d’une rencontre arrêtée tôt est un peu trop loin du centre. « 0·¼·½·¾·1 » compte les paires d’après ce que le premier bot en a eu ; les rapports sont les log-vraisemblances de « en avance de l’écart » et « en retard » contre « égal ».',
}
