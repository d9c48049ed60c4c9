import { readFileSync } from 'node:fs'
import { games } from '@sternentisch/games/shelf'
import { cards as spacetraceCards } from '@sternentisch/games/spacetrace/cards'
import { cards } from '@sternentisch/games/starfighter/cards'
import { describe, expect, it } from 'vitest'
import { savedIn, sternentisch, type Typing } from '../test-console.ts'

/** Answers questions by how they begin, one answer after the other; Enter for all that is not in the script. */
function script(answers: Readonly<Record<string, readonly string[]>>): Typing {
  const left = Object.entries(answers).map(([question, lines]) => ({ question, lines: [...lines] }))
  return (prompt, out) => {
    if (prompt.includes('> ')) return 'quit'
    const asked = prompt.startsWith('Number')
      ? (out.findLast((line) => /^\S/.test(line)) ?? '')
      : prompt.trim()
    return left.find(({ question }) => asked.startsWith(question))?.lines.shift() ?? ''
  }
}

/** By its number in the list of games. */
const numberOf = (game: string): string => String(games.findIndex(({ id }) => id === game) + 1)
const STARFIGHTER = numberOf('starfighter')
const SPACETRACE = numberOf('spacetrace')

const optionsIn = (ran: { out: string }): string =>
  /^options: .*$/m.exec(readFileSync(savedIn(ran as never), 'utf8'))![0]

describe('decks in the dialogue', () => {
  it('Ultimate War of Starfighter: one ready-made, one typed and checked', async () => {
    const ids = cards.cards.slice(0, 25).map(({ id }) => id)
    const ran = await sternentisch(
      '',
      script({
        'Which game': [STARFIGHTER],
        Mode: ['4'],
        Options: ['o'],
        'Deck of South': ['2'],
        'Deck of North': ['5'],
        'Your list': [`${ids.slice(1).join(', ')}`, ids.join(' ').replace(ids[7], '9-99'), ids.join(', ')],
      }),
    )
    expect(ran.code).toBe(0)
    expect(ran.out).toContain('A deck needs 25 cards; this one has 24.')
    expect(ran.out).toContain('There is no card 9-99 in this set.')
    expect(ran.out).toContain('25 cards.')
    expect(ran.out).not.toContain('Choice of cruisers')
    expect(optionsIn(ran)).toBe(`options: mode=ultimate deckSouth=acrobats deckNorth=${ids.join('+')}`)
  })

  it('training asks for no deck', async () => {
    const ran = await sternentisch('', script({ 'Which game': [STARFIGHTER], Options: ['o'] }))
    expect(ran.out).toContain('Discard pile')
    expect(ran.out).not.toMatch(/Deck of|Cards of Ultimate War|Choice of cruisers/)
  })

  it('the full game of Spacetrace: ready-made decks of its level, or lists where they are wanted', async () => {
    const preset = await sternentisch(
      '',
      script({ 'Which game': [SPACETRACE], Level: ['3'], Options: ['o'], 'Deck of player A': ['3'] }),
    )
    expect(preset.out).not.toContain('a list of your own')
    expect(preset.out).not.toContain('First Flight')
    expect(optionsIn(preset)).toBe('options: mode=full deckA=shield')
    const own = await sternentisch(
      '',
      script({
        'Which game': [SPACETRACE],
        Options: ['o'],
        Decks: ['2'],
        'Deck of player B': ['3'],
        'Your list': [
          '4 fighter',
          '3 fighter, 2 patrol, lancer, stormwing, 2 cruiser, heavycruiser, monitors, battleship, 2 recruits, 4 crews, 4x veterans',
        ],
      }),
    )
    expect(own.out).toContain('A deck of this level has 12 ship cards; this has 4.')
    expect(own.out).toContain('22 cards.')
    expect(optionsIn(own)).toContain('deckSource=custom deckB=3*fighter+2*patrol+lancer+stormwing+2*cruiser')
  })

  it('an unusual list of Spacetrace is remarked on, and taken', async () => {
    const everything = spacetraceCards.cards
      .filter(({ type }) => type !== 'base')
      .map(({ id, perPlayer }) => `${perPlayer} ${id}`)
    const ran = await sternentisch(
      '',
      script({
        'Which game': [SPACETRACE],
        Level: ['3'],
        Options: ['o'],
        Decks: ['2'],
        'Deck of player A': [String(spacetraceCards.decks.length)],
        'Your list': [everything.join(', ')],
      }),
    )
    expect(ran.out).toContain('19 reinforcements are unusual; 13 to 17 play well.')
    expect(optionsIn(ran)).toContain('deckSource=custom deckA=')
  })

  it('nothing typed after all goes back to the ready-made decks', async () => {
    const answers = { 'Which game': [STARFIGHTER], Mode: ['4'], Options: ['o'] }
    const ran = await sternentisch(
      '',
      script({ ...answers, 'Deck of South': ['5'], 'Your list': [''], 'Deck of North': ['3'] }),
    )
    expect(optionsIn(ran)).toBe('options: mode=ultimate deckNorth=bulwark')
  })
})
