import { randomUUID } from 'node:crypto';
import type { CompanyStanding } from '#contract/calls/companies.ts';
import { type MemberContext, transaction } from '../../context.ts';
import { takePoint } from '../../platform/database/rate-limit.ts';
import { redrawPicture } from '../../platform/media/redraw.ts';
import { isProblem, problem, type Problem } from '../../platform/problem.ts';
import { joinCompany, leaveCompany } from '../accounts/accounts.ts';
import { recordChange } from '../audit/audit.ts';
import { removeFiles } from '../media/media.ts';
import { moveCompany, readStanding } from './companies.ts';
import { findOwn, insertCompany, lockCompany, rewriteApplication } from './companies.queries.ts';
import { tellApplied } from './mails.ts';

/** Limited because each picture is opened in its own process. */
const PER_DAY = { points: 10, seconds: 24 * 3600 };

interface Application {
  name: string;
  creditCode: string;
  licence: string;
}

/** Applies for a company account; the applicant is its first administrator. */
export async function apply(
  ctx: MemberContext,
  { licence, ...given }: Application,
): Promise<CompanyStanding | Problem> {
  const { userId } = ctx.actor;
  const own = await findOwn(ctx.db, userId);
  if (own && own.state !== 'rejected') return problem('in-company');
  const wait = await takePoint(ctx.db, `company:${userId}`, PER_DAY);
  if (wait !== undefined) return problem('too-many-requests', { retryAfter: wait });
  const licenceKey = await redrawPicture(Buffer.from(licence, 'base64'), 'receipt', async (made) => {
    const key = `companies/${randomUUID()}.jpg`;
    await ctx.objects.putFile('originals', key, made, { contentType: 'image/jpeg' });
    return key;
  });
  if (isProblem(licenceKey)) return licenceKey;
  const application = { ...given, licenceKey, appliedBy: userId };
  const refused = await transaction(ctx, async (tx) =>
    own ? await applyAgain(tx, own.customerId, application) : await applyFirst(tx, application),
  );
  return refused ?? (await readStanding(ctx));
}

type Given = Parameters<typeof insertCompany>[1];

async function applyFirst(tx: MemberContext, given: Given): Promise<Problem | undefined> {
  const { userId } = tx.actor;
  const customerId = await insertCompany(tx.db, given);
  if (!(await joinCompany(tx.db, { userId, customerId, role: 'admin' }))) return problem('in-company');
  await recordChange(tx, {
    action: 'company.applied',
    subject: `company:${customerId}`,
    after: { state: 'applied', name: given.name, creditCode: given.creditCode },
  });
  await tellApplied(tx, customerId);
  return undefined;
}

async function applyAgain(tx: MemberContext, customerId: number, given: Given): Promise<Problem | undefined> {
  const company = await lockCompany(tx.db, customerId);
  if (company?.state !== 'rejected') return problem('changed-meanwhile');
  const old = await rewriteApplication(tx.db, customerId, given);
  if (old !== null) await removeFiles(tx, [{ bucket: 'originals', key: old }]);
  const refused = await moveCompany(tx, { customerId, from: 'rejected', to: 'applied', by: 'applicant' });
  if (!refused) await tellApplied(tx, customerId);
  return refused;
}

/** Takes an application back, so that the applicant can join another company. */
export async function withdraw(ctx: MemberContext): Promise<CompanyStanding | Problem> {
  const refused = await transaction(ctx, async (tx) => {
    const { userId } = tx.actor;
    const own = await findOwn(tx.db, userId);
    const company = own && (await lockCompany(tx.db, own.customerId));
    if (!company || company.state === 'open') return problem('not-found');
    const { customerId, state: from } = company;
    if (from !== 'closed') {
      const stuck = await moveCompany(tx, { customerId, from, to: 'closed', by: 'applicant' });
      if (stuck) return stuck;
    }
    return (await leaveCompany(tx, { userId, customerId })) ? undefined : problem('changed-meanwhile');
  });
  return refused ?? (await readStanding(ctx));
}
