import type { Package } from '#contract/calls/packages.ts';
import { inLanguage } from '#contract/domain/language.ts';
import { buyerIn, type Context, type MemberContext } from '../../context.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { recordChange } from '../audit/audit.ts';
import { once } from '../idempotency/idempotency.ts';
import { findCompanyName, insertPackageOrder, lockProductOrder } from '../membership/membership.ts';
import { tellAsked } from './mails.ts';
import { findPackage, lastDay, listOffered, lockPackage, type PackageRow } from './packages.queries.ts';

function present(ctx: Context, offer: PackageRow): Package {
  const { id: packageId, version, nameZh, nameEn, kind, scene, channel, period, area, count, days, priceFen } = offer;
  const terms = { scene, channel, period, area };
  return { packageId, version, name: inLanguage(ctx.language, nameZh, nameEn), kind, terms, count, days, priceFen };
}

export async function readOffered(ctx: Context): Promise<{ infos: Package[] }> {
  return { infos: (await listOffered(ctx.db)).map((offer) => present(ctx, offer)) };
}

/** What the caller would get if they bought a package now. */
export async function preview(ctx: MemberContext, { packageId }: { packageId: number }) {
  const offer = await findPackage(ctx.db, packageId);
  if (!offer || offer.withdrawnAt !== null) return problem('not-found');
  const { customerId } = buyerIn(ctx);
  return {
    offer: present(ctx, offer),
    endsOn: await lastDay(ctx.db, offer.days),
    company: customerId === null ? null : await findCompanyName(ctx.db, customerId),
    mayBuy: customerId === null || ctx.actor.companyRole === 'admin',
  };
}

interface Wish {
  key: string;
  packageId: number;
  /** The version of the package that the buyer saw. */
  version: number;
  words: string;
}

/** Orders a package as the buyer saw it, or asks sales for its price; of a company only its administrators do. */
export async function orderPackage(ctx: MemberContext, wish: Wish): Promise<{ productOrderId: number } | Problem> {
  return await once(ctx, { call: 'package.order', body: wish }, async (tx) => {
    const buyer = buyerIn(tx);
    if (buyer.customerId !== null && tx.actor.companyRole !== 'admin') return problem('company-role');
    const offer = await lockPackage(tx.db, wish.packageId, 'share');
    if (!offer) return problem('not-found');
    if (offer.withdrawnAt !== null || offer.version !== wish.version) return problem('package-changed');
    const id = await insertPackageOrder(tx.db, buyer, offer, wish.words);
    const { version, count, days, priceFen } = offer;
    const state = priceFen === null ? 'requested' : 'awaiting';
    await recordChange(tx, {
      action: `product-order.${state}`,
      subject: `product-order:${id}`,
      after: { state, packageId: offer.id, version, count, days, totalFen: priceFen },
    });
    if (priceFen === null) await tellAsked(tx, (await lockProductOrder(tx, id))!);
    return { productOrderId: id };
  });
}
