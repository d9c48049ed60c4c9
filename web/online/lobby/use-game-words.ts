import type { Catalogues } from '@sternentisch/kernel'
import { useEffect, useState } from 'react'
import { onShelf } from '../../shell/shelf.ts'

/** The words of all these games in one catalogue, as far as they have been fetched. */
export function useGameWords(games: readonly string[]): Catalogues | undefined {
  const wanted = [...new Set(games)].sort().join()
  const [words, setWords] = useState<Catalogues | undefined>()
  useEffect(() => {
    if (wanted === '') return
    let left = false
    const texts = wanted.split(',').map((game) =>
      onShelf(game)
        ?.loadText()
        .catch(() => undefined),
    )
    void Promise.all(texts).then((found) => {
      if (left) return
      const all = found.filter((each) => each !== undefined)
      setWords({
        en: Object.assign({}, ...all.map(({ en }) => en)),
        de: Object.assign({}, ...all.map(({ de }) => de)),
        fr: Object.assign({}, ...all.map(({ fr }) => fr)),
      })
    })
    return () => {
      left = true
    }
  }, [wanted])
  return words
}
