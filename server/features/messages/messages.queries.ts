import { sql } from 'kysely';
import type { Language } from '#contract/domain/language.ts';
import { containing, type Database } from '../../platform/database/database.ts';

export type Channel = 'mail' | 'sms';
export type MessageState = 'waiting' | 'delivered' | 'kept';

interface NewMessage {
  channel: Channel;
  recipient: string;
  subject: string;
  body: string;
  /** Of `Attachment`s, as JSON. */
  attachments: string;
}

/** A file among the originals, and the name under which it is sent. */
export interface Attachment {
  name: string;
  key: string;
}

export async function insertMessage(db: Database, message: NewMessage): Promise<number> {
  const { id } = await db.insertInto('messages').values(message).returning('id').executeTakeFirstOrThrow();
  return id;
}

interface Person {
  email: string | null;
  mobile: string | null;
  language: Language;
}

/** Whom to write to; undefined for somebody who can no longer be reached. */
export async function findPerson(db: Database, userId: number): Promise<Person | undefined> {
  const { rows } = await sql<Person>`
    select email, mobile, language from user_facts
    where id = ${userId} and coalesce(email, mobile) is not null`.execute(db);
  return rows[0];
}

export async function findWaitingMessage(db: Database, id: number) {
  return await db
    .selectFrom('messages')
    .select(['channel', 'recipient', 'subject', 'body'])
    .select(sql<Attachment[]>`attachments`.as('attachments'))
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
}

/** Clears the text of a delivered message, so that nobody can read it here afterwards. */
export async function markDelivered(db: Database, id: number): Promise<void> {
  await db.updateTable('messages').set({ state: 'delivered', body: null }).where('id', '=', id).execute();
}

export async function markKept(db: Database, id: number): Promise<void> {
  await db.updateTable('messages').set({ state: 'kept' }).where('id', '=', id).execute();
}

interface Filter {
  keyword: string;
  channel?: Channel | undefined;
  pageNo: number;
  pageSize: number;
}

export async function listMessages(db: Database, filter: Filter) {
  const found = db
    .selectFrom('messages')
    .$if(filter.channel !== undefined, (query) => query.where('channel', '=', filter.channel ?? ''))
    .$if(filter.keyword !== '', (query) => query.where('recipient', 'ilike', containing(filter.keyword)));
  const { total } = await found.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .select(['id', 'recipient', 'subject', 'body', 'createdAt'])
    .select(sql<Channel>`channel`.as('channel'))
    .select(sql<MessageState>`state`.as('state'))
    .orderBy('id', 'desc')
    .limit(filter.pageSize)
    .offset((filter.pageNo - 1) * filter.pageSize)
    .execute();
  return { total, rows };
}
