import type { Piece } from '../score/piece.ts';
import { autumnCarousel } from './autumn-carousel.ts';
import { bambooClock } from './bamboo-clock.ts';
import { bambooRain } from './bamboo-rain.ts';
import { coffeeSteam } from './coffee-steam.ts';
import { deepWater } from './deep-water.ts';
import { fireflyLullaby } from './firefly-lullaby.ts';
import { firstLight } from './first-light.ts';
import { harbourBreeze } from './harbour-breeze.ts';
import { lateBusHome } from './late-bus-home.ts';
import { lotusPond } from './lotus-pond.ts';
import { morningMist } from './morning-mist.ts';
import { neonHarbour } from './neon-harbour.ts';
import { openRoads } from './open-roads.ts';
import { paperLanterns } from './paper-lanterns.ts';
import { pulseLab } from './pulse-lab.ts';
import { quietWindow } from './quiet-window.ts';
import { rooftopSunset } from './rooftop-sunset.ts';
import { snowLetters } from './snow-letters.ts';
import { starlitDrift } from './starlit-drift.ts';
import { summit } from './summit.ts';
import { sundayKitchen } from './sunday-kitchen.ts';
import { templeFair } from './temple-fair.ts';

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
