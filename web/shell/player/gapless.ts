/** A piece that repeats without a gap: its samples lie in memory and go round by themselves. */
export interface Gapless {
  /** Seconds from the beginning of the piece that are heard now. */
  position: () => number;
  setVolume: (volume: number) => void;
  stop: () => void;
}

let made: AudioContext | undefined;
const context = () => (made ??= new AudioContext());
let decoded: { url: string; samples: Promise<AudioBuffer> } | undefined;

/** The samples of a piece; only the latest is kept, since half a minute takes 10 MB. */
export async function samplesOf(url: string): Promise<AudioBuffer> {
  if (decoded?.url !== url) decoded = { url, samples: decode(url) };
  try {
    return await decoded.samples;
  } catch (error) {
    decoded = undefined;
    throw error;
  }
}

const WITHIN_MS = 20_000;

async function decode(url: string): Promise<AudioBuffer> {
  const reply = await fetch(new Request(url, { signal: AbortSignal.timeout(WITHIN_MS) }));
  if (!reply.ok) throw new Error(`the samples have status ${reply.status}`);
  return await context().decodeAudioData(await reply.arrayBuffer());
}

export function forgetSamples(): void {
  decoded = undefined;
}

/** Time until the first sample leaves, and that in which it becomes as loud as the others. */
const LEAD_SECONDS = 0.03;
const RISE_SECONDS = 0.02;

/** Starts so that the samples are where `at` is by the time they are heard; resolves then. */
export async function startGapless(samples: AudioBuffer, at: () => number, volume: number): Promise<Gapless> {
  const audio = context();
  await audio.resume();
  const source = new AudioBufferSourceNode(audio, { buffer: samples, loop: true });
  const gain = new GainNode(audio, { gain: 0 });
  source.connect(gain).connect(audio.destination);
  const latency = audio.outputLatency || audio.baseLatency || 0;
  const delay = LEAD_SECONDS + latency;
  const began = audio.currentTime + LEAD_SECONDS;
  const offset = (at() + delay) % samples.duration;
  source.start(began, offset);
  gain.gain.setTargetAtTime(volume, began, RISE_SECONDS / 3);
  await new Promise((resolve) => setTimeout(resolve, delay * 1000));
  return {
    position: () => (offset + Math.max(0, audio.currentTime - latency - began)) % samples.duration,
    setVolume: (next) => gain.gain.setTargetAtTime(next, audio.currentTime, RISE_SECONDS / 3),
    stop: () => {
      source.stop();
      gain.disconnect();
    },
  };
}
