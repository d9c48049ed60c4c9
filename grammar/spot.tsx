import { createElement, type HTMLAttributes, type ReactNode, useContext, useId, useLayoutEffect } from 'react'
import { has } from './choice.ts'
import { type Interacting, InteractionContext } from './context.ts'
import { type Standing, standingOf } from './standing.ts'

/** Something on the board that can be picked, or could be at another time. */
export interface SpotProps {
  /** What it stands for: parts of an action as `game.parts` names them. Picked together. */
  readonly parts: readonly string[]
  /** What it is, for those who do not see it: “Slicer in your hand”. */
  readonly label: string
  /** A move in notation that picking it would mean: when it cannot be picked, the rules say why not. */
  readonly why?: string | null
  /** A whole action that one press decides, where nothing is left to pick: passing, sending what is picked. */
  readonly decides?: unknown
  /** How many like it come before it: an action that is advised has to need one more of them. */
  readonly before?: number
}

/** Attributes that make any element a spot; spread them onto it. */
export interface SpotAttributes {
  readonly 'data-spot': string
  /** `yes`: goes with what is picked. `instead`: would take the place of something picked. */
  readonly 'data-pickable': 'yes' | 'instead' | undefined
  readonly 'data-picked': '' | undefined
  /** Some legal action has it, whatever is picked now. */
  readonly 'data-legal': '' | undefined
  /** One press decides: a button of its own, in the tab order. */
  readonly 'data-decides': '' | undefined
  /** Part of an action that is advised. */
  readonly 'data-hinted': '' | undefined
  readonly role: 'button'
  readonly tabIndex: -1 | 0
  readonly 'aria-label': string
  readonly 'aria-pressed': boolean
  readonly 'aria-disabled': boolean
}

/** For elements of a board's own making, of HTML or SVG. */
export function useSpot({ parts, label, why = null, decides, before = 0 }: SpotProps): SpotAttributes {
  const id = useId()
  const interaction = useContext(InteractionContext)
  useLayoutEffect(() => {
    interaction.spots.set(id, { parts, label, why, decides })
    interaction.settle()
  })
  useLayoutEffect(() => () => void interaction.spots.delete(id), [interaction, id])
  const standing = standingOf(interaction.choice, { parts, at: id, decides })
  const kind = { decides: decides !== undefined, hinted: isHinted(interaction, parts, decides, before) }
  return attributesOf(id, label, standing, kind)
}

/** What decides at once is advised as a whole, what is picked as a part of it. */
function isHinted(
  { game, hinted }: Interacting,
  parts: readonly string[],
  decides: unknown,
  before: number,
): boolean {
  if (game === null || hinted === null) return false
  const advised = game.parts(hinted)
  const alike = Array.from({ length: before + 1 }, () => parts).flat()
  return decides === undefined ? has(advised, alike) : advised.join() === game.parts(decides).join()
}

interface Kind {
  readonly decides: boolean
  readonly hinted: boolean
}

const attributesOf = (
  id: string,
  label: string,
  standing: Standing,
  { decides, hinted }: Kind,
): SpotAttributes => ({
  'data-spot': id,
  'data-pickable': standing.pickable ?? undefined,
  'data-picked': standing.picked ? '' : undefined,
  'data-legal': standing.legal ? '' : undefined,
  'data-decides': decides ? '' : undefined,
  'data-hinted': hinted ? '' : undefined,
  role: 'button',
  // One of all others is in the tab order: the interaction gives that place to the one that was last in focus.
  tabIndex: decides ? 0 : -1,
  'aria-label': label,
  'aria-pressed': standing.picked,
  'aria-disabled': !standing.picked && standing.pickable === null,
})

/** A spot as an element of its own: `div`, or `g` inside a drawing. */
export function Spot({
  parts,
  label,
  why = null,
  decides,
  before = 0,
  as = 'div',
  children,
  ...rest
}: SpotProps & { readonly as?: 'div' | 'span' | 'li' | 'g'; readonly children?: ReactNode } & Omit<
    HTMLAttributes<Element>,
    'role' | 'tabIndex'
  >) {
  return createElement(as, { ...rest, ...useSpot({ parts, label, why, decides, before }) }, children)
}
