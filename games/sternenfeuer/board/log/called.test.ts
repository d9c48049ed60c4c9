import { kernelText, speechIn, type Told } from '@sternentisch/kernel'
import { describe, expect, it } from 'vitest'
import type { SternenfeuerEvent } from '../../rules/events.ts'
import { kitOf } from '../../rules/kit.ts'
import { settings } from '../../test/scene.ts'
import { sternenfeuerText } from '../../text/index.ts'
import { tellOnBoard } from './tell.ts'

const options = settings()
const design = (card: string): number => kitOf(options).designs.findIndex(({ id }) => id === card)

/** Anna lays the Ember Banner under a figure of hers. */
const reinforced = (figure: string): Told<SternenfeuerEvent> => ({
  kind: 'reinforced',
  ...{ seat: 0, place: 0, at: 0, handle: 1, world: kitOf(options).firstPlace },
  ...{ figure: design(figure), card: design('R06') },
})

describe('In a sentence', () => {
  it.each([
    ['de', 'Du legst Glutbanner unter „Der letzte Gärtner“.'],
    ['en', 'You lay Ember Banner under “The Last Gardener”.'],
    ['fr', 'Vous posez Bannière de braise sous «\u00a0Le Dernier Jardinier\u00a0».'],
  ] as const)('a name that begins with an article stands in quotation marks: %s', (lang, line) => {
    const speech = speechIn(lang, [kernelText, sternenfeuerText])
    expect(tellOnBoard(reinforced('F24'), 0, ['Anna', 'Jonas'], speech, options)).toBe(line)
  })

  it('other names stand as they are, without their titles', () => {
    const speech = speechIn('de', [kernelText, sternenfeuerText])
    const line = tellOnBoard(reinforced('F04'), 0, ['Anna', 'Jonas'], speech, options)
    expect(line).toBe('Du legst Glutbanner unter Veyr.')
  })
})
