import { readdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const web = fileURLToPath(new URL('..', import.meta.url))

/** The classes that a stylesheet gives a form wherever they are: `.star {`, below nothing but layers and widths. */
function bareClasses(css: string): readonly string[] {
  const around: string[] = []
  const found: string[] = []
  for (const [, before, sign] of css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)([{};])/g)) {
    if (sign === '}') around.pop()
    if (sign !== '{') continue
    const isOnPage = around.every((each) => each.startsWith('@') && !each.includes('print'))
    if (isOnPage) for (const each of before.split(',')) found.push(...(/^\.[\w-]+$/.exec(each.trim()) ?? []))
    around.push(before.trim())
  }
  return found
}

/** Class → folders whose stylesheets say what it looks like everywhere. */
function homesOf(sheets: readonly (readonly [path: string, css: string])[]): Map<string, Set<string>> {
  const homes = new Map<string, Set<string>>()
  for (const [path, css] of sheets)
    for (const name of bareClasses(css)) homes.set(name, (homes.get(name) ?? new Set()).add(dirname(path)))
  return homes
}

const isWithin = (one: string, other: string): boolean => one === other || one.startsWith(`${other}/`)

/** Those with homes in places that are not part of one another. */
const torn = (homes: Map<string, Set<string>>): readonly string[] =>
  [...homes]
    .filter(([, folders]) =>
      [...folders].some((one) =>
        [...folders].some((other) => !isWithin(one, other) && !isWithin(other, one)),
      ),
    )
    .map(([name, folders]) => `${name} in ${[...folders].sort().join(' and ')}`)

describe('stylesheets stay once they are loaded', () => {
  it('so none of them gives a form to what another place has: what lies there is named with it', () => {
    const sheets = readdirSync(web, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.css') && !path.startsWith('dist'))
      .map((path) => [path, readFileSync(`${web}/${path}`, 'utf8')] as const)
    expect(sheets.length).toBeGreaterThan(30)
    expect(torn(homesOf(sheets))).toEqual([])
  })

  it('which is found where it is not so', () => {
    const small = '@layer table { .list li, .star { width: 22px; } @media print { .sky { width: 0 } } }'
    const large = '@layer page { .star { flex: none; } .sky { x: y } }'
    expect(
      torn(
        homesOf([
          ['table/company.css', small],
          ['online/star.css', large],
        ]),
      ),
    ).toEqual(['.star in online and table'])
    expect(
      torn(
        homesOf([
          ['table/company.css', small],
          ['table/online/star.css', large],
        ]),
      ),
    ).toEqual([])
  })
})
