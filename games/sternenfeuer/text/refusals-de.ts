import type { refusalsEn } from './refusals-en.ts'

/** Die Wörter von Sternenfeuer: Absagen und die Regeln dahinter. */
export const refusalsDe: Readonly<Record<keyof typeof refusalsEn, string>> = {
  // Absagen
  'sternenfeuer.notation': '„{text}“ ist kein Zug. Ein Zug sieht aus wie P F12@2 oder A A03:a1.2xb1.1.',
  'sternenfeuer.noSuchCard': 'Eine Karte {card} gibt es nicht.',
  'sternenfeuer.noSuchPlace': 'Einen Ort {place} gibt es nicht; es gibt 1, 2 und 3.',
  'sternenfeuer.notNeighbours': '{figure} und {other} liegen nicht nebeneinander.',
  'sternenfeuer.sameSide': '{figure} und {target} gehören zur selben Seite.',
  'sternenfeuer.otherPlace': '{target} ist nicht am selben Ort wie {figure}.',
  'sternenfeuer.over': 'Die Partie ist zu Ende.',
  'sternenfeuer.notYourTurn': 'Spieler {seat} ist am Zug.',
  'sternenfeuer.defenderDecides': 'Erst entscheidet Spieler {seat} über die Verteidigung.',
  'sternenfeuer.defendOrPass': 'Wehre den Angriff mit einer Verteidigungskarte ab, oder passe.',
  'sternenfeuer.notInHand': 'Du hast {card} nicht auf der Hand.',
  'sternenfeuer.noDefenceCard': '{card} ist keine Verteidigungskarte.',
  'sternenfeuer.wrongDefence.cosmos': '{card} wehrt keine Angriffe mit Kosmos-Macht ab.',
  'sternenfeuer.wrongDefence.psi': '{card} wehrt keine Angriffe mit PSI-Kraft ab.',
  'sternenfeuer.wrongDefence.combat': '{card} wehrt keine Angriffe mit Kampfkraft ab.',
  'sternenfeuer.wrongDefence.tech': '{card} wehrt keine Angriffe mit Technik-Stärke ab.',
  'sternenfeuer.wrongDefence.guile': '{card} wehrt keine Angriffe mit List ab.',
  'sternenfeuer.mustDraw': 'Nach zwei ausgelassenen Zügen musst du ziehen.',
  'sternenfeuer.drawFirst': 'Entscheide zuerst, ob du ziehst.',
  'sternenfeuer.drawIsOver': 'Das Ziehen ist für diesen Zug vorbei.',
  'sternenfeuer.nothingToRepel': 'Es gibt keinen Angriff, den du abwehren könntest.',
  'sternenfeuer.discardDown': 'Du hast mehr als fünf Karten: Lege eine ab.',
  'sternenfeuer.mustStep': 'Du hast gezogen, also musst du erst eine Karte nutzen oder ablegen.',
  'sternenfeuer.noStepLeft': 'Du hast in diesem Zug keinen Hauptschritt mehr.',
  'sternenfeuer.notYours': '{figure} ist nicht deine Figur.',
  'sternenfeuer.noFigure': 'Es gibt keine Figur {figure}.',
  'sternenfeuer.isUp': '{figure} ist schon offen.',
  'sternenfeuer.isDown': '{figure} ist verdeckt.',
  'sternenfeuer.oneTurnUp': 'Du hast in diesem Zug schon eine Figur aufgedeckt.',
  'sternenfeuer.justPlaced': '{figure} wurde erst in diesem Zug ausgelegt.',
  'sternenfeuer.otherUse': '{card} lässt sich so nicht nutzen.',
  'sternenfeuer.nothingHidden': 'Es gibt keine verdeckte gegnerische Figur.',
  'sternenfeuer.nothingToDismantle': 'Bei {figure} liegt keine gegnerische Karte {card}.',
  'sternenfeuer.notReady': '{figure} ist eben erst aufgedeckt und kann in diesem Zug nicht angreifen.',
  'sternenfeuer.blocked.cosmos': 'An Ort {place} gibt es keine Angriffe mit Kosmos-Macht.',
  'sternenfeuer.blocked.psi': 'An Ort {place} gibt es keine Angriffe mit PSI-Kraft.',
  'sternenfeuer.blocked.combat': 'An Ort {place} gibt es keine Angriffe mit Kampfkraft.',
  'sternenfeuer.blocked.tech': 'An Ort {place} gibt es keine Angriffe mit Technik-Stärke.',
  'sternenfeuer.blocked.guile': 'An Ort {place} gibt es keine Angriffe mit List.',
  'sternenfeuer.inPair': '{figure} gehört schon zu einem Paar.',
  'sternenfeuer.samePlace': 'Die Figur muss an einen anderen Ort.',
  'sternenfeuer.outOfReach': '{card} erreicht Ort {place} nicht.',
  'sternenfeuer.noEnds': 'Deine Reihe an Ort {place} hat noch keine zwei Enden zur Wahl; lass < und > weg.',
  'sternenfeuer.wrongKind': '{card} ist von keiner Art, die man nehmen darf.',
  'sternenfeuer.notInDiscard': '{card} liegt nicht auf dem Ablagestapel.',

  // Warum eine Karte jetzt nichts nützt
  'sternenfeuer.idle.defence': 'Verteidigungskarten sind für den Moment, in dem du angegriffen wirst.',
  'sternenfeuer.idle.noFigures': 'Du hast noch keine Figur auf dem Spielfeld: Lege zuerst eine aus.',
  'sternenfeuer.idle.noNeighbours': 'Du hast keine zwei freien, offenen Nachbarn an einem Ort.',
  'sternenfeuer.idle.noReach': 'Damit erreicht keine deiner Figuren einen anderen Ort.',
  'sternenfeuer.idle.nobodyThere': 'Keine deiner Figuren steht einer gegnerischen gegenüber.',
  'sternenfeuer.idle.nobodyReady': 'Keine deiner Figuren mit einem Gegenüber ist angriffsbereit.',
  'sternenfeuer.idle.silent.cosmos':
    'Wo deine angriffsbereiten Figuren ein Gegenüber haben, ist Kosmos-Macht gesperrt.',
  'sternenfeuer.idle.silent.psi':
    'Wo deine angriffsbereiten Figuren ein Gegenüber haben, ist PSI-Kraft gesperrt.',
  'sternenfeuer.idle.silent.combat':
    'Wo deine angriffsbereiten Figuren ein Gegenüber haben, ist Kampfkraft gesperrt.',
  'sternenfeuer.idle.silent.tech':
    'Wo deine angriffsbereiten Figuren ein Gegenüber haben, ist Technik-Stärke gesperrt.',
  'sternenfeuer.idle.silent.guile':
    'Wo deine angriffsbereiten Figuren ein Gegenüber haben, ist List gesperrt.',

  // Eine Kartendatei, die nicht passt
  'sternenfeuer.cards.field': '{reason}',
  'sternenfeuer.cards.name': '„{name}“ kann kein Kartensatz heißen, oder der Name ist schon vergeben.',
  'sternenfeuer.cards.twice': 'Es gibt zwei Karten {card}.',
  'sternenfeuer.cards.vehicle': 'Karte {card}: Die Reichweite ist nicht die des Fahrzeugs {vehicle}.',
  'sternenfeuer.cards.places': 'Es braucht mindestens drei Orte; es sind {n}.',
  'sternenfeuer.cards.demanding': '{place}: Nur ein Ort darf von Ankommenden etwas verlangen.',
  'sternenfeuer.cards.size': 'Ein Deck hat 11 bis 200 Karten; dieses hat {n}.',
  'sternenfeuer.cards.figures': 'Ein Deck hat 1 bis {max} Figuren; dieses hat {n}.',

  // Ein von Hand gelegter Tisch, den es nicht geben kann
  'sternenfeuer.table.shape': 'Feld {path} muss {expected} sein, nicht {received}.',
  'sternenfeuer.table.card': 'Für „{zone}“ ist keine Karte {card} mehr da.',
  'sternenfeuer.table.missing': '{n} {n|Karte hat|Karten haben} keinen Platz.',
  'sternenfeuer.table.places': 'Drei Orte sind im Spiel, nicht {n}.',
  'sternenfeuer.table.hand':
    'Spieler {seat} hat {n} {n|Karte|Karten} auf der Hand; höchstens {max} sind möglich.',
  'sternenfeuer.table.row':
    'Die Reihe von Spieler {seat} an Ort {place} besteht nicht aus Figuren mit Karten darunter.',
  'sternenfeuer.table.pair': 'Spieler {seat} hat an Ort {place} ein unmögliches Paar.',
  'sternenfeuer.table.dates':
    'Eine Figur von Spieler {seat} an Ort {place} hat Zugnummern, die nicht passen.',
  'sternenfeuer.table.hidden':
    'Spieler {seat} hat an Ort {place} eine verdeckte Figur, dort liegen alle offen.',
  'sternenfeuer.table.unfit': 'Spieler {seat} hat an Ort {place} eine Figur, die dort nicht bestehen kann.',
  'sternenfeuer.table.handles': 'Zwei Karten haben dieselbe Nummer.',
  'sternenfeuer.table.over': 'Das Ergebnis passt nicht zu einer beendeten Partie.',
  'sternenfeuer.table.pending': 'Was zu entscheiden ist, passt nicht zusammen.',
  'sternenfeuer.table.seat': 'Nach der Zugnummer ist Spieler {seat} am Zug.',

  // Die Regeln hinter den Absagen
  'sternenfeuer.rule.SN-1.2': 'Drei Orte sind im Spiel.',
  'sternenfeuer.rule.SN-1.3': 'Jede Karte ist an genau einem Platz.',
  'sternenfeuer.rule.SN-1.4': 'Beide erhalten fünf Karten.',
  'sternenfeuer.rule.SN-2.1': 'Figuren liegen am Ort, Zusatzkarten unter Figuren.',
  'sternenfeuer.rule.SN-2.4': 'Eine Figur kommt ans linke oder rechte Ende ihrer Reihe.',
  'sternenfeuer.rule.SN-3.1': 'Ihr seid abwechselnd am Zug.',
  'sternenfeuer.rule.SN-3.2': 'Das Ziehen kommt zuerst im Zug und lässt sich nicht nachholen.',
  'sternenfeuer.rule.SN-3.4': 'Ein Hauptschritt nutzt genau eine Handkarte.',
  'sternenfeuer.rule.SN-3.5':
    'Wer gezogen hat, muss einen Hauptschritt machen, wenigstens eine Karte ablegen.',
  'sternenfeuer.rule.SN-3.7': 'Ein Hauptschritt je Zug, außer ein Text gewährt mehr.',
  'sternenfeuer.rule.SN-3.8': 'Ein Zug endet mit fünf Handkarten, solange das Deck reicht.',
  'sternenfeuer.rule.SN-3.10': 'Nach zwei ausgelassenen Zügen hintereinander muss gezogen werden.',
  'sternenfeuer.rule.SN-3.11': 'Außerhalb des eigenen Zuges kannst du nur Angriffe abwehren.',
  'sternenfeuer.rule.SN-4.1': 'Eine Figur wird verdeckt in der eigenen Reihe an einem Ort ausgelegt.',
  'sternenfeuer.rule.SN-4.2': 'Ohne Figur auf dem Spielfeld kannst du nur auslegen oder ablegen.',
  'sternenfeuer.rule.SN-4.3': 'Eine verdeckte Figur kann nicht angreifen, aber angegriffen werden.',
  'sternenfeuer.rule.SN-4.4':
    'Einmal je Zug darfst du eine Figur aufdecken, die in einem früheren Zug ausgelegt wurde.',
  'sternenfeuer.rule.SN-4.6': 'Eine Figur darf erst in einem Zug nach dem Aufdecken angreifen.',
  'sternenfeuer.rule.SN-5.1': 'Ein Angriff ist eine Karte, eine eigene und eine gegnerische Figur.',
  'sternenfeuer.rule.SN-5.2':
    'Angreifer und Ziel sind am selben Ort, der Angreifer ist offen und angriffsbereit.',
  'sternenfeuer.rule.SN-6.1': 'Ein Angriff wird mit einer Verteidigungskarte abgewehrt, die den Wert nennt.',
  'sternenfeuer.rule.SN-7.1': 'Eine Verstärkung liegt unter einer eigenen Figur.',
  'sternenfeuer.rule.SN-7.6': 'Manche Verstärkungen haben eine alternative Funktion, von der Hand aus.',
  'sternenfeuer.rule.SN-7.8': 'Eine alternative Funktion braucht ihr Ziel.',
  'sternenfeuer.rule.SN-8.1': 'Eine Kollektivkarte koppelt zwei eigene offene Nachbarn an einem Ort.',
  'sternenfeuer.rule.SN-8.3': 'Eine Figur kann nur zu einem Paar gehören.',
  'sternenfeuer.rule.SN-9.1': 'Ein Transfer versetzt eine eigene Figur an einen anderen Ort.',
  'sternenfeuer.rule.SN-9.2': 'Das Fahrzeug bestimmt, welche Ortstypen erreichbar sind.',
  'sternenfeuer.rule.SN-9.3': 'Jeder Fahrzeugtyp erreicht seine Ortstypen.',
  'sternenfeuer.rule.SN-9.7': 'Nur eigene Figuren können versetzt werden.',
  'sternenfeuer.rule.SN-10.3': 'An diesem Ort darf mit diesem Wert kein Angriff beginnen.',
  'sternenfeuer.rule.SN-10.4':
    'Eine Figur, die die Bedingung des Ortes nicht erfüllt, kommt auf den Ablagestapel.',
  'sternenfeuer.rule.SN-10.5': 'An diesem Ort treffen Figuren offen ein.',
  'sternenfeuer.rule.SN-12.1':
    'Die Partie endet, wenn das Deck leer ist und zwei Züge hintereinander ausgelassen wurden.',
}
