import type { Speech } from '@sternentisch/kernel'
import type { Figure } from '../../statistics/index.ts'
import type { LabMessages } from '../../text/index.ts'
import type { Balanced } from '../balance.ts'
import type { Examined } from '../examine.ts'
import { differ, hangsOnSkill, type Judged } from '../targets.ts'
import { escaped, histogram, strip } from './chart.ts'
import { reliabilityChart } from './reliability.ts'
import { STYLE } from './style.ts'

interface Told {
  readonly speech: Speech<LabMessages>
  /** What the game is called, and in what its lengths are counted. */
  readonly title: string
  readonly unit: string
  /** The line that makes it again. */
  readonly line: string
}

/** A page that needs nothing else: charts, both themes, one language. */
export function reportOf(balanced: Balanced, told: Told): string {
  const { speech, title, line } = told
  const { plan, judged, examined } = balanced
  const modes = plan.modes.map(({ name }) => modeSection(name, balanced, told))
  const levels = plan.levels
    .map((level, at) => `<span class="key${at}">● ${escaped(level)}</span>`)
    .join(' · ')
  const counts = (['met', 'missed', 'unsure'] as const).map((met) => {
    const n = judged.filter((each) => each.met === met).length
    return `<span class="${met}">${escaped(speech.say(`lab.balance.${met}`))}: ${n}</span>`
  })
  return `<!doctype html>
<html lang="${speech.lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(speech.say('lab.balance.title', { game: title }))}</title><style>${STYLE}</style></head><body>
<h1>${escaped(speech.say('lab.balance.title', { game: title }))}</h1>
<p class="soft">${escaped(speech.say('lab.balance.levels'))} ${levels}<br>${counts.join(' · ')}</p>
<p>${escaped(speech.say('lab.balance.reading'))}</p>
${modes.join('\n')}
${examined.some(({ cards }) => cards.length > 0) ? `<p class="soft">${escaped(speech.say('lab.balance.confounded'))}</p>` : ''}
<h2>${escaped(speech.say('lab.balance.again'))}</h2><p><code>${escaped(line)}</code></p>
</body></html>
`
}

