import { layWater, waterCodes } from '../film/live-water.ts';
import { plateOf } from '../film/planes.ts';
import { createSoft, fillSoft, laySoft } from '../film/soft.ts';
import { createCanvas } from '../paint/canvas.ts';
import { createNoise } from '../paint/noise.ts';
import { paintAir, paintClouds } from '../paint/sky.ts';
import { paintLand } from '../paint/view.ts';
import { createRipples } from '../paint/water.ts';
import { cloudGround, cloudLand, type CloudSea } from '../scenes/cloud-sea.ts';
import type { Shoot } from '../scenes/recipe.ts';
import { CALM, MOONLIT, SUNSET } from '../scenes/sea.ts';
import type { Sea } from '../scenes/seascape.ts';
import { CLOUD_SUNRISE, EVENING_GLOW } from '../scenes/sky.ts';
import { cloudLayers, showLayers, widthFor, type Layer, evenRow } from './parallax.ts';

/** A flight over clouds, drawn for every frame at a fifth of its size. */
function overClouds(look: CloudSea, speed: number): Shoot {
  return ({ width, height, standard }, random) => {
    const noise = createNoise(random);
    const back = createCanvas(width / 5, height / 5);
    paintAir(back, look, noise, random);
    const [land, view, detail] = cloudLand(noise, random, look);
    const canvas = createCanvas(back.width, back.height);
    const soft = createSoft(back.width, back.height);
    const ground = cloudGround(look, land, detail);
    return (planes, frame) => {
      canvas.pixels.set(back.pixels);
      paintLand(canvas, land, { ...view, x: view.x + frame * speed }, ground, 0.007);
      fillSoft(soft, canvas, standard);
      laySoft(planes, soft);
    };
  };
}

/** Evening clouds that drift in two heights. */
function driftingClouds(look: typeof EVENING_GLOW): Shoot {
  return (stage, random) => {
    const clouds = (speed: number) => ({ cover: 0.5, scale: look.clouds.scale * (1.3 - speed * 0.3) });
    return showLayers(cloudLayers(stage, random, createNoise(random), look, [1, 2], clouds), stage.height);
  };
}

export const SKY_CLIPS: Record<string, Shoot> = {
  'clip-sky-over-clouds': overClouds(CLOUD_SUNRISE, 0.35),
  'clip-sky-evening': driftingClouds(EVENING_GLOW),
};

/** Waves that run, under clouds that drift. */
function waves(look: Sea, pace: number): Shoot {
  return ({ width, height, frames, standard }, random) => {
    const noise = createNoise(random);
    const horizon = look.horizon + 0.03;
    const sky = createCanvas(width, height);
    paintAir(sky, { ...look, horizon, clouds: { ...look.clouds, cover: 0 } }, noise, random);
    const clouds = createCanvas(widthFor(width, frames, 0.5), height);
    paintClouds(clouds, noise, { ...look, horizon });
    const layers: Layer[] = [
      { plate: plateOf(sky, standard), speed: 0 },
      { plate: plateOf(clouds, standard), speed: 0.5 },
    ];
    const edge = evenRow(height, look.horizon);
    const show = showLayers(layers, edge);
    const water = { ...look, mirror: 0, ...look.waves, edge: edge / height, pace };
    const codes = waterCodes(standard, water);
    const ripples = createRipples(noise, look.waves.gain);
    return (planes, frame) => {
      show(planes, frame);
      layWater(planes, ripples, water, codes, frame / 25);
    };
  };
}

export const SEA_CLIPS: Record<string, Shoot> = {
  'clip-sea-sunset': waves(SUNSET, 1),
  'clip-sea-moon': waves(MOONLIT, 0.8),
  'clip-sea-calm': waves(CALM, 0.5),
};
