/** One voice of a sound; the shell lets it be heard where somebody wants sound. */
export interface Tone {
  readonly wave: OscillatorType | 'noise'
  /** Hertz at the start and at the end; for noise, where the filter lets it through. */
  readonly from: number
  readonly to: number
  /** Seconds. */
  readonly at: number
  readonly lasts: number
  readonly loud: number
}

export const tone = (
  wave: Tone['wave'],
  from: number,
  to: number,
  at: number,
  lasts: number,
  loud: number,
): Tone => ({ wave, from, to, at, lasts, loud })

/** Notes one after another on one voice, the same time apart. */
export const tune = (
  wave: Tone['wave'],
  pitches: readonly number[],
  at: number,
  apart: number,
  lasts: number,
  loud: number,
): readonly Tone[] => pitches.map((pitch, n) => tone(wave, pitch, pitch, at + n * apart, lasts, loud))
