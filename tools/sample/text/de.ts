import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  'sample.name': 'Sample',
  'sample.line': 'Zwei Flotten, ein Schiff nach dem anderen.',
  'sample.goal':
    'Beide schicken verdeckt ein Schiff; das stärkere gewinnt die Runde. Wer mehr Runden gewinnt, gewinnt.',

  'sample.option.ships': 'Schiffe',
  'sample.option.ships.why': 'Wie viele Schiffe jede Seite hat.',
  'sample.option.ships.5': 'fünf Schiffe',
  'sample.option.ships.7': 'sieben Schiffe',
  'sample.option.ships.9': 'neun Schiffe',

  'sample.ask.send': 'Wähle das Schiff, das du schickst.',
  'sample.ask.wait': '{who} wählt ein Schiff.',
  'sample.ask.over': 'Das Spiel ist zu Ende.',
  'sample.move.send': 'Das Schiff der Stärke {ship} schicken',
  'sample.deed.send': '{ship} schicken',

  'sample.told.ready': '{who} ist bereit.',
  'sample.told.youReady': 'Du schickst {ship}.',
  'sample.told.clash': 'Runde {round}: {ships}. {who} gewinnt die Runde.',
  'sample.told.youClash': 'Runde {round}: {ships}. Du gewinnst die Runde.',
  'sample.told.tie': 'Runde {round}: {ships}. Niemand gewinnt die Runde.',
  'sample.told.over': 'Endstand: {scores}.',

  'sample.draw.round': 'Runde {round}',
  'sample.draw.hand': 'Hand',
  'sample.draw.spent': 'verbraucht: {ships}',
  'sample.draw.won': 'gewonnen',
  'sample.draw.hidden': '{n} verdeckt',
  'sample.draw.ship': 'Schiff der Stärke {ship}',
  'sample.draw.sent': 'geschickt: {ship}',
  'sample.draw.faceDown': 'verdeckt',
  'sample.typing': 'Tippe send und die Stärke eines Schiffs: send 4.',
  'sample.result.won': '{who} gewinnt mit {n} {n|Runde|Runden}.',
  'sample.result.youWon': 'Du gewinnst mit {n} {n|Runde|Runden}.',
  'sample.result.shared': 'Der Sieg ist geteilt: je {n} {n|Runde|Runden}.',

  'sample.notation': '„{text}“ ist kein Zug. Schreib send und die Stärke eines Schiffs: send 4.',
  'sample.over': 'Das Spiel ist zu Ende.',
  'sample.notInHand': 'In dieser Hand ist kein Schiff der Stärke {ship}.',
  'sample.alreadySent': 'Ein Schiff ist schon geschickt.',
  'sample.table.shape': 'Bei {path} müsste {expected} stehen, nicht {received}.',
  'sample.table.card': 'Für {zone} ist kein Schiff {card} mehr da.',
  'sample.table.missing': '{n} {n|Schiff hat|Schiffe haben} keinen Platz.',
  'sample.table.pending': 'Was zu entscheiden ist, passt nicht zu den Schiffen.',
  'sample.table.handles': 'Zwei Schiffe haben dieselbe Nummer.',
  'sample.table.aside': 'Von jeder Seite müssen {n} Schiffe beiseiteliegen.',
  'sample.table.hands': 'Beide Hände müssen gleich viele Schiffe haben.',
  'sample.table.round': 'Runde {round} passt nicht zu den verbrauchten Schiffen und gewonnenen Runden.',

  'sample.rule.SM-1.1': 'Beide Seiten haben dieselben Schiffe.',
  'sample.rule.SM-1.2': 'Von jeder Seite liegen zwei Schiffe beiseite.',
  'sample.rule.SM-2.1': 'Beide schicken verdeckt ein Schiff aus der Hand.',
  'sample.rule.SM-2.2': 'Das stärkere Schiff gewinnt die Runde.',
  'sample.rule.SM-3.1': 'Sind die Hände leer, ist das Spiel zu Ende.',
}
