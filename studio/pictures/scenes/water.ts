import { createField, layField, vignette } from '../paint/canvas.ts';
import { clamp01, type Colour, hex, ramp } from '../paint/colour.ts';
import { createNoise, fbm } from '../paint/noise.ts';
import { paintAir } from '../paint/sky.ts';
import { paintLand } from '../paint/view.ts';
import { paintWater } from '../paint/water.ts';
import { AUTUMN, DAWN, SNOW } from './mountain-looks.ts';
import { groundOf, landOf, type Peaks } from './mountains.ts';
import { pool, rain, underwater } from './in-water.ts';
import { type Paint, LANDSCAPE, PANORAMA, type PhotoRecipe, PORTRAIT, photo } from './recipe.ts';

export interface Lake extends Peaks {
  lake: number;
  ripple: number;
  deep: Colour;
  mistOnLake: number;
}

/** Mountains and their image in the water. */
function lake(look: Lake): Paint {
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

export const MIRROR_LAKE: Lake = {
  ...SNOW,
  view: { ...SNOW.view, spot: 5, above: 0.06, tilt: 0.54, clearing: 420, lens: 1.3, near: 60 },
  lake: 0.58,
  land: { ...SNOW.land, relief: 260 },
  ripple: 0.025,
  deep: hex('#16303c', 0.6),
  mistOnLake: 0.5,
};

export const BLUE_DEPTH = ramp('0 #8fe4ea', '0.3 #1f9cc0', '0.7 #0a4f86', '1 #04203f');

export const SUN_IN_WATER = hex('#d0fbff', 0.5);

export const WATER: Record<string, PhotoRecipe> = {
  'water-mirror-lake-01': photo(LANDSCAPE, lake, MIRROR_LAKE),
  'water-autumn-lake-02': photo(PANORAMA, lake, {
    ...AUTUMN,
    view: { ...AUTUMN.view, spot: 11, above: 0.1, tilt: 0.5, clearing: 380, lens: 1.2, near: 60 },
    lake: 0.56,
    land: { ...AUTUMN.land, relief: 170 },
    ripple: 0.05,
    deep: hex('#123038', 0.6),
    mistOnLake: 0.35,
  }),
  'water-misty-lake-03': photo(PORTRAIT, lake, {
    ...DAWN,
    view: { ...DAWN.view, spot: 18, above: 0.1, tilt: 0.5, clearing: 340, lens: 1.0, near: 60 },
    lake: 0.56,
    land: { ...DAWN.land, relief: 190 },
    ripple: 0.03,
    deep: hex('#3a3638', 0.6),
    mistOnLake: 0.9,
    weather: { ...DAWN.weather, clear: 520 },
  }),
  'water-pool-04': { size: LANDSCAPE, paint: pool },
  'water-rain-window-05': {
    size: LANDSCAPE,
    paint: rain(ramp('0 #0a1222', '0.5 #1c2a44', '1 #0c0f1a'), [
      hex('#ffb45a'),
      hex('#ff5a3a'),
      hex('#7fc0ff'),
      hex('#ffe0b0'),
      hex('#4fe0b0'),
    ]),
  },
  'water-underwater-06': { size: LANDSCAPE, paint: underwater(BLUE_DEPTH, SUN_IN_WATER) },
};
