import type { Context } from '../../context.ts';
import { countEvents, insertEvents, listEvents, type TrailFilter } from './audit.queries.ts';

interface Change {
  /** `thing.happened`, such as `user.disabled`. */
  action: string;
  /** `kind:id`, such as `user:12`. */
  subject: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  reason?: string;
}

/** Records a change in the audit trail; call it in the transaction that makes the change. */
export async function recordChange(ctx: Context, change: Change): Promise<void> {
  await recordChanges(ctx, [change]);
}

/** Records many changes that were made at once. */
export async function recordChanges(ctx: Context, changes: readonly Change[]): Promise<void> {
  const keyName = ctx.actor?.keyName;
  const person = ctx.actor?.nickname ?? ctx.judge?.name ?? 'system';
  const actor = keyName === undefined ? person : `${person} · ${keyName}`;
  const by = { actorId: ctx.actor?.userId, actor, requestId: ctx.request.id };
  await insertEvents(
    ctx.db,
    changes.map((change) => ({ ...change, ...by })),
  );
}

/** Recorded changes, newest first. */
export async function readTrail(ctx: Context, input: TrailFilter & { pageNo: number; pageSize: number }) {
  const { pageNo, pageSize, ...filter } = input;
  const total = await countEvents(ctx.db, filter);
  const rows = await listEvents(ctx.db, filter, { limit: pageSize, offset: (pageNo - 1) * pageSize });
  const infos = rows.map((row) => ({
    ...row,
    at: row.at.toISOString(),
    before: row.before as Record<string, unknown> | null,
    after: row.after as Record<string, unknown> | null,
  }));
  return { infos, total };
}
