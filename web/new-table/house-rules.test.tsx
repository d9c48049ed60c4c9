import { spacetrace } from '@sternentisch/games/spacetrace'
import { addCards, cards } from '@sternentisch/games/spacetrace/cards'
import { spacetraceText } from '@sternentisch/games/spacetrace/text'
import { starfighter } from '@sternentisch/games/starfighter'
import { addCards as addSquadrons, cards as squadrons } from '@sternentisch/games/starfighter/cards'
import { starfighterText } from '@sternentisch/games/starfighter/text'
import { type Lang, speechIn, usualWishes, type Wishes } from '@sternentisch/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { home } from '../text/home.ts'
import { HouseRules } from './house-rules.tsx'
import { ListOption } from './list-option.tsx'

const shelf = {
  starfighter: { game: starfighter as never, text: starfighterText, schema: starfighter.options },
  spacetrace: { game: spacetrace as never, text: spacetraceText, schema: spacetrace.options },
}

function drawn(id: keyof typeof shelf, option: string, wishes: Wishes, lang: Lang = 'en'): string {
  const { game, text, schema } = shelf[id]
  return renderToStaticMarkup(
    <ListOption
      game={game}
      rule={schema.rules.find((rule) => rule.id === option)!}
      chosen={{ ...usualWishes(schema as never), ...wishes }}
      speech={speechIn(lang, [home, text])}
      onChange={() => {}}
    />,
  )
}

describe('a deck at New table', () => {
  it('ready-made: its name, its size, a way to change it', () => {
    const deck = drawn('starfighter', 'deckSouth', { mode: 'ultimate' })
    expect(deck).toContain('Vanguard: many fighters, few tricks (usual)')
    expect(deck).toContain('30 cards')
    expect(deck).toContain('Change this deck')
    expect(deck).not.toContain('textarea')
  })

  it('of one’s own: in lines, with what is wrong below it in one’s language', () => {
    const wishes = { mode: 'ultimate', deckSouth: '0-01+0-06+1-02+9-99' }
    const deck = drawn('starfighter', 'deckSouth', wishes, 'de')
    expect(deck).toMatch(/<textarea id="list-deckSouth"[^>]*aria-invalid="true"[^>]*>0-01 0-06\n1-02\n9-99</)
    expect(deck).toContain('4 Karten')
    expect(deck).toContain('9-99')
    expect(deck).toContain('SF-1.8')
    expect(drawn('starfighter', 'deckNorth', wishes)).not.toContain('SF-1.8')
  })

  it('Spacetrace takes lists where its decks are to be lists', () => {
    expect(drawn('spacetrace', 'deckA', { mode: 'full' })).not.toContain('a list of your own')
    const custom = { mode: 'full', deckSource: 'custom' }
    expect(drawn('spacetrace', 'deckA', custom)).toContain('a list of your own')
    const list = drawn('spacetrace', 'deckA', { ...custom, deckA: '9*fighter+mothership' }, 'fr')
    expect(list).toMatch(/>9 fighter\n1 mothership</)
    expect(list).toContain('10 cartes')
    expect(list).toContain('fighter')
  })

  it('a list that may be played and is unusual is remarked on, and not wrong', () => {
    const everything = cards.cards
      .filter(({ type }) => type !== 'base')
      .map(({ id, perPlayer }) => `${perPlayer}*${id}`)
    const wishes = { mode: 'full', deckSource: 'custom', deckA: everything.join('+') }
    const deck = drawn('spacetrace', 'deckA', wishes)
    expect(deck).toContain('<span class="unusual">19 reinforcements are unusual; 13 to 17 play well.')
    expect(deck).toContain('aria-invalid="false"')
    expect(drawn('spacetrace', 'deckB', wishes)).not.toContain('unusual')
  })

  it('decks of other levels cannot be taken', () => {
    expect(drawn('spacetrace', 'deckA', {})).toMatch(/<option value="spear" disabled="">/)
    expect(drawn('spacetrace', 'deckA', { mode: 'full' })).toMatch(/<option value="spear">/)
  })

  it('of a set of one’s own has the name its file gives it', () => {
    const name = { en: 'Attic Guard', de: 'Dachwache', fr: 'Garde du grenier' }
    const decks = cards.decks.map((deck) => (deck.id === 'spear' ? { ...deck, id: 'guard', name } : deck))
    expect(addCards('attic', { ...cards, decks })).toBeNull()
    const wishes = { mode: 'full', cards: 'attic' }
    expect(drawn('spacetrace', 'deckA', wishes)).toMatch(/<option value="guard">Attic Guard</)
    expect(drawn('spacetrace', 'deckA', wishes, 'de')).toMatch(/<option value="guard">Dachwache</)
    expect(drawn('spacetrace', 'deckA', wishes)).not.toContain('value="spear"')
    expect(drawn('spacetrace', 'deckA', { mode: 'full' })).not.toContain('guard')
    // A deck that was chosen before the set stays in sight, and it is said what is wrong with it.
    expect(drawn('spacetrace', 'deckA', { ...wishes, deckA: 'spear' })).toContain('SP-1.4')
  })

  it('where no ready-made one is of the cards that are chosen, says so, and where one is built', () => {
    const few = squadrons.cards.slice(0, 25)
    expect(addSquadrons('few', { ...squadrons, cards: few })).toBeNull()
    const deck = drawn('starfighter', 'deckSouth', { mode: 'ultimate', cards: 'few' })
    expect(deck).toContain('No ready-made deck')
    expect(deck).toContain('href="#/decks/starfighter"')
    expect(drawn('starfighter', 'deckSouth', { mode: 'ultimate' })).not.toContain('No ready-made deck')
  })
})

describe('options of a table', () => {
  const folded = (rules: typeof spacetrace.options.rules): string =>
    renderToStaticMarkup(
      <HouseRules
        game={spacetrace as never}
        heading="Options"
        rules={rules}
        chosen={usualWishes(spacetrace.options as never)}
        speech={speechIn('en', [home, spacetraceText])}
        onChange={() => {}}
      />,
    )

  it('are folded away, and say that they are as usual', () => {
    expect(folded(spacetrace.options.rules)).toContain('<summary><h2>Options</h2>')
  })

  it('are not there at all for a game that has none', () => {
    expect(folded([])).toBe('')
  })
})
