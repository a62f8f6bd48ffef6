import { screenValue } from './develop.ts';

/** How light becomes the numbers of a video: ordinary (Rec. 709, 8 bit) or high dynamic range (Rec. 2020, HLG, 10 bit). */
export interface Standard {
  hdr: boolean;
  /** Signal 0…1 of linear red, green and blue, written to out[0…2]. */
  signal(r: number, g: number, b: number, out: Float32Array): void;
  red: number;
  blue: number;
  /** Codes of black, of white less black, and of no colour; how far colour reaches. */
  black: number;
  range: number;
  neutral: number;
  chroma: number;
}

export const SDR: Standard = {
  hdr: false,
  signal(r, g, b, out) {
    out[0] = screenValue(r) / 255;
    out[1] = screenValue(g) / 255;
    out[2] = screenValue(b) / 255;
  },
  red: 0.2126,
  blue: 0.0722,
  black: 16,
  range: 219,
  neutral: 128,
  chroma: 224,
};

const HLG_STEPS = 4096;
/** A white sheet (1) stands at three quarters of the signal, so that lights may be nearly four times as bright. */
const WHITE = 0.265;
const HLG = Float32Array.from({ length: HLG_STEPS + 1 }, (_, i) => {
  const light = (i / HLG_STEPS) ** 2;
  return light <= 1 / 12 ? Math.sqrt(3 * light) : 0.17883277 * Math.log(12 * light - 0.28466892) + 0.55991073;
});

function hlg(light: number): number {
  const scaled = light * WHITE;
  const soft = scaled < 0.7 ? scaled : 0.7 + 0.3 * (1 - Math.exp((0.7 - scaled) / 0.3));
  return HLG[(Math.sqrt(soft) * HLG_STEPS + 0.5) | 0]!;
}

export const HDR: Standard = {
  hdr: true,
  signal(r, g, b, out) {
    out[0] = hlg(0.6274 * r + 0.3293 * g + 0.0433 * b);
    out[1] = hlg(0.0691 * r + 0.9195 * g + 0.0114 * b);
    out[2] = hlg(0.0164 * r + 0.088 * g + 0.8956 * b);
  },
  red: 0.2627,
  blue: 0.0593,
  black: 64,
  range: 876,
  neutral: 512,
  chroma: 896,
};
