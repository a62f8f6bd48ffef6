import type { CompanyDetail, CompanyRow } from '#contract/calls/companies.ts';
import type { CompanyState } from '#contract/domain/company.ts';
import { type MemberContext, transaction } from '../../../context.ts';
import { problem, type Problem } from '../../../platform/problem.ts';
import { moveCompany, present } from '../companies.ts';
import { lockCompany } from '../companies.queries.ts';
import { tellDecided } from '../mails.ts';
import { listPeople } from '../people.queries.ts';
import { type DeskRow, findForDesk, findSame, listForView } from './desk.queries.ts';

const LINK_SECONDS = 600;

export async function listForDesk(ctx: MemberContext, filter: Parameters<typeof listForView>[1]) {
  const { total, rows } = await listForView(ctx.db, filter);
  return { total, infos: rows.map(presentRow) };
}

function presentRow(row: DeskRow): CompanyRow {
  const { applicant, overdue, members, decidedBy } = row;
  return { ...present(row), applicant, overdue, members, decidedBy };
}

type Found = { company: CompanyDetail } | Problem;

export async function readDetail(ctx: MemberContext, { customerId }: { customerId: number }): Promise<Found> {
  const row = await findForDesk(ctx.db, customerId);
  if (!row) return problem('not-found');
  const people = await listPeople(ctx.db, customerId);
  return {
    company: {
      ...presentRow(row),
      hasLicence: row.licenceKey !== null,
      people: people.map(({ userId, nickname, account, role }) => ({ userId, nickname, account, role })),
      same: await findSame(ctx.db, row),
    },
  };
}

export async function licenceLink(ctx: MemberContext, { customerId }: { customerId: number }) {
  const row = await findForDesk(ctx.db, customerId);
  if (!row || row.licenceKey === null) return problem('not-found');
  return { url: await ctx.objects.signedUrl('originals', row.licenceKey, { seconds: LINK_SECONDS }) };
}

interface Decision {
  customerId: number;
  to: Extract<CompanyState, 'open' | 'rejected' | 'closed'>;
  words: string;
}

const TEMPLATES = { rejected: 'companyRejected', closed: 'companyClosed' } as const;

async function decide(ctx: MemberContext, { customerId, to, words }: Decision): Promise<Found> {
  const refused = await transaction(ctx, async (tx) => {
    const company = await lockCompany(tx.db, customerId);
    if (!company) return problem('not-found');
    const stuck = await moveCompany(tx, { customerId, from: company.state, to, by: 'sales', words });
    if (stuck) return stuck;
    await tellDecided(tx, company, to === 'open' ? { template: 'companyOpened' } : { template: TEMPLATES[to], words });
    return undefined;
  });
  return refused ?? (await readDetail(ctx, { customerId }));
}

export const open = (ctx: MemberContext, { customerId }: { customerId: number }) =>
  decide(ctx, { customerId, to: 'open', words: '' });
export const reject = (ctx: MemberContext, input: { customerId: number; words: string }) =>
  decide(ctx, { ...input, to: 'rejected' });
export const close = (ctx: MemberContext, input: { customerId: number; words: string }) =>
  decide(ctx, { ...input, to: 'closed' });
