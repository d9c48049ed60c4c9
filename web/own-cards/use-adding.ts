import type { TakesCards } from '@sternentisch/grammar'
import type { Refusal } from '@sternentisch/kernel'
import { useState } from 'react'
import { addOwnCards, type EngineOf } from './at-hand.ts'
import { nameFrom } from './read-file.ts'

interface Wish {
  readonly game: EngineOf
  readonly takes: TakesCards
  readonly wanted?: string | undefined
  onAdded(name: string): void
}

/** What is typed of a card file, and what came of adding it. What was typed stays, whatever is wrong with it. */
export function useAdding({ game, takes, wanted, onAdded }: Wish) {
  const [name, setName] = useState(wanted ?? '')
  const [text, setText] = useState('')
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [added, setAdded] = useState<string | null>(null)

  const add = async (as = name, file = text): Promise<void> => {
    const refused = await addOwnCards(game, takes, as, file)
    setRefusal(refused)
    setAdded(refused ? null : as)
    if (refused) return
    setName(wanted ?? '')
    setText('')
    onAdded(as)
  }
  const choose = async (file: File): Promise<void> => {
    const [as, content] = [wanted ?? nameFrom(file.name), await file.text()]
    setName(as)
    setText(content)
    await add(as, content)
  }
  const type = (typed: string): void => {
    setText(typed)
    setRefusal(null)
    setAdded(null)
  }
  return { name, setName, text, type, refusal, added, add, choose }
}
