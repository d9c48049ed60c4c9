import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  'bench.help': `npm run bench -- <nom>

  --quick          montre seulement que tout marche : ses chiffres ne disent rien
  --only <partie>  une seule partie : pour server, speed, p99 ou memory
  --lang en|de|fr  langue (par défaut : celle de la machine)

Bancs d’essai : {known}`,
  'bench.which': 'Nommez un banc d’essai : npm run bench -- <nom>. Il y a : {known}.',
  'bench.unknown': 'Le banc d’essai « {name} » n’existe pas. Il y a : {known}.',
  'bench.noParts': 'Le banc d’essai « {name} » n’a pas de parties : omettez --only.',
  'bench.noPart': 'Le banc d’essai « {name} » n’a pas de partie « {part} ». Il y a : {known}.',
  'bench.row': 'par seconde de processeur',
  'bench.median': 'médiane',
  'bench.least': 'minimum',
  'bench.most': 'maximum',
  'bench.engine.about':
    'Chaque jeu joué au hasard, de la donne à la fin. Chaque ligne est mesurée dans ses propres processus, en mode production et après échauffement ; les nôtres et ceux de boardgame.io alternent, {rounds} {rounds|tour|tours} chacun. Le rapport est le plus petit de tous les jeux.',
  'bench.engine.play': '{game} : actions',
  'bench.engine.boardgameio': '{game} : actions, par boardgame.io 0.50.2',
  'bench.engine.mode': '{game} : actions, {mode}',
  'bench.engine.copy': '{game} : copies d’une table',
  'bench.engine.view': '{game} : vues d’une table',
  'bench.engine.imagine': '{game} : tables imaginées à partir d’une vue',
  'bench.engine.replay': '{game} : parties rejouées depuis leur journal',
  'bench.engine.own': '{game} : {what}',
  'bench.bots.about':
    'Itérations de la recherche arborescente dans des positions de jeu au hasard, à côté de celles de boardgame.io avec les mêmes règles et des suites aussi longues ; dans des processus séparés, {rounds} {rounds|tour|tours} chacune. Le rapport est le plus petit de tous les jeux.',
  'bench.bots.ours': '{game} : itérations',
  'bench.bots.peer': '{game} : itérations, avec boardgame.io 0.50.2',
  'bench.bots.match':
    '{game} : gagne {won} parties sur 100 contre la recherche de boardgame.io, qui réfléchit aussi longtemps (nous {ours} s, elle {theirs} s de calcul en tout) et voit toutes les cartes.',
  'bench.bots.level': 'Niveau {level} : la plus longue réflexion a pris {ms} ms de calcul.',
  'bench.longest.about':
    'L’action la plus longue de {n} {n|partie|parties} au hasard de chaque jeu, à côté des {limit} ms permises. Les retards de la machine ne comptent pas : les parties les plus lentes sont rejouées.',
  'bench.longest.row': '{game} : {ms} ms',
  'bench.memory.about':
    'Joue {n} duels au hasard ; après chaque dixième, la mémoire est nettoyée puis mesurée.',
  'bench.memory.stretch': '{n} duels : {heap}',
  'bench.referee.about':
    'Pose {n} questions à l’arbitre : des parties de tous les jeux avec des options et des decks quelconques, jouées, regardées, copiées et quittées, à {tables} tables. Après chaque dixième, la mémoire est nettoyée puis mesurée, avec les tables ouvertes et une fois toutes fermées.',
  'bench.referee.stretch':
    '{n} questions : {open} avec les tables ouvertes, {closed} sans ; {rss} pris à la machine',
  'bench.cluster.about':
    'Les parties de « bench server » avec un, deux et quatre processus sur un seul PostgreSQL, dont les joueurs sont chez des processus différents, à côté d’un processus avec SQLite ; tous attendent le disque. {n} {n|partie|parties} aussi vite que possible, puis {pace} coups par seconde ; chacun son tour, {rounds} {rounds|manche|manches}, et voici la médiane. Clients, serveurs et PostgreSQL se partagent les cœurs de cette machine.',
  'bench.cluster.sqlite': '1 processus, SQLite',
  'bench.cluster.postgres': '{n} {n|processus|processus}, PostgreSQL',
  'bench.cluster.statements': 'instructions par coup',
  'bench.cluster.bytes': 'octets de journal par coup',
  'bench.cluster.notices': 'avis par coup',
  'bench.cluster.measured': 'mesuré',
  'bench.cluster.modelled': 'modèle',
  'bench.cluster.modelledRatio': 'modèle sur mesure',
  'bench.cluster.costs':
    'Millisecondes de travail. Pour chaque coup : clients {client}, le processus de qui joue {server}, un autre {other}, PostgreSQL {database} pour l’écrire et {reads} pour le lire. Pour chaque requête : un processus {asks}, PostgreSQL {answers}. Pour chaque avis et chaque processus : {hears} pour l’entendre et {tells} pour le transmettre. Puis un commit attend le disque {disk}.',
  'bench.cluster.databaseCores': 'cœurs de PostgreSQL',
  'bench.cluster.perCommit': 'coups par commit',
  'bench.cluster.beside':
    'Le modèle à côté, ajusté à rien. Plus il y a de processus qui se partagent ces cœurs, plus le même travail dure : d’autant qu’il dure plus longtemps chez les clients, qui font chaque fois la même chose.',
  'bench.cluster.crowding': 'le travail dure',
  'bench.cluster.farther':
    'Avec une machine pour chaque processus et pour PostgreSQL, et {n} parties par processus, selon le modèle :',
  'bench.server.about':
    'Des parties à deux par le réseau interne de cette machine, les mêmes coups pour chaque serveur ; un coup compte quand les deux clients l’ont vu. Le nôtre l’a alors enregistré, les autres gardent tout en mémoire. {n} {n|partie|parties} aussi vite que possible, puis {pace} coups par seconde ; les serveurs alternent, {rounds} {rounds|tour|tours}, dans leurs propres processus, et la médiane est affichée.',
  'bench.server.turn': 'tour {round} sur {rounds} : {server}',
  'bench.server.row': 'serveur',
  'bench.server.cpu': 'coups par seconde de processeur',
  'bench.server.wall': 'coups par seconde',
  'bench.server.median': 'médiane ms',
  'bench.server.p99': 'p99 ms',
  'bench.server.ours': 'Sternentisch, SQLite sur le disque',
  'bench.server.boardgameio': 'boardgame.io 0.50.2, en mémoire',
  'bench.server.colyseus': 'Colyseus 0.16, en mémoire',
  'bench.server.disk': 'ce disque seul, page par page',
  'bench.server.many':
    '{n} {n|partie|parties}, dont {active} en cours : {rss} pris à la machine, {each} ko du tas pour chacune en mémoire. Une fois que personne n’y touche : {idle} ko chacune.',
  'bench.web.about':
    'L’application web construite, servie par cette machine. L’accueil demande {kB} ko de script compressé.',
  'bench.web.score': 'Lighthouse, sur 100',
  'bench.web.phone': 'téléphone, réseau lent',
  'bench.web.desktop': 'ordinateur',
  'bench.web.table.about':
    'Ce qu’une table travaille pour une personne quand une longue partie est chargée, et pour tous autour d’un appareil quand il change de main ou qu’un coup est annulé, en ms (médiane de {runs} {runs|passage|passages}) ; à côté, la même chose en rejouant la partie et en gardant chaque vue.',
  'bench.web.table.row': 'partie',
  'bench.web.table.load': 'charger',
  'bench.web.table.handOver': 'passer la main',
  'bench.web.table.undo': 'annuler',
  'bench.web.table.kept': 'gardé',
  'bench.web.table.feeds': '{game}, {n} {n|coup|coups}',
  'bench.web.table.films': '{game}, {n} {n|coup|coups}, rejouée',
  'bench.web.moves':
    '{game} : après {n} {n|coup|coups} contre le bot, la tâche la plus longue a pris {wall} ms à l’horloge, {cpu} ms de travail (médiane de {runs} {runs|partie|parties égales} ; la plus longue de toutes {most} ms, dont {work} ms de travail et {queued} ms d’attente d’un cœur, pendant que l’hôte de cette machine prenait {stolen} ms à un cœur ; sans ce que l’hôte a pris, aucune n’a duré plus de {own} ms).',
}
