import type { ParsedInputOf } from '#contract/call.ts';
import type { DeskStatement, StatementRow, statementDeskCalls } from '#contract/calls/statements-desk.ts';
import type { MemberContext } from '../../../context.ts';
import { presentClaim } from '../../../platform/database/claims.ts';
import { problem, type Problem } from '../../../platform/problem.ts';
import { presentHead, readDetail, readLines } from '../present.ts';
import { findStatement } from '../statements.queries.ts';
import * as queries from './desk.queries.ts';

type Input<Name extends keyof typeof statementDeskCalls> = ParsedInputOf<(typeof statementDeskCalls)[Name]>;

const LINK_SECONDS = 600;

/** What keeps the money of a statement from being sent. */
function lackOf({ payableFen, taxFen, taxCategory, invoiceKey, noted }: queries.DeskRow): StatementRow['lacks'] {
  if (noted) return 'confirmation';
  if (payableFen > 0 && taxFen === null) return 'category';
  return payableFen > 0 && taxCategory === 'company' && invoiceKey === null ? 'invoice' : null;
}

export async function readDesk(ctx: MemberContext, { pageNo, pageSize, ...filter }: Input<'list'>) {
  const { userId: me } = ctx.actor;
  const total = await queries.countDesk(ctx.db, filter, me);
  const rows = await queries.listDesk(ctx.db, filter, { limit: pageSize, offset: (pageNo - 1) * pageSize }, me);
  const infos = rows.map((row) => ({
    ...presentHead(row),
    userId: row.userId,
    photographer: row.photographer,
    taxCategory: row.taxCategory,
    openDisputes: row.openDisputes,
    claim: presentClaim(row, me),
    lacks: lackOf(row),
  }));
  return { infos, total };
}

export async function readDeskDetail(ctx: MemberContext, { id }: { id: number }): Promise<DeskStatement | Problem> {
  const row = await findStatement(ctx.db, id);
  if (!row) return problem('not-found');
  const [detail, held, noted] = await Promise.all([
    readDetail(ctx, row),
    queries.findHeld(ctx.db, id),
    readNoted(ctx, id),
  ]);
  const link = { seconds: LINK_SECONDS, fileName: `${row.number}-invoice.pdf` };
  const invoiceUrl = row.invoiceKey === null ? null : await ctx.objects.signedUrl('originals', row.invoiceKey, link);
  const { userId: me } = ctx.actor;
  const { userId } = row;
  return {
    ...detail,
    noted,
    userId,
    photographer: held.photographer,
    claim: presentClaim(held, me),
    own: userId === me,
    invoiceUrl,
  };
}

async function readNoted(ctx: MemberContext, id: number): Promise<DeskStatement['noted']> {
  const found = await queries.findNoted(ctx.db, id);
  if (!found) return null;
  const { notedBy, ...noted } = found;
  return { ...noted, mine: notedBy === ctx.actor.userId };
}

export async function readDeskLines(ctx: MemberContext, input: Input<'lines'>) {
  const row = await findStatement(ctx.db, input.id);
  return row ? await readLines(ctx, row, input) : problem('not-found');
}

export async function readPhotographers(ctx: MemberContext, { keyword, pageNo, pageSize }: Input<'photographers'>) {
  const total = await queries.countPhotographers(ctx.db, keyword);
  const page = { limit: pageSize, offset: (pageNo - 1) * pageSize };
  return { infos: await queries.listPhotographers(ctx.db, keyword, page), total };
}
