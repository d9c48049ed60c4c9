import { boxOf, shelf } from '@sternentisch/games/shelf'
import * as starfighterCards from '@sternentisch/games/starfighter/cards'
import type { TakesCards } from '@sternentisch/grammar'
import { type AnyGame, isRefusal, type Match, readLog, writeLog } from '@sternentisch/kernel'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { thinkAbout } from '../../bot/think.ts'
import { matchOf } from '../../e2e/play-any.ts'
import { questionAt } from '../../host/question-at.ts'
import { playedAs } from '../../sets/played.ts'
import { storage } from '../../storage/storage.ts'
import { addOwnCards, type EngineOf, giveUp, keepPlayed, makePlayable } from '../at-hand.ts'
import { bring } from '../bring.ts'
import { cardsIn, whyNoCards } from '../missing.ts'
import { readFile } from '../read-file.ts'
import { keptCards } from '../store.ts'

const { cards } = starfighterCards
const thin = (hull: number): string =>
  JSON.stringify({ ...cards, cruisers: cards.cruisers.map((cruiser) => ({ ...cruiser, hull })) })

const offered = (game: AnyGame) => (): readonly unknown[] =>
  game.options.rules.find(({ id }) => id === 'cards')!.values

const takers = shelf.flatMap(
  ({ game, cards: takes }): [string, AnyGame, TakesCards, () => readonly unknown[]][] =>
    takes ? [[game.id, game, takes, offered(game)]] : [],
)

/** As if the storage had lost it. */
async function removeOwnCards(engine: EngineOf, takes: TakesCards, name: string): Promise<void> {
  await (await storage()).remove('cards', `${engine.id}.${name}`)
  giveUp(engine, takes, name)
}

afterEach(async () => {
  vi.restoreAllMocks()
  for (const [id, game, takes] of takers)
    for (const name of (await keptCards(id)).keys()) await removeOwnCards(game, takes, name)
})

const starfighter = boxOf('starfighter')!.game

const starfighterMatch = (set: string): Match => matchOf('starfighter', ['Ada', 'Vega'], 4, { cards: set })

describe.each(takers)('cards of one’s own for %s', (id, game, takes, values) => {
  it('are kept, offered, and gone again', async () => {
    expect(await addOwnCards(game, takes, 'mine', JSON.stringify(takes.cards))).toBeNull()
    expect([...(await keptCards(id)).keys()]).toEqual(['mine'])
    expect(values()).toContain('mine')
    await removeOwnCards(game, takes, 'mine')
    expect((await keptCards(id)).size).toBe(0)
    expect(values()).not.toContain('mine')
  })

  it('come with the game the next time, and only those that are kept', async () => {
    const cabinet = await storage()
    await cabinet.put('cards', `${id}.attic`, JSON.stringify(takes.cards))
    await cabinet.put('cards', `${id}.broken`, '{"cards":')
    await cabinet.put('cards', `${id}.damaged`, 7)
    await bring(game, takes)
    expect(values()).toContain('attic')
    expect(values()).not.toContain('broken')
    expect(values()).not.toContain('damaged')
    await cabinet.remove('cards', `${id}.attic`)
    await bring(game, takes)
    expect(values()).not.toContain('attic')
  })

  it('that are wrong change nothing', async () => {
    expect((await addOwnCards(game, takes, 'mine', '{}'))?.code).toMatch(new RegExp(`^${id}\\.cards`))
    expect((await addOwnCards(game, takes, 'mine', 'cards'))?.code).toBe('cards.noFile')
    expect((await addOwnCards(game, takes, 'no name', JSON.stringify(takes.cards)))?.params.name).toBe(
      'no name',
    )
    expect((await keptCards(id)).size).toBe(0)
    expect(values()).toHaveLength(1)
  })

  it('for which there is no room change nothing', async () => {
    vi.spyOn(await storage(), 'put').mockResolvedValue('full')
    expect((await addOwnCards(game, takes, 'mine', JSON.stringify(takes.cards)))?.code).toBe('cards.full')
    expect(values()).not.toContain('mine')
  })
})

