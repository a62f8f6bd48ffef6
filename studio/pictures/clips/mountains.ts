import { codesOf, plateOf } from '../film/planes.ts';
import { layVeil } from '../film/soft.ts';
import { createCanvas } from '../paint/canvas.ts';
import { clamp01 } from '../paint/colour.ts';
import { createNoise, createTile, readTile } from '../paint/noise.ts';
import { paintClouds, paintAir } from '../paint/sky.ts';
import { paintLand } from '../paint/view.ts';
import { DAWN, DUSK, SNOW, SPRING } from '../scenes/mountain-looks.ts';
import { groundOf, landOf, type Peaks } from '../scenes/mountains.ts';
import type { Shoot } from '../scenes/recipe.ts';
import { hiddenFrom, layLayers, widthFor, type Layer, evenRow } from './parallax.ts';

/** The camera slides past ridges; near ones move faster, and mist drifts before them. */
function slide(look: Peaks, edges: readonly number[], speeds: readonly number[], mist: number): Shoot {
  return ({ width, height, frames, standard }, random) => {
    const noise = createNoise(random);
    const tile = createTile(noise, 256, 4, 4, 0.5);
    const sky = createCanvas(width, height);
    paintAir(sky, look, noise, random);
    const layers: Layer[] = [{ plate: plateOf(sky, standard), speed: 0 }];
    const [land, view] = landOf(look, noise);
    const ground = groundOf(look, land, view, noise, width / height);
    for (let i = edges.length - 2; i >= 0; i--) {
      const canvas = createCanvas(widthFor(width, frames, speeds[i]!), height);
      paintLand(canvas, land, { ...view, near: edges[i]!, far: edges[i + 1]! }, ground);
      layers.push({ plate: plateOf(canvas, standard), speed: speeds[i]! });
    }
    const hidden = hiddenFrom(layers, height);
    const alpha = new Float32Array(160 * 90);
    const veil = codesOf(standard, look.sunHaze);
    const [top, bottom] = [evenRow(height, 40 / 90), evenRow(height, 76 / 90)];
    return (planes, frame) =>
      layLayers(planes, layers, hidden, frame, (index) => {
        if (mist === 0 || index !== layers.length - 2) return;
        for (let y = 40, at = 40 * 160; y < 76; y++)
          for (let x = 0; x < 160; x++, at++) {
            const cloud = readTile(tile, x * 0.9 + frame * 0.4, y * 2);
            alpha[at] = mist * clamp01(0.35 + cloud * 1.3) * Math.max(0, 1 - ((y - 58) / 18) ** 2);
          }
        layVeil(planes, alpha, 160, veil, top, bottom);
      });
  };
}

/** A still land under clouds that hurry, as in a time lapse. */
function hurryingClouds(look: Peaks, speeds: readonly number[]): Shoot {
  return ({ width, height, frames, standard }, random) => {
    const noise = createNoise(random);
    const sky = createCanvas(width, height);
    paintAir(sky, { ...look, clouds: { ...look.clouds, cover: 0 } }, noise, random);
    const layers: Layer[] = [{ plate: plateOf(sky, standard), speed: 0 }];
    for (const speed of speeds) {
      const clouds = createCanvas(widthFor(width, frames, speed), height);
      paintClouds(
        clouds,
        createNoise(random),
        { ...look.clouds, scale: look.clouds.scale * (1.5 - speed * 0.2) },
        look.horizon,
        look.sun,
      );
      layers.push({ plate: plateOf(clouds, standard), speed });
    }
    const front = createCanvas(width, height);
    const [land, view] = landOf(look, noise);
    paintLand(front, land, view, groundOf(look, land, view, noise, width / height));
    layers.push({ plate: plateOf(front, standard), speed: 0 });
    const hidden = hiddenFrom(layers, height);
    return (planes, frame) => layLayers(planes, layers, hidden, frame);
  };
}

export const MOUNTAIN_CLIPS: Record<string, Shoot> = {
  'clip-mountains-dawn-slide': slide(DAWN, [70, 260, 600, 2200], [3, 2, 1], 0.5),
  'clip-mountains-snow-slide': slide({ ...SNOW, view: { ...SNOW.view, spot: 8 } }, [120, 420, 2200], [2, 1], 0),
  'clip-mountains-dusk-slide': slide(DUSK, [160, 420, 900, 2200], [3, 2, 1], 0.35),
  'clip-mountains-haze-slide': slide(
    { ...DAWN, view: { ...DAWN.view, spot: 40 } },
    [90, 320, 760, 2200],
    [3, 2, 1],
    0.4,
  ),
  'clip-mountains-clouds': hurryingClouds({ ...SPRING, clouds: { ...SPRING.clouds, cover: 0.5 } }, [2, 3]),
};
