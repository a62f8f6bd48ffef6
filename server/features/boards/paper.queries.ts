import { sql } from 'kysely';
import type { Decision } from '#contract/domain/board.ts';
import type { Database } from '../../platform/database/database.ts';

export interface PaperRow {
  code: string;
  titleZh: string;
  titleEn: string;
  decision: Decision | null;
  decidedBy: string | null;
  /** The marked picture, or the cover of a sound. */
  pictureKey: string | null;
  comments: { author: string; second: number | null; text: string; at: string }[];
}

/** What is on a board and on sale, newest first, with everything that was said about it. */
export async function paperRows(db: Database, boardId: number, most: number): Promise<PaperRow[]> {
  const { rows } = await sql<PaperRow>`
    select m.code, m.title_zh, m.title_en, bm.decision, bm.decided_by,
      coalesce(
        (select key from material_file_facts
          where material_id = m.id and rendition = 'poster' and bucket = 'previews'),
        (select key from material_thumbnails where material_id = m.id and m.kind in ('music', 'effect'))) as picture_key,
      (select coalesce(json_agg(json_build_object(
          'author', coalesce(c.guest_name, u.nickname), 'second', c.second, 'text', c.text, 'at', c.created_at)
          order by c.id), '[]')
        from board_comments c left join user_facts u on u.id = c.user_id
        where c.board_id = bm.board_id and c.material_id = m.id) as comments
    from board_materials bm join material_facts m on m.id = bm.material_id
    where bm.board_id = ${boardId} and m.state = 'online'
    order by bm.added_at desc, m.id desc limit ${most}`.execute(db);
  return rows;
}
