import { between, pick, type Random } from '../../random.ts';
import { laySpark } from '../film/composite.ts';
import { showPlate } from '../film/lights.ts';
import { codesOf, plateOf } from '../film/planes.ts';
import { everySecond, fillSoft, laySoft } from '../film/soft.ts';
import { createCanvas, type Canvas } from '../paint/canvas.ts';
import { clamp01, type Colour, type Ramp, hex, ramp } from '../paint/colour.ts';
import { createNoise } from '../paint/noise.ts';
import { paintRound, pointHeight, type Points } from '../scenes/abstract-light.ts';
import { foldAt, foldsOf, shadeFold, type Liquid } from '../scenes/abstract-liquid.ts';
import { SATIN } from '../scenes/abstract.ts';
import { paintLamp } from '../paint/stars.ts';
import type { Shoot } from '../scenes/recipe.ts';

const FRAMES_PER_SECOND = 25;
/** How many times wider and higher than its painting a soft clip is. */
const SOFTER = 4;

/** A clip without any sharp edge, painted small. */
function softFilm(prepare: (canvas: Canvas, random: Random) => (seconds: number) => void): Shoot {
  return ({ width, height, standard }, random) => {
    const canvas = createCanvas(width / SOFTER, height / SOFTER);
    const paint = prepare(canvas, random);
    const draw = everySecond(canvas.width, canvas.height, (soft, frame) => {
      paint(frame / FRAMES_PER_SECOND);
      fillSoft(soft, canvas, standard);
    });
    return (planes, frame) => laySoft(planes, draw(frame));
  };
}

/** Folds that travel through cloth or metal. */
function liquidFilm(look: Liquid, pace: number): Shoot {
  return softFilm((canvas, random) => {
    const { width, height, pixels } = canvas;
    const noise = createNoise(random);
    const line = width + 2;
    const surface = new Float32Array(line * (height + 2));
    const folds = foldsOf(look);
    const steep = look.cloth.relief * height * 0.5;
    const out = new Float32Array(3);
    return (seconds) => {
      for (let row = 0, i = 0; row < height + 2; row++)
        for (let column = 0; column < line; column++, i++)
          surface[i] = foldAt(noise, folds, (column - 1) / height + 3, (row - 1) / height + 3, seconds * pace);
      for (let row = 0, at = 0; row < height; row++)
        for (let column = 0, i = (row + 1) * line + 1; column < width; column++, i++, at += 4) {
          shadeFold(
            look,
            (surface[i + 1]! - surface[i - 1]!) * steep,
            (surface[i + line]! - surface[i - line]!) * steep,
            surface[i]!,
            0,
            out,
          );
          pixels[at] = out[0]!;
          pixels[at + 1] = out[1]!;
          pixels[at + 2] = out[2]!;
        }
    };
  });
}

/** Lamps out of focus that drift and breathe. */
function bokehFilm(look: { back: Ramp; lights: readonly Colour[]; count: number }): Shoot {
  return softFilm((canvas, random) => {
    paintRound(canvas, look.back, [0.5, 0.6, 1.1]);
    const still = canvas.pixels.slice();
    const lamps = Array.from({ length: look.count }, () => ({
      x: random(),
      y: between(random, 0.05, 0.98),
      size: between(random, 0.018, 0.085) * (random() < 0.15 ? 1.6 : 1),
      colour: pick(random, look.lights),
      light: between(random, 0.06, 0.42),
      drift: between(random, -0.012, 0.012),
      rise: between(random, 0.004, 0.022),
      beat: random() * 6,
      pulse: between(random, 0.5, 1.6),
    }));
    return (seconds) => {
      canvas.pixels.set(still);
      for (const lamp of lamps) {
        const y = ((((lamp.y - lamp.rise * seconds + 0.2) % 1.4) + 1.4) % 1.4) - 0.2;
        const x = lamp.x + lamp.drift * seconds + Math.sin(seconds * 0.5 + lamp.beat) * 0.006;
        const light = lamp.light * (0.65 + 0.35 * Math.sin(seconds * lamp.pulse + lamp.beat));
        const { width, height } = canvas;
        paintLamp(canvas, [x * width, y * height, lamp.size * height], lamp.colour, light);
      }
    };
  });
}

/** A sea of points that rolls. */
function pointsFilm(look: Points): Shoot {
  return ({ width, height, standard }) => {
    const canvas = createCanvas(width, height);
    paintRound(canvas, look.back, [0.5, look.horizon, 1.1]);
    const back = plateOf(canvas, standard);
    const shades = Array.from({ length: 33 }, (_, i) => {
      const up = i / 32;
      const part = (k: 0 | 1 | 2) => (look.low[k] + (look.high[k] - look.low[k]) * up) * (0.7 + up);
      return codesOf(standard, [part(0), part(1), part(2)]);
    });
    return (planes, frame) => {
      showPlate(planes, back);
      const seconds = frame / FRAMES_PER_SECOND;
      for (let z = 26; z > 1.8; z *= 0.965) {
        const span = ((z * width) / height) * 0.6 + 1;
        for (let x = Math.ceil(-span / 0.26) * 0.26; x < span; x += 0.26) {
          const tall = pointHeight(x, z, seconds * 1.1);
          const up = clamp01(0.5 + tall * 0.33);
          const blur = Math.abs(1 / z - 1 / 6.5) * 2.3;
          laySpark(planes, {
            x: width / 2 + (x / z) * height * 0.9,
            y: look.horizon * height + ((1.9 - tall) / z) * height * 0.75,
            radius: (0.0022 + 0.011 / z + blur * 0.007) * height,
            codes: shades[Math.round(up * 32)]!,
            alpha: clamp01(((28 - z) / 14) * (0.5 + up)) / (1 + blur * 3.5),
          });
        }
      }
    };
  };
}

export const ABSTRACT_CLIPS: Record<string, Shoot> = {
  'abstract-clip-blue-silk': liquidFilm(
    {
      ...SATIN,
      room: ramp('0 #050a2a', '0.35 #1c3a9a', '0.6 #5a8af0', '0.82 #c4dcff', '1 #ffffff'),
      cloth: { ...SATIN.cloth, thread: 0, turn: 0.35, folds: 1.15 },
      shine: hex('#dce8ff', 0.3),
    },
    1.1,
  ),
  'abstract-clip-drifting-bokeh': bokehFilm({
    back: ramp('0 #4a1c3a', '0.5 #1c0f2a', '1 #08060f'),
    lights: [hex('#ffb45a'), hex('#ff6a8a'), hex('#ffd9a0'), hex('#a86aff'), hex('#ff8a4a')],
    count: 95,
  }),
  'abstract-clip-particle-wave': pointsFilm({
    back: ramp('0 #3a1c5a', '0.4 #160b30', '1 #05030f'),
    low: hex('#7a3aff', 0.7),
    high: hex('#ff8ad0', 1.2),
    horizon: 0.3,
  }),
};
