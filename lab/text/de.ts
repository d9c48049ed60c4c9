import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  'lab.help': `Das Labor: Bots gegeneinander, gemessen.

  sternentisch lab tournament [<Spiel>…]  wer stärker ist, und wie sicher das ist
      --bots <Bot>:<n>,<Bot>:<n>,…   zwei oder mehr, mit ihren Versuchen;
                                     jeder trifft jeden ({bots})
      --mode <Modus>                 auch mehrmals; sonst jeder Modus
      --option <Name>=<Wert>         auch mehrmals
      --pairs <n>                    höchstens so viele Ausgaben (sonst {pairs}),
                                     jede einmal von jeder Seite gespielt
      --margin <n>                   gesuchter Abstand, normiertes Elo ({margin})
  sternentisch lab train <Spiel>     worauf ein Bot achten soll, durch Selbstspiel
      --games <n>                    Partien (sonst {games}), Modi der Reihe nach
      --bot <Bot>:<n>~<m>            wer spielt ({bot}); ~10: irgendetwas in zehn
                                     von hundert Zügen
      --every <n>                    eine von so vielen Stellungen ansehen
      --l2 <n>                       Gewichte um so viele Stellungen bremsen
      --from <Datei>                 Gewichte, zu denen hin gebremst wird
      --weights <Datei>              dorthin schreiben
  sternentisch lab balance <Spiel>   ob es gerecht ist: Plätze, Länge, Karten, Wahl
      --bots <schwächer>,<stärker>   zwei Stufen ({levels})
      --games <n>                    Partien jeder gegen sich selbst ({matches})
      --pairs <n>                    Ausgaben für jeden Eingeschränkten und je zwei
                                     Spielweisen ({deals})
      --replays <n>                  noch einmal gespielte Partien je Karte, mit
                                     der Karte als Blankokarte ({replays})
      --html <Datei> --json <Datei>  einen Bericht schreiben
      --fares <Datei>                was Karten gewannen, für die Galerie
      --cards <Datei>                mit eigenen Karten
      Der Rückgabewert sagt, ob die Ziele erreicht sind: 0 alle, 1 einige verfehlt,
      3 keines, aber einige noch unsicher
  sternentisch lab puzzles <Spiel>   Entscheidungen mit einem klar besten Zug
      --count <n>                    so viele (sonst {puzzles}); nach --games Partien
                                     ({most}) ist Schluss
      --level <n>                    wer spielt ({level})
      --gap <n>                      um wie viel der beste Zug führt, von hundert ({gap})
      --puzzles <Datei>              sie dorthin schreiben
  sternentisch lab grade <Spiel>     wie schwer seine Rätsel für die heutigen Stufen sind
      --puzzles <Datei>              sie mit diesen Graden dorthin schreiben
  ein Bot mit anderen Gewichten: <Bot>:<n>@<Datei>
  für jeden Befehl des Labors
      --seed <Text>                  dasselbe noch einmal mit demselben Text
      --out <Datei>                  behält, was herauskommt; noch einmal mit der
                                     Datei aufgerufen, geht es dort weiter
      --threads <n>                  sonst so viele, wie es Kerne gibt`,
  'lab.wrong.command': 'Das Labor hat keinen Befehl „{word}“. Es gibt: {known}.',
  'lab.wrong.bot': 'Den Bot „{bot}“ gibt es nicht. Es gibt: {known}.',
  'lab.wrong.budget': '„{bot}“ braucht 1 bis {max} Versuche.',
  'lab.wrong.few': 'Ein Turnier braucht wenigstens zwei Bots, etwa --bots montecarlo:200,montecarlo:50.',
  'lab.wrong.twice': '„{bot}“ ist zweimal da; gib einem davon eine andere Zahl von Versuchen.',
  'lab.wrong.habit': '„{habit}“ ist keine Gewohnheit in {game}. Es gibt: {known}.',
  'lab.wrong.modes': 'Ein Modus oder eine Option braucht genau ein Spiel davor.',

  'lab.file.other':
    'In {file} geht es um etwas anderes; die Datei bleibt, wie sie ist. Wähle einen anderen Namen.',
  'lab.file.spoilt': '{file} ist in Zeile {line} nicht lesbar und bleibt, wie sie ist.',
  'lab.file.failed': '{file} ist nicht verwendbar ({code}).',

  'lab.weights.wrong': '{file} ist keine Datei mit Gewichten.',

  'lab.again': 'Dasselbe noch einmal:\n  {line}',
  'lab.kept': 'Jede Partie steht in {file}',
  'lab.went': 'Weiter mit {file}: {n} {n|Partie ist|Partien sind} schon da.',

  'lab.tournament.pair': '{challenger} gegen {other}',
  'lab.tournament.game': 'Spiel',
  'lab.tournament.deals': 'Ausgaben',
  'lab.tournament.share': 'Anteil',
  'lab.tournament.interval': '95-%-Intervall',
  'lab.tournament.elo': 'Elo',
  'lab.tournament.normalised': 'norm.',
  'lab.tournament.five': '0·¼·½·¾·1',
  'lab.tournament.ratio': 'Quotient',
  'lab.tournament.verdict': 'Urteil',
  'lab.tournament.stronger': 'stärker',
  'lab.tournament.weaker': 'schwächer',
  'lab.tournament.even': 'keine {margin} Abstand',
  'lab.tournament.open': 'offen',
  'lab.tournament.note':
    'Jede Ausgabe wird einmal von jeder Seite gespielt. Das Urteil spricht ein Folgetest (α = β = 0,05, Abstand {margin} in normiertem Elo), der aufhört, sobald es feststeht; das Intervall eines Vergleichs, der früh endete, liegt ein wenig zu weit außen. „0·¼·½·¾·1“ zählt Paare danach, was der erste Bot von ihnen hatte; die Quotienten sind Log-Likelihoods von „um den Abstand voraus“ und „zurück“ gegen „gleich“.',

  'lab.train.written': 'Die Gewichte stehen in {file}',
  'lab.train.nothing': '{game} zählt nichts, was sich gewichten ließe.',
  'lab.train.worth': 'Was jedes Gezählte wert ist (Log-Chancen):',
  'lab.train.foretold': 'Zurückgehaltene Partien, vorausgesagt (Brier-Wert, 0 ist vollkommen):',
  'lab.train.calibrated': 'Genannte Chancen, und was davon gewonnen wurde:',
  'lab.train.mode': 'Modus',
  'lab.train.matches': 'Partien',
  'lab.train.positions': 'Stellungen',
  'lab.train.brier': 'angepasst',
  'lab.train.before': 'vorher',
  'lab.train.blind': 'blind',
  'lab.train.won': 'gewonnen',

  'lab.puzzles.nothing': '{game} hat keine Themen für Rätsel.',
  'lab.puzzles.found': '{n} von {count} {count|Rätsel|Rätseln}, nach Thema und Grad:',
  'lab.puzzles.grade': 'Grad',
  'lab.puzzles.changed': '{n} {n|Rätsel|Rätsel} {n|hat|haben} einen anderen Grad als vorher.',
  'lab.puzzles.written': 'Die Rätsel stehen in {file}',

  'lab.balance.nothing': 'Niemand hat gesagt, was in {game} gerecht ist.',
  'lab.balance.two': 'Es braucht zwei Stufen, etwa --bots montecarlo:20,montecarlo:100.',
  'lab.balance.oneMode': 'Wie Karten abschneiden, wird von einem Modus gesagt: Wähle ihn mit --mode.',
  'lab.balance.written': 'Der Bericht steht in {file}',
  'lab.balance.title': 'Ist {game} gerecht?',
  'lab.balance.levels': 'Zwei Stufen, jede gegen sich selbst:',
  'lab.balance.reading':
    'Punkte sind, was gefunden wurde, Linien 95-%-Intervalle, grüne Felder, was die Spezifikation will. Ein Ziel ist erreicht, wenn das ganze Intervall in seinem Feld liegt, verfehlt, wenn es außerhalb liegt; es entscheidet die stärkere Stufe. Wo sich die Intervalle der beiden Stufen nicht treffen, hängt der Befund vom Können ab.',
  'lab.balance.confounded':
    'Was gewann, wer eine Karte hielt oder spielte, ist vermengt: Wem es gut geht, der sieht und spielt mehr Karten. Wert ist, was ein Platz mehr gewinnt als in derselben Partie mit der Karte als Blankokarte; die Intervalle sind für die Zahl der Karten verbreitert.',
  'lab.balance.again': 'Dasselbe noch einmal',
  'lab.balance.met': 'erreicht',
  'lab.balance.missed': 'verfehlt',
  'lab.balance.unsure': 'noch unsicher',
  'lab.balance.skill': 'hängt vom Können ab',
  'lab.balance.targets': 'Was gewünscht ist',
  'lab.balance.figures': 'Was sonst gefunden wurde',
  'lab.balance.figure': 'Größe',
  'lab.balance.wanted': 'gewünscht',
  'lab.balance.found': 'gefunden',
  'lab.balance.chart': 'Bild',
  'lab.balance.verdict': 'Urteil',
  'lab.balance.note': 'Bemerkung',
  'lab.balance.mode': 'Modus',
  'lab.balance.lengths': 'Länge in {unit}, stärkere Stufe',
  'lab.balance.reliability':
    'Chancen, die Spielende sich gaben (waagrecht), und was sie gewannen (senkrecht)',
  'lab.balance.brier':
    'Brier-Wert {brier} aus {n} {n|Chance|Chancen}; {blind}, wenn man alle Seiten gleich nennt. Das Band reicht zu beiden Seiten fünf von hundert weit.',
  'lab.balance.archetypes': 'Spielweisen: Anteil der Zeile gegen die Spalte',
  'lab.balance.mix': 'Gleichgewicht',
  'lab.balance.cards': 'Karten',
  'lab.balance.card': 'Karte',
  'lab.balance.held': 'gehalten',
  'lab.balance.heldWon': 'gewonnen, wenn gehalten',
  'lab.balance.playedN': 'gespielt',
  'lab.balance.playedWon': 'gewonnen, wenn gespielt',
  'lab.balance.worth': 'Wert',
  'lab.balance.worthWeak': 'Wert, schwächere Stufe',
  'lab.balance.figure.starter': 'wer beginnt, gewinnt',
  'lab.balance.figure.seat': 'Platz {what}, Abstand vom gerechten Anteil',
  'lab.balance.figure.drawn': 'unentschieden',
  'lab.balance.figure.behind': 'Sieger lag zur Halbzeit zurück',
  'lab.balance.figure.changes': 'Führungswechsel',
  'lab.balance.figure.length.mean': 'Länge, Mittel',
  'lab.balance.figure.length.median': 'Länge, Median',
  'lab.balance.figure.length.p90': 'Länge, 90. Perzentil',
  'lab.balance.figure.length.max': 'Länge, längste',
  'lab.balance.figure.moves': 'Züge, Mittel',
  'lab.balance.figure.never': 'frei gegen nie: {what}',
  'lab.balance.figure.always': 'frei gegen immer: {what}',
  'lab.balance.figure.pairing': 'Paarung {what}',
  'lab.balance.figure.field': '{what} gegen alle anderen',
  'lab.unit.rounds': 'Runden',
  'lab.unit.turns': 'Zügen beider',
  'lab.unit.moves': 'Entscheidungen',
}
