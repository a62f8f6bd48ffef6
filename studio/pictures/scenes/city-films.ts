import { showPlate, createFlow, showFlow, type FlowLine } from '../film/flow.ts';
import { plateOf, type Planes, type Plate } from '../film/planes.ts';
import { rippleWater, type Waves } from '../film/ripple.ts';
import { findSwitches, showSwitches, twinkle } from '../film/switches.ts';
import { bloom } from '../paint/bloom.ts';
import { createCanvas, vignette, type Canvas } from '../paint/canvas.ts';
import { createNoise } from '../paint/noise.ts';
import { between, createRandom, type Random } from '../../random.ts';
import { createRipples } from '../paint/water.ts';
import { finishNight, paintPark } from './city-interchange.ts';
import { addStrand, layRoads, paintRoad, strandsOf, type Interchange } from './city-roads.ts';
import { paintCity, type River } from './city-river.ts';
import { paintStreet, type Street } from './city-street.ts';
import { addTrail, trailsOf } from './city-trails.ts';
import type { Shoot } from './recipe.ts';

const FRAMES_PER_SECOND = 25;
const WAVES: Omit<Waves, 'edge'> = { scale: 26, stretch: 3, push: 0.55, speed: 5 };

/** The same city twice from the same numbers: as it is, and with part of its windows dark. */
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

/** A city by the water: windows go on and off, the water moves, the camera may slide by `pan` whole pixels a frame. */
export function riverFilm(look: River, pan: 0 | 1, waves: Partial<Waves> = {}): Shoot {
  return ({ width, height, frames, standard }, random) => {
    const calm: River = { ...look, water: { ...look.water, push: 0, smear: 0.22 } };
    const [bright, dark] = paintTwice(width + pan * frames, height, calm, random).map((canvas) =>
      plateOf(canvas, standard),
    ) as [Plate, Plate];
    const edge = Math.round((look.shore * height) / 2) * 2;
    const switches = findSwitches(dark, bright, edge, twinkle(random, frames, 0.5));
    const ripples = createRipples(createNoise(random), 0.62);
    return (planes, frame) => {
      const shift = frame * pan;
      showRows(planes, bright, edge, shift);
      showSwitches(planes, switches, frame, shift, bright);
      rippleWater(planes, bright, ripples, { ...WAVES, ...waves, edge }, frame / FRAMES_PER_SECOND, shift);
    };
  };
}

function showRows(frame: Planes, plate: Plate, rows: number, shift: number): void {
  for (let row = 0; row < rows; row++)
    frame.luma.set(
      plate.luma.subarray(row * plate.width + shift, row * plate.width + shift + frame.width),
      row * frame.width,
    );
  const [to, from] = [frame.width / 2, plate.width / 2];
  for (let row = 0; row < rows / 2; row++) {
    const at = row * from + (shift >> 1);
    frame.blue.set(plate.blue.subarray(at, at + to), row * to);
    frame.red.set(plate.red.subarray(at, at + to), row * to);
  }
}

/** Cars drive through the street and leave short trails. */
export function streetFilm(look: Street): Shoot {
  return ({ width, height, standard }, random) => {
    const dark = createCanvas(width, height);
    paintStreet(dark, look, random);
    const trails = trailsOf(dark, look, random);
    const bright = { ...dark, pixels: dark.pixels.slice() };
    for (const trail of trails) addTrail(bright, look, trail);
    shine(dark, bright, look.shine);
    const lines: FlowLine[] = trails.map(({ points, coming }) => ({
      points,
      speed: (coming ? -1 : 1) * between(random, 26, 44),
    }));
    const focal = look.lens * height;
    const flow = createFlow(plateOf(dark, standard), plateOf(bright, standard), lines, random, (pixel) => {
      const below = Math.max(1, Math.floor(pixel / width) + 0.5 - look.horizon * height);
      return (((look.eye - 0.7) * focal) / below) * 22;
    });
    return (planes, frame) => {
      showPlate(planes, flow.dark);
      showFlow(planes, flow, frame);
    };
  };
}

/** The dark picture keeps a part of the glow that the cars throw on everything. */
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

/** Motorways from above with their traffic. */
export function interchangeFilm(look: Interchange): Shoot {
  return ({ width, height, standard }, random) => {
    const dark = createCanvas(width, height);
    paintPark(dark, look, random);
    const bright = { ...dark, pixels: dark.pixels.slice() };
    const strands = layRoads(dark, look).flatMap((road, i) => {
      for (const canvas of [dark, bright]) paintRoad(canvas, look, road, createRandom(i));
      const own = strandsOf(dark, look, road, random);
      for (const strand of own) addStrand(bright, { ...strand, light: strand.light + 0.35 });
      return own;
    });
    const night = { ...dark, pixels: dark.pixels.slice() };
    finishNight(night);
    finishNight(bright);
    for (let i = 0; i < dark.pixels.length; i++)
      dark.pixels[i] = night.pixels[i]! + (bright.pixels[i]! - night.pixels[i]!) * 0.12;
    const lines = strands.map(({ points, coming }) => ({ points, speed: (coming ? -1 : 1) * between(random, 14, 26) }));
    const flow = createFlow(
      plateOf(dark, standard),
      plateOf(bright, standard),
      lines,
      random,
      (_pixel, along) => along * 4,
    );
    return (planes, frame) => {
      showPlate(planes, flow.dark);
      showFlow(planes, flow, frame);
    };
  };
}
