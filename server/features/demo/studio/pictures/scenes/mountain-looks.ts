import { hex, ramp } from '../paint/colour.ts';
import { aboveClouds, peaks, type Peaks } from './mountains.ts';
import { LANDSCAPE, PANORAMA, PORTRAIT, type PhotoRecipe } from './recipe.ts';

export const DAWN: Peaks = {
  sky: ramp([[0, '#4a6ea6'], [0.4, '#9db3cd'], [0.72, '#f0cba6'], [1, '#ffb27a']]),
  sun: { x: 0.66, y: 0.3, size: 0.022, colour: hex('#fff0cf', 5), reach: 1.3, halo: hex('#ff9448', 0.75) },
  clouds: { cover: 0.35, scale: 3, stretch: 2.4, soft: 1.6, lit: hex('#ffd9b0', 1.2), shade: hex('#a494a8') },
  horizon: 0.6,
  light: hex('#ffb070', 2), ambient: hex('#7d97c9', 0.5), haze: hex('#c9a39b', 0.85), sunHaze: hex('#ffb878', 1.05),
  rock: hex('#5a534d'), snow: hex('#eef2fa'), meadow: hex('#4b5636'),
  snowLine: 2, treeLine: 0.5, clear: 900, mist: 5, relief: 170, cells: 4, size: 1024, roughness: 0.48,
  angle: 0.5, rise: 0.25, spot: 3, above: 0.86, lens: 1.5, tilt: 0.46, near: 70, clearing: 0,
};
export const SNOW: Peaks = {
  ...DAWN,
  sky: ramp([[0, '#2c4f8c'], [0.5, '#7fa1cc'], [0.85, '#d9c9d6'], [1, '#f2cdc4']]),
  sun: { x: 0.1, y: 0.2, size: 0, colour: hex('#ffffff'), reach: 1.4, halo: hex('#ffb9a0', 0.25) },
  clouds: { cover: 0.3, scale: 4, stretch: 1.6, soft: 1.8, lit: hex('#ffd5cc', 1.15), shade: hex('#8d9cc0') },
  light: hex('#ffa582', 1.55), ambient: hex('#6f93d8', 0.5), haze: hex('#b9c3dc', 0.9), sunHaze: hex('#e2c4c4'),
  rock: hex('#403c42'), snowLine: 0.42, treeLine: 0, clear: 2600, mist: 1.5,
  relief: 330, cells: 2, roughness: 0.5, angle: 2.3, rise: 0.4, spot: 8, above: 0.66, lens: 1.6, tilt: 0.56, near: 120, clearing: 160,
};
export const MOON: Peaks = {
  ...SNOW,
  sky: ramp([[0, '#050b1c'], [0.55, '#12264a'], [1, '#35557f']]),
  stars: 900,
  sun: { x: 0.74, y: 0.2, size: 0.03, colour: hex('#f4f1e4', 2.2), reach: 0.9, halo: hex('#7f9fd0', 0.4) },
  clouds: { cover: 0.28, scale: 3, stretch: 2.5, soft: 1.8, lit: hex('#8fa9d0', 0.8), shade: hex('#1d2c4a') },
  light: hex('#a9c4f2', 0.75), ambient: hex('#2b4470', 0.6), haze: hex('#2a4470', 0.8), sunHaze: hex('#6486b8', 0.8),
  rock: hex('#3d4250'), snowLine: 0.4, clear: 1700, mist: 2.5, angle: 0.9, rise: 0.6, spot: 21,
};
export const SPRING: Peaks = {
  ...DAWN,
  sky: ramp([[0, '#2f78c4'], [0.6, '#8fc0e6'], [1, '#dcecf2']]),
  sun: { x: 0.2, y: -0.1, size: 0, colour: hex('#ffffff'), reach: 1.3, halo: hex('#fff2d0', 0.3) },
  clouds: { cover: 0.55, scale: 4.5, stretch: 1.1, soft: 0.7, lit: hex('#ffffff', 1.15), shade: hex('#9fb2c8') },
  light: hex('#fff0cf', 1.7), ambient: hex('#9cc0ec', 0.45), haze: hex('#a9cbe4', 0.92), sunHaze: hex('#cfe0ea'),
  rock: hex('#6d6a50'), meadow: hex('#4f7330'), treeLine: 2, clear: 2300, mist: 1,
  relief: 120, cells: 4, roughness: 0.36, angle: 2.2, rise: 0.55, spot: 5, above: 0.9, lens: 1.3, tilt: 0.36, near: 70,
};
export const DUSK: Peaks = {
  ...DAWN,
  sky: ramp([[0, '#2a2450'], [0.4, '#7a4a86'], [0.75, '#e0718a'], [1, '#ffb07c']]),
  sun: { x: 0.36, y: 0.4, size: 0.055, colour: hex('#ffdba0', 2.4), reach: 0.9, halo: hex('#ff7a5a', 0.6) },
  clouds: { cover: 0.42, scale: 2.4, stretch: 4, soft: 1.6, lit: hex('#ffa9a0', 1.1), shade: hex('#5c3f78') },
  light: hex('#ff8a6a', 0.7), ambient: hex('#6a5aa0', 0.4), haze: hex('#9a5f8f', 0.8), sunHaze: hex('#f08a7c'),
  meadow: hex('#3a3348'), rock: hex('#3b3247'), clear: 800, mist: 4, relief: 120, roughness: 0.42,
  angle: -0.3, rise: 0.15, spot: 12, above: 1, lens: 2.4, tilt: 0.42, near: 160,
};
export const STORM: Peaks = {
  ...SNOW,
  sky: ramp([[0, '#39424c'], [0.6, '#6f7c86'], [1, '#a9b4b8']]),
  sun: { x: 0.3, y: 0.25, size: 0, colour: hex('#ffffff'), reach: 0.8, halo: hex('#f4efe0', 0.35) },
  clouds: { cover: 0.85, scale: 3.4, stretch: 1.4, soft: 1.5, lit: hex('#c6cdd0'), shade: hex('#3c454e') },
  light: hex('#e8ecef', 0.9), ambient: hex('#8d9aa6', 0.6), haze: hex('#8e9aa2', 0.9), sunHaze: hex('#b9c1c4'),
  snowLine: 0.5, clear: 1100, mist: 3, relief: 300, spot: 31, angle: 1.2, rise: 0.5, above: 0.78, tilt: 0.5,
};
export const AUTUMN: Peaks = {
  ...DAWN,
  sky: ramp([[0, '#3f6fa8'], [0.6, '#a3c0d8'], [1, '#f2e2c4']]),
  sun: { x: 0.85, y: 0.1, size: 0, colour: hex('#ffffff'), reach: 1.2, halo: hex('#ffd9a0', 0.4) },
  clouds: { cover: 0.2, scale: 3, stretch: 3, soft: 2, lit: hex('#fff4e4'), shade: hex('#c3c9d4') },
  light: hex('#ffd79a', 1.7), ambient: hex('#8fb0dc', 0.4), haze: hex('#c7ccd4', 0.9), sunHaze: hex('#f2d9b0'),
  rock: hex('#6a6660'), meadow: hex('#b06a22'), snowLine: 0.95, treeLine: 0.85, clear: 1900, mist: 1.5,
  relief: 170, cells: 4, roughness: 0.4, angle: 1.4, rise: 0.5, spot: 45, above: 0.8, lens: 1.4, tilt: 0.4,
};

