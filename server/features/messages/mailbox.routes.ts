import type { mailboxCalls } from '#contract/calls/mailbox.ts';
import type { Handlers } from '../../handler.ts';
import { listMessages } from './messages.queries.ts';

export const mailboxHandlers: Handlers<typeof mailboxCalls> = {
  async list(ctx, input) {
    const { total, rows } = await listMessages(ctx.db, input);
    const infos = rows.map(({ createdAt, ...message }) => ({ ...message, createdAt: createdAt.toISOString() }));
    return { infos, total };
  },
};
