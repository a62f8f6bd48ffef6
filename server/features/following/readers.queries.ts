import { sql } from 'kysely';
import type { Language } from '#contract/domain/language.ts';
import type { Database } from '../../platform/database/database.ts';

/** Lets only one transaction at a time count and add what a person follows, who becomes a reader by it. */
export async function lockReader(db: Database, userId: number): Promise<void> {
  await sql`insert into news_readers (user_id) values (${userId}) on conflict do nothing`.execute(db);
  await sql`select 1 from news_readers where user_id = ${userId} for no key update`.execute(db);
}

/** Whether somebody wants mails, as everybody does who has not said otherwise, and what time it is. */
export async function readReader(db: Database, userId: number): Promise<{ mail: boolean; now: Date }> {
  const { rows } = await sql<{ mail: boolean; now: Date }>`
    select coalesce((select mail from news_readers where user_id = ${userId}), true) as mail,
      clock_now() as now`.execute(db);
  return rows[0]!;
}

/** Whoever turns mails on again is told of what comes from now on. */
export async function setMail(db: Database, userId: number, mail: boolean): Promise<void> {
  await sql`
    insert into news_readers (user_id, mail) values (${userId}, ${mail})
    on conflict (user_id) do update set mail = excluded.mail,
      told_until = case when news_readers.mail then news_readers.told_until else excluded.told_until end`.execute(db);
}

export interface DueReader {
  userId: number;
  email: string;
  language: Language;
  toldUntil: Date;
  until: Date;
}

/**
 * The next person to be told today, and the moment up to which. That lies a little back, when everything that came on
 * sale before is in the index.
 */
export async function takeDue(db: Database): Promise<DueReader | undefined> {
  const { rows } = await sql<DueReader>`
    with due as (
      select r.user_id, r.told_until, clock_now() - interval '10 minutes' as until
      from news_readers r join user_facts u on u.id = r.user_id
      where r.mail and u.email is not null and u.disabled_at is null
        and day_in_china(r.told_until) < day_in_china(clock_now() - interval '10 minutes')
      order by r.told_until limit 1 for update of r skip locked
    )
    update news_readers r set told_until = due.until from due, user_facts u
    where r.user_id = due.user_id and u.id = due.user_id
    returning r.user_id, u.email, u.language, due.told_until, due.until`.execute(db);
  return rows[0];
}
