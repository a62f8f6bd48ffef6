import { layWater, waterCodes } from '../film/live-water.ts';
import { plateOf } from '../film/planes.ts';
import { createCanvas } from '../paint/canvas.ts';
import { createNoise } from '../paint/noise.ts';
import { paintClouds, paintAir } from '../paint/sky.ts';
import { createRipples } from '../paint/water.ts';
import type { Shoot } from '../scenes/recipe.ts';
import { CALM, MOONLIT, SUNSET } from '../scenes/sea.ts';
import type { Sea } from '../scenes/seascape.ts';
import { hiddenFrom, layLayers, widthFor, type Layer, evenRow } from './parallax.ts';

/** Waves that run, under clouds that drift. */
function waves(look: Sea, pace: number): Shoot {
  return ({ width, height, frames, standard }, random) => {
    const noise = createNoise(random);
    const horizon = look.horizon + 0.03;
    const sky = createCanvas(width, height);
    paintAir(sky, { ...look, horizon, clouds: { ...look.clouds, cover: 0 } }, noise, random);
    const clouds = createCanvas(widthFor(width, frames, 0.5), height);
    paintClouds(clouds, noise, look.clouds, horizon, look.sun);
    const layers: Layer[] = [
      { plate: plateOf(sky, standard), speed: 0 },
      { plate: plateOf(clouds, standard), speed: 0.5 },
    ];
    const edge = evenRow(height, look.horizon);
    const hidden = hiddenFrom(layers, edge);
    const water = { ...look, mirror: 0, ...look.waves, edge: edge / height, pace };
    const codes = waterCodes(standard, water);
    const ripples = createRipples(noise, look.waves.gain);
    return (planes, frame) => {
      layLayers(planes, layers, hidden, frame);
      layWater(planes, ripples, water, codes, frame / 25);
    };
  };
}

export const SEA_CLIPS: Record<string, Shoot> = {
  'clip-sea-sunset': waves(SUNSET, 1),
  'clip-sea-moon': waves(MOONLIT, 0.8),
  'clip-sea-calm': waves(CALM, 0.5),
};
