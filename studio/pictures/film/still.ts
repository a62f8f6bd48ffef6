import { type Planes, SDR } from './planes.ts';

/** One frame of ordinary video as red, green and blue. */
export function stillOf({ width, height, luma, blue, red }: Planes): Buffer {
  const { black, range, neutral, chroma } = SDR;
  const green = 1 - SDR.red - SDR.blue;
  const pixels = Buffer.alloc(width * height * 3);
  for (let i = 0; i < width * height; i += 1) {
    const small = (Math.floor(i / width) >> 1) * (width / 2) + ((i % width) >> 1);
    const y = (luma[i]! - black) / range;
    const b = y + ((blue[small]! - neutral) * (2 - 2 * SDR.blue)) / chroma;
    const r = y + ((red[small]! - neutral) * (2 - 2 * SDR.red)) / chroma;
    const g = (y - SDR.red * r - SDR.blue * b) / green;
    for (const [place, light] of [r, g, b].entries())
      pixels[i * 3 + place] = Math.max(0, Math.min(255, Math.round(light * 255)));
  }
  return pixels;
}
