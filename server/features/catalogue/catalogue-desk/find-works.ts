import type { OfficeFound } from '#contract/calls/office.ts';
import { inLanguage } from '#contract/domain/language.ts';
import type { Context } from '../../../context.ts';
import { idsOfCode, idsOfPending, readWorks } from './find-works.queries.ts';

const CODE = /^([VPME]?)(\d{1,15})$/i;

/** Works by code, with or without its letter, in any state; then those on sale; then pending ones with the words. */
export async function findWorks(
  ctx: Context,
  { keyword, onSale, most }: { keyword: string; onSale: readonly number[]; most: number },
): Promise<OfficeFound['works']> {
  const [, letter = '', number] = CODE.exec(keyword) ?? [];
  const [coded, pending] = await Promise.all([
    number === undefined ? [] : idsOfCode(ctx.db, letter, Number(number)),
    idsOfPending(ctx.db, keyword, most),
  ]);
  const ids = [...new Set([...coded, ...onSale, ...pending])].slice(0, most);
  const rows = await readWorks(ctx.db, ids);
  return rows.map(({ titleZh, titleEn, fileName, thumbnail, ...work }) => ({
    ...work,
    title: inLanguage(ctx.language, titleZh, titleEn) || fileName,
    thumbnail: thumbnail === null ? null : ctx.objects.publicUrl(thumbnail),
  }));
}
