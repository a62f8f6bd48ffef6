import { PACKAGE_LIMITS } from '#contract/domain/package.ts';
import { type MemberContext, transaction } from '../../../context.ts';
import { problem, type Problem } from '../../../platform/problem.ts';
import { recordChange } from '../../audit/audit.ts';
import { isSoldFor } from '../../prices/prices.ts';
import { lockPackage, type PackageRow } from '../packages.queries.ts';
import { countOnSale, insertPackage, type Offer, updatePackage, withdraw } from './desk.queries.ts';

/** A buyout takes a material off sale, which a package must not do, and every licence costs something. */
async function offerProblem(tx: MemberContext, { kind, terms, count, priceFen }: Offer): Promise<Problem | undefined> {
  if (terms.period === 'buyout' || !(await isSoldFor(tx, kind, terms))) return problem('no-such-use');
  return priceFen !== null && priceFen < count ? problem('bad-input', { fields: { priceFen: 'invalid' } }) : undefined;
}

export async function addPackage(ctx: MemberContext, offer: Offer): Promise<{ packageId: number } | Problem> {
  return await transaction(ctx, async (tx) => {
    const wrong = await offerProblem(tx, offer);
    if (wrong) return wrong;
    if ((await countOnSale(tx.db)) >= PACKAGE_LIMITS.packages) return problem('packages-full');
    const packageId = await insertPackage(tx.db, offer);
    await recordChange(tx, { action: 'package.added', subject: `package:${packageId}`, after: { ...offer } });
    return { packageId };
  });
}

interface Version {
  packageId: number;
  version: number;
}

const offerOf = ({ nameZh, nameEn, kind, count, days, priceFen, ...row }: PackageRow): Offer => ({
  nameZh,
  nameEn,
  kind,
  terms: { scene: row.scene, channel: row.channel, period: row.period, area: row.area },
  count,
  days,
  priceFen,
});

/** Changes a package that is still as the caller saw it. */
export async function changePackage(ctx: MemberContext, { packageId, version, ...offer }: Offer & Version) {
  return await transaction(ctx, async (tx) => {
    const before = await lockPackage(tx.db, packageId, 'update');
    if (!before) return problem('not-found');
    const wrong = await offerProblem(tx, offer);
    if (wrong) return wrong;
    if (!(await updatePackage(tx.db, { packageId, version }, offer))) return problem('changed-meanwhile');
    await recordChange(tx, {
      action: 'package.changed',
      subject: `package:${packageId}`,
      before: { ...offerOf(before) },
      after: { ...offer },
    });
    return {};
  });
}

export async function withdrawPackage(ctx: MemberContext, wanted: Version) {
  return await transaction(ctx, async (tx) => {
    const { packageId } = wanted;
    if (!(await lockPackage(tx.db, packageId, 'update'))) return problem('not-found');
    if (!(await withdraw(tx.db, wanted))) return problem('changed-meanwhile');
    await recordChange(tx, { action: 'package.withdrawn', subject: `package:${packageId}`, after: { onSale: false } });
    return {};
  });
}
