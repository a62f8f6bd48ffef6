import { type MemberContext, transaction } from '../../../context.ts';
import { problem, type Problem } from '../../../platform/problem.ts';
import { recordChange } from '../../audit/audit.ts';
import { tellAnswered } from '../mails.ts';
import { moveStatement } from '../statements.ts';
import { countDisputes, lockStatement } from '../statements.queries.ts';
import { taxStatements } from '../tax.ts';
import { type Answer, insertVersion, releaseLines, saveAnswers } from './answer.queries.ts';

/** Answers every disputed line at once; the corrected version takes the place of the disputed one. */
export async function answerDisputes(
  ctx: MemberContext,
  { id, answers }: { id: number; answers: Answer[] },
): Promise<{ id: number } | Problem> {
  return await transaction(ctx, async (tx) => {
    const statement = await lockStatement(tx.db, id);
    if (!statement) return problem('not-found');
    if (statement.state !== 'rejected') return problem('changed-meanwhile');
    const saved = await saveAnswers(tx.db, id, answers, tx.actor.userId);
    if (saved !== answers.length) return problem('bad-input', { fields: { answers: 'unknown' } });
    if ((await countDisputes(tx.db, id)).open > 0) return problem('bad-input', { fields: { answers: 'required' } });
    const refused = await moveStatement(tx, { id, from: 'rejected', to: 'invalid', by: 'finance' });
    if (refused) return refused;
    await releaseLines(tx.db, id);
    const next = await insertVersion(tx.db, id);
    await taxStatements(tx.db, [next.id]);
    await recordChange(tx, {
      action: 'statement.built',
      subject: `statement:${next.id}`,
      after: { state: 'to-confirm', quarter: statement.quarter, version: next.version, supersedes: id },
    });
    await tellAnswered(tx, next.id);
    return { id: next.id };
  });
}
