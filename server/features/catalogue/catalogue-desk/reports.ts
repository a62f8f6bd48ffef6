import { type MemberContext, transaction } from '../../../context.ts';
import { problem } from '../../../platform/problem.ts';
import { recordChange } from '../../audit/audit.ts';
import { closeOpenReport, reportExists } from './sale.queries.ts';
import { tellReporter } from './mails.ts';

/** Answers a report; a second answer is refused. */
export async function closeReport(ctx: MemberContext, { id, answer }: { id: number; answer: string }) {
  return await transaction(ctx, async (tx) => {
    const closed = await closeOpenReport(tx.db, id, { answer, by: tx.actor.userId });
    if (!closed) return problem((await reportExists(tx.db, id)) ? 'changed-meanwhile' : 'not-found');
    await recordChange(tx, {
      action: 'material.report-closed',
      subject: `material:${closed.materialId}`,
      before: { report: `${id} ${closed.reason}`, open: true },
      after: { report: `${id} ${closed.reason}`, open: false },
      reason: answer,
    });
    await tellReporter(tx, closed, answer);
    return {};
  });
}
