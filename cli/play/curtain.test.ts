import { randomFrom, seedFrom } from '@sternentisch/kernel'
import { describe, expect, it } from 'vitest'
import { CLEARED, sternentisch } from '../test-console.ts'

const NAMES = ['Anna', 'Bruno', 'Cleo', 'Dieter']
const SHIP = '(?:Founder|Warp Ring|Mend|Rogue|Destroyer|Slicer|Crusher|Foil|Kite)'

/** The output in pieces between two clearings of the screen, each with whoever was told to look. */
function scenes(lines: readonly string[]): { who: string; text: string }[] {
  const pieces = lines.join('\n').split(CLEARED)
  return pieces.flatMap((text, at) => {
    const [, who] = /Only (\w+) looks now/.exec(pieces[at - 1] ?? '') ?? []
    return who ? [{ who, text }] : []
  })
}

describe.each([
  ['duel', 2],
  ['trio', 3],
  ['tandem', 4],
])('the curtain in %s', (mode, seats) => {
  const names = NAMES.slice(0, seats)
  /** One match, of which each test asks something else. */
  let played: ReturnType<typeof sternentisch> | undefined
  const play = (): ReturnType<typeof sternentisch> => {
    played ??= sternentisch(
      `play stellar --mode ${mode} --seats ${names.map(() => 'person').join()} --names ${names.join()} --seed curtain`,
      (prompt) => (prompt.endsWith('> ') ? '1' : ''),
      { interactive: true },
    )
    return played
  }

  it('never shows a secret of another seat', async () => {
    const { lines, code } = await play()
    expect(code).toBe(0)
    const found = scenes(lines)
    expect(found.length).toBeGreaterThan(20)
    for (const { who, text } of found) {
      const others = names.filter((name) => name !== who).join('|')
      expect(text).not.toMatch(new RegExp(`(?:${others}): fleet ready with`))
      expect(text).not.toMatch(new RegExp(`(?:${others}) draws a ${SHIP}`))
      expect(text).not.toMatch(new RegExp(`(?:${others}) plays a ${SHIP} face-down`))
      expect(text).not.toMatch(new RegExp(`Founder shows (?:${others}) sector`))
      // The hands of others are two classes, never ships.
      const rows = text.split('\n').filter((line) => new RegExp(`^. [A-D] (?:${others}) +-?`).test(line))
      for (const row of rows)
        expect(row).toMatch(/top (civil|military) +([cm] ?){0,2}|( 0|picking|ready) +([cm–] ?){1,2}/)
      // Only the one who looks is spoken to.
      const prompts = [...text.matchAll(/^(\w+)> /gm)].map(([, name]) => name)
      expect(new Set(prompts)).toEqual(new Set(prompts.length > 0 ? [who] : []))
      expect(text).not.toMatch(new RegExp(`(?:${others}), (?:play|reveal|pick|your)`))
    }
  })

  it('tells both owners of a battle, each behind the curtain, and nobody else', async () => {
    const { lines } = await play()
    const battles = scenes(lines).flatMap(({ who, text }) =>
      [
        ...text
          .replace(/\n {2}/g, ' ')
          .matchAll(/Battle in sector \d+: (.+?) \((\w+)\) against (.+?) \((\w+)\)/g),
      ].map(([, attacker, attacking, defender, defending]) => ({
        who,
        attacker,
        attacking,
        defender,
        defending,
      })),
    )
    expect(battles.length).toBeGreaterThan(0)
    for (const { who, attacker, attacking, defender, defending } of battles) {
      if (who !== attacking && who !== defending) continue
      expect(attacker).toMatch(new RegExp(`^${SHIP}$`))
      expect(defender).toMatch(new RegExp(`^${SHIP}$`))
    }
    expect(battles.some(({ who, defending }) => who === defending)).toBe(true)
  })
})

it('one person needs no curtain', async () => {
  const { lines } = await sternentisch(
    'play stellar --seats person,random --seed a',
    (prompt) => (prompt.endsWith('> ') ? '1' : ''),
    {
      interactive: true,
    },
  )
  expect(lines).not.toContain(CLEARED)
})

it('the input may end behind the curtain', async () => {
  for (const after of [0, 1, 2, 3, 4]) {
    let asked = 0
    const { code, out } = await sternentisch(
      'play stellar --seats person,person --seed a',
      () => (asked++ < after ? '1' : null),
      {
        interactive: true,
      },
    )
    expect(code).toBe(0)
    expect(out).toContain('sternentisch play --resume')
  }
})

it('a defender is asked behind the curtain, also one who has nothing to answer with', async () => {
  const whims = randomFrom(seedFrom('typing')).stream('numbers')
  let prompts = 0
  const { lines, code } = await sternentisch(
    'play sternenfeuer --seats person,person --names Anna,Bruno --seed window',
    (prompt) => (++prompts > 900 ? null : prompt.endsWith('> ') ? String(1 + whims.below(9)) : ''),
    { interactive: true },
  )
  expect(code).toBe(0)
  const asked = scenes(lines).filter(({ text }) => /Do\s+you\s+repel/.test(text))
  const helpless = asked.filter(({ text }) => !/\n +\d+ +D D\d\d /.test(text))
  expect(helpless.length).toBeGreaterThan(0)
  for (const { who, text } of helpless) expect(text).toContain(`${who}> `)
})
