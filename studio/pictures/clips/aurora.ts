import { layPlate, laySpark, type Spark } from '../film/composite.ts';
import { layWater, waterCodes } from '../film/live-water.ts';
import { codesOf, plateOf } from '../film/planes.ts';
import { createSoft, fillSoft, laySoft } from '../film/soft.ts';
import { addGlow, auroraGlow } from '../paint/aurora.ts';
import { createCanvas } from '../paint/canvas.ts';
import { hex } from '../paint/colour.ts';
import { createNoise } from '../paint/noise.ts';
import type { Random } from '../../random.ts';
import { paintSky } from '../paint/sky.ts';
import { paintLand } from '../paint/view.ts';
import { createRipples } from '../paint/water.ts';
import { LAKE_NIGHT, ROSE_NIGHT, type Aurora } from '../scenes/aurora.ts';
import { groundOf, landOf } from '../scenes/mountains.ts';
import type { Shoot, Stage } from '../scenes/recipe.ts';
import { evenRow } from './parallax.ts';

/** Waving curtains; the glow is computed for every second frame only, because it is slow and soft. */
function curtains(look: Aurora): Shoot {
  return (stage, random) => {
    const { width, height, standard } = stage;
    const noise = createNoise(random);
    const small = createCanvas(width / 4, height / 4);
    const soft = createSoft(small.width, small.height);
    const front = createCanvas(width, height);
    const [land, view] = landOf(look, noise);
    paintLand(front, land, view, groundOf(look, land, view, noise, width / height));
    const plate = plateOf(front, standard);
    const stars = twinklers(stage, random, look.horizon);
    const edge = look.lake ? evenRow(height, look.lake) : height;
    const ripples = createRipples(noise, 0.55);
    const water = {
      edge: edge / height,
      horizon: edge / height - 0.02,
      lens: 1.2,
      scale: 30,
      rough: 0.05,
      stretch: 2.4,
      deep: hex('#04101a', 0.5),
      mirror: 0.6,
      pace: 0.5,
    };
    const codes = waterCodes(standard, water);
    return (planes, frame) => {
      if (frame % 2 === 0) {
        paintSky(small, look.sky, look.horizon);
        addGlow(small, auroraGlow(noise, look.curtains, [320, 180], frame / 25));
        fillSoft(soft, small, standard);
      }
      laySoft(planes, soft, Math.min(edge, plate.solid));
      for (const star of stars)
        laySpark(planes, { ...star, alpha: star.alpha * (0.75 + 0.25 * Math.sin(frame * 0.3 + star.x)) });
      layPlate(planes, plate, 0, 0, edge);
      if (edge < height) layWater(planes, ripples, water, codes, frame / 25);
    };
  };
}

function twinklers({ width, height, standard }: Stage, random: Random, horizon: number): Spark[] {
  return Array.from({ length: 520 }, () => {
    const size = random() ** 7;
    return {
      x: random() * width,
      y: random() * horizon * height,
      radius: 1.4 + size * 2,
      codes: codesOf(standard, [0.95, 1, 1.1]),
      alpha: 0.3 + size * 0.7,
    };
  });
}

export const AURORA_CLIPS: Record<string, Shoot> = {
  'clip-aurora-lake': curtains(LAKE_NIGHT),
  'clip-aurora-rose': curtains(ROSE_NIGHT),
};
