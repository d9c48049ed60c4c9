// What happened, in one sentence: the same for the terminal and the board, each with its own way to name things
import type { Total } from '../rules/events.ts'
import { doerOf, type Event, type Of, type Telling } from './telling.ts'

export function tell(event: Event, telling: Telling): string | null {
  const { card, figure, place } = telling
  const { say } = telling.speech
  const { person, who } = doerOf(event, telling)
  switch (event.kind) {
    case 'dealt':
      return say(`sternenfeuer.told.${person}.dealt`, { who, places: event.places.map(place).join(', ') })
    case 'turn':
      return event.forced
        ? say(`sternenfeuer.told.${person}.forced`, { who })
        : say('sternenfeuer.told.turn', { n: event.turn, who })
    case 'drawn':
      return event.card === null
        ? say(`sternenfeuer.told.${person}.drawn`, { who })
        : say(`sternenfeuer.told.${person}.drawnCard`, { who, card: card(event.card) })
    case 'declined':
    case 'passed':
      return say(`sternenfeuer.told.${person}.${event.kind}`, { who })
    case 'placed':
    case 'turnedUp':
      return tellFigure(event, telling)
    case 'reinforced':
      return say(`sternenfeuer.told.${person}.reinforced`, {
        who,
        card: card(event.card),
        figure: figure(event),
      })
    case 'coupled': {
      const pair = { left: figure(event.left), right: figure(event.right) }
      return say(`sternenfeuer.told.${person}.coupled`, { who, card: card(event.card), ...pair })
    }
    case 'attacked': {
      const figures = { figure: figure(event.attacker), target: figure(event.target) }
      return say(`sternenfeuer.told.${person}.attacked`, { who, card: card(event.card), ...figures })
    }
    case 'repelled':
      return say(`sternenfeuer.told.${person}.repelled`, { who, card: card(event.card) })
    case 'compared':
      return tellFight(event, telling)
    case 'lost':
      return say(`sternenfeuer.told.lost.${event.why}`, { figure: figure(event), place: place(event.world) })
    case 'uncoupled':
      return event.why === 'dismantled'
        ? null
        : say('sternenfeuer.told.uncoupled', { card: card(event.card) })
    case 'transferred': {
      const moved = { figure: figure(event), place: place(event.world) }
      return say(`sternenfeuer.told.${person}.transferred`, { who, card: card(event.card), ...moved })
    }
    case 'scouted':
      return tellScouting(event, telling)
    case 'dismantled': {
      const cards = { card: card(event.card), removed: card(event.removed) }
      return say(`sternenfeuer.told.${person}.dismantled`, { who, ...cards })
    }
    case 'salvaged': {
      const cards = { card: card(event.card), taken: card(event.taken) }
      return say(`sternenfeuer.told.${person}.salvaged`, { who, ...cards })
    }
    case 'hurried':
      return say(`sternenfeuer.told.${person}.hurried`, { who, card: card(event.card), n: event.steps })
    case 'discarded': {
      const deed = event.why === 'limit' ? 'discardedDown' : 'discarded'
      return say(`sternenfeuer.told.${person}.${deed}`, { who, card: card(event.card) })
    }
    case 'ended':
      return event.skipped ? say(`sternenfeuer.told.${person}.skipped`, { who }) : null
    case 'window':
    case 'scored':
      return null
    case 'over':
      return say('sternenfeuer.ask.over')
  }
}

/** A figure is laid, or shows itself: turned up by its owner, or for another reason. */
function tellFigure(event: Of<'placed' | 'turnedUp'>, telling: Telling): string {
  const { say } = telling.speech
  const { person, who } = doerOf(event, telling)
  const figure = telling.figure(event)
  if (event.kind === 'turnedUp' && event.why !== 'owner')
    return say(`sternenfeuer.told.${person}.shown.${event.why}`, { who, figure })
  return say(`sternenfeuer.told.${person}.${event.kind}`, { who, figure, place: telling.place(event.world) })
}

/** `Combat Power: Captain Lia Morgen 46 (22+24), Brannoch 56 (42+14).` */
function tellFight(
  { value, attacker, target, attacking, defending, loser }: Of<'compared'>,
  telling: Telling,
) {
  const outcome = loser !== null ? 'compared' : attacking.total === defending.total ? 'tie' : 'spared'
  return telling.speech.say(`sternenfeuer.told.${outcome}`, {
    value: telling.value(value),
    figure: telling.figure(attacker),
    target: telling.figure(target),
    attack: totalWords(attacking),
    defence: totalWords(defending),
  })
}

/** Who may not know what was seen hears only how many. */
function tellScouting(event: Of<'scouted'>, telling: Telling): string {
  const { card, seen } = event
  const { say } = telling.speech
  const { person, who } = doerOf(event, telling)
  const known = seen.every(({ figure }) => figure !== null)
  return known
    ? say(`sternenfeuer.told.${person}.scouted`, {
        who,
        card: telling.card(card),
        seen: seen.map((each) => telling.figure(each)).join(', '),
      })
    : say(`sternenfeuer.told.${person}.scoutedSome`, { who, card: telling.card(card), n: seen.length })
}

const totalWords = ({ printed, reinforcements, partner, bonus, total }: Total): string => {
  const parts = [printed, reinforcements, partner, bonus].filter((part, at) => at === 0 || part > 0)
  return parts.length > 1 ? `${total} (${parts.join('+')})` : String(total)
}
