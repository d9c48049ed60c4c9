import type { Lang } from '@sternentisch/kernel'
import type { ReactNode } from 'react'
import { BOLD, type BookletFigure, type Measure, type Piece } from './contract.ts'
import { Block, linesOf, sizeFor, Typed } from './words.tsx'

/** A picture with its height, drawn from its upper left corner: lines and words, black on white. */
export interface Drawn {
  readonly height: number
  readonly drawing: ReactNode
}

interface Room {
  readonly width: number
  readonly lang: Lang
  readonly measure: Measure
}

const WORDS = 2.7
const LEADING = 1.3

/** Null where the card that it shows is not in the set. */
export function figureOf({ shows }: BookletFigure, pieces: readonly Piece[], room: Room): Drawn | null {
  if (shows.kind === 'layout') return layoutOf(shows, room)
  if (shows.kind === 'steps') return stepsOf(shows, room)
  const piece = pieces.find(({ name }) => name === shows.piece)
  return piece ? partsOf(shows, piece, room) : null
}

type Shows<Kind> = Extract<BookletFigure['shows'], { kind: Kind }>

const SCALE = 0.56

/** A card, and beside it what its parts are called. */
function partsOf({ marks }: Shows<'parts'>, piece: Piece, { width, lang, measure }: Room): Drawn {
  const [wide, high] = [piece.width * SCALE, piece.height * SCALE]
  const left = wide + 16
  const names = marks.map(({ name }) => linesOf(name[lang], width - left, WORDS, measure))
  const step = high / marks.length
  return {
    height: high,
    drawing: (
      <>
        <g transform={`scale(${SCALE})`}>{piece.front}</g>
        <rect width={wide} height={high} fill="none" stroke="#000" strokeWidth=".2" />
        {marks.map(({ x, y }, at) => {
          const beside = (at + 0.5) * step
          return (
            <g key={at}>
              {/* White beneath the line parts it from what it crosses. */}
              {['#fff', '#000'].map((stroke) => (
                <path
                  key={stroke}
                  d={`M${x * SCALE} ${y * SCALE}L${left - 6} ${beside}h4`}
                  fill="none"
                  stroke={stroke}
                  strokeWidth={stroke === '#000' ? 0.25 : 0.9}
                />
              ))}
              <circle cx={x * SCALE} cy={y * SCALE} r=".8" stroke="#fff" strokeWidth=".25" />
              <Block lines={names[at]} x={left} y={beside + WORDS * 0.36} size={WORDS} leading={LEADING} />
            </g>
          )
        })}
      </>
    ),
  }
}

/** Where everything lies, as seen from above. */
function layoutOf({ size: [across, down], places }: Shows<'layout'>, { width, lang, measure }: Room): Drawn {
  const scale = width / across
  return {
    height: down * scale,
    drawing: places.map(({ at: [x, y, wide, high], name, pile }, index) => {
      const [left, top, w, h] = [x, y, wide, high].map((each) => each * scale)
      const text = name?.[lang] ?? ''
      const longest = Math.max(...text.split(' ').map((word) => measure(word, BOLD)), 0.01)
      const font = Math.min(WORDS, (w - 1.5) / longest)
      const lines = linesOf(text, w - 1.5, font, measure, BOLD)
      return (
        <g key={index}>
          {pile && <rect x={left + 0.9} y={top + 0.9} width={w} height={h} {...LINE} />}
          <rect x={left} y={top} width={w} height={h} {...LINE} />
          <Block
            {...{ lines, leading: 1.2, size: font, face: BOLD, anchor: 'middle', x: left + w / 2 }}
            y={top + h / 2 - ((lines.length - 1) * font * 1.2) / 2 + font * 0.36}
          />
        </g>
      )
    }),
  }
}

const LINE = { rx: 0.8, fill: '#fff', stroke: '#000', strokeWidth: 0.3 }
const ARROW = 6

/** What comes after what; and again from the beginning. */
function stepsOf({ steps }: Shows<'steps'>, { width, lang, measure }: Room): Drawn {
  const wide = (width - (steps.length - 1) * ARROW) / steps.length
  const cut = steps.map(({ what }) => linesOf(what[lang], wide - 3, WORDS, measure))
  const high = 9 + Math.max(...cut.map(({ length }) => length)) * WORDS * LEADING
  return {
    height: high + 4.5,
    drawing: (
      <>
        {steps.map(({ name }, at) => {
          const left = at * (wide + ARROW)
          const end = left + wide
          return (
            <g key={at}>
              <rect x={left} y="0" width={wide} height={high} {...LINE} />
              <Typed
                {...{ x: left + 1.5, y: 4.6, face: BOLD }}
                size={sizeFor(`${at + 1}  ${name[lang]}`, wide - 3, 3.1, measure, BOLD)}
              >
                {`${at + 1}  ${name[lang]}`}
              </Typed>
              <Block lines={cut[at]} x={left + 1.5} y={9} size={WORDS} leading={LEADING} />
              {at < steps.length - 1 && (
                <path
                  d={`M${end + 1} ${high / 2}h${ARROW - 2}m-1.4 -1.2 1.400 1.200-1.400 1.200`}
                  {...STROKE}
                />
              )}
            </g>
          )
        })}
        <path
          d={`M${width - wide / 2} ${high}v3.500H${wide / 2}V${high + 0.6}m-1.200 1.400 1.200-1.400 1.200 1.400`}
          {...STROKE}
        />
      </>
    ),
  }
}

const STROKE = { fill: 'none', stroke: '#000', strokeWidth: 0.4 }
