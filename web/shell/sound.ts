import { type Tone, tone } from '@sternentisch/grammar'
import { getSettings, USUAL_VOLUME } from './settings.ts'

export type Effect = 'card' | 'turn' | 'fight'

/** Each effect is a few tones: paper on felt, a glass bell, two hulls. */
const EFFECTS: Readonly<Record<Effect, readonly Tone[]>> = {
  card: [tone('noise', 2600, 900, 0, 0.09, 0.16), tone('sine', 190, 120, 0.02, 0.07, 0.1)],
  turn: [tone('sine', 880, 880, 0, 0.5, 0.1), tone('sine', 1320, 1320, 0.07, 0.6, 0.06)],
  fight: [
    tone('noise', 900, 160, 0, 0.38, 0.24),
    tone('sawtooth', 150, 44, 0, 0.32, 0.1),
    tone('noise', 3200, 700, 0.12, 0.18, 0.1),
  ],
}

let audio: AudioContext | null = null
let noise: AudioBuffer | null = null

function noiseOf(context: AudioContext): AudioBuffer {
  if (noise) return noise
  noise = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const samples = noise.getChannelData(0)
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1
  return noise
}

function source(context: AudioContext, { wave, from, to }: Tone, start: number, end: number) {
  const glide = (pitch: AudioParam): void => {
    pitch.setValueAtTime(from, start)
    pitch.exponentialRampToValueAtTime(to, end)
  }
  if (wave === 'noise') {
    const hiss = new AudioBufferSourceNode(context, { buffer: noiseOf(context) })
    const filter = new BiquadFilterNode(context, { type: 'bandpass', Q: 0.9 })
    glide(filter.frequency)
    hiss.connect(filter)
    return { sounding: hiss, out: filter }
  }
  const voice = new OscillatorNode(context, { type: wave })
  glide(voice.frequency)
  return { sounding: voice, out: voice }
}

function sound(context: AudioContext, each: Tone, out: AudioNode): void {
  const start = context.currentTime + 0.01 + each.at
  const end = start + each.lasts
  const made = source(context, each, start, end)
  const gain = new GainNode(context, { gain: 0 })
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(each.loud, start + 0.008)
  gain.gain.exponentialRampToValueAtTime(0.0001, end)
  made.out.connect(gain).connect(out)
  made.sounding.start(start)
  made.sounding.stop(end)
}

/** The slider's top; its usual place is as loud as the tones say. */
const LOUDEST = 100 ** 2 / USUAL_VOLUME ** 2
const SILENT = (): void => {}
/** Seconds in which a sound that is broken off dies away: at once, it would crack. */
const FADE = 0.12

/** Nothing is heard until the person has asked for sound. Answers how to break it off. */
export function playTones(tones: readonly Tone[]): () => void {
  const settings = getSettings()
  if (!settings.sound || settings.volume === 0) return SILENT
  try {
    audio ??= new AudioContext()
    const context = audio
    void context.resume()
    // Loudness is heard by its ratios: half way down the slider is a quarter of the swing.
    const all = new GainNode(context, { gain: (settings.volume / 100) ** 2 * LOUDEST })
    all.connect(context.destination)
    for (const each of tones) sound(context, each, all)
    return () => all.gain.setTargetAtTime(0, context.currentTime, FADE / 3)
  } catch {
    // A machine without sound still plays.
    return SILENT
  }
}

export const play = (effect: Effect): void => void playTones(EFFECTS[effect])
