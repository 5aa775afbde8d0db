/** Wood on wood, made of a short burst of noise through two narrow filters. No files, and nothing before the first knock. */
export type Knock = 'set' | 'capture'

interface Wood {
  readonly tones: readonly number[]
  readonly seconds: number
  readonly loudness: number
}

const WOOD: Readonly<Record<Knock, Wood>> = {
  set: { tones: [620, 1480], seconds: 0.09, loudness: 0.9 },
  capture: { tones: [240, 560], seconds: 0.16, loudness: 1 },
}

let context: AudioContext | undefined

/** @param after seconds from now. Where there is no audio, nothing is heard. */
export function knock(kind: Knock, after = 0): void {
  if (typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  // A browser keeps audio asleep until the person has touched the page; then the sound is not owed any more.
  if (context.state === 'suspended') void context.resume()
  const { tones, seconds, loudness } = WOOD[kind]
  const start = context.currentTime + after
  const noise = context.createBufferSource()
  noise.buffer = burst(context, seconds)
  for (const tone of tones) {
    const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: tone, Q: 9 })
    const gain = new GainNode(context, { gain: loudness })
    gain.gain.setValueAtTime(loudness, start)
    gain.gain.exponentialRampToValueAtTime(0.001, start + seconds)
    noise.connect(filter).connect(gain).connect(context.destination)
  }
  noise.start(start)
}

function burst({ sampleRate }: AudioContext, seconds: number): AudioBuffer {
  const length = Math.ceil(sampleRate * seconds)
  const buffer = new AudioBuffer({ length, sampleRate })
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * Math.exp((-9 * i) / length)
  return buffer
}
