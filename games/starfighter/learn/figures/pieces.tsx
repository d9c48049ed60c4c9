// What the figures of the rulebook are put together from.
import '../../board/fonts.css'
import '../../board/tokens.css'
import './pieces.css'
import type { InLangs } from '@sternentisch/grammar'
import type { Speech } from '@sternentisch/kernel'
import type { ReactNode } from 'react'

export interface FigureProps {
  readonly speech: Speech
}

export const inLang = <T,>({ lang }: Speech, text: InLangs<T>): T => text[lang]

export const Arrow = () => (
  <svg className="sf-fig-arrow" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
    <path d="M3 12h16M13 6l6 6-6 6" />
  </svg>
)

/** One case of several, with a line below it. */
export const Case = ({ children, words }: { readonly children: ReactNode; readonly words: ReactNode }) => (
  <li className="sf-fig-case">
    <div className="sf-fig-scene">{children}</div>
    <p>{words}</p>
  </li>
)

/** Wide cases show more than one sector side by side. */
export const Cases = ({ children, wide }: { readonly children: ReactNode; readonly wide?: boolean }) => (
  <ul className={`sf-fig ${wide ? 'sf-fig-beside' : ''} starfighter`}>{children}</ul>
)
