/** Linear light, red green blue; 1 is a white sheet in full light, a sun is more. */
export type Colour = readonly [number, number, number];

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

export function hex(code: string, gain = 1): Colour {
  const value = Number.parseInt(code.slice(1), 16);
  const part = (shift: number) => toLinear(((value >> shift) & 255) / 255) * gain;
  return [part(16), part(8), part(0)];
}

export function mix(a: Colour, b: Colour, share: number): Colour {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
}

export function scale(colour: Colour, gain: number): Colour {
  return [colour[0] * gain, colour[1] * gain, colour[2] * gain];
}

function toOklab([r, g, b]: Colour): Colour {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOklab([light, a, b]: Colour): Colour {
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    Math.max(0, 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    Math.max(0, -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    Math.max(0, -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

const RAMP_STEPS = 512;

/** Colours between stops, mixed as the eye does; three numbers per step. */
export interface Ramp {
  steps: number;
  values: Float32Array;
}

/** Each stop is a position from 0 to 1, a colour, and its brightness against paper: `0.3 #ffd9a0 1.6`. */
export function ramp(...stops: string[]): Ramp {
  const points = stops.map((stop) => {
    const [at, code = '', gain = 1] = stop.split(' ');
    return { at: Number(at), lab: toOklab(hex(code, Number(gain))) };
  });
  const values = new Float32Array((RAMP_STEPS + 1) * 3);
  for (let i = 0; i <= RAMP_STEPS; i++) {
    const place = i / RAMP_STEPS;
    const after = points.findIndex(({ at }) => at >= place);
    const high = points[after < 0 ? points.length - 1 : after]!;
    const low = points[after < 0 ? points.length - 1 : Math.max(0, after - 1)]!;
    const share = high.at > low.at ? (place - low.at) / (high.at - low.at) : 0;
    values.set(
      fromOklab(mix(low.lab, high.lab, smooth(Math.min(1, Math.max(0, share))) * 0.4 + clamp01(share) * 0.6)),
      i * 3,
    );
  }
  return { steps: RAMP_STEPS, values };
}

/** Index in `ramp.values` of the colour at 0…1. */
export function rampAt({ steps }: Ramp, place: number): number {
  return (place <= 0 ? 0 : place >= 1 ? steps : (place * steps + 0.5) | 0) * 3;
}

export function rampColour(ramp: Ramp, place: number): Colour {
  const i = rampAt(ramp, place);
  return [ramp.values[i]!, ramp.values[i + 1]!, ramp.values[i + 2]!];
}

export function clamp01(value: number): number {
  return value < 0 ? 0 : value > 1 ? 1 : value;
}

export function smooth(value: number): number {
  const v = clamp01(value);
  return v * v * (3 - 2 * v);
}

/** 0 at `from`, 1 at `to`, soft between; `from` may be the greater. */
export function step(from: number, to: number, value: number): number {
  return smooth((value - from) / (to - from));
}
