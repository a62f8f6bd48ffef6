import type { Piece } from '../score/piece.ts';
import { autumnCarousel, harbourBreeze, rooftopSunset } from './dances.ts';
import { bambooClock, deepWater, paperLanterns } from './lanterns.ts';
import { bambooRain, lotusPond, templeFair } from './chinese.ts';
import { coffeeSteam, lateBusHome, sundayKitchen } from './bands.ts';
import { fireflyLullaby, morningMist, quietWindow, snowLetters } from './quiet.ts';
import { firstLight, openRoads, summit } from './screen.ts';
import { neonHarbour, pulseLab, starlitDrift } from './machines.ts';

/** Every piece of music by its slug. */
export const PIECES: Partial<Record<string, Piece>> = {
  'autumn-carousel': autumnCarousel,
  'bamboo-clock': bambooClock,
  'bamboo-rain': bambooRain,
  'coffee-steam': coffeeSteam,
  'deep-water': deepWater,
  'firefly-lullaby': fireflyLullaby,
  'first-light': firstLight,
  'harbour-breeze': harbourBreeze,
  'late-bus-home': lateBusHome,
  'lotus-pond': lotusPond,
  'morning-mist': morningMist,
  'neon-harbour': neonHarbour,
  'open-roads': openRoads,
  'paper-lanterns': paperLanterns,
  'pulse-lab': pulseLab,
  'quiet-window': quietWindow,
  'rooftop-sunset': rooftopSunset,
  'snow-letters': snowLetters,
  'starlit-drift': starlitDrift,
  summit,
  'sunday-kitchen': sundayKitchen,
  'temple-fair': templeFair,
};