export const MOUNTAINS: Record<string, PhotoRecipe> = {
  'mountains-dawn-01': { size: LANDSCAPE, paint: peaks(DAWN) },
  'mountains-snow-02': { size: LANDSCAPE, paint: peaks(SNOW) },
  'mountains-moon-03': { size: LANDSCAPE, paint: peaks(MOON) },
  'mountains-spring-04': { size: LANDSCAPE, paint: peaks(SPRING) },
  'mountains-dusk-05': { size: PANORAMA, paint: peaks(DUSK) },
  'mountains-storm-06': { size: LANDSCAPE, paint: peaks(STORM) },
  'mountains-red-rock-07': { size: LANDSCAPE, paint: peaks(AUTUMN) },
  'mountains-cloud-sea-09': { size: LANDSCAPE, paint: aboveClouds({ ...DAWN, sky: ramp([[0, '#5a7fb4'], [0.5, '#c3cddc'], [0.85, '#ffd9b4'], [1, '#ffc48f']]), spot: 6, relief: 190, above: 0.92, tilt: 0.36, clear: 1900, mist: 0, angle: 0.7, rise: 0.3, treeLine: 0.9, light: hex('#ffc48c', 1.8) }, 0.5, hex('#fff0e0', 0.95), hex('#a9b4d4', 0.75)) },
  'mountains-peak-08': { size: PORTRAIT, paint: peaks({ ...SNOW, spot: 77, sky: DAWN.sky, lens: 1.2 }) },
};
