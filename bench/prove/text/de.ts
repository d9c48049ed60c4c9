import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  'prove.which':
    'Nenne, was bewiesen werden soll: npm run prove -- <Name> [--game <Spiel>] [--games <Zahl>] [--seed <Startwert>] [--lang <Sprache>]; nach „kill“ --kills <Zahl> statt --games. Es gibt: {known}.',
  'prove.unknown': 'Die Prüfung „{name}“ gibt es nicht. Es gibt: {known}.',
  'prove.word': '„{word}“ bedeutet hier nichts; es gibt {known}.',
  'prove.value': 'Nach {key} fehlt ein Wert.',
  'prove.twice': '{key} ist zweimal angegeben.',
  'prove.lang': 'Die Sprache „{lang}“ gibt es nicht. Es gibt: en, de, fr.',
  'prove.game': 'Das Spiel „{game}“ gibt es nicht. Es gibt: {known}.',
  'prove.games': '„{games}“ ist keine Anzahl von Spielen: mindestens 1, höchstens 1000000000.',
  'prove.kills': '„{kills}“ ist keine Anzahl von Abbrüchen: mindestens 1, höchstens 1000000.',
  'prove.failed': '✗ {check}: {what}\n  noch einmal: {command}',
  'prove.fault':
    '✗ {asked} {about} ({lang}): {what}\n  {game} {options}, Startwert {seed}\n  als {viewer}, Zug {move} „{text}“, {when}; {n}-mal\n  noch einmal: {command}',
  'prove.fault.rest': 'in Ruhe',
  'prove.fault.event': 'Ereignis {event} ({kind})',
}
