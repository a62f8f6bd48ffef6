import * as z from 'zod/mini';
import { id, instant, listOf, paging, post } from '../call.ts';

export const event = z.object({
  id,
  at: instant,
  actor: z.string(),
  action: z.string(),
  subject: z.string(),
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
  reason: z.nullable(z.string()),
});

export const auditCalls = {
  list: post('/office/audit/list', {
    who: ['admin'],
    summary: 'What was changed, by whom and why',
    input: z.strictObject({
      ...paging,
      keyword: z._default(z.string().check(z.maxLength(100)), ''),
      /** One thing whose history is wanted, such as `user:12`. */
      subject: z.optional(z.string().check(z.maxLength(100))),
    }),
    output: listOf(event),
  }),
};
