import { bloom } from '../paint/bloom.ts';
import { type Canvas, vignette } from '../paint/canvas.ts';
import { createNoise, type Noise } from '../paint/noise.ts';
import type { Random } from '../../random.ts';
import { paintWater, type Water } from '../paint/water.ts';
import { type Air, paintAir } from './air.ts';
import type { Paint } from './recipe.ts';

export interface Sea extends Air, Omit<Water, 'edge' | 'horizon'> {
  shine: number;
  /** What stands on the horizon. */
  extra?: (canvas: Canvas, random: Random, noise: Noise, edge: number) => void;
}

export function sea(look: Sea): Paint {
  return (canvas, random) => {
    const noise = createNoise(random);
    paintAir(canvas, { ...look, horizon: look.horizon + 0.03 }, noise, random);
    look.extra?.(canvas, random, noise, look.horizon);
    paintWater(canvas, noise, { ...look, edge: look.horizon });
    bloom(canvas, 0.9, 0.03, look.shine);
    vignette(canvas, 0.5);
  };
}
