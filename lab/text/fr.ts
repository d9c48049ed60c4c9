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
  sternentisch lab train <jeu>       ce qu’un bot doit regarder, en jouant contre lui
      --games <n>                    parties (sinon {games}), modes à tour de rôle
      --bot <bot>:<n>~<m>            qui joue ({bot}) ; ~10 : n’importe quoi à dix
                                     coups sur cent
      --every <n>                    regarder une position sur tant
      --l2 <n>                       retenir les poids de tant de positions
      --from <fichier>               les poids vers lesquels on retient
      --weights <fichier>            les écrire là
  sternentisch lab balance <jeu>     s’il est juste : places, durée, cartes, choix
      --bots <faible>,<fort>         deux niveaux ({levels})
      --games <n>                    parties de chacun contre lui-même ({matches})
      --pairs <n>                    donnes pour chaque joueur restreint et chaque
                                     paire d’archétypes ({deals})
      --replays <n>                  parties rejouées pour chaque carte, la carte
                                     étant vierge ({replays})
      --html <fichier> --json <fichier>   écrire un rapport
      --fares <fichier>              gains des cartes, pour la galerie
      --cards <fichier>              avec vos propres cartes
      Le code de sortie dit si les buts sont atteints : 0 tous, 1 certains manqués,
      3 aucun, mais certains encore incertains
  sternentisch lab puzzles <jeu>     des décisions avec un seul meilleur coup
      --count <n>                    combien (sinon {puzzles}) ; après --games parties
                                     ({most}), on s’arrête
      --level <n>                    qui joue ({level})
      --gap <n>                      l’avance du meilleur coup, sur cent ({gap})
      --puzzles <fichier>            les y écrire
  sternentisch lab grade <jeu>       la difficulté de ses problèmes pour les niveaux actuels
      --puzzles <fichier>            les y écrire avec ces degrés
  un bot avec d’autres poids : <bot>:<n>@<fichier>
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
  'lab.wrong.habit': '« {habit} » n’est pas une habitude dans {game}. Il y a : {known}.',
  'lab.wrong.modes': 'Un mode ou une option demande exactement un jeu avant.',

  'lab.file.other': '{file} parle d’autre chose et reste tel quel. Choisissez un autre nom.',
  'lab.file.spoilt': '{file} est illisible à la ligne {line} et reste tel quel.',
  'lab.file.failed': '{file} est inutilisable ({code}).',

  'lab.weights.wrong': '{file} n’est pas un fichier de poids.',

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

  'lab.train.written': 'Les poids sont dans {file}',
  'lab.train.nothing': '{game} ne compte rien qu’on puisse peser.',
  'lab.train.worth': 'Ce que vaut chaque chose comptée (log des chances) :',
  'lab.train.foretold': 'Parties mises de côté, prédites (score de Brier, 0 est parfait) :',
  'lab.train.calibrated': 'Chances annoncées, et ce qui en fut gagné :',
  'lab.train.mode': 'mode',
  'lab.train.matches': 'parties',
  'lab.train.positions': 'positions',
  'lab.train.brier': 'ajusté',
  'lab.train.before': 'avant',
  'lab.train.blind': 'aveugle',
  'lab.train.won': 'gagné',

  'lab.puzzles.nothing': '{game} n’a pas de thèmes pour des problèmes.',
  'lab.puzzles.found': '{n} {count|problème|problèmes} sur {count}, par thème et par degré :',
  'lab.puzzles.grade': 'degré',
  'lab.puzzles.changed': '{n} {n|problème a|problèmes ont} un autre degré qu’avant.',
  'lab.puzzles.written': 'Les problèmes sont dans {file}',

  'lab.balance.nothing': 'Personne n’a dit ce qui est juste dans {game}.',
  'lab.balance.two': 'Il faut deux niveaux, comme --bots montecarlo:20,montecarlo:100.',
  'lab.balance.oneMode': 'Les résultats des cartes valent pour un mode : choisissez-le avec --mode.',
  'lab.balance.written': 'Le rapport est dans {file}',
  'lab.balance.title': '{game} est-il juste ?',
  'lab.balance.levels': 'Deux niveaux, chacun contre lui-même :',
  'lab.balance.reading':
    'Les points sont ce qui fut trouvé, les lignes des intervalles à 95 %, les champs verts ce que veut la spécification. Un but est atteint si tout l’intervalle est dans son champ, manqué s’il est dehors ; le niveau fort décide. Où les intervalles des deux niveaux ne se touchent pas, le constat dépend de l’habileté.',
  'lab.balance.confounded':
    'Ce qu’ont gagné ceux qui tenaient ou jouaient une carte est confondu : qui va bien voit et joue plus de cartes. La valeur est ce qu’une place gagne de plus que dans la même partie avec la carte vierge ; ses intervalles sont élargis pour le nombre de cartes.',
  'lab.balance.again': 'La même chose encore une fois',
  'lab.balance.met': 'atteint',
  'lab.balance.missed': 'manqué',
  'lab.balance.unsure': 'encore incertain',
  'lab.balance.skill': 'dépend de l’habileté',
  'lab.balance.targets': 'Ce qui est voulu',
  'lab.balance.figures': 'Ce qui fut trouvé d’autre',
  'lab.balance.figure': 'grandeur',
  'lab.balance.wanted': 'voulu',
  'lab.balance.found': 'trouvé',
  'lab.balance.chart': 'image',
  'lab.balance.verdict': 'verdict',
  'lab.balance.note': 'remarque',
  'lab.balance.mode': 'mode',
  'lab.balance.lengths': 'Durée en {unit}, niveau fort',
  'lab.balance.reliability':
    'Chances que les joueurs se donnaient (en largeur), et ce qu’ils ont gagné (en hauteur)',
  'lab.balance.brier':
    'Score de Brier {brier} sur {n} {n|chance|chances} ; {blind} pour qui dit tous les camps égaux. La bande s’étend de cinq sur cent de chaque côté.',
  'lab.balance.archetypes': 'Manières de jouer : part de la ligne contre la colonne',
  'lab.balance.mix': 'équilibre',
  'lab.balance.cards': 'Cartes',
  'lab.balance.card': 'carte',
  'lab.balance.held': 'tenue',
  'lab.balance.heldWon': 'gagné si tenue',
  'lab.balance.playedN': 'jouée',
  'lab.balance.playedWon': 'gagné si jouée',
  'lab.balance.worth': 'valeur',
  'lab.balance.worthWeak': 'valeur, niveau faible',
  'lab.balance.figure.starter': 'qui commence gagne',
  'lab.balance.figure.seat': 'place {what}, écart de la part juste',
  'lab.balance.figure.drawn': 'nulles',
  'lab.balance.figure.behind': 'le vainqueur était mené à mi-chemin',
  'lab.balance.figure.changes': 'changements de tête',
  'lab.balance.figure.length.mean': 'durée, moyenne',
  'lab.balance.figure.length.median': 'durée, médiane',
  'lab.balance.figure.length.p90': 'durée, 90e centile',
  'lab.balance.figure.length.max': 'durée, la plus longue',
  'lab.balance.figure.moves': 'coups, moyenne',
  'lab.balance.figure.never': 'libre contre jamais : {what}',
  'lab.balance.figure.always': 'libre contre toujours : {what}',
  'lab.balance.figure.pairing': 'paire {what}',
  'lab.balance.figure.field': '{what} contre tous les autres',
  'lab.unit.rounds': 'manches',
  'lab.unit.turns': 'tours',
  'lab.unit.moves': 'coups',
}
