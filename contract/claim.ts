import * as z from 'zod/mini';
import { instant } from './call.ts';

/** Who of the office has claimed something before deciding about it; null when nobody has. */
export const claim = z.nullable(z.object({ mine: z.boolean(), by: z.string(), until: instant }));
