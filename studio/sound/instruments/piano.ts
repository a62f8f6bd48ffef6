import { between, type Random } from '../../random.ts';
import { shape, RATE, type Stereo } from '../dsp/stereo.ts';
import { biquad, filter } from '../dsp/filters.ts';
import { sine, hiss, type Mode, ring } from '../dsp/oscillators.ts';
import { type Instrument, type Tone, takes } from './instrument.ts';

/** A tine before a pickup: a sine modulated by another, most at the stroke. */
export function electricPiano(): Instrument {
  const release = 0.3;
  return {
    release,
    play(voice, { hz, velocity, seconds }, random) {
      const { left, right } = voice;
      const step = hz / RATE;
      const life = Math.exp(-1 / (RATE * 1.5 * (300 / hz) ** 0.4));
      const dull = Math.exp(-1 / (RATE * 0.45));
      const chime = Math.exp(-1 / (RATE * 0.07));
      let phase = random();
      let level = 0.3 + 0.7 * velocity;
      let bark = 0.04 + 0.24 * velocity ** 1.8;
      let tine = 0.16 * velocity * Math.min(1, 600 / hz);
      for (let i = 0; i < left.length; i++) {
        const plain = sine(phase);
        const body = sine(phase + bark * plain);
        const top = tine > 0.001 ? tine * sine(7 * phase + 0.1 * plain) : 0;
        left[i] = level * (body + top);
        right[i] = level * (body + 0.7 * top);
        phase += step;
        level *= life;
        bark *= dull;
        tine *= chime;
      }
      shape(voice, { attack: 0.004, release, seconds });
    },
  };
}

interface Hammer {
  /** Hz up to which a soft and a hard stroke excite the string. */
  soft: number;
  hard: number;
  /** Level of the felt's knock. */
  knock: number;
}

const FELT: Hammer = { soft: 700, hard: 2600, knock: 0.05 };
const GRAND: Hammer = { soft: 1300, hard: 5200, knock: 0.035 };

/** Two strings a note, slightly out of tune: one loud and short, the other soft and long. */
function strike({ left, right }: Stereo, { pitch, hz, velocity }: Tone, hammer: Hammer, random: Random): void {
  const stiffness = 0.00032 * Math.exp((pitch - 60) * 0.05);
  const reach = hammer.soft + (hammer.hard - hammer.soft) * velocity ** 1.6;
  const life = 14 * 2 ** (-(pitch - 55) / 17);
  const detune = between(random, 0.12, 0.3) + hz * 0.00016;
  const loud: Mode[] = [];
  const long: Mode[] = [];
  for (let k = 1; k <= 18; k++) {
    const partial = k * hz * Math.sqrt(1 + stiffness * k * k);
    const place = Math.abs(Math.sin((Math.PI * k) / 8.3)) + 0.12;
    const level = (place / k ** 0.75) * Math.exp((hz * 0.7 - partial) / reach);
    if (partial > 9000) break;
    const decay = life / (1 + 0.3 * (k - 1) + partial / 2600);
    const apart = detune * (k % 2 ? 1 : -0.7);
    loud.push({ hz: partial, amplitude: level * 0.8, decay: Math.max(0.15, decay * 0.42), phase: random() * 0.6 });
    long.push({
      hz: partial + apart,
      amplitude: level * 0.36,
      decay: Math.max(0.25, decay),
      phase: random() * 0.6,
    });
  }
  ring(left, loud);
  ring(right, long);
}

/** Places low notes slightly to the left, high ones to the right. */
function place({ left, right }: Stereo, { pitch, velocity }: Tone): void {
  const gain = 0.25 + 0.75 * velocity;
  const lean = Math.max(-0.25, Math.min(0.25, (pitch - 62) / 90));
  for (let i = 0; i < left.length; i++) {
    const [loud, long] = [left[i]!, right[i]!];
    left[i] = gain * (1 - lean) * (loud + 0.75 * long);
    right[i] = gain * (1 + lean) * (0.8 * loud + long);
  }
}

function knock({ left }: Stereo, velocity: number, level: number, random: Random): void {
  const thump = left.subarray(0, 3000);
  const noise = new Float32Array(thump.length);
  hiss(noise, random, level * (0.4 + velocity), (t) => Math.exp(-t / 0.012));
  filter(noise, biquad('lowpass', 900 + 900 * velocity));
  for (let i = 0; i < noise.length; i++) thump[i]! += noise[i]!;
}

function piano(hammer: Hammer): Instrument {
  const release = 0.35;
  const hit = takes(2, (voice, tone, random) => {
    strike(voice, tone, hammer, random);
    knock(voice, tone.velocity, hammer.knock, random);
    place(voice, tone);
  });
  return {
    release,
    play(voice, tone, random) {
      hit(voice, tone, random);
      shape(voice, { attack: hammer === FELT ? 0.004 : 0.002, release, seconds: tone.seconds });
    },
  };
}

/** A felt between hammer and string: close and soft. */
export const feltPiano = (): Instrument => piano(FELT);
export const grandPiano = (): Instrument => piano(GRAND);
