import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  // Hilfe und Version
  'cli.help': `Sternentisch: Weltraum-Kartenspiele im Terminal.

  sternentisch                     ein Spiel aussuchen und spielen
  sternentisch play <Spiel>        sofort spielen
      --mode <Modus>               welche Art von Partie
      --seats person,bot,…         wer wo sitzt: person, bot oder random
      --names Anna,Ben,…           wie sie heißen
      --option <Name>=<Wert>       eine Option; mehrfach möglich
      --deck <Deck>                das Deck von Platz A; nochmal: von Platz B
                                   Name, Liste, Link oder Datei mit dem Text
      --seed <Text>                so mischen, wie dieser Text es festlegt
      --budget <n>                 wie lange Bots nachdenken (sonst {budget})
      --save <Datei>               wohin die Partie gespeichert wird
      --resume [<Datei>]           eine gespeicherte Partie fortsetzen
  sternentisch join <Link>         online: mit Link, mit Code (--server),
                                   oder an einem eigenen Tisch weiter
      --as A|B|C|D|audience        welcher Platz, oder zusehen
      --deck <Liste>               was du mitbringst, wo danach gefragt wird
      --name <Name>                wie du dort heißt
      --server <Adresse>           welcher Server (sonst der vom letzten Mal)
  sternentisch open <Spiel>        einen Tisch online aufstellen und einladen
      --seats person,bot,…         person, bot1 bis bot5 (bot ist bot3)
      --clock 10+5|3d              Minuten und Sekunden dazu; oder je Zug
      --late lose|bot              wenn die Zeit abläuft
      --watch link|late|nobody     wer zusehen darf
      --listed --rated --later     in der Lobby; gewertet; dort nicht warten
  sternentisch replay <Datei>      eine Wiederholung ansehen
      --as A|B|C|D|audience|all    sehen, was sie wussten; all: nach dem Ende
  sternentisch analyse <Datei>     wo eine Partie entschieden wurde, und was
                                   besser gewesen wäre
      --as A|B|C|D                 wessen Entscheidungen (sonst alle)
      --all --json                 alle, nicht nur Fehler; als Daten
  sternentisch verify <Datei>      Mischen, Züge und Ergebnis prüfen
  sternentisch cards check <Datei> was in einer Kartendatei falsch ist; ihr Hash
  sternentisch cards diff [<Datei>] <Datei>
                                   was sich zwischen zwei Sätzen geändert hat;
                                   eine Datei: gegenüber dem eingebauten
  sternentisch cards print <Datei|Spiel>
      --out <Datei>                das PDF (sonst <Spiel>.pdf)
      --what cards,boards,tokens,reference,booklet
      --deck <Deck>                nur die Karten eines Decks
      --paper a4|letter --duplex long|short|off --offset <x,y>
  sternentisch simulate <Spiel>    Bots gegeneinander
      --games <n> --mode <Modus> --option <Name>=<Wert>
      --bots tree,montecarlo,random --budget <n> --seed <Text>
  sternentisch lab                 Bots messen; lab --help
  sternentisch serve               App und Server bereitstellen; serve --help
  sternentisch backup --to <Datei> die Daten eines Servers sichern, im Betrieb
  sternentisch restore --from <Datei> [--replace]
      --data <Datei>               um welche es bei beiden geht
  sternentisch move --from <Datei> --to postgres://…
                                   mit einem Server umziehen; oder zurück
  sternentisch help | --version

  --lang en|de|fr                  Sprache (sonst die des Rechners)
  --cards <Spiel>=<Datei>          mit eigenen Karten spielen;
                                   gewählt mit --option cards=<Dateiname>

Spiele: {games}`,
  'cli.game': '  {id}: {line}',
  'cli.modes': '      Modi: {modes}',

  // Falsche Angaben
  'cli.wrong.command': 'Den Befehl „{word}“ gibt es nicht. Es gibt: {known}.',
  'cli.wrong.cards':
    'Eigene Karten werden als Spiel=Datei angegeben, nicht „{wish}“. Möglich ist das bei: {known}.',
  'cli.wrong.cardFile': 'Die Kartendatei ist falsch. {reason}',
  'cli.wrong.seat': 'Platz {seat} kann nicht „{word}“ sein. Möglich ist: {known}.',
  'cli.wrong.seats': 'Diese Partie hat {n} Plätze; „{flag}“ nennt {given}.',
  'cli.wrong.name': 'Ein Name hat 1 bis {max} Zeichen und kein #; „{name}“ passt nicht.',
  'cli.wrong.sameName': 'Zwei Spieler heißen „{name}“.',
  'cli.wrong.seed': 'Der Startwert darf nicht leer sein.',
  'cli.wrong.modeTwice': 'Der Modus ist zweimal angegeben: mit --mode und mit --option.',
  'cli.wrong.noModes': 'Das Spiel {game} hat keine Modi.',
  'cli.wrong.bot': 'Den Bot „{bot}“ gibt es nicht. Es gibt: {known}.',
  'cli.wrong.bots': '{n} Bots sind zu viele: Diese Partie hat {seats} Plätze.',
  'cli.wrong.as': '„{as}“ kann nicht zusehen. Möglich ist: {known}.',
  'cli.wrong.asRunning': 'Die Partie läuft noch. Bis sie vorbei ist, können zusehen: {known}.',
  'cli.wrong.resume': 'Eine gespeicherte Partie bringt Spiel und Optionen mit; lass „{word}“ weg.',
  'cli.wrong.over': 'Die Partie in {file} ist zu Ende. Sieh sie an mit: sternentisch replay {file}',
  'cli.wrong.in': '{file}: {reason}',

  // Kartendateien
  'cli.wrong.cardWish': 'Mit Karten geht: {known}. Nicht „{word}“.',
  'cli.wrong.cardGame':
    '{file}: Es steht nicht darin, zu welchem Spiel sie gehört. Eins davon muss darin stehen: {known}.',
  'cli.wrong.noPrint': 'Das Spiel {game} kann nicht gedruckt werden.',
  'cli.deck.none':
    'In „{deck}“ ist kein Deck zu lesen: Nenne ein fertiges, eine Liste, einen Link oder eine Datei mit dem Text eines Decks.',
  'cli.deck.unasked': 'Mit diesen Optionen bringt niemand ein Deck mit: Dazu gehört {needed}.',
  'cli.deck.game': 'Dieses Deck ist für das Spiel {game}.',
  'cli.deck.many': '{n} Decks sind zu viele: {seats} Plätze bringen eins mit.',
  'cli.deck.set':
    'Dieses Deck ist aus dem Kartensatz „{set}“ (set-{hash}) gebaut. Gib seine Datei dazu: --cards {game}=<Datei>.',
  'cli.deck.sets': 'Diese Decks sind aus verschiedenen Kartensätzen gebaut: Beide müssen aus demselben sein.',
  'cli.deck.otherSet':
    'Dieses Deck ist aus dem Kartensatz „{set}“ (set-{hash}) gebaut, nicht aus diesen Karten.',
  'cli.wrong.noDecks': 'Im Spiel {game} gibt es keine Decks: Lass --deck weg.',
  'cli.wrong.printFlag': '{flag} kann nicht „{value}“ sein. Möglich ist: {known}.',
  'cli.cards.printed': '{file}: {n} {n|Seite|Seiten}. In Originalgröße drucken (100 %).',
  'cli.cards.fault': 'Zeile {line}: {reason}',
  'cli.cards.faulty': '{file}: {n} Fehler. Damit kann nicht gespielt werden.',
  'cli.cards.good': '{file}: in Ordnung, ein Kartensatz für {game}.',
  'cli.cards.name': '  Name: {text}',
  'cli.cards.version': '  Version: {text}',
  'cli.cards.author': '  Von: {text}',
  'cli.cards.licence': '  Lizenz: {text}',
  'cli.cards.count': '  {list}: {n}',
  'cli.cards.hash': '  SHA-256: {hash}',
  'cli.cards.twoGames': '{before} und {after} gehören zu zwei Spielen.',
  'cli.cards.same': '{before} und {after} sind gleich.',
  'cli.cards.added': '+ {list} {id} {name}',
  'cli.cards.removed': '- {list} {id} {name}',
  'cli.cards.changed': '~ {list} {id} {name}',
  'cli.cards.changedRest': '~ der Satz selbst',
  'cli.cards.field': '    {field}: {before} → {after}',
  'cli.cards.nothing': 'nichts',

  // Dateien
  'cli.file.missing': 'Die Datei {file} gibt es nicht.',
  'cli.file.long': '{file} ist zu groß: Höchstens {max} Zeichen werden gelesen.',
  'cli.file.folder': '{file} ist ein Ordner, keine Datei.',
  'cli.file.denied': '{file} darf nicht gelesen oder geschrieben werden.',
  'cli.file.noFolder': 'Den Ordner für {file} gibt es nicht.',
  'cli.file.failed': '{file} lässt sich nicht verwenden ({code}).',
  'cli.file.full': 'Für {file} ist kein Platz mehr.',
  'cli.file.noMake': 'Der Ordner {file} lässt sich nicht anlegen ({code}).',
  'cli.file.notPlain': '{file} ist keine Datei, in der eine Partie stehen kann.',
  'cli.file.changed':
    'In {file} hat inzwischen ein anderes Programm geschrieben; die Datei wird nicht überschrieben.',
  'cli.file.inUse':
    '{file} ist in einem anderen Terminal offen (Prozess {pid} auf {host}) und bleibt, wie sie ist.',
  'cli.file.taken': 'In {file} steht etwas anderes; es wird nicht überschrieben. Nimm einen anderen Namen.',

  // Offene Partien
  'cli.open.match': '{game}, {names}, {n} {n|Zug|Züge}, {when}',
  'cli.open.inUse': '{game}, {names}, {n} {n|Zug|Züge}, {when} (in einem anderen Terminal offen)',
  'cli.open.none': 'In {folder} ist keine offene Partie.',
  'cli.open.goOn': 'Weiter mit der offenen Partie: {match}',
  'cli.open.which': 'Welche Partie soll weitergehen?',
  'cli.open.some': '{n|Eine Partie ist|Einige Partien sind} noch offen. Weiterspielen?',
  'cli.open.new': 'eine neue Partie',
  'cli.open.torn':
    'Das Ende von {file} fehlt. Vollständig {n|ist|sind} {n} {n|Zug|Züge}; von dort geht die Partie weiter.',

  // Speichern beim Spielen
  'cli.noPlace': '{reason} Ein anderer Ort: --save <Datei>',
  'cli.trouble':
    '{reason} Die Partie geht weiter, ist aber im Moment nicht gespeichert; jeder Zug versucht es wieder. Ein anderer Ort: {save} <Datei>',
  'cli.keptAgain': 'Alles ist wieder gespeichert, in {file}',
  'cli.unsaved': 'Nicht gespeichert: alles nach Zug {kept}. Ein anderer Ort: {save} <Datei>',
  'cli.stay':
    '{reason} Die Partie ist also nicht gespeichert und geht weiter. Ein anderer Ort: {save} <Datei>; trotzdem aufhören: noch einmal {quit}.',
  'cli.place': 'Eine andere Datei für die Partie (Enter versucht es noch einmal, „{quit}“ gibt sie auf): ',
  'cli.lost': '{reason} Gespeichert ist die Partie bis Zug {kept}, in {file}; was danach kam, ist verloren.',

  // Aussuchen
  'cli.pick.welcome': 'Willkommen am Sternentisch. Enter nimmt, was in [Klammern] steht.',
  'cli.pick.game': 'Welches Spiel?',
  'cli.pick.number': 'Nummer [{usual}]: ',
  'cli.pick.again': 'Bitte eine Zahl von 1 bis {n} tippen.',
  'cli.pick.seatPerson': 'Platz {seat}: Name einer Person oder „bot“ [{usual}]: ',
  'cli.pick.seatBot': 'Platz {seat}: Name einer Person oder „bot“ [bot]: ',
  'cli.pick.options': 'Optionen: Enter für die üblichen, „o“ zum Durchsehen [üblich]: ',
  'cli.pick.own': 'eine eigene Liste',
  'cli.pick.list': 'Deine Liste, mit + oder , zwischen den Karten [keine]: ',
  'cli.pick.count': '{n} {n|Karte|Karten}.',
  'cli.pick.usual': '(üblich)',

  // Spieler
  'cli.person': 'Spieler {seat}',
  'cli.bot': 'Bot {seat}',

  // Am Tisch
  'cli.unusual': 'An diesem Tisch nicht wie üblich:',
  'cli.start': 'Tippe die Nummer eines Zuges oder schreibe ihn; ? zeigt die Hilfe.',
  'cli.prompt': '{who}> ',
  'cli.curtain.hand': '[Enter, dann die Tastatur an {who} geben] ',
  'cli.curtain.only': 'Jetzt schaut nur {who}. [Enter] ',
  'cli.curtain.line': 'Nur {who} liest weiter',
  'cli.goOn': '[Enter] ',
  'cli.presets': 'Oder eines davon, mit Nummer oder Wort:',
  'cli.dropped': 'Nicht gespielt: {rest}',
  'cli.refused': '{reason} (? sagt, warum)',
  'cli.refusedPen': '{reason} (? hilft weiter)',
  'cli.why': 'Regel {rule}: {text}',
  'cli.whyNoRule': 'Das ist kein Zug. Züge schreibt man so:',
  'cli.noNumber': 'Einen Zug {number} gibt es nicht; die Liste geht von 1 bis {n}.',
  'cli.consent': '{warning} Trotzdem spielen? [Enter: ja] ',
  'cli.yes': 'ja',
  'cli.concede.sure': 'Aufgeben? Tippe {yes}; alles andere spielt weiter: ',
  'cli.draw.answer': 'Ein Unentschieden ist angeboten: „{draw}“ nimmt es an, ein Zug lehnt es ab.',
  'cli.draw.declined': '{who} spielt weiter.',
  'cli.end.conceded': '{who} {n2|hat|haben} aufgegeben. {winners} {n|gewinnt|gewinnen}.',
  'cli.end.late': 'Die Zeit von {who} ist abgelaufen. {winners} {n|gewinnt|gewinnen}.',
  'cli.end.without':
    '{who} {n2|hat|haben} aufgegeben und {n2|kann|können} nicht gewinnen: {winners} {n|gewinnt|gewinnen}.',
  'cli.end.agreed': 'Unentschieden, so vereinbart.',
  'cli.undone': 'Zurückgenommen.',
  'cli.undo.other': 'Inzwischen hat {who} entschieden; nichts kann mehr zurückgenommen werden.',
  'cli.hint.best': 'Der Bot würde wählen: {move}, Gewinnchance etwa {percent} %.',
  'cli.hint.next': '    auch: {move}, {percent} %',
  'cli.hint.only': 'Es gibt nur dies: {move}.',
  'cli.saved': 'Gespeichert in {file}',
  'cli.left': 'Die Partie ist gespeichert. Weiter geht es mit:\n  {command}',
  'cli.inputEnded': 'Die Eingabe war zu Ende, bevor die Partie vorbei war.',
  'cli.over': 'Die Partie noch einmal ansehen: {replay}\nSie prüfen: {verify}',
  'cli.series.next': 'Noch eine Partie in dieser Serie? Tippe {yes}; alles andere hört auf: ',
  'cli.series.score': 'Die Serie bisher: {score}.',
  'cli.series.drawn': '{n} unentschieden',
  'cli.logStart': 'Was {who} bisher von der Partie weiß:',

  // Befehle am Tisch: das Wort in dieser Sprache und was es tut
  'cli.help.title': 'Was du tippen kannst:',
  'cli.help.move': 'eine Nummer oder ein Zug; mehrere mit ; dazwischen',
  'cli.help.enter': 'Enter',
  'cli.help.redraw': 'den Tisch noch einmal zeigen',
  'cli.word.help': 'hilfe',
  'cli.does.help': 'diese Liste; nach einer Absage: die Regel dahinter',
  'cli.word.log': 'protokoll',
  'cli.does.log': 'was du bisher gesehen hast',
  'cli.word.undo': 'zurück',
  'cli.does.undo': 'den letzten Zug zurücknehmen, solange nichts Neues gesehen wurde',
  'cli.word.hint': 'tipp',
  'cli.does.hint': 'den Bot fragen',
  'cli.word.draw': 'remis',
  'cli.does.draw': 'ein Unentschieden anbieten oder annehmen',
  'cli.word.concede': 'aufgeben',
  'cli.does.concede': 'aufgeben',
  'cli.word.save': 'speichern',
  'cli.does.save': 'die Partie speichern; ein Dateiname kann folgen',
  'cli.word.quit': 'ende',
  'cli.does.quit': 'speichern und aufhören',
  'cli.word.ask': 'bitten',
  'cli.does.ask': 'die anderen bitten, deinen letzten Zug zurücknehmen zu dürfen',
  'cli.word.grant': 'erlauben',
  'cli.does.grant': 'die Rücknahme erlauben',
  'cli.word.decline': 'ablehnen',
  'cli.does.decline': 'sie ablehnen, oder ein angebotenes Unentschieden',
  'cli.word.away': 'weg',
  'cli.does.away': 'einen Bot für dich weiterspielen lassen',
  'cli.word.back': 'da',
  'cli.does.back': 'wieder selbst spielen',
  'cli.away.step': 'Ein Bot spielt für {who}. [Enter: weiter; {back}: wieder selbst spielen] ',
  'cli.word.say': 'sag',
  'cli.does.say': 'etwas sagen: eigene Worte, oder die Nummer eines Spruchs',
  'cli.word.phrases': 'sprüche',
  'cli.does.phrases': 'die Sprüche aufzählen',
  'cli.word.mute': 'stumm',
  'cli.does.mute': 'jemanden nicht mehr hören; noch einmal: wieder hören',
  'cli.word.link': 'link',
  'cli.does.link': 'der Link zu diesem Tisch',
  'cli.word.again': 'nochmal',
  'cli.does.again': 'dasselbe noch einmal spielen',
  'cli.word.stand': 'aufstehen',
  'cli.does.stand': 'aufstehen und gehen',
  'cli.word.close': 'wegräumen',
  'cli.does.close': 'den Tisch wegräumen',

  // Online
  'cli.online.wrongServer': '„{server}“ ist keine Adresse eines Servers.',
  'cli.online.wrongLink':
    '„{link}“ führt zu keinem Tisch. Ein Link sieht aus wie https://server/#/at/tisch, ein Code hat sechs Zeichen.',
  'cli.online.wrongAs': 'Als „{as}“ kann niemand kommen. Es geht: {known}.',
  'cli.online.wrongWord': '{flag} kann nicht „{word}“ sein. Es geht: {known}.',
  'cli.online.wrongClock':
    '„{clock}“ ist keine Uhr. 10+5 sind zehn Minuten und fünf Sekunden mehr mit jedem Zug; 90s, 5m, 12h oder 3d gelten je Zug.',
  'cli.online.name': 'Wie heißt du? [{usual}] ',
  'cli.online.noneOpen': 'Du sitzt dort an keinem offenen Tisch. Einen aufstellen: sternentisch open <Spiel>',
  'cli.online.which': 'Welcher Tisch?',
  'cli.online.mine': '{game}, {names}, {n} {n|Zug|Züge}',
  'cli.online.mineTurn': '{game}, {names}, {n} {n|Zug|Züge} – du bist am Zug',
  'cli.online.noAnswer': '{server} antwortet nicht; es wird weiter versucht.',
  'cli.online.at': 'Ein Tisch {game}:',
  'cli.online.sits': '  {seat}: {who}',
  'cli.online.free': '  {seat}: frei',
  'cli.online.link': 'Link: {link}',
  'cli.online.code': 'Code: {code}',
  'cli.online.waits': 'Die Partie beginnt, sobald niemand mehr fehlt. ? für Hilfe.',
  'cli.online.words': 'Du kannst tippen: {words}.',
  'cli.online.looking': 'Du siehst zu.',
  'cli.online.onlyLooking': 'Du siehst hier nur zu. ? für Hilfe.',
  'cli.online.begins': 'Die Partie beginnt.',
  'cli.online.notYourTurn': 'Du bist nicht am Zug. ? für Hilfe.',
  'cli.online.kept': 'Deine Antwort gilt, sobald das Fenster für alle schließt.',
  'cli.online.unanswered': 'Der Server hat nicht geantwortet. Ob es gilt, siehst du, wenn du zurückkommst.',
  'cli.online.does.quit': 'gehen; die Partie wartet auf dich',
  'cli.online.left': 'Der Tisch bleibt. Weiter geht es mit:\n  {command}',
  'cli.online.closed': 'Der Tisch wurde weggeräumt.',
  'cli.online.sat': '{who} nimmt auf {seat} Platz.',
  'cli.online.stood': 'Platz {seat} ist wieder frei.',
  'cli.online.here': '{who} ist da.',
  'cli.online.gone': '{who} ist nicht mehr verbunden.',
  'cli.online.undone': '{who} hat einen Zug zurückgenommen.',
  'cli.online.asks': '{who} bittet, {n} {n|Zug|Züge} zurücknehmen zu dürfen.',
  'cli.online.asksYou': '{who} bittet, {n} {n|Zug|Züge} zurücknehmen zu dürfen: „{grant}“ oder „{decline}“.',
  'cli.online.asked': 'Die anderen sind gefragt.',
  'cli.online.askInstead': 'Du kannst die anderen fragen: „{ask}“.',
  'cli.online.granted': '{who} ist einverstanden.',
  'cli.online.overtaken':
    'Deine Bitte um Rücknahme gilt nicht mehr, die Partie ist inzwischen weitergegangen. Du kannst noch einmal darum bitten.',
  'cli.online.done': 'Beantwortet.',
  'cli.away.gone': '{who} ist gegangen; ein Bot spielt weiter.',
  'cli.away.back': '{who} spielt wieder selbst.',
  'cli.online.youAway': 'Ein Bot spielt für dich, bis du zurückkommst.',
  'cli.online.youBack': 'Du spielst wieder selbst.',
  'cli.online.time': 'Die Zeit ist abgelaufen: {who}.',
  'cli.online.yourTime': 'Deine Zeit ist abgelaufen.',
  'cli.online.clocks': 'Uhren: {clocks}',
  'cli.online.wantsAgain': '{who} will noch einmal spielen.',
  'cli.online.again': '{who} will noch einmal spielen: „{again}“ stimmt zu.',
  'cli.online.youAgain': 'Die nächste Partie beginnt, sobald alle wollen.',
  'cli.online.overWords': '„{again}“ spielt dasselbe noch einmal, „{quit}“ hört auf.',
  'cli.online.said': '{who}: {text}',
  'cli.online.sayWhat': 'Was denn? „{say} hallo“, oder „{say} 1“ für einen Spruch.',
  'cli.online.muteWhom': 'Wen? „{mute} <Name>“.',
  'cli.online.muted': 'Du hörst {who} nicht mehr.',
  'cli.online.unmuted': 'Du hörst {who} wieder.',
  'cli.online.lost': 'Die Verbindung ist weg; es wird weiter versucht.',
  'cli.online.found': 'Die Verbindung ist wieder da.',

  // Wiederholung
  'cli.replay.start': 'Vor dem ersten Zug ({all} insgesamt)',
  'cli.replay.move': 'Zug {n} von {all}',
  'cli.replay.prompt': '[Enter weiter, b zurück, Nummer, q Ende] ',
  'cli.replay.bad': 'Tippe eine Zahl von 0 bis {n}, b, q oder Enter.',
  'cli.replay.as': 'Gesehen von: {who}.',
  'cli.replay.all': 'allen zugleich',
  'cli.replay.audience': 'dem Publikum',

  // Analyse
  'cli.analyse.from': 'Aus dem, was alle jeweils wissen konnten.',
  'cli.analyse.turn': '{n}: {who}, {move} ({from} → {to})',
  'cli.analyse.turnsFor': '{turns}, für {who}',
  'cli.analyse.noTurns': 'keine',
  'cli.analyse.faults': 'Einen Blick wert',
  'cli.analyse.all': 'Alle Entscheidungen',
  'cli.analyse.none': 'nichts',
  'cli.analyse.decision': '{n}: {who}, {move}. {mark}, {loss} Punkte',
  'cli.analyse.unlost': '{n}: {who}, {move}. {mark}',
  'cli.analyse.better': 'Besser: {move}',
  'cli.analyse.tally': '{who}: {accuracy} ({tally})',

  // Prüfen
  'cli.verify.over':
    '{file}: in Ordnung. {n} {n|Zug|Züge}, {n|erlaubt|alle erlaubt}; gemischt wie versprochen; Ergebnis {result}.',
  'cli.verify.open':
    '{file}: bis hierher in Ordnung. {n} {n|Zug|Züge}, {n|erlaubt|alle erlaubt}; gemischt wie versprochen; noch nicht zu Ende.',

  // Bots gegeneinander
  'cli.simulate.title': '{game}: {n} {n|Partie|Partien}, Startwert {seed}, Budget {budget}',
  'cli.simulate.bot': 'Bot',
  'cli.simulate.seat': 'Platz',
  'cli.simulate.games': 'Partien',
  'cli.simulate.won': 'gewonnen',
  'cli.simulate.drawn': 'unentschieden',
  'cli.simulate.rate': 'Quote',
  'cli.simulate.interval': '95-%-Intervall',
  'cli.simulate.points': 'Punkte',
  'cli.simulate.alone': 'Nur {bot} spielt, gegen sich selbst; Ergebnisse nach Plätzen:',
  'cli.simulate.length': 'Züge in einer Partie: im Schnitt {mean}, Median {median}, von {least} bis {most}.',
  'cli.simulate.drawHalf': 'Ein Unentschieden zählt halb.',
  'cli.simulate.note': 'Ein Unentschieden zählt halb. Die Plätze wechseln von Partie zu Partie.',
  'cli.simulate.seats': 'Gewonnen nach Plätzen: {seats}',
}
