import type { RefusedNotice } from '#contract/calls/finance-desk.ts';
import type { MemberContext } from '../../../context.ts';
import { countRefused, listRefused } from '../notices.queries.ts';

/** What gateways, or others in their name, told us in vain. */
export async function readRefusedNotices(
  ctx: MemberContext,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<{ infos: RefusedNotice[]; total: number }> {
  const total = await countRefused(ctx.db);
  const rows = await listRefused(ctx.db, { limit: pageSize, offset: (pageNo - 1) * pageSize });
  return { infos: rows.map(({ id, at, ...row }) => ({ noticeId: id, at: at.toISOString(), ...row })), total };
}
