import type { Random } from '../../random.ts';
import { createField, glow, readField, type Canvas, type Field, lay } from './canvas.ts';
import { clamp01, rampAt, smooth, type Colour, type Ramp, mix } from './colour.ts';
import { fbm, type Noise } from './noise.ts';
import { paintStars } from './stars.ts';

interface Sun {
  x: number;
  y: number;
  /** Of the disc, in picture heights. */
  size: number;
  colour: Colour;
  /** How far the light around it reaches, in picture heights. */
  reach: number;
  halo: Colour;
}

interface Clouds {
  /** 0 clear to 1 closed. */
  cover: number;
  /** How many cloud banks across. */
  scale: number;
  /** 1 for heaps, more for streaks. */
  stretch: number;
  soft: number;
  lit: Colour;
  shade: Colour;
  drift?: number;
}

/** Paints the sky from the top of the picture (0 on the ramp) down to the horizon (1). */
export function paintSky(canvas: Canvas, colours: Ramp, horizon: number): void {
  const { width, height, pixels } = canvas;
  for (let y = 0; y < height; y++) {
    const from = rampAt(colours, (y + 0.5) / height / horizon);
    const [r, g, b] = colours.values.subarray(from, from + 3) as unknown as Colour;
    for (let x = 0, at = y * width * 4; x < width; x++, at += 4) {
      pixels[at] = r;
      pixels[at + 1] = g;
      pixels[at + 2] = b;
      pixels[at + 3] = 1;
    }
  }
}

function paintSun(canvas: Canvas, sun: Sun): void {
  glow(canvas, sun.x, sun.y, sun.reach, sun.halo);
  glow(canvas, sun.x, sun.y, sun.reach * 0.28, sun.halo);
  if (sun.size <= 0) return;
  const { width, height, pixels } = canvas;
  const radius = sun.size * height;
  const [cx, cy] = [sun.x * width, sun.y * height];
  for (let row = Math.max(0, Math.floor(cy - radius - 2)); row < Math.min(height, cy + radius + 2); row++)
    for (let column = Math.max(0, Math.floor(cx - radius - 2)); column < Math.min(width, cx + radius + 2); column++) {
      const inside = clamp01((radius - Math.hypot(column + 0.5 - cx, row + 0.5 - cy)) / 1.5 + 0.5);
      const at = (row * width + column) * 4;
      for (let part = 0; part < 3; part++)
        pixels[at + part] = pixels[at + part]! * (1 - inside) + sun.colour[part]! * inside;
    }
}

type Cloudy = Pick<Air, 'clouds' | 'horizon' | 'sun'>;

/** Density of the clouds and light at each position, seen from below in perspective. */
function cloudFields(aspect: number, noise: Noise, { clouds, horizon, sun }: Cloudy): [Field, Field] {
  const rows = 300;
  const columns = Math.round(rows * Math.min(2.5, aspect));
  const { cover, scale, stretch, soft, drift = 0 } = clouds;
  const low = 0.45 - cover * 0.8;
  const density = (x: number, y: number) => {
    const up = Math.max(0, horizon - y) + 0.14;
    const px = ((x - 0.5) * aspect * scale * 0.42) / Math.sqrt(up) + drift;
    const py = Math.log(up) * scale * stretch * 0.42;
    const bend = fbm(noise, px * 1.3 + 3.1, py * 1.3, 3) * 0.35;
    return fbm(noise, px + bend, py - bend * 0.5, 7, 0.55) - low;
  };
  const thickness = createField(columns, rows, (x, y) =>
    y > horizon + 0.02 ? 0 : smooth(density(x, y) / (0.3 * soft + 0.02)),
  );
  const light = createField(columns, rows, (x, y) => {
    if (y > horizon + 0.02) return 0;
    const away = Math.hypot((sun.x - x) * aspect, sun.y - y) + 0.05;
    const toX = ((sun.x - x) / away) * 0.035;
    const toY = ((sun.y - y) / away) * 0.035;
    const here = density(x, y);
    const rim = clamp01(0.55 + (here - density(x + toX, y + toY)) * 1.9 - here * 0.6);
    return rim * (0.6 + 0.7 / (1 + away * away * 4));
  });
  return [thickness, light];
}

export function paintClouds({ width, height, pixels }: Canvas, noise: Noise, air: Cloudy): void {
  const [thickness, light] = cloudFields(width / height, noise, air);
  const { horizon, clouds } = air;
  const { lit, shade } = clouds;
  const bottom = Math.min(height, Math.ceil((horizon + 0.02) * height));
  for (let y = 0, at = 0; y < bottom; y++) {
    const fade = smooth((horizon - y / height) / 0.07);
    for (let x = 0; x < width; x++, at += 4) {
      const alpha = readField(thickness, (x + 0.5) / width, (y + 0.5) / height) * fade;
      if (alpha < 0.002) continue;
      const bright = readField(light, (x + 0.5) / width, (y + 0.5) / height);
      const [r, g, b] = mix(shade, lit, bright);
      lay(pixels, at, r, g, b, alpha);
    }
  }
}

export interface Air {
  sky: Ramp;
  sun: Sun;
  clouds: Clouds;
  stars?: number;
  /** Where the sky's colours end. */
  horizon: number;
}

export function paintAir(canvas: Canvas, air: Air, noise: Noise, random: Random): void {
  paintSky(canvas, air.sky, air.horizon);
  if (air.stars) paintStars(canvas, random, air.stars, air.horizon);
  paintSun(canvas, air.sun);
  if (air.clouds.cover > 0) paintClouds(canvas, noise, air);
}
