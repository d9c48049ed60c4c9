import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  'prove.which':
    'Dites ce qu’il faut prouver : npm run prove -- <nom> [--game <jeu>] [--games <nombre>] [--seed <graine>] [--lang <langue>] ; après « kill », --kills <nombre> au lieu de --games. Il y a : {known}.',
  'prove.unknown': 'La vérification « {name} » n’existe pas. Il y a : {known}.',
  'prove.word': '« {word} » ne veut rien dire ici ; il y a {known}.',
  'prove.value': 'Il manque une valeur après {key}.',
  'prove.twice': '{key} est donné deux fois.',
  'prove.lang': 'La langue « {lang} » n’existe pas. Il y a : en, de, fr.',
  'prove.game': 'Le jeu « {game} » n’existe pas. Il y a : {known}.',
  'prove.games': '« {games} » n’est pas un nombre de parties : au moins 1, au plus 1000000000.',
  'prove.kills': '« {kills} » n’est pas un nombre d’arrêts : au moins 1, au plus 1000000.',
  'prove.failed': '✗ {check} : {what}\n  à nouveau : {command}',
  'prove.fault':
    '✗ {asked} {about} ({lang}) : {what}\n  {game} {options}, graine {seed}\n  vu par {viewer}, coup {move} « {text} », {when} ; {n} fois\n  à nouveau : {command}',
  'prove.fault.rest': 'au repos',
  'prove.fault.event': 'événement {event} ({kind})',
}
