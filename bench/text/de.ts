import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  'bench.help': `npm run bench -- <Name>

  --quick          zeigt nur, dass es läuft: Die Werte sagen nichts
  --only <Teil>    nur ein Teil: bei server speed, p99 oder memory
  --lang en|de|fr  Sprache (sonst die des Rechners)

Leistungstests: {known}`,
  'bench.which': 'Nenne einen Leistungstest: npm run bench -- <Name>. Es gibt: {known}.',
  'bench.unknown': 'Den Leistungstest „{name}“ gibt es nicht. Es gibt: {known}.',
  'bench.noParts': 'Der Leistungstest „{name}“ hat keine Teile: Lass --only weg.',
  'bench.noPart': 'Der Leistungstest „{name}“ hat keinen Teil „{part}“. Es gibt: {known}.',
  'bench.row': 'pro CPU-Sekunde',
  'bench.median': 'Median',
  'bench.least': 'kleinster',
  'bench.most': 'größter',
  'bench.engine.about':
    'Jedes Spiel, zufällig gespielt vom Geben bis zum Ende. Jede Zeile wird in eigenen Prozessen gemessen, im Produktionsmodus und nach dem Aufwärmen; unsere und die von boardgame.io wechseln sich ab, je {rounds} {rounds|Runde|Runden}. Das Verhältnis ist das kleinste aller Spiele.',
  'bench.engine.play': '{game}: Aktionen',
  'bench.engine.boardgameio': '{game}: Aktionen mit boardgame.io 0.50.2',
  'bench.engine.mode': '{game}: Aktionen, {mode}',
  'bench.engine.copy': '{game}: Kopien eines Tisches',
  'bench.engine.view': '{game}: Sichten auf einen Tisch',
  'bench.engine.imagine': '{game}: Tische, aus einer Sicht vorgestellt',
  'bench.engine.replay': '{game}: Partien, aus dem Protokoll nachgespielt',
  'bench.engine.own': '{game}: {what}',
  'bench.bots.about':
    'Durchläufe der Baumsuche in Stellungen aus zufälligem Spiel, daneben die der Suche von boardgame.io mit denselben Regeln und gleich langen Fortsetzungen; in eigenen Prozessen, je {rounds} {rounds|Runde|Runden}. Das Verhältnis ist das kleinste aller Spiele.',
  'bench.bots.ours': '{game}: Durchläufe',
  'bench.bots.peer': '{game}: Durchläufe, mit boardgame.io 0.50.2',
  'bench.bots.match':
    '{game}: gewinnt {won} von 100 Partien gegen die Suche von boardgame.io, die ebenso lange nachdenkt (wir {ours} s, sie {theirs} s Rechenzeit insgesamt) und alle Karten sieht.',
  'bench.bots.level': 'Stufe {level}: Das längste Nachdenken brauchte {ms} ms Rechenzeit.',
  'bench.longest.about':
    'Die längste einzelne Aktion in {n} zufälligen Partien jedes Spiels, neben den {limit} ms, die sie dauern darf. Was die Maschine selbst verzögert, zählt nicht: Die langsamsten Partien werden mehrmals gespielt.',
  'bench.longest.row': '{game}: {ms} ms',
  'bench.memory.about':
    'Spielt {n} Duelle zufällig; nach jedem Zehntel wird aufgeräumt und der Speicher gemessen.',
  'bench.memory.stretch': '{n} Duelle: {heap}',
  'bench.referee.about':
    'Stellt dem Schiedsrichter {n} Anfragen: Partien aller Spiele mit beliebigen Optionen und Decks, gespielt, angesehen, kopiert und verlassen, an {tables} Tischen. Nach jedem Zehntel wird aufgeräumt und der Speicher gemessen, mit den offenen Tischen und wenn alle geschlossen sind.',
  'bench.referee.stretch': '{n} Anfragen: {open} mit offenen Tischen, {closed} ohne; {rss} vom Rechner',
  'bench.cluster.about':
    'Die Partien von „bench server“ bei einem, zwei und vier Prozessen mit einem gemeinsamen PostgreSQL, deren Spieler bei verschiedenen sind, neben einem Prozess mit SQLite; alle warten auf die Platte. {n} {n|Partie|Partien}, so schnell es geht, dann {pace} Züge je Sekunde; sie wechseln sich ab, {rounds} {rounds|Runde|Runden}, und hier steht der Median. Clients, Server und PostgreSQL teilen sich die Kerne dieses Rechners.',
  'bench.cluster.sqlite': '1 Prozess, SQLite',
  'bench.cluster.postgres': '{n} {n|Prozess|Prozesse}, PostgreSQL',
  'bench.cluster.statements': 'Anweisungen je Zug',
  'bench.cluster.bytes': 'Byte Log je Zug',
  'bench.cluster.notices': 'Nachrichten je Zug',
  'bench.cluster.measured': 'gemessen',
  'bench.cluster.modelled': 'im Modell',
  'bench.cluster.modelledRatio': 'Modell zu Messung',
  'bench.cluster.costs':
    'Millisekunden Arbeit. Für jeden Zug: Clients {client}, der Prozess dessen, der zieht, {server}, ein anderer {other}, PostgreSQL {database} zum Speichern und {reads} zum Lesen. Für jede Anweisung: ein Prozess {asks}, PostgreSQL {answers}. Für jede Nachricht und jeden Prozess: {hears} zum Hören und {tells} zum Ausrichten. Dann wartet ein Commit {disk} auf die Platte.',
  'bench.cluster.databaseCores': 'Kerne von PostgreSQL',
  'bench.cluster.perCommit': 'Züge je Commit',
  'bench.cluster.beside':
    'Das Modell daneben, an nichts angepasst. Je mehr Prozesse sich diese Kerne teilen, desto länger dauert dieselbe Arbeit: um so viel, wie sie bei den Clients länger dauert, die jedes Mal dasselbe tun.',
  'bench.cluster.crowding': 'Arbeit dauert',
  'bench.cluster.farther':
    'Mit einem Rechner für jeden Prozess und für PostgreSQL und {n} Partien je Prozess, nach dem Modell:',
  'bench.server.about':
    'Partien zu zweit über das eigene Netz dieses Rechners, dieselben Züge für jeden Server; ein Zug zählt, wenn ihn beide gesehen haben. Unserer hat ihn dann gespeichert, die anderen behalten alles im Arbeitsspeicher. {n} {n|Partie|Partien}, so schnell es geht, dann {pace} Züge pro Sekunde; die Server wechseln sich ab, {rounds} {rounds|Runde|Runden}, in eigenen Prozessen, und hier steht der Median.',
  'bench.server.turn': 'Runde {round} von {rounds}: {server}',
  'bench.server.row': 'Server',
  'bench.server.cpu': 'Züge pro CPU-Sekunde',
  'bench.server.wall': 'Züge pro Sekunde',
  'bench.server.median': 'Median ms',
  'bench.server.p99': 'p99 ms',
  'bench.server.ours': 'Sternentisch, SQLite auf der Platte',
  'bench.server.boardgameio': 'boardgame.io 0.50.2, im Arbeitsspeicher',
  'bench.server.colyseus': 'Colyseus 0.16, im Arbeitsspeicher',
  'bench.server.disk': 'diese Platte allein, Seite um Seite',
  'bench.server.many':
    '{n} {n|Partie|Partien}, davon {active} im Gange: {rss} vom Rechner, {each} kB des Heaps für jede, die im Speicher ist. Wenn niemand mehr etwas tut: {idle} kB für jede.',
  'bench.web.about':
    'Die gebaute Web-App, von diesem Rechner ausgeliefert. Die Startseite braucht {kB} kB komprimiertes Skript.',
  'bench.web.score': 'Lighthouse, von 100',
  'bench.web.phone': 'Telefon, langsames Netz',
  'bench.web.desktop': 'Desktop-Rechner',
  'bench.web.table.about':
    'Was ein Tisch für eine Person arbeitet, wenn eine lange Partie geladen wird, und für alle an einem Gerät, wenn es weitergereicht oder ein Zug zurückgenommen wird, in ms (Median aus {runs} {runs|Lauf|Läufen}); daneben dasselbe, wenn die Partie neu gespielt und jede Ansicht behalten wird.',
  'bench.web.table.row': 'Partie',
  'bench.web.table.load': 'laden',
  'bench.web.table.handOver': 'weiterreichen',
  'bench.web.table.undo': 'zurücknehmen',
  'bench.web.table.kept': 'behalten',
  'bench.web.table.feeds': '{game}, {n} {n|Zug|Züge}',
  'bench.web.table.films': '{game}, {n} {n|Zug|Züge}, neu gespielt',
  'bench.web.moves':
    '{game}: nach {n} {n|Zug|Zügen} gegen den Bot dauerte die längste Aufgabe {wall} ms nach der Uhr, {cpu} ms Arbeit (Median aus {runs} {runs|Partie|gleichen Partien}; die allerlängste {most} ms, davon {work} ms Arbeit und {queued} ms Warten auf einen Kern, während der Host dieses Rechners einem Kern {stolen} ms nahm; ohne das, was der Host nahm, dauerte keine länger als {own} ms).',
}
