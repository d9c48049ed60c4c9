// SN-1 Setup
import { EVERYBODY, move, type Seat, show } from '@sternentisch/kernel'
import { HAND_SIZE, otherSeat, type Playing, type Turn } from './table.ts'
import { beginTurn } from './turn.ts'
import { ASIDE, DECK, handOf, PLACE_NUMBERS, PLACES } from './zones.ts'

const FIRST = 'opener'

/** SN-1.2 to SN-1.6: the table before the first decision. */
export function dealCards(playing: Playing): void {
  const { table, cards, kit, random, tell } = playing
  const { opening } = kit.options
  table.opener = opening === 'random' ? (random.stream(FIRST).below(2) as Seat) : opening === 'seatA' ? 0 : 1
  layPlaces(playing)
  const deck = cards.zones[DECK]
  for (let card = 0; card < kit.deckSize; card++) deck.push(card)
  random.stream('deck').shuffle(deck) // SN-1.3
  if (tell) {
    const faces = (zone: number): number[] => cards.zones[zone].map((card) => kit.designOf[card])
    tell({ kind: 'dealt', opener: table.opener, places: faces(PLACES), aside: faces(ASIDE) })
  }
  for (let round = 0; round < HAND_SIZE; round++) {
    dealOne(playing, table.opener)
    dealOne(playing, otherSeat(table.opener)) // SN-1.4
  }
  const turn: Turn = {
    kind: 'turn',
    seat: table.opener,
    step: 'draw',
    drew: false,
    made: 0,
    left: 1,
    turnedUp: false,
  }
  table.pending.push(turn)
  beginTurn(playing, turn)
}

/** SN-1.2: three in a line, the others face up aside. */
function layPlaces({ cards, kit, random }: Playing): void {
  const box = kit.places.map((_, place) => kit.deckSize + place)
  random.stream('places').shuffle(box)
  for (let index = 0; index < box.length; index++) {
    cards.zones[index < PLACE_NUMBERS.length ? PLACES : ASIDE].push(box[index])
    cards.known[box[index]] = EVERYBODY
    cards.handle[box[index]] = ++cards.handles
  }
}

function dealOne({ cards, kit }: Playing, seat: Seat): void {
  const card = move(cards, kit.layout, DECK, cards.zones[DECK].length - 1, handOf(seat))
  show(cards, card, 1 << seat)
}
