import { sql } from 'kysely';
import { EDITING_SECONDS } from '#contract/domain/content.ts';
import type { Database } from '../../../platform/database/database.ts';

interface Editing {
  entryId: number;
  userId: number;
}

/** Notes that somebody has an entry open; undefined when there is no such entry. */
export async function noteEditing(db: Database, { entryId, userId }: Editing): Promise<number | undefined> {
  const { rows } = await sql<{ version: number }>`
    with entry as (select id, version from content_entries where id = ${entryId} for key share),
    noted as (
      insert into content_editors (user_id, entry_id, open_until)
      select ${userId}, id, clock_now() + make_interval(secs => ${EDITING_SECONDS}) from entry
      on conflict (user_id, entry_id) do update set open_until = excluded.open_until)
    select version from entry`.execute(db);
  return rows[0]?.version;
}

/** Names of those who have an entry open, but for one of them. */
export async function editorsBeside(db: Database, { entryId, userId }: Editing): Promise<string[]> {
  const { rows } = await sql<{ nickname: string }>`
    select u.nickname from content_editors c join user_facts u on u.id = c.user_id
    where c.entry_id = ${entryId} and c.user_id <> ${userId} and c.open_until > clock_now()
    order by u.nickname`.execute(db);
  return rows.map(({ nickname }) => nickname);
}

/** Forgets that somebody has an entry open, and others that they left without a word. */
export async function forgetEditing(db: Database, { entryId, userId }: Editing): Promise<void> {
  await sql`
    delete from content_editors
    where user_id = ${userId} and (entry_id = ${entryId} or open_until <= clock_now())`.execute(db);
}
