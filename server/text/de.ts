import type { ServerMessages } from './index.ts'

export const de: Record<keyof ServerMessages, string> = {
  'server.database.newer':
    'Die Datenbank stammt von einer neueren Ausgabe (Schritt {found}; diese kennt {known}). Nimm jene.',
  'server.database.failed': 'Die Datenbank {place} antwortet nicht, wie sie soll: {fault}',
  'server.database.unreachable': 'Unter {place} antwortet niemand: {fault}. Läuft dort PostgreSQL?',
  'server.database.noTls':
    '{place} antwortet, aber nicht verschlüsselt, wie es die Adresse verlangt (sslmode): {fault}',
  'server.database.denied': 'Die Datenbank {place} lässt so niemanden ein: {fault}',
  'server.database.missing': 'Diese Datenbank gibt es nicht: {place}. Mit createdb legt PostgreSQL eine an.',
  'server.database.inUse':
    'Auf {place} laufen Server. Beende zuerst alle: Was sie inzwischen aufbewahren, bliebe zurück.',
  'server.move.same':
    'Alles zieht von einer Datei in eine Datenbank um oder zurück: Eins von beiden ist eine Datei, das andere postgres://…',
  'server.move.notEmpty': '{place} ist nicht leer. Alles zieht dorthin um, wo nichts ist.',
  'server.move.exists': '{file} gibt es schon. Alles zieht dorthin um, wo nichts ist.',
  'server.move.nothing': 'In {place} ist nichts von Sternentisch.',
  'server.backup.file':
    'Das ist für Dateien da. Eine Datenbank von PostgreSQL sichert man mit pg_dump und stellt sie mit pg_restore wieder her.',
  'server.move.failed': 'Es ist nichts umgezogen: {fault}',
  'server.moved':
    'Umgezogen und Zeile für Zeile verglichen: {rows} {rows|Zeile|Zeilen}, {tables} {tables|Tisch|Tische}, {entries} {entries|Eintrag|Einträge} in ihren Protokollen, {guests} {guests|Gast|Gäste}.',
  'server.moveStays': '{place} ist, wie es war. Betreibe den Server nur mit einem von beiden.',
  'server.data.newer':
    '{file} stammt von einem neueren Sternentisch (Format {found}, dieses hier kennt {known}). Installiere jenes oder nimm eine Sicherung.',
  'server.data.foreign': '{file} ist die Datenbank eines anderen Programms und bleibt, wie sie ist.',
  'server.data.noDatabase': '{file} ist keine Datenbank.',
  'server.data.damaged': '{file} ist beschädigt: {fault}',
  'server.data.busy':
    '{file} ist in Gebrauch und lässt sich nicht öffnen: Ein anderes Programm hält sie fest.',
  'server.data.served':
    'Aus {file} bedient schon ein anderer Prozess. Zwei an einer Datei hören nichts voneinander: Beende den anderen oder nimm eine Datenbank für mehrere (--database).',
  'server.data.failed': '{file} lässt sich nicht verwenden: {fault}',
  'server.data.missing': 'Es gibt keine Datenbank {file}.',
  'server.data.inUse': '{file} ist in Gebrauch. Beende zuerst den Server: Was er aufbewahrt, ginge verloren.',
  'server.data.later':
    '{file} kennt Dinge, die nach dieser Sicherung geschehen sind. Trotzdem die Sicherung an ihre Stelle setzen: --replace; was da ist, wird beiseitegelegt.',
  'server.contents':
    '{tables} {tables|Tisch|Tische}, {entries} {entries|Eintrag|Einträge} in ihren Protokollen, {guests} {guests|Gast|Gäste}, davon {accounts} mit Passkey; {kB} kB',
  'server.backedUp': 'Gesichert: {file}',
  'server.restored': 'Wiederhergestellt: {file}',
  'server.aside': 'Was vorher da war, ist jetzt {file}',

  // Bereitstellen
  'server.wrong.environment': '{name}: {reason}',
  'server.wrong.address':
    '„{value}“ ist keine Adresse, an der man horchen kann: eine IP-Adresse dieses Rechners oder localhost.',
  'server.wrong.public': 'Die öffentliche Adresse schreibt man wie https://cards.example, nicht „{value}“.',
  'server.wrong.proxy': '„{value}“ ist kein Proxy: IP-Adressen oder Netze wie 10.0.0.0/8, dazwischen Kommas.',
  'server.wrong.metrics':
    '„{value}“ sagt nicht, wer die Zahlen sehen darf: IP-Adressen oder Netze wie 10.0.0.0/8, dazwischen Kommas, oder none.',
  'server.wrong.database':
    'Die Adresse einer Datenbank schreibt man wie postgres://name:geheimnis@db.example/karten. Zeichen wie # / @ im Geheimnis schreibt man als %23 %2F %40.',
  'server.wrong.twoPlaces': 'Alles liegt an einem Ort: --data oder --database, nicht beides.',
  'server.wrong.choice': 'Der Schalter „{flag}“ braucht eines von {known}, nicht „{value}“.',
  'server.noSite': 'Die Web-App ist noch nicht gebaut: npm run build',
  'server.portTaken': 'Port {port} von {address} ist belegt. Ein anderer: --port <n>',
  'server.noListen': 'An Port {port} von {address} kann niemand horchen ({code}).',
  'server.at': 'Sternentisch ist unter {address}',
  'server.keeps': 'Alles wird aufbewahrt in {file}',
  'server.ctrlC': 'Strg-C beendet ihn geordnet.',
  'server.ended': 'Geordnet beendet; alles ist gespeichert.',
  'server.help': `sternentisch serve: die App und ein Server für Partien zwischen Menschen.

  --port <n>                   wo er horcht (sonst {port}; 0 nimmt irgendeinen)
  --next-port                  ist der belegt, tut es der nächste freie
  --address <Adresse>          wer ihn erreicht: 127.0.0.1 nur dieser Rechner
                               (sonst), 0.0.0.0 alle
  --data <Datei>               wo alles aufbewahrt wird; sonst
                               {data}
  --database <Adresse>         statt der Datei ein PostgreSQL für mehrere
                               Server: postgres://name:geheim@host/karten
  --public <Adresse>           wie man ihn erreicht: https://cards.example
  --proxy <Adressen>           Proxys davor, denen man glaubt, wer fragt:
                               127.0.0.1 oder 10.0.0.0/8,192.168.1.5
  --cards own|none             own: eigene Karten sind erlaubt
  --tables <n>                 offene Tische eines Gastes (sonst {tables})
  --sockets <n>                offene Seiten einer Adresse (sonst {sockets})
  --site <Ordner>              Dateien der App, wenn nicht die mitgelieferten
  --threads <n>                wie viele Bots zugleich nachdenken (sonst 1)
  --log <Stufe>                debug, info (sonst), error oder silent: was auf
                               der Fehlerausgabe steht, als JSON
  --metrics <Adressen>         wer unter /metrics die Zahlen sieht: sonst
                               127.0.0.1,::1, und none für niemanden
  --drain <Sekunden>           so lange kommt vor dem Ende niemand Neues herein,
                               und /healthz sagt es (sonst 0)

Alles kann auch aus der Umgebung kommen: --port als STERNENTISCH_PORT und so
weiter; ein Schalter hat das letzte Wort.`,
}
