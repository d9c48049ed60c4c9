import type { FilePath } from '@sternentisch/kernel/card-file'

export const fieldId = (path: FilePath): string => `field-${path.join('.')}`

/** Leads to the field of a place in the file, or to the nearest thing around it, once its form is there. */
export function goTo(path: FilePath): void {
  setTimeout(() => {
    for (let length = path.length; length > 0; length--) {
      const found = document.getElementById(fieldId(path.slice(0, length)))
      const target = found?.matches('input, select, textarea, button')
        ? found
        : found?.querySelector<HTMLElement>('input, select, textarea, button')
      if (!target) continue
      target.focus()
      target.scrollIntoView({ block: 'center' })
      return
    }
  }, 60)
}
