import { sql } from 'kysely';
import type { PlacementKind } from '#contract/calls/search-desk.ts';
import type { SearchType } from '#contract/domain/discovery.ts';
import type { MaterialState } from '#contract/domain/material.ts';
import { containing, type Database } from '../../../platform/database/database.ts';
import { type Page, readPage } from '../../../platform/database/page.ts';

interface PlacementRow {
  id: number;
  type: SearchType;
  keyword: string;
  what: PlacementKind;
  until: string;
  reason: string;
  madeBy: string | null;
  madeAt: Date;
  code: string;
  titleZh: string;
  titleEn: string;
  thumbnail: string | null;
  state: MaterialState;
}

/** Those in force, or those that have ended. */
export async function listPlacements(db: Database, filter: Page & { keyword: string; ended: boolean }) {
  return await readPage<PlacementRow>(
    db,
    {
      columns: sql`p.id, p.type, p.keyword, p.what, p.until::text, p.reason, p.made_at, u.nickname as made_by,
        m.code, m.title_zh, m.title_en, m.state,
        (select key from material_thumbnails where material_id = m.id) as thumbnail`,
      from: sql`
        from search_placements p join material_facts m on m.id = p.material_id left join user_facts u on u.id = p.made_by
        where (p.until < day_in_china(clock_now())) = ${filter.ended} and p.keyword ilike ${containing(filter.keyword)}`,
      order: sql`p.id desc`,
    },
    filter,
  );
}
