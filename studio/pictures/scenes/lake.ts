import { createField, layField, vignette } from '../paint/canvas.ts';
import { clamp01, type Colour } from '../paint/colour.ts';
import { createNoise, fbm } from '../paint/noise.ts';
import { paintLand } from '../paint/view.ts';
import { paintWater } from '../paint/water.ts';
import { groundOf, landOf, type Peaks } from './mountains.ts';
import { paintAir } from './air.ts';
import type { Paint } from './recipe.ts';

export interface Lake extends Peaks {
  lake: number;
  ripple: number;
  deep: Colour;
  mistOnLake: number;
}

/** Mountains and their image in the water. */
export function lake(look: Lake): Paint {
  return (canvas, random) => {
    const noise = createNoise(random);
    paintAir(canvas, look, noise, random);
    const [land, view] = landOf(look, noise);
    paintLand(canvas, land, view, groundOf(look, land, view, noise, canvas.width / canvas.height));
    paintWater(canvas, noise, {
      edge: look.lake,
      horizon: look.lake - 0.015,
      lens: 1.2,
      scale: 40,
      rough: look.ripple,
      stretch: 2.6,
      deep: look.deep,
      haze: look.haze,
      hazy: 0.3,
      gain: 0.55,
      mirror: 0.6,
    });
    if (look.mistOnLake > 0) {
      const aspect = canvas.width / canvas.height;
      layField(
        canvas,
        createField(
          Math.round(200 * aspect),
          200,
          (x, y) =>
            look.mistOnLake *
            Math.exp(-(((y - look.lake + 0.01) / 0.045) ** 2)) *
            clamp01(0.5 + fbm(noise, x * aspect * 2.5, y * 9, 4) * 1.5),
        ),
        look.sunHaze,
      );
    }
    vignette(canvas, 0.5);
  };
}
