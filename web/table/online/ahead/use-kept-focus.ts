import { type FocusEvent, useLayoutEffect, useRef } from 'react'

/**
 * Where what has the focus makes way for something else, the focus goes to the first thing that can be used there, instead of
 * nowhere: whoever plays by keys would have to find the place again. `shown` names what stands there.
 */
export function useKeptFocus(shown: string) {
  const box = useRef<HTMLElement>(null)
  const inside = useRef(false)
  useLayoutEffect(() => {
    if (!inside.current || box.current?.contains(document.activeElement)) return
    box.current?.querySelector<HTMLElement>('select, button')?.focus()
  }, [shown])
  return {
    ref: box,
    onFocus: (): void => {
      inside.current = true
    },
    onBlur: ({ relatedTarget }: FocusEvent): void => {
      // What is taken away while it has the focus gives it to nobody.
      if (relatedTarget) inside.current = box.current?.contains(relatedTarget) ?? false
    },
  }
}
