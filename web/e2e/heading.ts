import { boxes } from '@sternentisch/games'
import { type Lang, speechIn } from '@sternentisch/kernel'
import { headingOf } from '../home/heading.ts'
import { home } from '../text/home.ts'

/** What Home says at its head. */
export const headingIn = (lang: Lang): string => headingOf(boxes.length, speechIn(lang, [home]))
