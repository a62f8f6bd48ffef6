import { sql } from 'kysely';
import { containing, type Database } from '../../platform/database/database.ts';
import { type Days, inDays } from '../../platform/database/days.ts';

interface NewEvent {
  actorId: number | undefined;
  actor: string;
  action: string;
  subject: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  reason?: string;
  requestId: string;
}

/** A statement has room for 65,535 values. */
const AT_ONCE = 5000;

export async function insertEvents(db: Database, events: readonly NewEvent[]): Promise<void> {
  const rows = events.map((event) => ({
    actorId: event.actorId ?? null,
    actor: event.actor,
    action: event.action,
    subject: event.subject,
    before: event.before ? JSON.stringify(event.before) : null,
    after: event.after ? JSON.stringify(event.after) : null,
    reason: event.reason ?? null,
    requestId: event.requestId,
  }));
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await db
      .insertInto('auditEvents')
      .values(rows.slice(from, from + AT_ONCE))
      .execute();
}

export interface TrailFilter extends Days {
  keyword: string;
  subject?: string | undefined;
  actor?: string | undefined;
}

const SYSTEM = /^(?:system|系统)$/i;
const MOST_ACTORS = 100;

/** By people whose name or account contains the words now, whatever their name was then. */
function byActor(words: string) {
  if (SYSTEM.test(words)) return sql<boolean>`actor_id is null`;
  const known = sql`user_words(nickname, email, mobile)`;
  return sql<boolean>`actor_id = any(array(
    select id from user_facts
    where letter_pairs(${known}) @> letter_pairs(lower(${words})) and ${known} like ${containing(words.toLowerCase())}
    limit ${MOST_ACTORS}))`;
}

function matching(db: Database, filter: TrailFilter) {
  return db
    .selectFrom('auditEvents')
    .where(inDays(sql.ref('at'), filter))
    .$if(filter.actor !== undefined, (query) => query.where(byActor(filter.actor ?? '')))
    .$if(filter.subject !== undefined, (query) => query.where('subject', '=', filter.subject ?? ''))
    .$if(filter.keyword !== '', (query) => {
      const pattern = containing(filter.keyword);
      return query.where((is) =>
        is.or([is('actor', 'ilike', pattern), is('action', 'ilike', pattern), is('subject', 'ilike', pattern)]),
      );
    });
}

export async function countEvents(db: Database, filter: TrailFilter): Promise<number> {
  const counted = await matching(db, filter)
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return counted.total;
}

/** Newest first. */
export async function listEvents(db: Database, filter: TrailFilter, page: { limit: number; offset: number }) {
  return await matching(db, filter)
    .select(['id', 'at', 'actor', 'action', 'subject', 'before', 'after', 'reason'])
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}
