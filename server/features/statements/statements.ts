import { randomUUID } from 'node:crypto';
import { mayMoveStatement, type StatementActor } from '#contract/domain/statement.ts';
import { type Context, type MemberContext, transaction } from '../../context.ts';
import { isPdf } from '../../platform/media/pdf.ts';
import { must, problem, type Problem } from '../../platform/problem.ts';
import { recordChange } from '../audit/audit.ts';
import { tellDisputed, tellGenerated } from './mails.ts';
import { presentHead } from './present.ts';
import * as queries from './statements.queries.ts';

export { makeStatements } from './make.ts';
export { letStatementsAge } from './time-passed.queries.ts';
export { tellRemitted } from './mails.ts';
export { lockStatements } from './statements.queries.ts';
export { openDisputes, statementsToRemit } from './waiting.queries.ts';

type Done = Promise<Record<never, never> | Problem>;
type One = { id: number };

export async function readOwn(ctx: MemberContext, { pageNo, pageSize }: { pageNo: number; pageSize: number }) {
  const { userId } = ctx.actor;
  const page = { limit: pageSize, offset: (pageNo - 1) * pageSize };
  const [sums, rows] = await Promise.all([queries.sumOwn(ctx.db, userId), queries.listOwn(ctx.db, userId, page)]);
  return { ...sums, infos: rows.map(presentHead) };
}

/** A statement of the caller; somebody else's is not found. */
export async function findOwn(ctx: MemberContext, id: number): Promise<queries.StatementRow | undefined> {
  return await queries.findStatement(ctx.db, id, ctx.actor.userId);
}

interface Move extends queries.Move {
  by: StatementActor;
  reason?: string;
}

/** Moves a statement along its table of states, with its row in the audit trail; a problem when it is elsewhere. */
export async function moveStatement(tx: Context, { by, reason, ...move }: Move): Promise<Problem | undefined> {
  const { id, from, to } = move;
  if (!mayMoveStatement(from, to, by)) throw new Error(`${by} may not move a statement from ${from} to ${to}`);
  if (!(await queries.saveMove(tx.db, move))) return problem('changed-meanwhile');
  await recordChange(tx, {
    action: `statement.${to}`,
    subject: `statement:${id}`,
    before: { state: from },
    after: { state: to },
    ...(reason === undefined ? {} : { reason }),
  });
  return undefined;
}

export async function confirmStatement(ctx: MemberContext, { id }: One): Done {
  return await transaction(ctx, async (tx) => {
    if (!(await findOwn(tx, id))) return problem('not-found');
    const move = { id, from: 'to-confirm', to: 'generated', by: 'photographer' } as const;
    const refused = await moveStatement(tx, { ...move, confirmedBy: 'photographer' });
    if (refused) return refused;
    await tellGenerated(tx, id, 'photographer');
    return {};
  });
}

/** Confirms a statement whose time to be disputed is over; nothing when somebody was faster. */
export async function confirmPassed(ctx: Context, id: number): Promise<void> {
  const refused = await transaction(ctx, async (tx) => {
    const move = { id, from: 'to-confirm', to: 'generated', by: 'system', confirmedBy: 'time' } as const;
    const moved = await moveStatement(tx, move);
    if (!moved) await tellGenerated(tx, id, 'time');
    return moved;
  });
  if (refused?.code !== 'changed-meanwhile') must(refused);
}

/** Disputes lines while there is time; each must be of this statement. */
export async function disputeLines(
  ctx: MemberContext,
  { id, lines }: One & { lines: { saleId: number; words: string }[] },
): Done {
  return await transaction(ctx, async (tx) => {
    const statement = await findOwn(tx, id);
    if (!statement) return problem('not-found');
    const move = { id, from: 'to-confirm', to: 'rejected', by: 'photographer' } as const;
    const refused = await moveStatement(tx, { ...move, inTime: true });
    if (refused) return refused;
    if ((await queries.insertDisputes(tx.db, id, lines)) !== lines.length)
      return problem('bad-input', { fields: { lines: 'unknown' } });
    await tellDisputed(tx, statement, lines.length);
    return {};
  });
}

/** Keeps a company's own invoice; a newer one replaces it until the money is sent. */
export async function sendInvoice(ctx: MemberContext, { id, file }: One & { file: string }): Done {
  const statement = await findOwn(ctx, id);
  if (!statement) return problem('not-found');
  const bytes = Buffer.from(file.slice(file.indexOf(',') + 1), 'base64');
  if (!isPdf(bytes)) return problem('bad-pdf');
  const key = `statement-invoices/${randomUUID()}.pdf`;
  await ctx.objects.put('originals', key, bytes, { contentType: 'application/pdf' });
  return await transaction(ctx, async (tx) => {
    if (!(await queries.saveInvoice(tx.db, id, key))) return problem('changed-meanwhile');
    await recordChange(tx, { action: 'statement.invoice-sent', subject: `statement:${id}`, after: { key } });
    return {};
  });
}
