import * as z from 'zod/mini';
import { id, instant, listOf, paging, post } from '../call.ts';

const message = z.object({
  id,
  channel: z.enum(['mail', 'sms']),
  recipient: z.string(),
  subject: z.string(),
  /** Null once the message has been handed to an outside service. */
  body: z.nullable(z.string()),
  state: z.enum(['waiting', 'delivered', 'kept']),
  createdAt: instant,
});

export const mailboxCalls = {
  list: post('/office/message/list', {
    who: ['admin'],
    summary: 'Emails and text messages; the local mailbox when no mail server is set',
    input: z.strictObject({
      ...paging,
      keyword: z._default(z.string().check(z.maxLength(100)), ''),
      channel: z.optional(z.enum(['mail', 'sms'])),
    }),
    output: listOf(message),
  }),
};
