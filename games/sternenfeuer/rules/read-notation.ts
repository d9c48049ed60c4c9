// §11.5: what a written move says, before anybody asks whether it is legal; what no table could have is refused here
import type { Refusal } from '@sternentisch/kernel'
import { MOST_FIGURES } from '../cards/index.ts'
import { refuse } from '../refuse.ts'
import {
  type Action,
  attackAction,
  coupleAction,
  DECLINE,
  DRAW,
  defendAction,
  discardAction,
  dismantleAction,
  END,
  extraStepsAction,
  LEFT,
  NO_END,
  PASS,
  placeAction,
  RIGHT,
  reinforceAction,
  salvageAction,
  scoutAction,
  transferAction,
  turnUpAction,
} from './action.ts'
import { designNamed, type Kit } from './kit.ts'

/** An action, why there can be none such, or null for what is no move at all. */
export type Meaning = Action | Refusal | null

type Words = readonly string[]
const FIG = '([ab])(\\d+)\\.(\\d+)'
const PLACE = '(\\d+)'
const CARD = '([A-Z]\\d{2})'
const pattern = (text: string): RegExp => new RegExp(`^${text}$`)

const PATTERNS: readonly [RegExp, (words: Words, kit: Kit) => Meaning][] = [
  [/^\+$/, () => DRAW],
  [/^-$/, () => DECLINE],
  [/^\.$/, () => END],
  [/^D ?-$/, () => PASS],
  [pattern(`D ${CARD}`), ([card], kit) => withCard(kit, card, defendAction)],
  [pattern(`X ${CARD}`), ([card], kit) => withCard(kit, card, discardAction)],
  [pattern(`U ${FIG}`), (fig) => withFigure(fig, 'SN-4.4', turnUpAction)],
  [
    pattern(`P ${CARD}@${PLACE}([<>]?)`),
    ([card, at, end], kit) =>
      withCard(kit, card, (design) => withPlace(at, (place) => placeAction(design, place, endOf(end)))),
  ],
  [
    pattern(`R ${CARD}>${FIG}`),
    ([card, ...fig], kit) =>
      withCard(kit, card, (design) =>
        withFigure(fig, 'SN-7.1', (...figure) => reinforceAction(design, ...figure)),
      ),
  ],
  [pattern(`K ${CARD}>${FIG}&${FIG}`), readCoupling],
  [pattern(`[AV] ${CARD}:${FIG}x${FIG}`), readAttack],
  [
    pattern(`T ${CARD}:${FIG}>${PLACE}([<>]?)`),
    ([card, ...words], kit) =>
      withCard(kit, card, (design) =>
        withFigure(words, 'SN-9.7', (...figure) =>
          withPlace(words[3], (to) => transferAction(design, ...figure, to, endOf(words[4]))),
        ),
      ),
  ],
  [pattern(`V ${CARD}`), ([card], kit) => withCard(kit, card, (design) => bare(kit, design))],
  [
    pattern(`V ${CARD}:${FIG}=${CARD}`),
    ([card, ...words], kit) =>
      withCard(kit, card, (design) =>
        withCard(kit, words[3], (removed) =>
          withFigure(words, 'SN-7.8', (...figure) => dismantleAction(design, ...figure, removed)),
        ),
      ),
  ],
  [
    pattern(`V ${CARD}:${CARD}`),
    ([card, other], kit) =>
      withCard(kit, card, (design) => withCard(kit, other, (taken) => salvageAction(design, taken))),
  ],
]

const endOf = (text: string): number => (text === '' ? NO_END : text === '<' ? LEFT : RIGHT)

function withCard(kit: Kit, id: string, then: (design: number) => Meaning): Meaning {
  const design = designNamed(kit, id)
  return design < 0 ? refuse('sternenfeuer.noSuchCard', { card: id }, 'SN-3.4') : then(design)
}

const withPlace = (written: string, then: (place: number) => Meaning): Meaning =>
  /^[1-3]$/.test(written)
    ? then(Number(written) - 1)
    : refuse('sternenfeuer.noSuchPlace', { place: written.slice(0, 9) }, 'SN-1.2')

/** No row is longer than there are figures: what is counted beyond that is nowhere. */
const withFigure = (
  [seat, place, at]: Words,
  rule: string,
  then: (seat: number, place: number, at: number) => Meaning,
): Meaning =>
  withPlace(place, (world) =>
    Number(at) >= 1 && Number(at) <= MOST_FIGURES
      ? then('ab'.indexOf(seat), world, Number(at) - 1)
      : refuse('sternenfeuer.noFigure', { figure: `${seat}${place}.${at}`.slice(0, 12) }, rule),
  )

/** Neighbours may be named in either order. */
function readCoupling([card, ...words]: Words, kit: Kit): Meaning {
  const [one, other] = [words.slice(0, 3), words.slice(3)]
  return withCard(kit, card, (design) =>
    withFigure(one, 'SN-8.1', (seat, place, at) =>
      withFigure(other, 'SN-8.1', (otherSeat, otherPlace, otherAt) =>
        seat === otherSeat && place === otherPlace && Math.abs(at - otherAt) === 1
          ? coupleAction(design, seat, place, Math.min(at, otherAt))
          : refuse('sternenfeuer.notNeighbours', { figure: nameOf(one), other: nameOf(other) }, 'SN-8.1'),
      ),
    ),
  )
}

function readAttack([card, ...words]: Words, kit: Kit): Meaning {
  const [one, other] = [words.slice(0, 3), words.slice(3)]
  const params = { figure: nameOf(one), target: nameOf(other) }
  return withCard(kit, card, (design) =>
    withFigure(one, 'SN-5.1', (seat, place, at) =>
      withFigure(other, 'SN-5.2', (foe, goal, target) => {
        if (foe === seat) return refuse('sternenfeuer.sameSide', params, 'SN-5.1')
        if (goal !== place) return refuse('sternenfeuer.otherPlace', params, 'SN-5.2')
        return attackAction(design, seat, place, at, target)
      }),
    ),
  )
}

const nameOf = ([seat, place, at]: Words): string => `${seat}${place}.${at}`

const bare = ({ designs }: Kit, design: number): Action =>
  designs[design].uses.some(({ op }) => op === 'extraSteps') ? extraStepsAction(design) : scoutAction(design)

export function readNotation(kit: Kit, text: string): Meaning {
  for (const [form, meaning] of PATTERNS) {
    const match = form.exec(text)
    if (match) return meaning(match.slice(1), kit)
  }
  return null
}
