import type { NameLook } from '#contract/domain/real-name.ts';
import type { MemberContext } from '../../context.ts';
import { recordChanges } from '../audit/audit.ts';

/** Writes down, for each name, that somebody sees its papers, number or address; the owner sees it. */
export async function recordLooks(
  tx: MemberContext,
  ids: readonly number[],
  { what, reason }: { what: NameLook; reason: string },
): Promise<void> {
  await recordChanges(
    tx,
    ids.map((id) => ({ action: 'real-name.looked', subject: `real-name:${id}`, after: { what }, reason })),
  );
}
