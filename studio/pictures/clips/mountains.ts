import { codesOf, plateOf } from '../film/planes.ts';
import { layVeil } from '../film/soft.ts';
import { createCanvas } from '../paint/canvas.ts';
import { clamp01 } from '../paint/colour.ts';
import { createNoise, createTile, readTile } from '../paint/noise.ts';
import { paintAir } from '../paint/sky.ts';
import { paintLand } from '../paint/view.ts';
import { DAWN, DUSK, SNOW, SPRING } from '../scenes/mountain-looks.ts';
import { groundOf, landOf, type Peaks } from '../scenes/mountains.ts';
import type { Shoot } from '../scenes/recipe.ts';
import { cloudLayers, evenRow, landLayers, showLayers } from './parallax.ts';

const seenFrom = (look: Peaks, spot: number): Peaks => ({ ...look, view: { ...look.view, spot } });

/** The camera slides past ridges; near ones move faster, and mist drifts before them. */
function slide(look: Peaks, edges: readonly number[], speeds: readonly number[], mist: number): Shoot {
  return (stage, random) => {
    const { width, height, standard } = stage;
    const noise = createNoise(random);
    const tile = createTile(noise, 256, 4, 4, 0.5);
    const sky = createCanvas(width, height);
    paintAir(sky, look, noise, random);
    const [land, view] = landOf(look, noise);
    const ground = groundOf(look, land, view, noise, width / height);
    const layers = landLayers(stage, sky, edges, speeds, (canvas, slice) =>
      paintLand(canvas, land, { ...view, ...slice }, ground),
    );
    const show = showLayers(layers, height);
    const alpha = new Float32Array(160 * 90);
    const veil = codesOf(standard, look.sunHaze);
    const [top, bottom] = [evenRow(height, 40 / 90), evenRow(height, 76 / 90)];
    return (planes, frame) =>
      show(planes, frame, (index) => {
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

/** A still land under fast clouds, as in a time lapse. */
function hurryingClouds(look: Peaks, speeds: readonly number[]): Shoot {
  return (stage, random) => {
    const { width, height, standard } = stage;
    const noise = createNoise(random);
    const layers = cloudLayers(stage, random, noise, look, speeds, (speed) => ({
      scale: look.clouds.scale * (1.5 - speed * 0.2),
    }));
    const front = createCanvas(width, height);
    const [land, view] = landOf(look, noise);
    paintLand(front, land, view, groundOf(look, land, view, noise, width / height));
    layers.push({ plate: plateOf(front, standard), speed: 0 });
    return showLayers(layers, height);
  };
}

export const MOUNTAIN_CLIPS: Record<string, Shoot> = {
  'clip-mountains-dawn-slide': slide(DAWN, [70, 260, 600, 2200], [3, 2, 1], 0.5),
  'clip-mountains-snow-slide': slide(seenFrom(SNOW, 8), [120, 420, 2200], [2, 1], 0),
  'clip-mountains-dusk-slide': slide(DUSK, [160, 420, 900, 2200], [3, 2, 1], 0.35),
  'clip-mountains-haze-slide': slide(seenFrom(DAWN, 40), [90, 320, 760, 2200], [3, 2, 1], 0.4),
  'clip-mountains-clouds': hurryingClouds({ ...SPRING, clouds: { ...SPRING.clouds, cover: 0.5 } }, [2, 3]),
};
