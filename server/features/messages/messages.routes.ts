import type { messageCalls } from '#contract/calls/messages.ts';
import type { Handlers } from '../../handler.ts';
import { listMessages } from './messages.queries.ts';

export const messageHandlers: Handlers<typeof messageCalls> = {
  async list(ctx, input) {
    const { total, rows } = await listMessages(ctx.db, input);
    const infos = rows.map(({ created_at, ...message }) => ({ ...message, createdAt: created_at.toISOString() }));
    return { infos, total };
  },
};
