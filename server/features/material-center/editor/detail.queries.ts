import { sql } from 'kysely';
import type { EditorMaterial } from '#contract/calls/material-editor.ts';
import type { MaterialState } from '#contract/domain/material.ts';
import type { FindingCode, MediaKind, Rendition } from '#contract/domain/media.ts';
import type { Database } from '../../../platform/database/database.ts';
import { inScope, type Scope } from '../scope.queries.ts';
import { ENTERED, type EnteredRow, type TechnicalRow } from '../../catalogue/catalogue.ts';
import type { Holder, SuggestionRow } from '../../media/media.ts';
import { OWN_COLUMNS, type OwnRow } from './editor.queries.ts';

export interface OwnDetailRow extends OwnRow, TechnicalRow {
  files: Partial<Record<Rendition, string>>;
  entered: EnteredRow[];
  suggestion: SuggestionRow | null;
  findings: FindingCode[];
  alike: Holder[];
  releases: EditorMaterial['releases'];
}

export async function readOwnDetail(db: Database, scope: Scope, id: number): Promise<OwnDetailRow | undefined> {
  const { rows } = await sql<OwnDetailRow>`
    select ${OWN_COLUMNS},
      m.width, m.height, m.size_class, m.duration_ms, m.frame_rate, m.bitrate, m.bit_depth, m.codec, m.has_audio,
      m.loudness, m.size_bytes, ${ENTERED},
      (select content_type from material_file_facts where material_id = m.id and rendition = 'original') as content_type,
      (select coalesce(json_object_agg(rendition, key), '{}') from material_file_facts
        where material_id = m.id and rendition <> 'original') as files,
      (select json_build_object('title', s.title, 'description', s.description, 'keywords', s.keywords,
          'place', s.place, 'latitude', s.latitude, 'longitude', s.longitude,
          'takenOn', to_char(s.taken_on, 'YYYY-MM-DD'))
        from suggestion_facts s where s.material_id = m.id) as suggestion,
      (select coalesce(json_agg(code order by code), '[]') from finding_facts where material_id = m.id) as findings,
      (select coalesce(json_agg(json_build_object('id', o.id, 'code', o.code, 'kind', o.kind, 'state', o.state,
          'ownerId', o.owner_id) order by near.place), '[]')
        from finding_facts f
        cross join jsonb_array_elements(f.detail -> 'near') with ordinality near (it, place)
        join material_facts o on o.id = (near.it ->> 'materialId')::bigint
        where f.material_id = m.id and f.code = 'near-duplicate') as alike,
      (select coalesce(json_agg(json_build_object('id', r.id, 'kind', r.kind, 'subject', r.subject,
          'fileName', r.file_name) order by r.id), '[]')
        from material_releases mr join release_facts r on r.id = mr.release_id where mr.material_id = m.id) as releases
    from material_facts m where m.id = ${id} and ${inScope(scope)}`.execute(db);
  return rows[0];
}

export interface GlimpseRow {
  id: number;
  code: string;
  kind: MediaKind;
  state: MaterialState;
  titleZh: string;
  titleEn: string;
  fileName: string;
  thumbnail: string | null;
}

export async function readGlimpses(db: Database, scope: Scope, ids: readonly number[]): Promise<GlimpseRow[]> {
  const { rows } = await sql<GlimpseRow>`
    select m.id, m.code, m.kind, m.state, m.title_zh, m.title_en, m.file_name,
      (select key from material_thumbnails where material_id = m.id) as thumbnail
    from unnest(${ids}::bigint[]) with ordinality as wanted (id, place)
    join material_facts m on m.id = wanted.id and ${inScope(scope)}
    order by place`.execute(db);
  return rows;
}
