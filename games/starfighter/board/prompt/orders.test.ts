import { describe, expect, it } from 'vitest'
import { starfighter } from '../../rules/game.ts'
import { scene } from '../../test/scene.ts'
import { drawFirst } from './orders.ts'

/** What the order says once this card is played into sector 1. */
function saysAfter(card: string, sector: string): string | null {
  const view = scene(`S1: ${sector}\nS hand: ${card}\nN1: 0-01`).play(`S: p ${card} 1`).view(0)
  const answer = drawFirst.answer(view, starfighter.actions(view))
  return answer === undefined ? null : starfighter.write(answer)
}

describe('the order to carry out Draw first', () => {
  it('names the half with Draw, wherever it is printed (SF-6.6)', () => {
    expect(saysAfter('2-18', '0-01 1-02')).toBe('first u')
    expect(saysAfter('2-38', '0-01 1-02')).toBe('first l')
  })

  it('leaves open which of two other effects comes first', () => {
    expect(saysAfter('2-63', '0-01 1-02')).toBeNull()
  })

  it('says nothing where one effect is carried out, nor where a card is to be played', () => {
    expect(saysAfter('2-28', '0-01 1-02')).toBeNull()
    const view = scene('S1: 0-01\nS hand: 2-18').view(0)
    expect(drawFirst.answer(view, starfighter.actions(view))).toBeUndefined()
  })
})
