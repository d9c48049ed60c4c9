import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  'prove.help': `{usage}

  --game <jeu>     sur ce jeu : {games}
  --games <n>      en tant de parties, ou avec tant d’arrêts : --kills <n>
  --seed <texte>   mélangé comme ce texte le dit
  --lang en|de|fr  langue (par défaut : celle de la machine)

Ce qui peut être prouvé : {known}`,
  'prove.which': 'Dites ce qu’il faut prouver ; --help dit comment. Il y a : {known}.',
  'prove.unknown': 'La vérification « {name} » n’existe pas. Il y a : {known}.',
  'prove.failed': '✗ {check} : {what}\n  à nouveau : {command}',
  'prove.browsers.missing': '– {browser} n’est pas sur cette machine : {missing}.',
  'prove.balancers.missing':
    'Rien n’a été prouvé : ni nginx ni haproxy n’est installé. Sous Debian : apt-get install nginx-light haproxy',
  'prove.failover.missing':
    'Rien n’a été prouvé : les outils de PostgreSQL (initdb, postgres, pg_basebackup, pg_ctl) ne sont ni dans le chemin, ni là où pg_config le dit, ni dans /usr/lib/postgresql. Sous Debian : apt-get install postgresql',
  'prove.ladder.help': `Pour l’échelle :
  --mode <mode>    seulement ce mode ; sinon tous, et sans --game tous les jeux
  --level <1–5>    seulement ce que ce niveau affirme
  --games <n>      au plus autant de donnes par échelon (400 d’habitude) ; il s’arrête dès que c’est décidé
  --out <fichier>  y garde chaque partie, et continue à partir de ce qui s’y trouve
  --threads <n>    autant de parties à la fois (d’habitude une par cœur)`,
  'prove.ladder.met':
    '{game} {mode} : {challenger} gagne {share} % ({low}–{high}) contre {other} en {n} {n|donne|donnes} ; {claimed} % sont demandés : atteint.',
  'prove.ladder.missed':
    '✗ {game} {mode} : {challenger} gagne {share} % ({low}–{high}) contre {other} en {n} {n|donne|donnes} ; {claimed} % sont demandés : manqué.',
  'prove.ladder.open':
    '{game} {mode} : {challenger} gagne {share} % ({low}–{high}) contre {other} en {n} {n|donne|donnes} ; on ne sait pas encore si ce sont les {claimed} % demandés.',
  'prove.ladder.mode': 'Il n’y a pas de mode « {mode} ». Il y a : {known}.',
  'prove.times.level':
    '{game} : le niveau {level} a pris au plus {ms} ms de calcul ({mode}, partie {match}, coup {move}).',
  'prove.times.late':
    '✗ {game} : le niveau {level} a pris {ms} ms de calcul, c’est trop ({mode}, partie {match}, coup {move}).',
  'prove.fault':
    '✗ {asked} {about} ({lang}) : {what}\n  {game} {options}, graine {seed}\n  vu par {viewer}, coup {move} « {text} », {when} ; {n} fois\n  à nouveau : {command}',
  'prove.fault.rest': 'au repos',
  'prove.fault.event': 'événement {event} ({kind})',
}
