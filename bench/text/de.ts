import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  'bench.which': 'Nenne einen Leistungstest: npm run bench -- <Name>. Es gibt: {known}.',
  'bench.unknown': 'Den Leistungstest „{name}“ gibt es nicht. Es gibt: {known}.',
  'bench.word': '„{word}“ bedeutet hier nichts; nach dem Namen darf nur --quick stehen.',
  'bench.row': 'pro CPU-Sekunde',
  'bench.median': 'Median',
  'bench.least': 'kleinster',
  'bench.most': 'größter',
  'bench.engine.about':
    'Stellar, zufällig gespielt vom Geben bis zum Ende. Jede Zeile wird in eigenen Prozessen gemessen, im Produktionsmodus und nach dem Aufwärmen; unsere Duelle und die von boardgame.io wechseln sich ab, je {rounds} {rounds|Runde|Runden}.',
  'bench.engine.duel': 'Aktionen, Duell',
  'bench.engine.boardgameio': 'Aktionen, Duell mit boardgame.io 0.50.2',
  'bench.engine.trio': 'Aktionen, Trio',
  'bench.engine.quartet': 'Aktionen, Quartett',
  'bench.engine.tandem': 'Aktionen, Tandem',
  'bench.engine.copy': 'Kopien eines Tisches',
  'bench.engine.view': 'Sichten auf einen Tisch',
  'bench.engine.imagine': 'Tische, aus einer Sicht vorgestellt',
  'bench.engine.replay': 'Duelle, aus dem Protokoll nachgespielt',
  'bench.memory.about':
    'Spielt {n} Duelle zufällig; nach jedem Zehntel wird aufgeräumt und der Speicher gemessen.',
  'bench.memory.stretch': '{n} Duelle: {heap}',
  'bench.web.about':
    'Die gebaute Web-App, von diesem Rechner ausgeliefert. Die Startseite braucht {kB} kB komprimiertes Skript.',
  'bench.web.score': 'Lighthouse, von 100',
  'bench.web.phone': 'Telefon, langsames Netz',
  'bench.web.desktop': 'Schreibtisch',
}
