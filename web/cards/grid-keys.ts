import type { KeyboardEvent as KeyEventOf } from 'react'

type KeyEvent = KeyEventOf<HTMLElement>

/** Where an arrow leads from a card: along the row, or to what lies nearest above or below. */
export function neighbour<Box extends Pick<DOMRect, 'top' | 'left'>>(
  boxes: readonly Box[],
  at: number,
  key: string,
): number {
  const last = boxes.length - 1
  const { top, left } = boxes[at]
  switch (key) {
    case 'ArrowRight':
      return Math.min(at + 1, last)
    case 'ArrowLeft':
      return Math.max(at - 1, 0)
    case 'Home':
      return 0
    case 'End':
      return last
    case 'ArrowDown':
    case 'ArrowUp': {
      const down = key === 'ArrowDown'
      const beyond = boxes
        .map((_, each) => each)
        .filter((each) => (down ? boxes[each].top > top + 8 : boxes[each].top < top - 8))
      if (beyond.length === 0) return at
      const row = boxes[beyond[down ? 0 : beyond.length - 1]].top
      const inRow = beyond.filter((each) => Math.abs(boxes[each].top - row) < 8)
      return inRow.reduce((best, each) =>
        Math.abs(boxes[each].left - left) < Math.abs(boxes[best].left - left) ? each : best,
      )
    }
    default:
      return -1
  }
}

/** Arrows move the focus among the cards of a grid. */
export function onGridKey(event: KeyEvent): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return
  const grid = event.currentTarget.closest('[data-cards]')
  const cards = [...(grid?.querySelectorAll<HTMLElement>('[data-card]') ?? [])]
  const at = cards.indexOf(event.currentTarget)
  if (at < 0) return
  const to = neighbour(
    cards.map((card) => card.getBoundingClientRect()),
    at,
    event.key,
  )
  if (to < 0) return
  event.preventDefault()
  cards[to].focus()
}
