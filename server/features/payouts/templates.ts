import type { PayoutTemplate } from '#contract/domain/payout-file.ts';
import { type MemberContext, transaction } from '../../context.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { recordChange } from '../audit/audit.ts';
import { insertTemplate, listTemplates } from './templates.queries.ts';

export async function readTemplates(ctx: MemberContext) {
  const rows = await listTemplates(ctx.db);
  return { total: rows.length, infos: rows.map((row) => ({ ...row, at: row.at.toISOString() })) };
}

/** Adds a version of the bank's file; batches that were prepared keep theirs. */
export async function addTemplate(
  ctx: MemberContext,
  { after, template, reason }: { after: number; template: PayoutTemplate; reason: string },
): Promise<{ version: number } | Problem> {
  return await transaction(ctx, async (tx) => {
    const version = after + 1;
    const added = await insertTemplate(tx.db, { version, template, reason, setBy: tx.actor.userId });
    if (!added) return problem('changed-meanwhile');
    await recordChange(tx, {
      action: 'payout-template.set',
      subject: `payout-template:${version}`,
      after: { version, template },
      reason,
    });
    return { version };
  });
}
