import type { Canvas } from '../paint/canvas.ts';
import type { Ramp } from '../paint/colour.ts';
import type { Noise } from '../paint/noise.ts';
import type { Random } from '../../random.ts';
import { type Clouds, paintClouds, paintSky, paintSun, type Sun } from '../paint/sky.ts';
import { paintStars } from '../paint/stars.ts';

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
  if (air.clouds.cover > 0) paintClouds(canvas, noise, air.clouds, air.horizon, air.sun);
}
