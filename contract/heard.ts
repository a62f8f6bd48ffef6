import * as z from 'zod/mini';
import { ENERGIES, KEYS } from './domain/music.ts';

/** What a machine heard in a recording: suggestions; null where nothing stands out. */
export const heard = z.object({
  bpm: z.nullable(z.int()),
  key: z.nullable(z.enum(KEYS)),
  energy: z.nullable(z.enum(ENERGIES)),
});