describe.each(takers)('a set of %s that a match is begun with', (id, game, takes) => {
  const played = playedAs({ title: 'Mine', file: JSON.stringify(takes.cards) })!

  it('stays on this device from then on, and not before', async () => {
    expect(makePlayable(game, takes, played.name, played.file)).toBeNull()
    expect(makePlayable(game, takes, played.name, played.file)).toBeNull()
    expect((await keptCards(id)).size).toBe(0)
    expect(await keepPlayed(game, played.name)).toBeNull()
    expect([...(await keptCards(id)).keys()]).toEqual([played.name])
  })

  it('is not begun where there is no room for it', async () => {
    makePlayable(game, takes, played.name, played.file)
    vi.spyOn(await storage(), 'put').mockResolvedValue('full')
    expect((await keepPlayed(game, played.name))?.code).toBe('cards.full')
    expect(await keepPlayed(game, 'the usual')).toBeNull()
    giveUp(game, takes, played.name)
  })

  it('cannot be replaced by another under its name', async () => {
    const other = JSON.stringify({ ...takes.cards, about: { name: 'Another' } })
    expect((await addOwnCards(game, takes, played.name, other))?.code).toBe('cards.other')
    expect((await addOwnCards(game, takes, played.name, 'x'))?.code).toBe('cards.noFile')
    const spaced = JSON.stringify(JSON.parse(played.file), null, 3)
    expect(await addOwnCards(game, takes, played.name, spaced)).toBeNull()
  })
})

describe('a match with cards of one’s own', () => {
  it('is played with them, and after an exchange of the file with the new ones', async () => {
    const hulls = (set: string): unknown => JSON.stringify(starfighterMatch(set).view('all'))
    const usual = hulls('standard')
    await addOwnCards(starfighter, starfighterCards, 'thin', thin(3))
    const three = hulls('thin')
    await removeOwnCards(starfighter, starfighterCards, 'thin')
    await addOwnCards(starfighter, starfighterCards, 'thin', thin(5))
    expect(new Set([usual, three, hulls('thin')]).size).toBe(3)
  })

  it('says which cards are missing where they are, and is read where they are not', async () => {
    await addOwnCards(starfighter, starfighterCards, 'thin', thin(3))
    const match = starfighterMatch('thin')
    const log = writeLog(match)
    expect(cardsIn(log)).toBe('thin')
    expect(whyNoCards(log, match.game)).toBeNull()
    await removeOwnCards(starfighter, starfighterCards, 'thin')
    expect(whyNoCards(log, match.game)).toMatchObject({ code: 'cards.missing', params: { set: 'thin' } })
    await addOwnCards(starfighter, starfighterCards, 'thin', thin(3))
    expect(isRefusal(readLog(log, [match.game]))).toBe(false)
    const usual = starfighterMatch('standard')
    expect([cardsIn(writeLog(usual)), whyNoCards(writeLog(usual), usual.game)]).toEqual([null, null])
  })

  it('tells the bot its cards, and the bot plays with them', async () => {
    await addOwnCards(starfighter, starfighterCards, 'thin', thin(3))
    const match = starfighterMatch('thin')
    const [seat] = match.deciding()
    const question = questionAt(match, seat, 4, 'bot')
    expect(question.cards.at(-1)?.name).toBe('thin')
    // The bot's worker has a game of its own, which has never heard of these cards.
    starfighterCards.removeCards('thin')
    const { move } = await thinkAbout(question)
    expect(match.moves(seat)).toContain(move)
    expect(questionAt(starfighterMatch('standard'), seat, 4, 'bot').cards).toEqual([])
  })
})

describe('a card file', () => {
  it('is JSON of a decent length', () => {
    expect(readFile('{"a":1}')).toEqual({ a: 1 })
    expect(readFile('{"a":1,}')).toMatchObject({ code: 'cards.noFile' })
    expect(readFile('7')).toMatchObject({ code: 'cards.noFile' })
    expect(readFile('')).toMatchObject({ code: 'cards.noFile' })
    expect(readFile('{"a":1,}')).toMatchObject({
      because: { code: 'file.json', params: { line: 1, column: 8, found: '}' } },
    })
    expect(readFile(' '.repeat(500_001))).toMatchObject({ code: 'cards.long' })
  })
})
