import { type AnyGame, isRefusal, type Reader, seedFrom } from '@sternentisch/kernel'
import { useEffect, useState } from 'react'
import type { Answer, Question, Thinker } from '../../bot/question.ts'
import { changesFor } from '../../own-cards/at-hand.ts'

/** More than an easy bot gets, little enough to come at once. */
const BUDGET = 600

/** Asked again at the same point of the match, the bot says the same. */
const questionTo = ({ bill, scenes, rest }: Reader): Question => ({
  game: bill.game,
  rules: bill.rules,
  view: rest.view,
  budget: BUDGET,
  luck: seedFrom(`${bill.commitment} hint ${bill.viewer} ${scenes.length}`),
  cards: changesFor(bill),
  why: true,
})

/** What the bot would do with what a seat knows. */
export interface Advice {
  /** Null while it thinks; `none` if nothing came of it. */
  readonly answer: Answer | 'none' | null
  /** The move it would make; null if there is none. */
  readonly action: unknown
}

const THINKING: Advice = { answer: null, action: null }
const NO_ADVICE: Advice = { answer: 'none', action: null }

/** Advice on the decision of the moment, as long as it is wanted. */
export function useHint(
  { game, seen, thinker }: { readonly game: AnyGame; readonly seen: Reader; readonly thinker: Thinker },
  wanted: boolean,
): Advice {
  const [advice, advise] = useState(THINKING)
  const moves = seen.scenes.length
  // With every move it is another decision.
  useEffect(() => {
    advise(THINKING)
    if (!wanted) return
    let waits = true
    thinker.think(questionTo(seen)).then(
      (answer) => waits && advise(adviceOf(game, seen, answer)),
      () => waits && advise(NO_ADVICE),
    )
    return () => {
      waits = false
    }
  }, [game, seen, moves, thinker, wanted])
  return advice
}

function adviceOf(game: AnyGame, { rest }: Reader, answer: Answer): Advice {
  const action = game.read(rest.view, answer.move)
  return { answer, action: isRefusal(action) ? null : action }
}
