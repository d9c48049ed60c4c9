import { useEffect } from 'react'

/** Paper is white: whatever the theme, a rulebook is printed in the light one. */
export function usePaper(): void {
  useEffect(() => {
    const root = document.documentElement
    let theme: string | undefined
    const before = (): void => {
      theme = root.dataset.theme
      root.dataset.theme = 'light'
    }
    const after = (): void => {
      if (theme === undefined) delete root.dataset.theme
      else root.dataset.theme = theme
    }
    addEventListener('beforeprint', before)
    addEventListener('afterprint', after)
    return () => {
      removeEventListener('beforeprint', before)
      removeEventListener('afterprint', after)
    }
  }, [])
}
