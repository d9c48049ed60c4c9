import type { WireMessages } from './index.ts'

export const de: Record<keyof WireMessages, string> = {
  'online.noTable': 'Diesen Tisch gibt es nicht.',
  'online.notForYou': 'Nur wer an diesem Tisch sitzt, darf zusehen.',
  'online.notSeated': 'Du sitzt nicht an diesem Tisch.',
  'online.seated': 'Du sitzt schon an diesem Tisch.',
  'online.taken': '{name} hat vorher Platz genommen.',
  'online.full': 'Alle Plätze sind besetzt.',
  'online.noChair': 'Dort kann niemand Platz nehmen.',
  'online.begun': 'Die Partie hat begonnen.',
  'online.notBegun': 'Die Partie hat noch nicht begonnen.',
  'online.closed': 'Dieser Tisch wurde weggeräumt.',
  'online.notYours': 'Das kann nur, wer den Tisch aufgestellt hat.',
  'online.nothingAsked': 'Auf diese Antwort wartet niemand.',
  'online.askedAlready': 'Es wird schon um etwas gebeten.',
  'online.away': 'Ein Bot spielt für dich; komm erst zurück.',
  'online.notAway': 'Du spielst schon selbst.',
  'online.timeLeft': 'Es ist noch Zeit übrig.',
  'online.outOfTime': 'Deine Zeit ist aufgebraucht: Der Bot spielt zu Ende.',
  'online.notOver': 'Die Partie läuft noch.',
  'online.chairs': '{n|Platz ist|Plätze sind} nicht, was dieser Modus braucht: Er braucht {needed}.',
  'online.people': 'Ein Tisch online braucht mindestens eine Person.',
  'online.ratedBots': 'Ein gewerteter Tisch hat keine Bots und keine eigenen Karten.',
  'online.ratedLeave': 'An einem gewerteten Tisch spielt niemand für dich. Aufgeben kannst du.',
  'online.noDeck': 'Dieser Tisch verlangt ein Deck.',
  'online.deckNotAsked': 'Dieser Tisch verlangt kein Deck.',
  'online.noGame': 'Dieser Server hat kein Spiel „{game}“.',
  'online.noRules':
    'Dieser Server hat die Regeln {rules} von „{game}“ nicht. Wird er gerade erneuert, warte einen Augenblick.',
  'online.noCards': 'Dieser Server hat diesen Kartensatz nicht.',
  'online.noOwnCards': 'Dieser Server nimmt für dieses Spiel keine eigenen Karten.',
  'online.manySets':
    'Dieser Server kennt vorerst genug Kartensätze. Versuche es nach seinem nächsten Start noch einmal.',
  'online.cardsTooMuch':
    'Diese Kartendatei ist dem Server zu viel: sie anzusehen braucht zu lange oder zu viel Speicher.',
  'online.noPasskey':
    'Dieser Passkey ist hier nicht bekannt oder wurde nicht angenommen. Nichts wurde geändert.',
  'online.noRecovery': 'Dieser Wiederherstellungscode gilt nicht oder wurde schon benutzt.',
  'online.trouble':
    'Auf dem Server ist etwas schiefgegangen. Nichts wurde geändert; bitte versuche es noch einmal.',
  'online.nobody': 'Sag uns zuerst deinen Namen.',
  'online.tooMany': 'Das war zu viel auf einmal. Warte ein paar Sekunden und versuche es noch einmal.',
  'online.talkTooFast':
    'Du redest schneller, als die anderen lesen können. Warte ein paar Sekunden und sag es dann noch einmal.',
  'online.talkedOut':
    'Mehr Gesagtes behält dieser Tisch nicht. Spielt weiter; am nächsten Tisch ist wieder Platz dafür.',
  'online.toAndFro': 'An diesem Tisch ging es zu oft hin und her. Spielt zuerst weiter.',
  'online.tooManyFollowed': 'Hier sind zu viele Tische offen. Schließe zuerst einen davon.',
  'online.tooManyTables': 'Du hast {n} Tische, die nicht zu Ende sind. Beende einen oder räume einen weg.',
  'online.malformed': 'Diese Nachricht ist nicht zu verstehen: {where} {what}',
  'online.noJson': 'Diese Nachricht ist kein JSON.',
  'online.noCode': 'Kein offener Tisch hat diesen Code. Vielleicht hat die Partie schon begonnen.',
  'online.noTransfer':
    'Dieser Code gilt nicht oder nicht mehr. Lass dir auf dem anderen Gerät einen neuen geben.',
  'online.origin': 'Diese Anfrage kommt von einer anderen Seite.',
  'online.nowhere': 'Unter dieser Adresse gibt es nichts.',
  'online.tooLarge': 'Das ist größer als alles, was der Server annimmt.',
  'online.restarts': 'Der Server wird neu gestartet. Versuche es gleich noch einmal.',
  'online.noServer': 'Der Server antwortet nicht.',
}
