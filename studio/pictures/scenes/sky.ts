import { between, spread, type Random } from '../../random.ts';
import { bloom } from '../paint/bloom.ts';
import { type Canvas, createField, layField, type Spot, vignette } from '../paint/canvas.ts';
import { type Colour, smooth, hex, ramp } from '../paint/colour.ts';
import { createNoise, noise2 } from '../paint/noise.ts';
import { paintClouds, type Air, paintAir } from '../paint/sky.ts';
import { lightStroke, type Point } from '../paint/stroke.ts';
import { type CloudSea, cloudSea, milkyWay, starTrails } from './cloud-sea.ts';
import { type Paint, LANDSCAPE, PANORAMA, type PhotoRecipe, PORTRAIT, photo } from './recipe.ts';

const STORM = {
  sky: ramp('0 #120f24', '0.6 #3a2f5c', '1 #8a6a8c'),
  sun: { x: 0.4, y: 0.25, size: 0, colour: hex('#000000'), reach: 0.8, halo: hex('#a88fff', 0.5) },
  clouds: { cover: 0.8, scale: 3, stretch: 1.6, soft: 1.4, lit: hex('#b09ad8', 0.8), shade: hex('#1c1730') },
  horizon: 0.86,
  bolt: hex('#e0d4ff', 1),
  ground: hex('#0a0812'),
  at: 0.42,
};

/** A cloud bank lit from inside, and lightning that forks down to a plain. */
const storm: Paint = (canvas, random) => {
  const { width, height } = canvas;
  const noise = createNoise(random);
  paintAir(canvas, STORM, noise, random);
  const bank = { ...STORM.clouds, cover: 0.6, scale: STORM.clouds.scale * 0.6 };
  paintClouds(canvas, createNoise(random), { ...STORM, clouds: bank });
  bolt(canvas, random, [STORM.at * width, 0.16 * height, 1], 0, STORM.bolt);
  const plain = (x: number) => STORM.horizon + noise2(noise, x * 2.5, 7.7) * 0.012;
  layField(
    canvas,
    createField(500, 700, (x, y) => smooth((y - plain(x)) * 500 + 0.5)),
    STORM.ground,
  );
  bloom(canvas, 0.7, 0.05, 0.7);
  vignette(canvas, 0.6);
};

/** Lightning from a point downwards; forks are half as bright. */
function bolt(canvas: Canvas, random: Random, [x, y, light]: Spot, lean: number, colour: Colour, depth = 0): void {
  const { height } = canvas;
  const radius = height * 0.0016 * light;
  const points: Point[] = [{ x, y, radius }];
  const end = depth === 0 ? 0.86 * height : y + between(random, 0.12, 0.3) * height;
  while (y < end) {
    y += between(random, 0.008, 0.022) * height;
    x += (spread(random) * 0.011 + lean) * height;
    points.push({ x, y, radius });
    if (depth < 2 && random() < (depth === 0 ? 0.2 : 0.1))
      bolt(canvas, random, [x, y, light * 0.5], between(random, -0.014, 0.014), colour, depth + 1);
  }
  lightStroke(canvas, points, colour, 4 * light);
}

const DAY: CloudSea = {
  sky: ramp('0 #1b5aa8', '0.6 #6fa9dc', '1 #dcebf4'),
  sun: { x: 0.75, y: 0.1, size: 0, colour: hex('#ffffff', 3), reach: 1, halo: hex('#fff2d8', 0.5) },
  clouds: { cover: 0.12, scale: 2, stretch: 4, soft: 2, lit: hex('#ffffff'), shade: hex('#c3d4e6') },
  horizon: 0.45,
  light: hex('#fff6e8', 0.95),
  shade: hex('#8fb0d4', 0.6),
  haze: hex('#cfe2f0'),
  weather: { clear: 700, rise: 0.5, angle: 0.8 },
  puff: 17,
  tilt: 0.36,
  above: 28,
};

export const CLOUD_SUNRISE: CloudSea = {
  ...DAY,
  sky: ramp('0 #31508c', '0.5 #c9909c', '0.85 #ffb878', '1 #ffd9a0'),
  sun: { x: 0.42, y: 0.33, size: 0.03, colour: hex('#fff4d8', 5), reach: 0.9, halo: hex('#ff9a50', 0.8) },
  light: hex('#ffb486', 1.05),
  shade: hex('#6f6a9c', 0.7),
  haze: hex('#f4b890'),
  weather: { ...DAY.weather, rise: 0.22, angle: -0.1, clear: 500 },
};

export const EVENING_GLOW: Air = {
  sky: ramp('0 #2f3f7c', '0.4 #a06a94', '0.7 #ff9a6a', '1 #ffd08a'),
  sun: { x: 0.5, y: 1.02, size: 0, colour: hex('#000000'), reach: 1.2, halo: hex('#ff8a40', 0.6) },
  clouds: { cover: 0.72, scale: 5, stretch: 1.8, soft: 1.1, lit: hex('#ffb078', 1.3), shade: hex('#6a4a7c') },
  horizon: 1.06,
};

function glowingClouds(air: Air): Paint {
  return (canvas, random) => {
    paintAir(canvas, air, createNoise(random), random);
    vignette(canvas, 0.4);
  };
}

export const SKY: Record<string, PhotoRecipe> = {
  'sky-above-clouds-01': photo(LANDSCAPE, cloudSea, DAY),
  'sky-cloud-sunrise-02': photo(PANORAMA, cloudSea, CLOUD_SUNRISE),
  'sky-star-trails-03': { size: LANDSCAPE, paint: starTrails },
  'sky-milky-way-04': { size: PORTRAIT, paint: milkyWay },
  'sky-storm-05': { size: LANDSCAPE, paint: storm },
  'sky-evening-glow-06': photo(LANDSCAPE, glowingClouds, EVENING_GLOW),
};
