import type { Lang } from '@sternentisch/kernel'
import type { Chapter } from '../learn.ts'
import { flowing } from './booklet.tsx'
import { CARD, type Face, type Measure, type Piece, PLAIN } from './contract.ts'
import { Block, linesOf, sizeFor, Typed } from './words.tsx'

/** A chapter of few words on a card: the largest print at which all of it has room. */
export function glance(chapter: Chapter, face: Face, lang: Lang, measure: Measure): Piece {
  const { title, intro = title } = chapter
  const [width, height] = CARD
  const heading = sizeFor(title[lang], width - 10, 4.8, measure, face)
  const room = height - 16
  let size = 2.9
  const cut = (): readonly string[] => linesOf(flowing(intro[lang]), width - 10, size, measure, PLAIN)
  while (cut().length * size * 1.3 > room && size > 1.6) size -= 0.05
  return {
    ...{ name: title[lang], width, height, copies: 2 },
    front: (
      <>
        <Typed x={5} y={9} size={heading} face={face}>
          {title[lang]}
        </Typed>
        <Block lines={cut()} x={5} y={14.5} size={size} leading={1.3} />
      </>
    ),
  }
}
