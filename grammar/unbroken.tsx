import type { ReactNode } from 'react'

/** The ID of a card or the number of a rule: `3-10`, `SF-6.4`. */
const NUMBERED = /((?:[A-Z]{2}|\d)-\d+(?:\.\d+)*)/

/** The same words, with no end of a line inside the ID of a card or the number of a rule. */
export const unbroken = (words: string): ReactNode =>
  words.split(NUMBERED).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={at} className="unbroken">
        {part}
      </span>
    ),
  )
