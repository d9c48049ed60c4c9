/** A field that may have more than it shows is a stop for the Tab key, so that it can be scrolled without a mouse. */
export const SCROLLS = { tabIndex: 0 } as const
