import { inLanguage } from '#contract/domain/language.ts';
import type { PriceKind } from '#contract/domain/prices.ts';
import { type MemberContext, transaction } from '../../../context.ts';
import { problem } from '../../../platform/problem.ts';
import { recordChange } from '../../audit/audit.ts';
import { saveFloor } from '../../catalogue/catalogue.ts';
import { findByCode, listFloors } from './floors.queries.ts';

/** Materials whose minimum price is their own. */
export async function readFloors(ctx: MemberContext, page: { kind: PriceKind; pageNo: number; pageSize: number }) {
  const { total, rows } = await listFloors(ctx.db, page);
  const infos = rows.map(({ titleZh, titleEn, thumbnail, ...row }) => ({
    ...row,
    title: inLanguage(ctx.language, titleZh, titleEn),
    thumbnail: thumbnail === null ? null : ctx.objects.publicUrl(thumbnail),
  }));
  return { total, infos };
}

interface Wish {
  code: string;
  /** Null for that of the price table. */
  floorFen: number | null;
  reason: string;
}

/** Gives a material a minimum price of its own, or takes it back. Quotes that were made keep theirs. */
export async function setFloor(ctx: MemberContext, { code, floorFen, reason }: Wish) {
  return await transaction(ctx, async (tx) => {
    const id = await findByCode(tx.db, code);
    const saved = id === undefined ? undefined : await saveFloor(tx.db, id, floorFen);
    if (!saved) return problem('bad-input', { fields: { code: 'invalid' } });
    if (saved.before !== floorFen)
      await recordChange(tx, {
        action: 'material.floor-set',
        subject: `material:${id}`,
        before: { floorFen: saved.before },
        after: { floorFen },
        reason,
      });
    return {};
  });
}
