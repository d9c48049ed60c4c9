// What newcomers do who click whatever they may. Both run in the page: nobody outside has to ask again and again.

export interface Clicking {
  readonly decisions: number
  readonly over: string
  readonly patience: number
  /** After so many decisions, whatever of these can be picked is: what ends a turn, the first of them first. */
  readonly hurry?: { readonly after: number; readonly spots: readonly string[] }
}

/** Decides as often as wished, or until the match is over. */
export async function clickOn({ decisions, over, patience, hurry }: Clicking) {
  let [made, clicks, waited] = [0, 0, 0]
  const luckOf = (click: number): number => Math.imul(click + 1, 0x9e3779b1) >>> 12
  const clickSomething = (luck: number): 'decided' | 'picked' | 'nothing' => {
    const confirm = document.querySelector<HTMLButtonElement>('.preview-confirm:enabled')
    if (confirm) {
      confirm.click()
      return 'decided'
    }
    const pickable = '[data-spot][data-pickable="yes"]'
    const ends = hurry && made >= hurry.after ? hurry.spots : []
    const end = ends.map((each) => document.querySelector(pickable + each)).find((each) => each !== null)
    const spots = [...document.querySelectorAll(pickable)]
    const spot = end ?? spots[luck % Math.max(1, spots.length)]
    if (spot) {
      spot.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      return 'picked'
    }
    // Nothing goes with what is picked: back to the beginning.
    const back = document.querySelector<HTMLButtonElement>('.preview-back')
    back?.click()
    return back ? 'picked' : 'nothing'
  }
  while (made < decisions && !document.querySelector(over)) {
    // Luck goes on with clicks, never with time: the match must be the same on a slow machine.
    const done = clickSomething(luckOf(clicks))
    if (done === 'nothing' && waited > patience) return { made, stuck: true }
    waited = done === 'nothing' ? waited + 20 : 0
    if (done !== 'nothing') clicks++
    if (done === 'decided') made++
    await new Promise((resolve) => setTimeout(resolve, done === 'nothing' ? 20 : 5))
  }
  return { made, stuck: false }
}

/** Goes on where there is nothing but reading, confirms what is picked, else clicks what glows. */
export async function clickWhatIsMeant({
  most,
  patience,
}: {
  most: number
  patience: number
}): Promise<boolean> {
  let [clicks, waited] = [0, 0]
  while (!document.querySelector('.lesson-done')) {
    if (clicks > most || waited > patience) return true
    // A lesson that has just ended has a link there, which leads away from it.
    const next = document.querySelector<HTMLElement>('.lesson-buttons button.main, .preview-confirm:enabled')
    const glowing = [...document.querySelectorAll<HTMLElement>('.lesson-board [data-pickable="yes"]')]
    const luck = Math.imul(clicks + 1, 0x9e3779b1) >>> 12
    const spot =
      next ??
      glowing[luck % Math.max(1, glowing.length)] ??
      document.querySelector<HTMLElement>('.preview-back')
    spot?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    if (spot) [clicks, waited] = [clicks + 1, 0]
    else waited += 20
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return false
}