function modeSection(name: string, { judged, examined, amounts }: Balanced, told: Told): string {
  const levels = examined.filter(({ mode }) => mode === name)
  const own = judged.filter(({ mode }) => mode === name)
  const { speech } = told
  const parts = [
    own.length > 0 ? `<h3>${escaped(speech.say('lab.balance.targets'))}</h3>${targetTable(own, told)}` : '',
    `<h3>${escaped(speech.say('lab.balance.figures'))}</h3>${figureTable(levels, own, told)}`,
    lengthChart(levels, told),
    reliabilityPart(levels, told),
    ...levels.map((each) => archetypeTable(each, told)),
    cardTable(levels, amounts.replays > 0, told),
  ]
  const title = name === 'any' ? told.title : name
  return `<h2>${escaped(title)}</h2>${parts.filter(Boolean).join('\n')}`
}

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<div class="table"><table><tr>${heads.map((head) => `<th>${escaped(head)}</th>`).join('')}</tr>${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</table></div>`

/** Shares in percent, everything else as a number. */
function written(id: string, value: number, { speech }: Told): string {
  const isShare = !/^(length|moves|changes)/.test(id)
  if (!Number.isFinite(value)) return '–'
  const format = new Intl.NumberFormat(speech.lang, {
    ...(isShare ? { style: 'percent' } : {}),
    ...(id.startsWith('seat') || id === 'worth' ? { signDisplay: 'exceptZero' } : {}),
    maximumFractionDigits: 1,
  })
  return format.format(value)
}

const interval = (id: string, { value, low, high }: Figure, told: Told): string =>
  `${written(id, value, told)} <span class="soft">[${written(id, low, told)}, ${written(id, high, told)}]</span>`

/** `never.attack` in words: what it is, and of whom. */
function labelOf(id: string, { speech, unit }: Told): string {
  const [kind, ...rest] = id.split('.')
  const key =
    speech.find(`lab.balance.figure.${id}`) ??
    speech.find(`lab.balance.figure.${kind}`, { what: rest.join('.') })
  return escaped((key ?? id).replace('{unit}', unit))
}

/** A chart has room for the band and for all that was seen. */
function stripOf(
  id: string,
  figures: readonly Figure[],
  target: { low?: number; high?: number } | undefined,
  told: Told,
): string {
  const ends = [...figures.flatMap(({ low, high }) => [low, high]), target?.low, target?.high].filter(
    (each): each is number => each !== undefined && Number.isFinite(each),
  )
  const [least, most] = [Math.min(...ends), Math.max(...ends)]
  const room = (most - least || 1) * 0.1
  const title = figures.map((figure) => interval(id, figure, told).replace(/<[^>]*>/g, '')).join('; ')
  return strip({ figures, from: least - room, to: most + room, low: target?.low, high: target?.high, title })
}

function targetTable(judged: readonly Judged[], told: Told): string {
  const { speech } = told
  const heads = (['figure', 'wanted', 'found', 'chart', 'verdict'] as const).map((head) =>
    speech.say(`lab.balance.${head}`),
  )
  const rows = judged.map(({ id, target, figures, met, dependsOnSkill }) => [
    labelOf(id, told),
    `${target.low === undefined ? '≤' : written(id, target.low, told)} ${target.low !== undefined && target.high !== undefined ? '–' : ''} ${target.high === undefined ? '≤' : written(id, target.high, told)}`
      .replace(/^(\S+)\s+≤$/, '≥ $1')
      .replace(/\s+/g, ' '),
    figures.map((figure, at) => `<span class="key${at}">●</span> ${interval(id, figure, told)}`).join('<br>'),
    stripOf(id, figures, target, told),
    `<span class="${met}">${escaped(speech.say(`lab.balance.${met}`))}</span>${dependsOnSkill ? `<br>${escaped(speech.say('lab.balance.skill'))}` : ''}`,
  ])
  return table(heads, rows)
}

/** Whatever was measured, and is not among the targets. */
function figureTable(levels: readonly Examined[], judged: readonly Judged[], told: Told): string {
  const { speech } = told
  const known = new Set(judged.map(({ id }) => id))
  const ids = Object.keys(levels[levels.length - 1].figures).filter((id) => !known.has(id))
  const heads = (['figure', 'found', 'chart', 'note'] as const).map((head) =>
    speech.say(`lab.balance.${head}`),
  )
  const rows = ids.map((id) => {
    const figures = levels.flatMap(({ figures: all }) => all[id] ?? [])
    return [
      labelOf(id, told),
      figures
        .map((figure, at) => `<span class="key${at}">●</span> ${interval(id, figure, told)}`)
        .join('<br>'),
      stripOf(id, figures, undefined, told),
      hangsOnSkill(id, figures) ? escaped(speech.say('lab.balance.skill')) : '',
    ]
  })
  return table(heads, rows)
}

function lengthChart(levels: readonly Examined[], { speech, unit }: Told): string {
  const { lengths } = levels[levels.length - 1]
  if (lengths.length === 0) return ''
  const title = speech.say('lab.balance.lengths', { unit })
  return `<h3>${escaped(title)}</h3>${histogram(lengths, title)}`
}

/** Both levels in one chart, and their Brier scores below. */
function reliabilityPart(levels: readonly Examined[], { speech }: Told): string {
  const told = levels.filter(({ reliability }) => reliability.n > 0)
  if (told.length === 0) return ''
  const figure = new Intl.NumberFormat(speech.lang, { minimumFractionDigits: 3, maximumFractionDigits: 3 })
  const title = speech.say('lab.balance.reliability')
  const chart = reliabilityChart(
    told.map(({ level, reliability: { bins } }) => ({ level, bins })),
    title,
  )
  const scores = told.map(({ level, reliability: { n, brier, blind } }) => {
    const words = { n, brier: figure.format(brier), blind: figure.format(blind) }
    return `<span class="key${level}">●</span> ${escaped(speech.say('lab.balance.brier', words))}`
  })
  return `<h3>${escaped(title)}</h3>${chart}<p>${scores.join('<br>')}</p>`
}

function archetypeTable({ archetypes, level }: Examined, told: Told): string {
  if (!archetypes) return ''
  const { speech } = told
  const { names, payoffs, mix } = archetypes
  const heads = ['', ...names, speech.say('lab.balance.mix')]
  const rows = names.map((name, row) => [
    escaped(name),
    ...payoffs[row].map((value, column) => (row === column ? '·' : written('share', value, told))),
    written('share', mix[row], told),
  ])
  return `<h3><span class="key${level}">●</span> ${escaped(speech.say('lab.balance.archetypes'))}</h3>${table(heads, rows)}`
}

function cardTable(levels: readonly Examined[], replayed: boolean, told: Told): string {
  const { speech } = told
  const strongest = levels[levels.length - 1]
  const weaker = new Map(levels[0].cards.map((each) => [each.card, each]))
  if (strongest.cards.length === 0) return ''
  const heads = (
    [
      'card',
      'held',
      'heldWon',
      'playedN',
      'playedWon',
      ...(replayed ? (['worth', 'worthWeak', 'note'] as const) : []),
    ] as const
  ).map((head) => speech.say(`lab.balance.${head}`))
  const sorted = strongest.cards.toSorted(
    (a, b) => (b.worth?.value ?? 0) - (a.worth?.value ?? 0) || b.held.value - a.held.value,
  )
  const rows = sorted.map(({ card, held, played, worth }) => {
    const other = weaker.get(card)?.worth ?? null
    const worths = worth
      ? [
          interval('worth', worth, told),
          other ? interval('worth', other, told) : '',
          other && differ(worth, other) ? escaped(speech.say('lab.balance.skill')) : '',
        ]
      : ['', '', '']
    return [
      escaped(card),
      String(held.n),
      held.n > 0 ? interval('share', held, told) : '',
      String(played.n),
      played.n > 0 ? interval('share', played, told) : '',
      ...(replayed ? worths : []),
    ]
  })
  return `<h3>${escaped(speech.say('lab.balance.cards'))}</h3>${table(heads, rows)}`
}
