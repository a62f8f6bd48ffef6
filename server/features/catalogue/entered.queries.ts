import { sql } from 'kysely';
import type { EnteredIn } from '#contract/calls/catalogue.ts';
import { inLanguage, type Language } from '#contract/domain/language.ts';

export interface EnteredRow {
  slug: string;
  titleZh: string;
  titleEn: string;
  awarded: boolean;
}

/** The contests that the owner of material `m` entered it in, as a column. */
export const ENTERED = sql`
  coalesce((select contests from entered_materials where material_id = m.id), '[]') as entered`;

export function presentEntered(language: Language, rows: readonly EnteredRow[]): EnteredIn[] {
  return rows.map(({ slug, titleZh, titleEn, awarded }) => ({
    slug,
    title: inLanguage(language, titleZh, titleEn),
    awarded,
  }));
}
