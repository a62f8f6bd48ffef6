import { type RawBuilder, sql } from 'kysely';
import type { Buyer } from '../../context.ts';
import type { Database } from '../../platform/database/database.ts';
import type { CommonWords } from '../search/search.ts';
import { mayBeOpenTo, roleOn } from './access.queries.ts';
import { newSince, unseenSince } from './visits.queries.ts';

/** Keeps what the works of a kind have in common; forgets what was kept before. */
export async function setWords(db: Database, boardId: number, common: readonly CommonWords[]): Promise<void> {
  await db.deleteFrom('boardWords').where('boardId', '=', boardId).execute();
  if (common.length === 0) return;
  await db
    .insertInto('boardWords')
    .values(common.map((one) => ({ boardId, ...one })))
    .execute();
}

export async function idsOnBoard(db: Database, boardId: number): Promise<number[]> {
  const rows = await db.selectFrom('boardMaterials').select('materialId').where('boardId', '=', boardId).execute();
  return rows.map(({ materialId }) => materialId);
}

/** Ids of the next boards, in order. */
export async function boardsAfter(db: Database, after: number, most: number): Promise<number[]> {
  const rows = await db.selectFrom('boards').select('id').where('id', '>', after).orderBy('id').limit(most).execute();
  return rows.map(({ id }) => id);
}

export interface WordedBoard {
  id: number;
  name: string;
  common: CommonWords[];
  /** When works came on sale that are new on it. */
  after: Date;
  until: Date;
}

async function readWorded(db: Database, userId: number, which: RawBuilder<unknown>, since: RawBuilder<unknown>) {
  const { rows } = await sql<WordedBoard>`
    select id, name, common, after, clock_now() as until
    from (
      select b.id, b.user_id, b.name, ${roleOn(userId)} as role, ${since} as after,
        (select json_agg(json_build_object('kind', w.kind, 'words', w.words) order by w.kind)
          from board_words w where w.board_id = b.id) as common
      from boards b left join board_visits v on v.board_id = b.id and v.user_id = ${userId}
      where ${which}) board
    where role is not null and common is not null order by user_id = ${userId} desc, id desc`.execute(db);
  return rows;
}

/** Boards that somebody may open and whose works have something in common, their own first. */
export async function listWorded(db: Database, userId: number): Promise<WordedBoard[]> {
  return await readWorded(db, userId, mayBeOpenTo(userId), unseenSince);
}

/** One of them, for whoever has it open. */
export async function findWorded(db: Database, userId: number, id: number): Promise<WordedBoard | undefined> {
  return (await readWorded(db, userId, sql`b.id = ${id}`, newSince))[0];
}

export interface Match {
  boardId: number;
  materialId: number;
}

/** Those of these matches that can be put on the board and licensed by this buyer, newest first. */
export async function readOffered(
  db: Database,
  { userId, customerId }: Buyer,
  matches: readonly Match[],
): Promise<Match[]> {
  const { rows } = await sql<Match>`
    select match.board_id, match.material_id
    from unnest(${matches.map(({ boardId }) => boardId)}::bigint[],
      ${matches.map(({ materialId }) => materialId)}::bigint[]) as match (board_id, material_id)
    join material_facts m on m.id = match.material_id
    where m.state = 'online' and m.source <> 'raw' and m.owner_id <> ${userId}
      and licence_against(m.id, null, ${userId}, ${customerId}) is null
      and not exists (
        select from board_materials bm where bm.board_id = match.board_id and bm.material_id = match.material_id)
    order by m.published_at desc, m.id desc`.execute(db);
  return rows;
}
