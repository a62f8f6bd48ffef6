import { sql } from 'kysely';
import type { MaterialReport } from '#contract/calls/catalogue-desk.ts';
import type { PriceClass } from '#contract/domain/material.ts';
import type { Rendition } from '#contract/domain/media.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { TechnicalRow } from '../technical.ts';
import { FOUND_COLUMNS, FOUND_TABLES, type FoundRow } from './find.queries.ts';

interface Named {
  id: number;
  zh: string;
  en: string;
}

export interface DeskDetailRow extends FoundRow, TechnicalRow {
  version: string;
  descriptionZh: string;
  descriptionEn: string;
  keywordsZh: string[];
  keywordsEn: string[];
  placeZh: string;
  placeEn: string;
  categoryId: number | null;
  groupId: number | null;
  priceClass: PriceClass;
  people: boolean | null;
  editorial: boolean;
  ownerId: number;
  ownerName: string;
  ownerTitle: string;
  shopId: number | null;
  composer: string;
  artist: string;
  takenOn: string | null;
  colours: string[] | null;
  modelReleases: number;
  propertyReleases: number;
  files: Partial<Record<Rendition, string>>;
  topics: Named[];
  groups: Named[];
  createdAt: Date;
}

/** Precise to the microsecond, so that no two changes of a row share a version. */
export const VERSION = sql`to_char(m.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

const LISTED = sql.lit(200);

export async function readDeskDetail(db: Database, id: number): Promise<DeskDetailRow | undefined> {
  const { rows } = await sql<DeskDetailRow>`
    select ${FOUND_COLUMNS}, ${VERSION} as version,
      m.description_zh, m.description_en, m.keywords_zh, m.keywords_en, m.place_zh, m.place_en,
      m.category_id, m.group_id, m.price_class, m.people, m.editorial,
      m.owner_id, u.nickname as owner_name, m.owner_title, m.shop_id, m.composer, m.artist,
      to_char(m.taken_on, 'YYYY-MM-DD') as taken_on, m.created_at,
      m.width, m.height, m.size_class, m.duration_ms, m.frame_rate, m.bitrate, m.bit_depth, m.codec, m.has_audio,
      m.loudness, m.size_bytes,
      (select content_type from material_files where material_id = m.id and rendition = 'original') as content_type,
      (select colours from look_facts where material_id = m.id) as colours,
      consents.model_releases, consents.property_releases,
      (select coalesce(json_object_agg(rendition, key), '{}') from material_files
        where material_id = m.id and rendition <> 'original') as files,
      (select coalesce(json_agg(json_build_object('id', t.id, 'zh', t.title_zh, 'en', t.title_en) order by t.position, t.id), '[]')
        from topic_materials tm join topics t on t.id = tm.topic_id where tm.material_id = m.id) as topics,
      (select coalesce(json_agg(json_build_object('id', g.id, 'zh', g.title_zh, 'en', g.title_en) order by g.id desc), '[]')
        from (select * from group_facts where owner_id = m.owner_id
          order by id = m.group_id desc nulls last, id desc limit ${LISTED}) g) as groups
    from ${FOUND_TABLES}
    cross join lateral (
      select count(*) filter (where r.kind = 'model') as model_releases,
        count(*) filter (where r.kind = 'property') as property_releases
      from material_release_facts mr join release_facts r on r.id = mr.release_id
      where mr.material_id = m.id
    ) consents
    where m.id = ${id}`.execute(db);
  return rows[0];
}

type ReportRow = Omit<MaterialReport, 'createdAt' | 'closedAt'> & { createdAt: Date; closedAt: Date | null };

/** Open reports first, then the newest. */
export async function listReports(db: Database, materialId: number): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    select r.id, r.reason, r.text, reporter.nickname as reporter, r.created_at, r.closed_at,
      closer.nickname as closed_by, r.answer
    from material_reports r
    left join user_facts reporter on reporter.id = r.reporter_id
    left join user_facts closer on closer.id = r.closed_by
    where r.material_id = ${materialId}
    order by r.closed_at is not null, r.id desc limit ${LISTED}`.execute(db);
  return rows;
}
