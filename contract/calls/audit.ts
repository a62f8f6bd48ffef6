import * as z from 'zod/mini';
import { id, instant, line, listOf, paging, post } from '../call.ts';

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

const filter = {
  keyword: z._default(z.string().check(z.maxLength(100)), ''),
  /** One thing whose history is wanted, such as `user:12`. */
  subject: z.optional(z.string().check(z.maxLength(100))),
  /** Part of the name, email or mobile number of whoever acted, or `system`. */
  actor: z.optional(line(1, 60)),
  /** Days in China, both included. */
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
};

export const auditCalls = {
  list: post('/office/audit/list', {
    who: ['admin'],
    summary: 'What was changed, by whom and why',
    input: z.strictObject({ ...paging, ...filter }),
    output: listOf(event),
  }),
  exportTrail: post('/office/audit/export', {
    who: ['admin'],
    summary: 'The newest of these changes as a table for spreadsheets',
    input: z.strictObject(filter),
    output: z.object({ csv: z.string() }),
  }),
};
