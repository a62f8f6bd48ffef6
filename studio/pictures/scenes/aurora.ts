import { addGlow, auroraGlow, type Curtain } from '../paint/aurora.ts';
import { bloom } from '../paint/bloom.ts';
import { vignette } from '../paint/canvas.ts';
import { hex, ramp, type Colour } from '../paint/colour.ts';
import { createNoise } from '../paint/noise.ts';
import { paintLand } from '../paint/view.ts';
import { paintWater } from '../paint/water.ts';
import { groundOf, landOf, type Peaks } from './mountains.ts';
import { paintAir } from '../paint/sky.ts';
import { MOON } from './mountain-looks.ts';
import { LANDSCAPE, PANORAMA, PORTRAIT, type Paint, type PhotoRecipe, photo } from './recipe.ts';

export interface Aurora extends Peaks {
  curtains: Curtain[];
  /** Where a lake begins, if there is one. */
  lake?: number;
  ripple?: number;
}

function aurora(look: Aurora): Paint {
  return (canvas, random) => {
    const noise = createNoise(random);
    paintAir(canvas, look, noise, random);
    addGlow(canvas, auroraGlow(noise, look.curtains, [Math.round((480 * canvas.width) / canvas.height), 480], 0));
    const [land, view] = landOf(look, noise);
    paintLand(canvas, land, view, groundOf(look, land, view, noise, canvas.width / canvas.height));
    if (look.lake)
      paintWater(canvas, noise, {
        edge: look.lake,
        horizon: look.lake - 0.02,
        lens: 1.2,
        scale: 30,
        rough: look.ripple ?? 0.06,
        stretch: 2.4,
        deep: hex('#04101a', 0.5),
        haze: hex('#1c3a4c'),
        hazy: 0.25,
        gain: 0.55,
        mirror: 0.55,
      });
    bloom(canvas, 0.5, 0.05, 0.35);
    vignette(canvas, 0.5);
  };
}

type Hues = Pick<Curtain, 'hem' | 'body' | 'top'>;
const green: Hues = { hem: hex('#9dffb8'), body: hex('#2fe07c'), top: hex('#5a3fb0', 0.8) };
const rose: Hues = { hem: hex('#ff7fb0'), body: hex('#4fe0a0'), top: hex('#8a3fd0', 0.9) };
const teal: Hues = { hem: hex('#b8fff0'), body: hex('#2cc9c0'), top: hex('#2f4fd0', 0.9) };
const curtain = (colours: Hues, rest: Omit<Curtain, keyof Hues>): Curtain => ({ ...colours, ...rest });

const NORTH: Aurora = {
  ...MOON,
  sky: ramp('0 #030812', '0.6 #0a1c2c', '1 #1c4450'),
  stars: 1100,
  sun: { ...MOON.sun, size: 0, halo: [0, 0, 0] as Colour },
  clouds: { ...MOON.clouds, cover: 0 },
  light: hex('#8fe8c8', 0.5),
  ambient: hex('#2f5484', 0.65),
  haze: hex('#12303f', 0.85),
  sunHaze: hex('#1f5450'),
  land: { ...MOON.land, snowLine: 0.25, relief: 150, cells: 2, roughness: 0.5 },
  view: { ...MOON.view, spot: 4, above: 0.14, tilt: 0.6, lens: 1.1, near: 60, clearing: 330 },
  weather: { ...MOON.weather, clear: 2400, mist: 1 },
  horizon: 0.64,
  curtains: [],
};
export const LAKE_NIGHT: Aurora = {
  ...NORTH,
  lake: 0.64,
  curtains: [
    curtain(green, { x: 0.42, y: 0.36, width: 1.3, sway: 0.06, folds: 2.6, tall: 0.42, light: 0.3, seed: 3 }),
    curtain(green, { x: 0.66, y: 0.46, width: 1, sway: 0.04, folds: 3, tall: 0.3, light: 0.2, seed: 17 }),
  ],
};
export const ROSE_NIGHT: Aurora = {
  ...NORTH,
  view: { ...NORTH.view, spot: 9, above: 0.3 },
  curtains: [
    curtain(rose, { x: 0.5, y: 0.38, width: 1.5, sway: 0.08, folds: 2, tall: 0.5, light: 0.3, seed: 31 }),
    curtain(rose, { x: 0.3, y: 0.46, width: 1.1, sway: 0.05, folds: 2.4, tall: 0.3, light: 0.16, seed: 8 }),
  ],
};
const TEAL_NIGHT: Aurora = {
  ...NORTH,
  view: { ...NORTH.view, spot: 14, tilt: 0.64 },
  lake: 0.68,
  horizon: 0.68,
  curtains: [
    curtain(teal, { x: 0.3, y: 0.42, width: 0.9, sway: 0.07, folds: 2, tall: 0.45, light: 0.26, seed: 51 }),
    curtain(green, { x: 0.74, y: 0.42, width: 0.8, sway: 0.07, folds: 1.6, tall: 0.5, light: 0.24, seed: 71 }),
  ],
};
const ARC_NIGHT: Aurora = {
  ...NORTH,
  view: { ...NORTH.view, spot: 23, above: 0.35, tilt: 0.72, clearing: 260 },
  land: { ...NORTH.land, relief: 120 },
  horizon: 0.74,
  curtains: [
    curtain(green, { x: 0.5, y: 0.5, width: 1.6, sway: 0.1, folds: 1.2, tall: 0.3, light: 0.22, seed: 90 }),
    curtain(green, { x: 0.5, y: 0.34, width: 1.6, sway: 0.09, folds: 1.5, tall: 0.28, light: 0.2, seed: 120 }),
    curtain(teal, { x: 0.5, y: 0.2, width: 1.5, sway: 0.06, folds: 1.8, tall: 0.24, light: 0.14, seed: 140 }),
  ],
};
export const AURORA: Record<string, PhotoRecipe> = {
  'aurora-lake-01': photo(LANDSCAPE, aurora, LAKE_NIGHT),
  'aurora-rose-02': photo(PORTRAIT, aurora, ROSE_NIGHT),
  'aurora-teal-03': photo(PANORAMA, aurora, TEAL_NIGHT),
  'aurora-arcs-04': photo(LANDSCAPE, aurora, ARC_NIGHT),
};
