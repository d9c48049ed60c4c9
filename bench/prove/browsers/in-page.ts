// What runs in the page: each goes over as text, and uses nothing from outside of itself.

export const countPanels = () => ({
  panels: document.querySelectorAll('.panel[data-game]').length,
  over: document.documentElement.scrollWidth - innerWidth,
  width: innerWidth,
})

export const wordsIn = (selector: string): string =>
  document.querySelector<HTMLElement>(selector)?.innerText ?? ''

export const click = (selector: string): void => document.querySelector<HTMLElement>(selector)?.click()

export const takeInHand = (selector: string): void => document.querySelector<HTMLElement>(selector)?.focus()

export const inFocus = (selector: string): boolean =>
  document.activeElement !== null && document.activeElement === document.querySelector(selector)

export async function waitFor({
  selector,
  patience,
}: {
  selector: string
  patience: number
}): Promise<boolean> {
  for (let waited = 0; waited < patience; waited += 20) {
    if (document.querySelector(selector)) return true
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return false
}

export async function goneFrom({
  selector,
  patience,
}: {
  selector: string
  patience: number
}): Promise<boolean> {
  for (let waited = 0; waited < patience; waited += 20) {
    if (!document.querySelector(selector)) return true
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return false
}

export const settle = (settings: object): void =>
  localStorage.setItem('sternentisch.settings', JSON.stringify(settings))
