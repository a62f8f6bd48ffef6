import * as z from 'zod/mini';
import { areInOrder, LIMIT_BOUNDS, type TrackLimit } from '../domain/track-limits.ts';

const within = (name: TrackLimit) => z.int().check(z.gte(LIMIT_BOUNDS[name][0]), z.lte(LIMIT_BOUNDS[name][1]));

/** What a track asks of its entries. */
export const trackLimits = z
  .strictObject({
    entries: within('entries'),
    leastPictures: within('leastPictures'),
    mostPictures: within('mostPictures'),
    pictureMb: within('pictureMb'),
    leastSide: within('leastSide'),
    mostSide: within('mostSide'),
    videoMb: within('videoMb'),
    leastSeconds: within('leastSeconds'),
    mostSeconds: within('mostSeconds'),
  })
  .check(z.refine(areInOrder, { error: 'invalid' }));
