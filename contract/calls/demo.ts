import * as z from 'zod/mini';
import { nothing, post } from '../call.ts';
import { STAFF_ROLES } from '../domain/roles.ts';

export const demoCalls = {
  progress: post('/office/demo/progress', {
    who: STAFF_ROLES,
    summary: 'How far the demo catalogue is',
    input: nothing,
    output: z.object({
      /** Null when no demo material is to be made. */
      demo: z.nullable(z.object({ total: z.int(), made: z.int(), online: z.int() })),
    }),
  }),
};
