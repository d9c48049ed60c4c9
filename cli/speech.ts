import { reviewText } from '@sternentisch/bots/review/text'
import { shelf } from '@sternentisch/games/shelf'
import { kernelText, type Lang, speechIn } from '@sternentisch/kernel'
import { labText } from '@sternentisch/lab/text'
import { serverText } from '@sternentisch/server/text'
import { wireText } from '@sternentisch/wire'
import { argumentsText } from '../tools/command/text.mjs'
import type { Speech } from './text/index.ts'
import { cliText } from './text/index.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** One speech knows the words of the program and of every game. */
export const speak = (lang: Lang): Speech =>
  speechIn(lang, [
    kernelText,
    argumentsText,
    cliText,
    labText,
    reviewText,
    serverText,
    wireText,
    ...shelf.map((box) => box.text),
  ])
