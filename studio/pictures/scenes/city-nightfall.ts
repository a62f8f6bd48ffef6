import { type Plate, type Samples, plateOf } from '../film/planes.ts';
import { rippleWater } from '../film/ripple.ts';
import { findSwitches, showSwitches } from '../film/switches.ts';
import { bloom } from '../paint/bloom.ts';
import { type Canvas, createCanvas, vignette } from '../paint/canvas.ts';
import { smooth } from '../paint/colour.ts';
import { createNoise } from '../paint/noise.ts';
import { type Random, createRandom } from '../../random.ts';
import { createRipples } from '../paint/water.ts';
import { type River, paintCity } from './city-river.ts';
import { FRAMES_PER_SECOND } from './city-timelapse.ts';
import type { Shoot } from './recipe.ts';

/** Evening falls within the clip: the sky darkens and one window after the other lights up. */
export function nightfallFilm(day: River, night: River): Shoot {
  return ({ width, height, frames, standard }, random) => {
    const seed = Math.floor(random() * 2 ** 31);
    const paint = (look: River, asleep: number) => plateOf(duskCanvas(width, height, look, asleep, seed), standard);
    const [early, late, dark] = [paint(day, 1), paint(night, 0), paint(night, 1)];
    const edge = Math.round((day.shore * height) / 2) * 2;
    const switches = findSwitches(dark, late, edge, evening(random, frames));
    const ripples = createRipples(createNoise(random), 0.62);
    const now: Plate = { ...late, luma: late.luma.slice(), blue: late.blue.slice(), red: late.red.slice() };
    return (planes, frame) => {
      const share = Math.round(256 * smooth((frame / frames - 0.06) / 0.8));
      const lamps = Math.round(256 * smooth((frame / frames - 0.3) / 0.35));
      for (const plane of ['luma', 'blue', 'red'] as const) {
        const shore = plane === 'luma' ? edge * width : (edge * width) / 4;
        fadeSky(planes[plane], early[plane], dark[plane], share, shore);
        fadeWater(now[plane], early[plane], dark[plane], late[plane], share, lamps, shore);
      }
      showSwitches(planes, switches, frame, 0, now);
      rippleWater(
        planes,
        now,
        ripples,
        { edge, scale: 26, stretch: 3, push: 0.55, speed: 6 },
        frame / FRAMES_PER_SECOND,
        0,
      );
    };
  };
}

function duskCanvas(width: number, height: number, look: River, asleep: number, seed: number): Canvas {
  const canvas = createCanvas(width, height);
  const calm = { ...look, skyline: { ...look.skyline, asleep }, water: { ...look.water, push: 0, smear: 0.25 } };
  paintCity(canvas, calm, createRandom(seed));
  bloom(canvas, 0.75, 0.012, look.shine);
  vignette(canvas, 0.4);
  return canvas;
}

/** Every window lights up once, most around the middle of the clip. */
function evening(random: Random, frames: number): () => { lit: boolean; turns: number[] } {
  return () => ({ lit: false, turns: [Math.floor(frames * (0.12 + 0.42 * (random() + random()) * 0.9))] });
}

function fadeSky(to: Samples, early: Samples, dark: Samples, share: number, end: number): void {
  for (let i = 0; i < end; i++) to[i] = early[i]! + (((dark[i]! - early[i]!) * share) >> 8);
}

/** In the water the lamps come in on their own. */
function fadeWater(
  to: Samples,
  early: Samples,
  dark: Samples,
  late: Samples,
  share: number,
  lamps: number,
  start: number,
): void {
  for (let i = start; i < to.length; i++) {
    const end = dark[i]! + (((late[i]! - dark[i]!) * lamps) >> 8);
    to[i] = early[i]! + (((end - early[i]!) * share) >> 8);
  }
}
