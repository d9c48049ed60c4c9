import { isRefusal } from '@sternentisch/kernel'
import { describe, expect, it } from 'vitest'
import { starfighter } from '../../rules/game.ts'
import { drawn, speeches } from '../../test/drawn.ts'
import { dealt } from '../../test/scene.ts'

/** North has taken Artemis; with its board Hestia is gone as well, which is on the other side. */
const view = dealt({ mode: 'skirmish', firstSeat: 'seat1' }).play('N: cruiser artemis').view(0)

describe('the cruisers to choose from', () => {
  it('name who has taken one, and show what is gone with it', () => {
    const cards = drawn(view)
      .split(/class="sf-cruiser(?=[ "])/)
      .slice(1)
    const taken = cards.filter((card) => card.includes('sf-taken-mark'))
    const open = starfighter.actions(view).length
    expect(cards.length - taken.length).toBe(open)
    expect(taken.map((card) => /<strong>(\w+)/.exec(card)?.[1])).toEqual(['Artemis', 'Hestia'])
    for (const card of taken) expect(card).toContain('>Jonas<')
    expect(taken[0]).toMatch(/aria-label="[^"]+, Taken: Jonas"/)
    expect(taken[1]).toMatch(/aria-label="[^"]+, Other side of Artemis: Jonas"/)
  })

  it('are called by their names where one is refused', () => {
    const refusal = starfighter.read(view, 'cruiser artemis')
    if (!isRefusal(refusal)) throw new Error('Artemis is taken')
    for (const speech of speeches) expect(speech.explain(refusal)).toMatch(/^Artemis /)
  })
})
