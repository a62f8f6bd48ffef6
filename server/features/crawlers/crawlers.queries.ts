import { sql } from 'kysely';
import type { Source } from '#contract/domain/material.ts';
import type { MediaKind } from '#contract/domain/media.ts';
import type { Database } from '../../platform/database/database.ts';

export interface MaterialHeadRow {
  id: number;
  kind: MediaKind;
  source: Source;
  titleZh: string;
  titleEn: string;
  descriptionZh: string;
  descriptionEn: string;
  keywordsZh: string[];
  keywordsEn: string[];
  width: number | null;
  height: number | null;
  durationMs: number | null;
  composer: string;
  publishedAt: Date;
  shopId: number | null;
  shopZh: string | null;
  shopEn: string | null;
  /** The picture of a clip or photo, the cover of a sound. */
  picture: string | null;
  preview: string | null;
}

export async function findMaterialHead(db: Database, id: number): Promise<MaterialHeadRow | undefined> {
  const { rows } = await sql<MaterialHeadRow>`
    select m.id, m.kind, m.source, m.title_zh, m.title_en, m.description_zh, m.description_en, m.keywords_zh,
      m.keywords_en, m.width, m.height, m.duration_ms, m.composer, m.published_at,
      s.id as shop_id, s.name_zh as shop_zh, s.name_en as shop_en, picture.key as picture, preview.key as preview
    from material_facts m
    left join shop_facts s on s.id = m.shop_id
    left join material_file_facts picture on picture.material_id = m.id and picture.rendition in ('poster', 'cover')
    left join material_file_facts preview on preview.material_id = m.id and preview.rendition = 'preview'
    where m.id = ${id} and m.state = 'online'`.execute(db);
  return rows[0];
}

interface ShopHeadRow {
  id: number;
  nameZh: string;
  nameEn: string;
  bioZh: string;
  bioEn: string;
  cover: string | null;
}

export async function findShopHead(db: Database, id: number): Promise<ShopHeadRow | undefined> {
  const { rows } = await sql<ShopHeadRow>`
    select s.id, s.name_zh, s.name_en, s.bio_zh, s.bio_en,
      (select f.key from material_facts m
        join material_file_facts f on f.material_id = m.id and f.rendition = 'poster'
        where m.shop_id = s.id and m.state = 'online'
        order by m.published_at desc, m.id desc limit 1) as cover
    from shop_facts s where s.id = ${id}`.execute(db);
  return rows[0];
}
