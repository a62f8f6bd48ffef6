import { hex, ramp } from '../paint/colour.ts';

/** A street between tall houses, looked along; lengths in metres. */
export const DUSK_STREET = {
  sky: ramp('0 #142a5a', '0.5 #4a5f9c', '0.8 #d98f86', '1 #ffc08a'),
  horizon: 0.56,
  lens: 0.85,
  /** The eye above the road. */
  eye: 9,
  /** From the middle to the house fronts. */
  wall: 23,
  houses: [60, 170] as const,
  lit: 0.32,
  bright: 1,
  wet: 0.22,
  lights: [hex('#ffc070'), hex('#ffdca8'), hex('#fff0d8'), hex('#d8e8ff')],
  front: hex('#1c2236', 0.8),
  foot: hex('#ffb060', 0.35),
  haze: hex('#c8908a', 0.7),
  /** Where most is lost in haze. */
  clear: 420,
  signs: 24,
  signColours: [hex('#ffb24a'), hex('#ff5a3a'), hex('#5ad0ff'), hex('#fff0d0')],
  trails: 46,
  end: hex('#ffa868', 0.5),
  shine: 0.7,
};

export type Street = typeof DUSK_STREET;
