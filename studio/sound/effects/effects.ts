import { dawnBirds, distantThunder, rainOnLeaves, windInPines } from './birds.ts';
import { templeBell, interfaceClicks, whoosh, cameraShutter, keyboardTyping, wallClock } from './objects.ts';
import { gravelSteps, subwayPassing, heartbeat, summerCrickets } from './life.ts';
import type { Effect } from './effect.ts';
import { campfire, caveDrops, oceanWaves } from './water.ts';

/** Every effect by its slug. */
export const EFFECTS: Partial<Record<string, Effect>> = {
  'camera-shutter': cameraShutter,
  campfire,
  'cave-drops': caveDrops,
  'dawn-birds': dawnBirds,
  'distant-thunder': distantThunder,
  'gravel-steps': gravelSteps,
  heartbeat,
  'interface-clicks': interfaceClicks,
  'keyboard-typing': keyboardTyping,
  'ocean-waves': oceanWaves,
  'rain-on-leaves': rainOnLeaves,
  'subway-passing': subwayPassing,
  'summer-crickets': summerCrickets,
  'temple-bell': templeBell,
  'wall-clock': wallClock,
  whoosh,
  'wind-in-pines': windInPines,
};
