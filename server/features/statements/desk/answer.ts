import type { DeskStatement } from '#contract/calls/statements-desk.ts';
import { type MemberContext, transaction } from '../../../context.ts';
import { endClaim, saveClaim } from '../../../platform/database/claims.ts';
import { problem, type Problem } from '../../../platform/problem.ts';
import { recordChange } from '../../audit/audit.ts';
import { tellAnswered } from '../mails.ts';
import { moveStatement } from '../statements.ts';
import { countDisputes } from '../statements.queries.ts';
import { holdCategories } from '../tax.queries.ts';
import { taxStatements } from '../tax.ts';
import { type Answer, insertVersion, lockForDesk, releaseLines, saveAnswers } from './answer.queries.ts';
import { readDeskDetail } from './desk.ts';

type One = { id: number };
type Reply = Promise<DeskStatement | Problem>;
const TABLE = 'statements';

/** Claims a disputed statement; claiming again keeps it for longer. */
export async function claim(ctx: MemberContext, { id }: One): Reply {
  const { userId: me } = ctx.actor;
  const refused = await transaction(ctx, async (tx) => {
    const statement = await lockForDesk(tx.db, id, me);
    if (!statement) return problem('not-found');
    if (statement.state !== 'rejected') return problem('changed-meanwhile');
    if (statement.userId === me) return problem('own-papers');
    if (statement.taken) return problem('claimed-by-another');
    await saveClaim(tx.db, TABLE, id, me);
    return undefined;
  });
  return refused ?? (await readDeskDetail(ctx, { id }));
}

export async function release(ctx: MemberContext, { id }: One): Reply {
  await endClaim(ctx.db, TABLE, id, ctx.actor.userId);
  return await readDeskDetail(ctx, { id });
}

/** Answers every disputed line at once; the corrected version takes the place of the disputed one. */
export async function answerDisputes(
  ctx: MemberContext,
  { id, answers }: One & { answers: Answer[] },
): Promise<One | Problem> {
  const { userId: me } = ctx.actor;
  return await transaction(ctx, async (tx) => {
    await holdCategories(tx.db);
    const statement = await lockForDesk(tx.db, id, me);
    if (!statement) return problem('not-found');
    if (statement.state !== 'rejected') return problem('changed-meanwhile');
    if (!statement.held) return problem('claim-ended');
    const saved = await saveAnswers(tx.db, id, answers, me);
    if (saved !== answers.length) return problem('bad-input', { fields: { answers: 'unknown' } });
    if ((await countDisputes(tx.db, id)).open > 0) return problem('bad-input', { fields: { answers: 'required' } });
    await endClaim(tx.db, TABLE, id, me);
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
