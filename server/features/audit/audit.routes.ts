import type { auditCalls } from '#contract/calls/audit.ts';
import type { Handlers } from '../../handler.ts';
import { listEvents } from './audit.queries.ts';

export const auditHandlers: Handlers<typeof auditCalls> = {
  async list(ctx, input) {
    const { total, rows } = await listEvents(ctx.db, input);
    const infos = rows.map((row) => ({
      ...row,
      at: row.at.toISOString(),
      before: row.before as Record<string, unknown> | null,
      after: row.after as Record<string, unknown> | null,
    }));
    return { infos, total };
  },
};
