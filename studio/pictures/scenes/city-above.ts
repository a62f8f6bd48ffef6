import { bloom } from '../paint/bloom.ts';
import { createField, glow, layField, vignette, type Canvas } from '../paint/canvas.ts';
import { hex, ramp, scale, type Colour, type Ramp } from '../paint/colour.ts';
import { createNoise, fbm, noise2, type Noise } from '../paint/noise.ts';
import { between, pick, type Random } from '../../random.ts';
import { paintSky } from '../paint/sky.ts';
import { spark } from '../paint/stars.ts';
import type { Paint } from './recipe.ts';

/** A city at night from an aeroplane: nothing but its lights; lengths in metres. */
export interface Above {
  sky: Ramp;
  horizon: number;
  lens: number;
  high: number;
  heading: number;
  lamps: readonly Colour[];
  ground: Colour;
  haze: Colour;
  /** A river that no street crosses: where, how wide, how it winds. */
  river: readonly [at: number, width: number, winding: number];
}

interface Eye {
  horizon: number;
  focal: number;
  middle: number;
}

export function above(look: Above): Paint {
  return (canvas, random) => {
    const noise = createNoise(random);
    paintSky(canvas, look.sky, look.horizon);
    paintGround(canvas, look, noise);
    const eye = { horizon: look.horizon * canvas.height, focal: look.lens * canvas.height, middle: canvas.width / 2 };
    paintStreets(canvas, look, eye, noise, random, 0);
    paintStreets(canvas, look, eye, noise, random, Math.PI / 2);
    paintHouses(canvas, look, eye, noise, random);
    glow(canvas, 0.5, look.horizon, 0.9, scale(look.haze, 0.5));
    bloom(canvas, 0.4, 0.012, 0.9);
    bloom(canvas, 0.3, 0.06, 0.5);
    vignette(canvas, 0.6);
  };
}

function paintGround(canvas: Canvas, look: Above, noise: Noise): void {
  const { width, height, pixels } = canvas;
  const from = Math.round(look.horizon * height);
  for (let row = from; row < height; row++) {
    const veil = Math.exp(-(row - from) / (0.16 * height));
    for (let x = 0, at = row * width * 4; x < width; x++, at += 4)
      for (let part = 0; part < 3; part++) pixels[at + part] = look.ground[part]! + look.haze[part]! * veil;
  }
  const patches = createField(120, 80, (x, y) =>
    y < look.horizon ? 0 : Math.max(0, fbm(noise, x * 5, y * 9, 3) * 0.25),
  );
  layField(canvas, patches, scale(look.haze, 0.4));
}

/** Draws a lamp at a place of the map, if the eye sees it and no river flows there. */
function lamp(
  canvas: Canvas,
  look: Above,
  eye: Eye,
  noise: Noise,
  x: number,
  y: number,
  up: number,
  colour: Colour,
  light: number,
): void {
  const [cos, sin] = [Math.cos(look.heading), Math.sin(look.heading)];
  const z = x * cos + y * sin;
  if (z < look.high * 0.2) return;
  const [at, wide, winding] = look.river;
  const bank = at + noise2(noise, z / 2600, 7) * winding;
  const aside = y * cos - x * sin;
  if (Math.abs(aside - bank) < wide) return;
  const px = eye.middle + (aside * eye.focal) / z;
  const py = eye.horizon + ((look.high - up) * eye.focal) / z;
  if (px < -4 || px > canvas.width + 4 || py > canvas.height + 4) return;
  const near = look.high / z;
  spark(
    canvas,
    px,
    py,
    Math.max(0.66, (0.5 + near * 1.3) * (canvas.height / 1344)),
    colour,
    light * (1.1 + Math.min(2.4, near * 1.6)) * Math.exp(-z / 12000),
  );
}

function paintStreets(canvas: Canvas, look: Above, eye: Eye, noise: Noise, random: Random, turn: number): void {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  for (let offset = -9000, count = 0; offset < 9000; offset += between(random, 110, 190), count++) {
    const main = count % 5 === 0;
    const colour = main ? look.lamps[0]! : pick(random, look.lamps);
    const light = main ? 1.5 : between(random, 0.28, 0.6);
    for (let along = -9000; along < 14000;) {
      const bend = noise2(noise, along / 3000 + count, offset / 5000) * 60;
      const [x, y] = [along * cos - (offset + bend) * sin, along * sin + (offset + bend) * cos];
      const z = Math.max(look.high, x * Math.cos(look.heading) + y * Math.sin(look.heading));
      const step = Math.max(main ? 20 : 26, (z * z * 1.6) / (eye.focal * look.high), (z / eye.focal) * 2.2);
      along += step * between(random, 0.92, 1.08);
      const town = noise2(noise, x / 2300 + 50, y / 2300) + 0.42;
      if (!main && town < random() * 0.5) continue;
      lamp(canvas, look, eye, noise, x, y, 8, colour, light);
      if (!main) continue;
      const red = random() < 0.5;
      lamp(
        canvas,
        look,
        eye,
        noise,
        x + (red ? 9 : -9) * sin,
        y + (red ? 9 : -9) * cos,
        1,
        red ? RED : WHITE,
        between(random, 0.4, 1.2),
      );
    }
  }
}

const RED = hex('#ff3a20', 1.2);
const WHITE = hex('#fff4dc', 1.2);
const ROOMS = [hex('#ffcf90'), hex('#fff0d4'), hex('#cfe4ff'), hex('#ffb060')];

/** Windows and roof lamps between the streets, thickest where towers stand. */
function paintHouses(canvas: Canvas, look: Above, eye: Eye, noise: Noise, random: Random): void {
  for (let i = 0; i < 60000; i++) {
    const z = look.high * 0.4 + random() ** 1.7 * 9000;
    const aside = (random() - 0.5) * 2.2 * (z / look.lens) * (canvas.width / canvas.height) * 0.6;
    const [cos, sin] = [Math.cos(look.heading), Math.sin(look.heading)];
    const [x, y] = [z * cos - aside * sin, z * sin + aside * cos];
    const town = fbm(noise, x / 1500 + 9, y / 1500, 2);
    if (town < random() * 0.7 - 0.3) continue;
    const up = town > 0.28 ? random() * 160 * (town - 0.2) * 3 : random() * 18;
    lamp(canvas, look, eye, noise, x, y, up, pick(random, ROOMS), 0.12 + random() ** 3 * 0.9);
  }
}

export const NIGHT_GRID: Above = {
  sky: ramp([
    [0, '#050912'],
    [0.6, '#10203a'],
    [0.9, '#3a4a66'],
    [1, '#8a6a58'],
  ]),
  horizon: 0.13,
  lens: 1.1,
  high: 1150,
  heading: 0.35,
  lamps: [hex('#ff9c3a', 1.3), hex('#ffb860'), hex('#ffd79a'), hex('#f4f0e4')],
  ground: hex('#080b14'),
  haze: hex('#80583c', 0.55),
  river: [500, 150, 900],
};
