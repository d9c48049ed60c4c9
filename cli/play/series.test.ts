import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { freshFolder } from '../../tools/test/fresh-folder.ts'
import { movesIn, sternentisch } from '../test-console.ts'

/** Everybody plays on until this one has to decide, who gives up; so many matches long. */
function losing(loser: string, matches: number, yes = 'yes') {
  let played = 0
  return (prompt: string): string | null => {
    if (prompt.endsWith('> ')) return prompt.startsWith(loser) ? 'concede' : '1'
    if (/series|Serie|série/.test(prompt)) return ++played < matches ? yes : 'no'
    return yes
  }
}

const logsIn = (saves: string): string[] =>
  readdirSync(saves)
    .filter((name) => name.endsWith('.log'))
    .map((name) => readFileSync(join(saves, name), 'utf8'))

const people = '--seats person,person --names Anna,Bo --seed series'

describe('a series', () => {
  it.each([
    ['sternenfeuer', 'opening', 'seatA', 'seatB', 'Opening: seat B'],
    ['starfighter', 'firstSeat', 'seat0', 'seat1', 'First player: North (seat B)'],
  ])('of %s goes on, and whoever lost opens', async (game, option, first, second, said) => {
    const saves = freshFolder()
    const line = `play ${game} ${people} --option ${option}=${first}`
    const ran = await sternentisch(line, losing('Bo', 3), { saves })
    expect(ran.code).toBe(0)
    expect(ran.out.match(/Bo has given up. Anna wins./g)).toHaveLength(3)
    const opened = logsIn(saves).map((log) => /^options: (.*)$/m.exec(log)![1])
    expect(opened.sort()).toEqual([`${option}=${first}`, `${option}=${second}`, `${option}=${second}`])
    const next = ran.lines.indexOf('Another match of this series? Type yes; anything else leaves: yes')
    expect(ran.lines.slice(next).join('\n')).toContain(said)
    expect(ran.lines.slice(next).find((line) => line.includes('Only '))).toContain('Only Bo reads on')
    for (const score of ['Anna 2, Bo 0', 'Anna 3, Bo 0'])
      expect(ran.lines).toContain(`The series so far: ${score}.`)
  })

  it('has other cards every time, and with a seed the same once more', async () => {
    const folders = [freshFolder(), freshFolder()]
    for (const saves of folders) await sternentisch(`play stellar ${people}`, losing('Anna', 2), { saves })
    const seeds = folders.map((saves) =>
      logsIn(saves)
        .map((log) => /^seed: (.*)$/m.exec(log)![1])
        .sort(),
    )
    expect(new Set(seeds[0]).size).toBe(2)
    expect(seeds[0]).toEqual(seeds[1])
  })

  it.each([
    ['de', 'ja', 'Noch eine Partie'],
    ['fr', 'oui', 'Encore une partie'],
  ])('is asked for in %s', async (lang, yes, question) => {
    const saves = freshFolder()
    const ran = await sternentisch(`play stellar ${people} --lang ${lang}`, losing('Anna', 2, yes), { saves })
    expect(ran.out).toContain(question)
    expect(logsIn(saves)).toHaveLength(2)
  })

  it('ends with the input, and where only bots play nobody is asked', async () => {
    const saves = freshFolder()
    expect((await sternentisch(`play stellar ${people}`, ['concede', 'yes'], { saves })).code).toBe(0)
    expect(logsIn(saves)).toHaveLength(1)
    expect(movesIn(join(saves, readdirSync(saves)[0]))).toEqual(['A: (concede)'])
    const bots = await sternentisch('play stellar --seats random,random --seed x')
    expect(bots.out).not.toContain('series')
  })
})

describe('before the first move', () => {
  it('it is said what is not as usual, in all languages', async () => {
    const line = 'play starfighter --mode skirmish --option discardVisibility=asPlayed'
    const said = async (lang: string): Promise<readonly string[]> =>
      (await sternentisch(`${line} --lang ${lang}`, ['quit'])).lines.slice(0, 3)
    expect(await said('en')).toEqual([
      'Not as usual at this table:',
      '  Mode: Skirmish: all cards, all cruisers, one pile',
      '  Discard pile: as the cards lay',
    ])
    expect((await said('de'))[0]).toBe('An diesem Tisch nicht wie üblich:')
    expect((await said('fr'))[0]).toBe('Ce qui change à cette table\u00a0:')
  })

  it('nothing is said of what is usual, and nothing of decks', async () => {
    expect((await sternentisch('play stellar', ['quit'])).out).not.toContain('Not as usual')
    const line = 'play starfighter --mode ultimate --seats person,person --option deckNorth=raiders'
    const { lines } = await sternentisch(line, ['quit'])
    expect(lines.slice(0, 2).join()).toContain('Ultimate War')
    expect(lines.join()).not.toContain('Raiders')
  })
})
