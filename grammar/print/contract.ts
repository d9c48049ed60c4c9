import type { Lang, Refusal } from '@sternentisch/kernel'
import type { ReactNode } from 'react'
import type { InLangs } from '../board.ts'
import type { Rulebook } from '../learn.ts'

/** What can be put on paper. */
export const PRINTED = ['cards', 'boards', 'tokens', 'reference', 'booklet'] as const
export type Printed = (typeof PRINTED)[number]

/** A cut of a typeface. */
export interface Face {
  readonly family: string
  readonly weight: number
  readonly italic?: boolean
  /** In percent of the usual width. */
  readonly stretch?: number
}

/** How wide a line is when it is set at size 1. */
export type Measure = (text: string, face: Face) => number

/** A thing of paper, measured in millimetres; drawings begin at its upper left corner. */
export interface Piece {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly copies: number
  readonly front: ReactNode
  /** Nothing is printed behind it unless this is given. It may reach three millimetres beyond the edge. */
  readonly back?: ReactNode
  /** Cut round, with room around it. */
  readonly round?: boolean
}

/** Pieces that lie on sheets of their own. */
export interface Batch {
  readonly what: Exclude<Printed, 'booklet'>
  readonly title: string
  readonly pieces: readonly Piece[]
}

/** How what is drawn for the screen looks on paper: without classes, custom properties and gradients. */
export interface PrintStyle {
  /** Custom properties: `--sf-move`. */
  readonly colours: Readonly<Record<string, string>>
  /** What a class stands for, as attributes of SVG. */
  readonly classes: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** What is painted instead of a gradient, by the last word of its name; nothing if there is no such word. */
  readonly paints?: Readonly<Record<string, string>>
}

export interface PrintWish {
  /** A card file without faults. */
  readonly file: object
  /** Cards of a deck instead of all, as options write it. */
  readonly deck: string | null
  readonly lang: Lang
  readonly measure: Measure
}

/** A picture in the booklet, at the end of the first words of a chapter. */
export interface BookletFigure {
  /** The ID of the chapter. */
  readonly chapter: string
  readonly caption: InLangs<string>
  readonly shows: FigureShows
}

export type FigureShows =
  /** A card, by the name of its piece, and what is where on it: millimetres, from top to bottom. */
  | {
      readonly kind: 'parts'
      readonly piece: string
      readonly marks: readonly { readonly x: number; readonly y: number; readonly name: InLangs<string> }[]
    }
  /** How everything lies on the table, seen from above: left, top, width and height of each place. */
  | {
      readonly kind: 'layout'
      readonly size: readonly [number, number]
      readonly places: readonly {
        readonly at: readonly [number, number, number, number]
        readonly name?: InLangs<string>
        readonly pile?: true
      }[]
    }
  /** What comes after what. */
  | {
      readonly kind: 'steps'
      readonly steps: readonly { readonly name: InLangs<string>; readonly what: InLangs<string> }[]
    }

/** How a game is put on paper. */
export interface GamePrint {
  readonly style: PrintStyle
  /** In which its name is set. */
  readonly title: Face
  readonly rulebook: Rulebook
  /** The pictures of the booklet. */
  readonly figures?: readonly BookletFigure[]
  /** The decks that can be printed alone, of a file. */
  decksOf?(file: object): readonly { readonly deck: string; readonly name: InLangs<string> }[]
  /** A deck is printed card by card, also if it may not be played (yet). Or why it cannot be: it names what is no card. */
  batches(wish: PrintWish): readonly Batch[] | Refusal
}

/** What sheets are called, unless there is a better word. */
export const TITLES: Readonly<Record<Batch['what'], InLangs<string>>> = {
  cards: { en: 'Cards', de: 'Karten', fr: 'Cartes' },
  boards: { en: 'Boards', de: 'Tableaus', fr: 'Plateaux' },
  tokens: { en: 'Markers', de: 'Marker', fr: 'Marqueurs' },
  reference: { en: 'Reference', de: 'Übersicht', fr: 'Aide de jeu' },
}

/** The size of every card, in millimetres. */
export const CARD = [63, 88] as const

export const PLAIN: Face = { family: 'Inter Variable', weight: 400 }
export const BOLD: Face = { family: 'Inter Variable', weight: 650 }
