import type { DragEvent } from 'react'

/** What is dragged: a card, and whether it comes out of the deck. */
const FROM_POOL = 'application/x-sternentisch-card'
const FROM_DECK = 'application/x-sternentisch-deck-card'

type Drag = DragEvent<HTMLElement>

export const dragsCard = (card: string, from: 'pool' | 'deck') => ({
  draggable: true,
  onDragStart: ({ dataTransfer }: Drag): void => {
    dataTransfer.setData(from === 'pool' ? FROM_POOL : FROM_DECK, card)
    dataTransfer.setData('text/plain', card)
  },
})

/** A place that takes cards from the other side. */
export const takesCards = (from: 'pool' | 'deck', onCard: (card: string) => void) => {
  const kind = from === 'pool' ? FROM_POOL : FROM_DECK
  return {
    onDragOver: (event: Drag): void => {
      if (event.dataTransfer.types.includes(kind)) event.preventDefault()
    },
    onDrop: (event: Drag): void => {
      const card = event.dataTransfer.getData(kind)
      if (card === '') return
      event.preventDefault()
      onCard(card)
    },
  }
}
