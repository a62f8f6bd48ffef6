import { mayBuy } from '#contract/domain/company.ts';
import type { LicenceInfo, LicenseeType } from '#contract/domain/order.ts';
import { shareOf } from '#contract/domain/package.ts';
import type { OrderReferences } from '#contract/domain/references.ts';
import { type Buyer, buyerIn, type MemberContext } from '../../context.ts';
import { isProblem, problem, type Problem } from '../../platform/problem.ts';
import { shareOwn } from '../companies/companies.ts';
import { once } from '../idempotency/idempotency.ts';
import { conflictsOf, heldFor, lockWanted } from '../licences/licences.ts';
import { lockPool, notePoolUse, type PoolRow } from '../membership/membership.ts';
import { placeTaken } from '../orders/orders.ts';
import { settleTaken } from '../payments/payments.ts';
import { findContact, noteTaking } from './take.queries.ts';

interface Wish {
  /** Made once for each taking; a repeated request with the same key changes nothing. */
  key: string;
  poolId: number;
  materialId: number;
  projectName: string;
  brand: string;
  licensee?: string | undefined;
  licenseeType: LicenseeType;
  references: OrderReferences;
}

interface Taken {
  orderId: number;
  number: string;
  left: number;
}

/** Takes one licence from a package: an order, settled and licensed at once, never more than were bought. */
export async function take(ctx: MemberContext, wish: Wish): Promise<Taken | Problem> {
  return await once(ctx, { call: 'package.take', body: wish }, (tx) => takeNow(tx, wish));
}

async function takeNow(tx: MemberContext, wish: Wish): Promise<Taken | Problem> {
  const party = await lockParty(tx, wish);
  if (isProblem(party)) return party;
  const pool = await lockPool(tx, wish.poolId, party.holder);
  if (isProblem(pool)) return pool;
  const { materialId, references } = wish;
  const terms = termsOf(pool);
  // Colleagues who take the same from another package wait for each other.
  await lockWanted(tx.db, [materialId]);
  const place = pool.used + 1;
  const lines = [{ materialId, terms, unitFen: priceOf(pool, place) }];
  const licence = { ...party.licence, startsOn: pool.today };
  const placed = await placeTaken(tx, { from: { poolId: pool.id }, kind: pool.kind, lines, licence, references });
  if (isProblem(placed)) return placed;
  const { orderId, number } = placed;
  if ((await conflictsOf(tx, orderId)).length > 0) return problem('bought-out');
  if ((await heldFor(tx, party.holder, { materialIds: [materialId], terms })).size > 0)
    return problem('licensed-already');
  await settleTaken(tx, orderId, 'package');
  await noteTaking(tx.db, { lineId: placed.lineIds[0]!, poolId: pool.id, place });
  await notePoolUse(tx, pool);
  return { orderId, number, left: pool.quota - place };
}

const termsOf = ({ scene, channel, period, area }: PoolRow) => ({ scene, channel, period, area });

/** What this licence costs of the money that was paid for all of them. */
function priceOf({ totalFen, quota }: PoolRow, place: number): number {
  if (totalFen === null) throw new Error('a package without a price was paid');
  return shareOf({ totalFen, count: quota }, place);
}

interface Party {
  holder: Buyer;
  licence: Omit<LicenceInfo, 'startsOn'>;
}

/** Who takes and who is licensed. Nobody leaves the company until the transaction ends. */
async function lockParty(
  tx: MemberContext,
  { projectName, brand, licensee, licenseeType }: Wish,
): Promise<Party | Problem> {
  const holder = buyerIn(tx);
  const shared = {
    projectName,
    brand,
    endClient: '',
    contactName: tx.actor.nickname,
    contact: await findContact(tx.db, holder.userId),
  };
  if (holder.customerId === null)
    return licensee === undefined
      ? problem('bad-input', { fields: { licensee: 'required' } })
      : { holder, licence: { ...shared, licenseeType, licensee, creditCode: '' } };
  const own = await shareOwn(tx);
  if (isProblem(own)) return own;
  if (!mayBuy(own.role)) return problem('company-role');
  const { name, creditCode, customerId } = own;
  const licence = { ...shared, licenseeType: 'company', licensee: name, creditCode } as const;
  return { holder: { ...holder, customerId }, licence };
}
