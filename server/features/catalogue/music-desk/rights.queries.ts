import { sql } from 'kysely';
import type { RightsEdit } from '#contract/calls/music-desk.ts';
import type { Database } from '../../../platform/database/database.ts';

export interface RightsRow extends RightsEdit {
  /** 0 before anybody noted anything. */
  version: number;
}

/** What is known of the rights of a piece; its recordings are the piece and its versions. */
export async function readRights(db: Database, pieceId: number): Promise<RightsRow> {
  const { rows } = await sql<RightsRow>`
    select coalesce(r.version, 0) as version, coalesce(r.iswc, '') as iswc, r.content_id, r.samples, r.made_with_ai,
      (select coalesce(json_agg(json_build_object('role', w.role, 'name', w.name, 'pro', w.pro, 'ipi', w.ipi,
        'share', w.share) order by w.position), '[]') from sound_writers w where w.material_id = m.id) as writers,
      (select json_agg(json_build_object('id', recording.id, 'isrc', coalesce(own.isrc, ''))
          order by recording.version_of nulls first, recording.duration_ms desc nulls last, recording.id)
        from materials recording left join sound_isrcs own on own.material_id = recording.id
        where recording.id = m.id or recording.version_of = m.id) as isrcs
    from materials m left join sound_rights r on r.material_id = m.id
    where m.id = ${pieceId}`.execute(db);
  return rows[0]!;
}

export async function writeRights(db: Database, pieceId: number, edit: RightsEdit): Promise<void> {
  const { iswc, contentId, samples, madeWithAi, writers, isrcs } = edit;
  await sql`
    insert into sound_rights (material_id, iswc, content_id, samples, made_with_ai)
    values (${pieceId}, ${iswc}, ${contentId}, ${samples}, ${madeWithAi})
    on conflict (material_id) do update set iswc = excluded.iswc, content_id = excluded.content_id,
      samples = excluded.samples, made_with_ai = excluded.made_with_ai, version = sound_rights.version + 1`.execute(db);
  await db.deleteFrom('soundWriters').where('materialId', '=', pieceId).execute();
  if (writers.length > 0)
    await db
      .insertInto('soundWriters')
      .values(writers.map((writer, position) => ({ materialId: pieceId, position, ...writer })))
      .execute();
  const recordings = isrcs.map(({ id }) => id);
  await db.deleteFrom('soundIsrcs').where('materialId', 'in', recordings).execute();
  const known = isrcs.filter(({ isrc }) => isrc !== '').map(({ id, isrc }) => ({ materialId: id, isrc }));
  if (known.length > 0) await db.insertInto('soundIsrcs').values(known).execute();
}
