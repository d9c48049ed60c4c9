/** What the program speaks through. Tests put in one that is made of lists. */
export interface Console {
  /** Somebody sits there: the screen may be cleared, and one may wait for Enter. */
  readonly interactive: boolean
  readonly width: number
  readonly colour: boolean
  print(text?: string): void
  /** For what went wrong, and for progress: not part of the output. */
  complain(text: string): void
  clear(): void
  /** The next line, or null once the input has ended or was broken off. */
  ask(prompt: string): Promise<string | null>
  /** Shows how far something has come; every call replaces the last. */
  progress(done: number, all: number): void
  /** Nothing will be typed any more, whether somebody is asked at this moment or not. */
  readonly ended: Promise<void>
  close(): void
}
