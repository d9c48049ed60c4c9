import { getSettings } from './settings.ts'

export type Effect = 'card' | 'turn' | 'fight' | 'win'

interface Tone {
  readonly wave: OscillatorType | 'noise'
  /** Hertz at the start and at the end; for noise, where the filter lets it through. */
  readonly from: number
  readonly to: number
  /** Seconds. */
  readonly at: number
  readonly lasts: number
  readonly loud: number
}

const tone = (
  wave: Tone['wave'],
  from: number,
  to: number,
  at: number,
  lasts: number,
  loud: number,
): Tone => ({ wave, from, to, at, lasts, loud })

/** Each effect is a few tones: paper on felt, a glass bell, two hulls, a rising chord. */
const EFFECTS: Readonly<Record<Effect, readonly Tone[]>> = {
  card: [tone('noise', 2600, 900, 0, 0.09, 0.16), tone('sine', 190, 120, 0.02, 0.07, 0.1)],
  turn: [tone('sine', 880, 880, 0, 0.5, 0.1), tone('sine', 1320, 1320, 0.07, 0.6, 0.06)],
  fight: [
    tone('noise', 900, 160, 0, 0.38, 0.24),
    tone('sawtooth', 150, 44, 0, 0.32, 0.1),
    tone('noise', 3200, 700, 0.12, 0.18, 0.1),
  ],
  win: [392, 494, 587, 784].map((pitch, at) => tone('triangle', pitch, pitch, at * 0.13, 0.9, 0.1)),
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

function sound(context: AudioContext, each: Tone): void {
  const start = context.currentTime + 0.01 + each.at
  const end = start + each.lasts
  const { sounding, out } = source(context, each, start, end)
  const gain = new GainNode(context, { gain: 0 })
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(each.loud, start + 0.008)
  gain.gain.exponentialRampToValueAtTime(0.0001, end)
  out.connect(gain).connect(context.destination)
  sounding.start(start)
  sounding.stop(end)
}

/** Nothing is heard until the person has asked for sound in the settings. */
export function play(effect: Effect): void {
  if (!getSettings().sound) return
  try {
    audio ??= new AudioContext()
    void audio.resume()
    for (const each of EFFECTS[effect]) sound(audio, each)
  } catch {
    // A machine without sound still plays.
  }
}
