import type { DeskMaterialDetail } from '#contract/calls/catalogue-desk.ts';
import type { ReviewDetail, ReviewFix } from '#contract/calls/review.ts';
import { type MemberContext, transaction } from '../../context.ts';
import { isProblem, problem, type Problem } from '../../platform/problem.ts';
import { editMaterial, findCategoryFor, readDesk } from '../catalogue/catalogue.ts';
import { refusal } from './decide.ts';
import { lockReviews } from './decide.queries.ts';
import { readDetail } from './detail.ts';
import { type FieldChange, tellFix } from './mails.ts';

/** Corrects the title, keywords or category, so that a good material need not be returned. */
export async function fix(
  ctx: MemberContext,
  { id, version, ...typed }: ReviewFix & { id: number; version: string },
): Promise<{ review: ReviewDetail } | Problem> {
  const fixed = await transaction(ctx, async (tx) => {
    const [review] = await lockReviews(tx.db, [id], ctx.actor.userId);
    if (!review) return problem('not-found');
    const refused = refusal(review);
    if (refused) return refused;
    // A second review judges the material as decided, so it must not change it.
    if (review.round === 'second') return problem('not-allowed');
    const before = await readDesk(tx, { id: review.materialId });
    if (isProblem(before)) return before;
    const after = await editMaterial(tx, { id: review.materialId, version, ...before.material.edit, ...typed });
    if (isProblem(after)) return after;
    const changes = await changesOf(tx, before.material, after.material);
    if (changes.length > 0) await tellFix(tx, review.materialId, changes);
    return true;
  });
  return isProblem(fixed) ? fixed : await readDetail(ctx, { id });
}

async function changesOf(ctx: MemberContext, before: DeskMaterialDetail, after: DeskMaterialDetail) {
  const [was, is] = [await wordsOf(ctx, before), await wordsOf(ctx, after)];
  const fields = Object.keys(is) as FieldChange['field'][];
  return fields
    .filter((field) => was[field] !== is[field])
    .map((field) => ({ field, before: was[field], after: is[field] }));
}

async function wordsOf(ctx: MemberContext, { edit, kind }: DeskMaterialDetail) {
  const category = edit.categoryId === null ? undefined : await findCategoryFor(ctx.db, edit.categoryId, kind);
  return {
    titleZh: edit.titleZh,
    titleEn: edit.titleEn,
    keywordsZh: edit.keywordsZh.join('、'),
    keywordsEn: edit.keywordsEn.join(', '),
    category: category ? `${category.nameZh} · ${category.nameEn}` : '',
  };
}
