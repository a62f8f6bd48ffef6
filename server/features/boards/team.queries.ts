import { sql } from 'kysely';
import type { Colleague } from '#contract/calls/boards.ts';
import type { ColleagueRole } from '#contract/domain/board.ts';
import type { Database } from '../../platform/database/database.ts';
import { linkHolds } from './access.queries.ts';

/** Colleagues of somebody in an open company, and what each may do on a board; nobody who manages it. */
export async function listColleagues(db: Database, userId: number, boardId: number): Promise<Colleague[]> {
  const { rows } = await sql<Colleague>`
    select c.user_id, c.nickname, p.role
    from active_members a
    join company_people c on c.customer_id = a.customer_id and c.disabled_at is null and c.role <> 'admin'
    left join board_people p on p.board_id = ${boardId} and p.user_id = c.user_id
    where a.user_id = ${userId} and c.user_id <> (select user_id from boards where id = ${boardId})
    order by p.role is null, c.nickname, c.user_id`.execute(db);
  return rows;
}

/** Makes a board the company's; one that is stays as it is. */
export async function giveToCompany(db: Database, boardId: number, customerId: number): Promise<void> {
  await db
    .updateTable('boards')
    .set({ customerId })
    .where('id', '=', boardId)
    .where('customerId', 'is', null)
    .execute();
}

export async function setPerson(db: Database, boardId: number, userId: number, role: ColleagueRole): Promise<void> {
  await db
    .insertInto('boardPeople')
    .values({ boardId, userId, role })
    .onConflict((conflict) => conflict.columns(['boardId', 'userId']).doUpdateSet({ role }))
    .execute();
}

export async function deletePerson(db: Database, boardId: number, userId: number): Promise<void> {
  await db.deleteFrom('boardPeople').where('boardId', '=', boardId).where('userId', '=', userId).execute();
}

interface Link {
  boardId: number;
  key: string;
  madeBy: number;
  customerId: number | null;
  mayAnswer: boolean;
}

/** Gives the board a link, and returns its key; a link that still holds keeps its key and its maker. */
export async function keepLink(db: Database, link: Link): Promise<string> {
  await sql`
    delete from board_links l using boards b
    where b.id = l.board_id and b.id = ${link.boardId} and ${linkHolds} is not true`.execute(db);
  const { key } = await db
    .insertInto('boardLinks')
    .values(link)
    .onConflict((conflict) => conflict.column('boardId').doUpdateSet({ mayAnswer: link.mayAnswer }))
    .returning('key')
    .executeTakeFirstOrThrow();
  return key;
}

export async function deleteLink(db: Database, boardId: number): Promise<void> {
  await db.deleteFrom('boardLinks').where('boardId', '=', boardId).execute();
}

interface LinkedBoard {
  id: number;
  name: string;
  owner: string;
  mayAnswer: boolean;
}

/** The board behind a key, while the link holds. */
export async function findLinked(db: Database, key: string): Promise<LinkedBoard | undefined> {
  const { rows } = await sql<LinkedBoard>`
    select b.id, b.name, u.nickname as owner, l.may_answer
    from board_links l join boards b on b.id = l.board_id join user_facts u on u.id = l.made_by
    where l.key = ${key} and ${linkHolds}`.execute(db);
  return rows[0];
}
