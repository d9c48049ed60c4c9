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
  'lab.wrong.modes': 'Ein Modus oder eine Option braucht genau ein Spiel davor.',

  'lab.file.other':
    'In {file} geht es um etwas anderes; die Datei bleibt, wie sie ist. Wähle einen anderen Namen.',
  'lab.file.spoilt': '{file} ist in Zeile {line} nicht lesbar und bleibt, wie sie ist.',
  'lab.file.failed': '{file} ist nicht verwendbar ({code}).',

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
}
