import { bloom } from '../paint/bloom.ts';
import { type Canvas, glow, vignette } from '../paint/canvas.ts';
import { clamp01 } from '../paint/colour.ts';
import { type Noise, createNoise, noise2 } from '../paint/noise.ts';
import type { Random } from '../../random.ts';
import { paintSky } from '../paint/sky.ts';
import { build, paintColumn } from './city-houses.ts';
import { paintSigns, addTrails } from './city-street-lights.ts';
import type { Street } from './city-street-look.ts';
import type { Paint } from './recipe.ts';

export function street(look: Street): Paint {
  return (canvas, random) => {
    paintStreet(canvas, look, random);
    addTrails(canvas, look, random);
    bloom(canvas, 0.7, 0.014, look.shine);
    bloom(canvas, 0.55, 0.07, look.shine * 0.4);
    look.weather?.(canvas, random);
    vignette(canvas, 0.6);
  };
}

/** Everything but the traffic. */
export function paintStreet(canvas: Canvas, look: Street, random: Random): void {
  const noise = createNoise(random);
  paintSky(canvas, look.sky, look.view.horizon);
  glow(canvas, 0.5, look.view.horizon, 0.75, look.end);
  glow(canvas, 0.5, look.view.horizon - 0.02, 0.25, look.end);
  const sides = [build(look, random), build(look, random)] as const;
  const bases = new Float32Array(canvas.width);
  for (let x = 0; x < canvas.width; x++)
    bases[x] = paintColumn(canvas, look, x < canvas.width / 2 ? sides[0] : sides[1], x);
  paintSigns(canvas, look, random);
  const sums = new Float64Array((canvas.height + 2) * 3);
  for (let x = 0; x < canvas.width; x++) paintGround(canvas, look, noise, x, bases[x]!, sums);
}

/** Wet asphalt: mirrors the column above its foot, stretched and broken up by the road. */
function paintGround(canvas: Canvas, look: Street, noise: Noise, x: number, base: number, sums: Float64Array): void {
  const { width, height, pixels } = canvas;
  const horizon = look.view.horizon * height;
  const from = Math.max(0, Math.floor(base));
  for (let row = 0, i = 0, at = x * 4; row <= from && row < height; row++, i += 3, at += width * 4)
    for (let part = 0; part < 3; part++) sums[i + 3 + part] = sums[i + part]! + pixels[at + part]!;
  const focal = look.view.lens * height;
  const { foot, haze } = look;
  for (let row = from, at = (from * width + x) * 4; row < height; row++, at += width * 4) {
    const z = (look.view.eye * focal) / Math.max(0.5, row + 0.5 - horizon);
    const lateral = ((x + 0.5 - width / 2) / focal) * z;
    const fine = z < 60 ? noise2(noise, lateral * 5, z * 1.6) * 0.5 * clamp01(30 / z) : 0;
    const rough = noise2(noise, lateral * 1.1, z * 0.45) + fine;
    const away = row + 0.5 - base;
    const middle = base - away * (1.15 + rough * 0.16);
    const long = 2 + away * 0.38;
    const a = Math.max(0, Math.min(from - 1, Math.floor(middle - long)));
    const b = Math.max(a + 1, Math.min(from, Math.ceil(middle + long)));
    const gain = (look.town.wet * clamp01(0.75 + rough * 0.55)) / (b - a);
    const veil = 1 - Math.exp(-z / look.view.clear);
    const paint = markings(lateral, z, look.view.wall) * 0.03;
    const cover = Math.min(1, row + 1 - base);
    for (let part = 0; part < 3; part++) {
      const seen = Math.max(0, sums[b * 3 + part]! - sums[a * 3 + part]!) * gain + foot[part]! * 0.06 + paint;
      const colour = seen + (haze[part]! - seen) * veil;
      pixels[at + part] = pixels[at + part]! * (1 - cover) + colour * cover;
    }
  }
}

/** White paint on the road: the middle line and dashes between lanes. */
function markings(lateral: number, z: number, wall: number): number {
  const lane = Math.abs(lateral);
  if (lane > wall * 0.72) return 0;
  const soft = clamp01(z / 300) * 0.2;
  if (lane < 0.22 + soft && lane > 0.08) return 1;
  const dash = z % 9 < 3.4;
  return dash && Math.abs(lane - wall * 0.34) < 0.07 + soft ? 1 : 0;
}
