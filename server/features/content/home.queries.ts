import { sql } from 'kysely';
import { BANNERS_IN_PLACE } from '#contract/domain/content.ts';
import type { Language } from '#contract/domain/language.ts';
import type { Database } from '../../platform/database/database.ts';
import { SHOWN, type ShownRow } from './content.queries.ts';

/** The same as `languagesOf` says. */
const READABLE = {
  zh: sql`title_zh <> '' and (body_zh <> '[]' or body_en = '[]')`,
  en: sql`title_en <> '' and (body_en <> '[]' or body_zh = '[]')`,
} satisfies Record<Language, unknown>;

/** Banners for readers of a language that are written in it, the first ones of each place. */
export async function shownBanners(db: Database, language: Language): Promise<ShownRow<'banner'>[]> {
  const { rows } = await sql<ShownRow<'banner'>>`
    with listed as (
      select ${SHOWN}, row_number() over turn as turn
      from shown_entries
      where type = 'banner' and facts ->> 'language' in ('both', ${language}) and ${READABLE[language]}
      window turn as (partition by facts ->> 'place' order by position, published_at desc, id desc))
    select ${SHOWN} from listed where turn <= ${BANNERS_IN_PLACE} order by turn, id`.execute(db);
  return rows;
}

/** Whether readers of a language see a banner above all rows. */
export async function hasTopBanner(db: Database, language: Language): Promise<boolean> {
  const { rows } = await sql<{ shown: boolean }>`
    select exists (
      select from shown_entries
      where type = 'banner' and facts ->> 'place' = 'top' and facts ->> 'language' in ('both', ${language})
        and ${READABLE[language]}) as shown`.execute(db);
  return rows[0]!.shown;
}

/** The newest cases that can be read in a language. */
export async function newestCases(db: Database, language: Language, most: number): Promise<ShownRow<'case'>[]> {
  const { rows } = await sql<ShownRow<'case'>>`
    select ${SHOWN} from shown_entries where type = 'case' and ${READABLE[language]}
    order by published_at desc, id desc limit ${most}`.execute(db);
  return rows;
}
