import { between, createRandom, type Random } from '../../random.ts';
import { showPlate, createFlow, showFlow, findLamps, showLamps } from '../film/lights.ts';
import { plateOf } from '../film/planes.ts';
import { rippleWater } from '../film/live-water.ts';
import { bloom } from '../paint/bloom.ts';
import { createCanvas, vignette, type Canvas } from '../paint/canvas.ts';
import { createNoise } from '../paint/noise.ts';
import { createRipples } from '../paint/water.ts';
import { NEON } from '../scenes/city-neon-looks.ts';
import { paintCity, type River } from '../scenes/city-river.ts';
import { addTrail, trailsOf } from '../scenes/city-street-lights.ts';
import { paintStreet } from '../scenes/city-street.ts';
import { DUSK_STREET, type Street } from '../scenes/city-street-look.ts';
import type { Shoot } from '../scenes/recipe.ts';

const FRAMES_PER_SECOND = 25;

/** Paints the same city twice from the same numbers: as it is, and with some windows dark. */
function paintTwice(width: number, height: number, look: River, random: Random): [bright: Canvas, dark: Canvas] {
  const seed = Math.floor(random() * 2 ** 31);
  const paint = (dim: boolean) => {
    const canvas = createCanvas(width, height);
    paintCity(canvas, dim ? { ...look, skyline: { ...look.skyline, asleep: 0.3 } } : look, createRandom(seed));
    bloom(canvas, 0.75, 0.012, look.shine);
    bloom(canvas, 0.6, 0.06, look.shine * 0.35);
    return canvas;
  };
  return [paint(false), paint(true)];
}

/** A city by the water: windows go on and off, and the water moves. */
function riverFilm(look: River): Shoot {
  return ({ width, height, frames, standard }, random) => {
    const calm: River = { ...look, water: { ...look.water, push: 0, smear: 0.22 } };
    const [bright, dark] = paintTwice(width, height, calm, random).map((canvas) => plateOf(canvas, standard));
    const edge = Math.round((look.shore * height) / 2) * 2;
    const lamps = findLamps(dark!, bright!, edge, frames, random);
    const ripples = createRipples(createNoise(random), 0.62);
    const waves = { edge, scale: 26, stretch: 3, push: 0.55, speed: 5 };
    return (planes, frame) => {
      showPlate(planes, bright!);
      showLamps(planes, dark!, lamps, frame);
      rippleWater(planes, bright!, ripples, waves, frame / FRAMES_PER_SECOND);
    };
  };
}

/** Cars drive through the street and leave short trails. */
function streetFilm(look: Street): Shoot {
  return ({ width, height, standard }, random) => {
    const dark = createCanvas(width, height);
    paintStreet(dark, look, random);
    const trails = trailsOf(dark, look, random);
    const bright = { ...dark, pixels: dark.pixels.slice() };
    for (const trail of trails) addTrail(bright, look.haze, trail);
    shine(dark, bright, look.shine);
    const lines = trails.map(({ points, coming }) => ({ points, speed: (coming ? -1 : 1) * between(random, 26, 44) }));
    const focal = look.view.lens * height;
    const flow = createFlow(plateOf(dark, standard), plateOf(bright, standard), lines, random, (pixel) => {
      const below = Math.max(1, Math.floor(pixel / width) + 0.5 - look.view.horizon * height);
      return (((look.view.eye - 0.7) * focal) / below) * 22;
    });
    return (planes, frame) => {
      showPlate(planes, flow.dark);
      showFlow(planes, flow, frame);
    };
  };
}

/** Gives the dark picture a part of the glow that the cars cast on everything. */
function shine(dark: Canvas, bright: Canvas, strength: number): void {
  const night = { ...dark, pixels: dark.pixels.slice() };
  bloom(bright, 0.7, 0.014, strength);
  bloom(bright, 0.55, 0.07, strength * 0.4);
  bloom(night, 0.7, 0.014, strength);
  for (let i = 0; i < dark.pixels.length; i++)
    dark.pixels[i] = night.pixels[i]! + (bright.pixels[i]! - night.pixels[i]!) * 0.1;
  vignette(dark, 0.6);
  vignette(bright, 0.6);
}

export const CITY_CLIPS: Record<string, Shoot> = {
  'city-clip-neon-water': riverFilm(NEON),
  'city-clip-street-trails': streetFilm(DUSK_STREET),
};
