import { sql } from 'kysely';
import type { MaterialState } from '#contract/domain/material.ts';
import type { Database } from '../../../platform/database/database.ts';

/** A work that looks like an image of an application. */
export interface LikeWork {
  pictureId: number;
  id: number;
  code: string;
  state: MaterialState;
  titleZh: string;
  titleEn: string;
  fileName: string;
  ownerZh: string;
  ownerEn: string;
  thumbnail: string | null;
  /** The same file, byte for byte. */
  same: boolean;
}

/** Works of other owners that look almost like an image of an application, for each image the nearest first. */
export async function readLikeApplication(
  db: Database,
  asked: { applicationId: number; ownerId: number },
  limits: { bits: number; layout: number; count: number },
): Promise<LikeWork[]> {
  const { rows } = await sql<LikeWork>`
    with mine as materialized (
      select id, sha256, hash, layout, (hash & 65535)::int as quarter_1, ((hash >> 16) & 65535)::int as quarter_2,
        ((hash >> 32) & 65535)::int as quarter_3, ((hash >> 48) & 65535)::int as quarter_4
      from application_picture_facts where application_id = ${asked.applicationId}
    ), near as (
      select mine.id as picture_id, other.material_id as id, bit_count((mine.hash # other.hash)::bit(64)) as bits
      from mine join look_facts other on (
        other.quarter_1 = mine.quarter_1 or other.quarter_2 = mine.quarter_2
        or other.quarter_3 = mine.quarter_3 or other.quarter_4 = mine.quarter_4)
      where mine.hash <> 0 and bit_count((mine.hash # other.hash)::bit(64)) <= ${limits.bits}
        and not exists (
          select from unnest(mine.layout, other.layout) number (mine, other)
          where abs(number.mine - number.other) > ${limits.layout}
        )
      union all
      select mine.id, other.id, 0 from mine join material_facts other on other.sha256 = mine.sha256
    ), ranked as (
      select near.picture_id, near.id, row_number() over (partition by near.picture_id order by min(near.bits), near.id)
        as place
      from near join material_facts m on m.id = near.id and m.kind = 'photo' and m.owner_id <> ${asked.ownerId}
        and m.state not in ('uploaded', 'transcoding')
      group by near.picture_id, near.id
    )
    select ranked.picture_id, m.id, m.code, m.state, m.title_zh, m.title_en, m.file_name,
      coalesce(s.name_zh, u.nickname) as owner_zh, coalesce(s.name_en, u.nickname) as owner_en,
      (select key from material_thumbnails t where t.material_id = m.id) as thumbnail,
      m.sha256 is not distinct from mine.sha256 as same
    from ranked join mine on mine.id = ranked.picture_id join material_facts m on m.id = ranked.id
    join user_facts u on u.id = m.owner_id left join shop_facts s on s.id = m.shop_id
    where ranked.place <= ${limits.count}
    order by ranked.picture_id, ranked.place`.execute(db);
  return rows;
}
