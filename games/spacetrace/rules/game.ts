import { type Game, newCards, type Random, type Seat, type Tell } from '@sternentisch/kernel'
import type { Action } from './action.ts'
import { actionsAt } from './actions.ts'
import { BUDGET, proceed } from './advance.ts'
import { declareAttack, join, nextStack, placeNext } from './attack.ts'
import { closeChain } from './chain.ts'
import { copy, copyInto } from './copy.ts'
import { deal } from './deal.ts'
import { optionsOf } from './decks-on-table.ts'
import { answerOffer, offerEnd } from './end.ts'
import type { SpacetraceEvent } from './events.ts'
import { moveToOtherFleet } from './fleets.ts'
import { kitOf } from './kit.ts'
import { actions, parts, read, write, writeEvent } from './notation.ts'
import { type Options, optionSchema } from './options.ts'
import { aimAt, playCard } from './play.ts'
import type { Frame, Playing, Table } from './table.ts'
import { giveCard, startTrade } from './trade.ts'
import { sayDone } from './turn.ts'
import { imagining, type View, view } from './view.ts'
import { passWindow, reopen, windowAt } from './windows.ts'
import { lay, setup } from './written.ts'

function play(table: Table, seat: Seat, action: Action, random: Random, tell?: Tell<SpacetraceEvent>): void {
  const playing: Playing = { table, cards: table.cards, kit: kitOf(table.options), random, tell }
  if (action.kind === 'recall') table.standing[seat] = 'once'
  else carryOut(playing, seat, table.pending[table.pending.length - 1], action)
  proceed(playing)
}

const faceOf = ({ kit }: Playing, { card }: Action): number => kit.faceOfId.get(card)!

function carryOut(playing: Playing, seat: Seat, frame: Frame, action: Action): void {
  switch (frame.kind) {
    case 'turn':
      if (action.kind === 'play') playCard(playing, seat, faceOf(playing, action))
      else if (action.kind === 'trade') startTrade(playing, seat, action.gain === 'card' ? 'card' : 'mp')
      else if (action.kind === 'move') moveToOtherFleet(playing, seat, action.copy)
      else if (action.kind === 'attack') declareAttack(playing, seat)
      else if (action.kind === 'offer') offerEnd(playing, seat)
      else sayDone(playing, frame)
      break
    case 'window':
      if (action.kind === 'pass') passWindow(playing, frame, action.pass || 'once')
      else {
        reopen(frame)
        playCard(playing, seat, faceOf(playing, action))
      }
      break
    case 'chain':
      if (action.kind === 'pass') closeChain(playing, frame)
      else playCard(playing, seat, faceOf(playing, action))
      break
    case 'play':
      if (action.kind === 'aim') aimAt(playing, frame, action.copy)
      else if (action.kind === 'sacrifice') frame.given.push(action.copy)
      else playCard(playing, seat, faceOf(playing, action))
      break
    case 'trade':
      giveCard(playing, frame, faceOf(playing, action))
      break
    case 'attack':
      join(playing, frame, action.join)
      break
    case 'order':
      if (action.kind === 'keep') nextStack(frame)
      else placeNext(playing, frame, action.copy)
      break
    case 'offer':
      answerOffer(playing, seat, action.kind === 'accept')
  }
}

/** Lists made once: `deciding` is asked too often to make a new one each time. */
const NOBODY: readonly Seat[] = []
const ONE: readonly (readonly Seat[])[] = [[0], [1]]

function deciding({ pending }: Table): readonly Seat[] {
  return pending.length === 0 ? NOBODY : ONE[pending[pending.length - 1].seat]
}

function start(options: Options, random: Random, tell?: Tell<SpacetraceEvent>): Table {
  const kit = kitOf(options)
  const playing = deal(kit, options, newCards(kit.layout), random, tell)
  proceed(playing)
  return playing.table
}

export const spacetrace: Game<Table, View, Action, Options, SpacetraceEvent> = {
  id: 'spacetrace',
  version: '1.3.0',
  seats: { min: 2, max: 2 },
  options: optionSchema,
  budget: BUDGET,
  longest: 60_000,
  seatsOf: () => 2,
  optionsOf,
  layout: (table) => kitOf(table.options).layout,
  result: (table) => table.result,
  deal: start,
  deciding,
  actions,
  actionsAt,
  windowAt,
  play,
  view,
  imagine: (view, random) => imagining(view).deal(random),
  imagining,
  copy,
  copyInto,
  write,
  read,
  parts,
  writeEvent,
  setup,
  lay,
}
