import type { SavedLicensee } from '#contract/calls/licensees.ts';
import { type Buyer, buyerIn, type Context, mayBuyIn, type MemberContext, transaction } from '../../context.ts';
import { isProblem, problem, type Problem } from '../../platform/problem.ts';
import {
  deleteLicensee,
  forgetOldest,
  isNameTaken,
  type LicenseeFields,
  listLicensees,
  lockBook,
  putLicensee,
  updateLicensee,
} from './licensees.queries.ts';

/** Names kept for a person or a company; beyond that, those used longest ago are forgotten. */
const MOST_LICENSEES = 50;

export async function readLicensees(ctx: MemberContext) {
  const buyer = buyerIn(ctx);
  const infos = await listLicensees(ctx.db, buyer);
  return { infos, shared: buyer.customerId !== null, mayChange: mayBuyIn(ctx) };
}

/** Keeps the licensee of an order for the next one, inside the transaction that places it. */
export async function rememberLicensee(tx: Pick<Context, 'db'>, buyer: Buyer, fields: LicenseeFields) {
  await lockBook(tx.db, buyer);
  const kept = await putLicensee(tx.db, buyer, fields);
  await forgetOldest(tx.db, buyer, MOST_LICENSEES);
  return kept;
}

/** Keeps a name, or changes one. A person has no credit code. */
export async function saveLicensee(
  ctx: MemberContext,
  { id, ...fields }: LicenseeFields & { id?: number | undefined },
): Promise<{ licensee: SavedLicensee } | Problem> {
  if (!mayBuyIn(ctx)) return problem('company-role');
  if (fields.licenseeType === 'individual' && fields.creditCode !== '')
    return problem('bad-input', { fields: { creditCode: 'invalid' } });
  const buyer = buyerIn(ctx);
  const saved = await transaction(ctx, async (tx) => {
    if (id === undefined) return await rememberLicensee(tx, buyer, fields);
    await lockBook(tx.db, buyer);
    if (await isNameTaken(tx.db, buyer, { id, ...fields }))
      return problem('bad-input', { fields: { licensee: 'taken' } });
    return (await updateLicensee(tx.db, buyer, { id, ...fields })) ?? problem('not-found');
  });
  return isProblem(saved) ? saved : { licensee: saved };
}

export async function removeLicensee(
  ctx: MemberContext,
  { id }: { id: number },
): Promise<Record<never, never> | Problem> {
  if (!mayBuyIn(ctx)) return problem('company-role');
  return (await deleteLicensee(ctx.db, buyerIn(ctx), id)) ? {} : problem('not-found');
}
