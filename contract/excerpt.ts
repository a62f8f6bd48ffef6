import * as z from 'zod/mini';
import { EXCERPT_STEP_MS } from './domain/excerpt.ts';

const moment = z.int().check(z.gte(0), z.multipleOf(EXCERPT_STEP_MS));

/** In and out points of a clip, in milliseconds. */
export const excerpt = z
  .strictObject({ inMs: moment, outMs: moment })
  .check(z.refine(({ inMs, outMs }) => inMs < outMs, { error: 'invalid' }));
