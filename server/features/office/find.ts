import { OFFICE_FOUND_UP_TO, type OfficeFound } from '#contract/calls/office.ts';
import { standingOf } from '#contract/domain/licence.ts';
import { CATALOGUE_READERS, ORDER_READERS, type StaffRole } from '#contract/domain/roles.ts';
import type { MemberContext } from '../../context.ts';
import { findWorks } from '../catalogue/catalogue.ts';
import { findLicences } from '../licences/licences.ts';
import { findOrders } from '../orders/orders.ts';
import { findOnSale, orNothing } from '../search/search.ts';
import { findPeople } from '../accounts/accounts.ts';

type FoundLicence = Awaited<ReturnType<typeof findLicences>>[number];

const MOST = OFFICE_FOUND_UP_TO;

/** Finds what the caller may open; what they may not open is not even looked for. */
export async function find(ctx: MemberContext, { q }: { q: string }): Promise<OfficeFound> {
  const may = (roles: readonly StaffRole[]) => roles.some((role) => ctx.actor.roles.includes(role));
  const [orders, people, works, licences] = await Promise.all([
    may(ORDER_READERS) ? findOrders(ctx.db, q, MOST) : [],
    may(['admin']) ? findPeople(ctx.db, q, MOST) : [],
    may(CATALOGUE_READERS) ? lookForWorks(ctx, q) : [],
    may(ORDER_READERS) ? findLicences(ctx.db, q, MOST) : [],
  ]);
  return {
    orders: orders.map(({ id, number, licensee, state }) => ({ id, number, licensee, state })),
    people,
    works,
    licences: licences.map(present),
  };
}

function present({ id, number, licensee, code, today, ...licence }: FoundLicence): OfficeFound['licences'][number] {
  return { id, number, licensee, code, standing: standingOf(licence, today) };
}

async function lookForWorks(ctx: MemberContext, keyword: string): Promise<OfficeFound['works']> {
  return await findWorks(ctx, { keyword, onSale: await orNothing(findOnSale(ctx, keyword, MOST), []), most: MOST });
}
