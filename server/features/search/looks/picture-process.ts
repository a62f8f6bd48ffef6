import * as z from 'zod';
import type { Look } from '../../../platform/media/steps.ts';
import { problem } from '../../../platform/problem.ts';
import { describeSent } from './sent-process.ts';

const facts: z.ZodType<Look> = z.strictObject({
  hash: z.string().regex(/^[0-9a-f]{16}$/),
  colours: z.array(z.strictObject({ hex: z.string().regex(/^#[0-9a-f]{6}$/), weight: z.number() })).max(5),
  layout: z.array(z.int().min(0).max(255)).length(24),
});

const pictures = describeSent({ kind: 'photo', step: 'look', facts, refusal: () => problem('bad-picture') });

export const lookAt = pictures.describe;
/** Closes the picture process, if one is open; the web process also calls this before it ends. */
export const closePictureProcess = pictures.close;
