import * as z from 'zod';
import { ENERGIES, KEYS } from '#contract/domain/music.ts';
import type { Heard } from '../../../platform/media/steps.ts';
import { problem } from '../../../platform/problem.ts';
import { describeSent } from './sent-process.ts';

const facts: z.ZodType<Heard> = z.strictObject({
  bpm: z.int().min(20).max(300).nullable(),
  key: z.enum(KEYS).nullable(),
  energy: z.enum(ENERGIES).nullable(),
  numbers: z.array(z.int().min(0).max(255)).length(24).nullable(),
});

const sounds = describeSent({
  kind: 'music',
  step: 'reference',
  facts,
  refusal: (reason) => problem(reason === 'too-short' || reason === 'too-long' ? 'sound-length' : 'bad-sound'),
});

export const listenTo = sounds.describe;
/** Closes the sound process, if one is open; the web process also calls this before it ends. */
export const closeSoundProcess = sounds.close;
