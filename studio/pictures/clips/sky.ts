import { plateOf } from '../film/planes.ts';
import { createSoft, fillSoft, laySoft } from '../film/soft.ts';
import { createCanvas } from '../paint/canvas.ts';
import { createNoise } from '../paint/noise.ts';
import { paintClouds, paintAir } from '../paint/sky.ts';
import { paintLand } from '../paint/view.ts';
import { cloudGround, cloudLand, type CloudSea } from '../scenes/cloud-sea.ts';
import { CLOUD_SUNRISE, EVENING_GLOW } from '../scenes/sky.ts';
import type { Shoot } from '../scenes/recipe.ts';
import { hiddenFrom, layLayers, widthFor, type Layer } from './parallax.ts';

/** A flight over clouds, drawn anew for every frame in a fifth of its size. */
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
  return ({ width, height, frames, standard }, random) => {
    const sky = createCanvas(width, height);
    paintAir(sky, { ...look, clouds: { ...look.clouds, cover: 0 } }, createNoise(random), random);
    const layers: Layer[] = [{ plate: plateOf(sky, standard), speed: 0 }];
    for (const speed of [1, 2]) {
      const clouds = createCanvas(widthFor(width, frames, speed), height);
      paintClouds(
        clouds,
        createNoise(random),
        { ...look.clouds, cover: 0.5, scale: look.clouds.scale * (1.3 - speed * 0.3) },
        look.horizon,
        look.sun,
      );
      layers.push({ plate: plateOf(clouds, standard), speed });
    }
    const hidden = hiddenFrom(layers, height);
    return (planes, frame) => layLayers(planes, layers, hidden, frame);
  };
}

export const SKY_CLIPS: Record<string, Shoot> = {
  'clip-sky-over-clouds': overClouds(CLOUD_SUNRISE, 0.35),
  'clip-sky-evening': driftingClouds(EVENING_GLOW),
};
