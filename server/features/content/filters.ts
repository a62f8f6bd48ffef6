import type { ListFilters } from '#contract/calls/content.ts';
import type { ContentType } from '#contract/domain/content.ts';
import { inLanguage } from '#contract/domain/language.ts';
import { shownBrands, shownTags, shownYears } from './articles.queries.ts';
import type { EntryReader } from './reader.ts';

/** By what entries of a type can be narrowed: only what finds at least one of them. */
export async function readFilters({ db, language }: EntryReader, type: ContentType): Promise<ListFilters> {
  const [tags, brands, years] = await Promise.all([
    shownTags(db, type),
    type === 'case' ? shownBrands(db) : [],
    type === 'case' ? shownYears(db) : [],
  ]);
  const named = brands.map(({ slug, titleZh, titleEn }) => ({ slug, name: inLanguage(language, titleZh, titleEn) }));
  return { tags, brands: named, years };
}
