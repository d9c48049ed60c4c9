import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  'prove.help': `{usage}

  --game <Spiel>   an diesem Spiel: {games}
  --games <Zahl>   in so vielen Partien, oder mit so vielen Abbrüchen: --kills <Zahl>
  --seed <Text>    gemischt, wie dieser Text es sagt
  --lang en|de|fr  Sprache (sonst die des Rechners)

Was bewiesen werden kann: {known}`,
  'prove.which': 'Nenne, was bewiesen werden soll; --help sagt, wie. Es gibt: {known}.',
  'prove.unknown': 'Die Prüfung „{name}“ gibt es nicht. Es gibt: {known}.',
  'prove.failed': '✗ {check}: {what}\n  noch einmal: {command}',
  'prove.browsers.missing': '– {browser} fehlt auf diesem Rechner: {missing}.',
  'prove.balancers.missing':
    'Nichts wurde bewiesen: Weder nginx noch haproxy ist installiert. Unter Debian: apt-get install nginx-light haproxy',
  'prove.failover.missing':
    'Nichts wurde bewiesen: Die Werkzeuge von PostgreSQL (initdb, postgres, pg_basebackup, pg_ctl) liegen weder im Pfad noch wo pg_config sagt, noch in /usr/lib/postgresql. Unter Debian: apt-get install postgresql',
  'prove.ladder.help': `Zur Leiter:
  --mode <Modus>   nur dieser Modus; sonst alle, und ohne --game alle Spiele
  --level <1–5>    nur, was diese Stufe behauptet
  --games <n>      höchstens so viele Kartenverteilungen je Sprosse (üblich 400); sie endet, sobald sie entschieden ist
  --out <Datei>    bewahrt dort jede Partie auf und macht weiter, wo die Datei aufhört
  --threads <n>    so viele Partien zugleich (üblich eine je Kern)`,
  'prove.ladder.met':
    '{game} {mode}: {challenger} gewinnt {share} % ({low}–{high}) gegen {other} bei {n} {n|Kartenverteilung|Kartenverteilungen}; verlangt sind {claimed} %: erreicht.',
  'prove.ladder.missed':
    '✗ {game} {mode}: {challenger} gewinnt {share} % ({low}–{high}) gegen {other} bei {n} {n|Kartenverteilung|Kartenverteilungen}; verlangt sind {claimed} %: verfehlt.',
  'prove.ladder.open':
    '{game} {mode}: {challenger} gewinnt {share} % ({low}–{high}) gegen {other} bei {n} {n|Kartenverteilung|Kartenverteilungen}; ob das die verlangten {claimed} % sind, ist offen.',
  'prove.ladder.mode': 'Den Modus „{mode}“ gibt es nicht. Es gibt: {known}.',
  'prove.times.level':
    '{game}: Stufe {level} brauchte höchstens {ms} ms Rechenzeit ({mode}, Partie {match}, Zug {move}).',
  'prove.times.late':
    '✗ {game}: Stufe {level} brauchte {ms} ms Rechenzeit, zu lange ({mode}, Partie {match}, Zug {move}).',
  'prove.fault':
    '✗ {asked} {about} ({lang}): {what}\n  {game} {options}, Startwert {seed}\n  als {viewer}, Zug {move} „{text}“, {when}; {n}-mal\n  noch einmal: {command}',
  'prove.fault.rest': 'in Ruhe',
  'prove.fault.event': 'Ereignis {event} ({kind})',
}
