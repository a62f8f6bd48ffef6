import { sql } from 'kysely';
import { containing, type Database } from '../../platform/database/database.ts';

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
  if (rows.length > 0) await db.insertInto('auditEvents').values(rows).execute();
}

interface Filter {
  keyword: string;
  subject?: string | undefined;
  pageNo: number;
  pageSize: number;
}

export async function listEvents(db: Database, filter: Filter) {
  const found = db
    .selectFrom('auditEvents')
    .$if(filter.subject !== undefined, (query) => query.where('subject', '=', filter.subject ?? ''))
    .$if(filter.keyword !== '', (query) => {
      const pattern = containing(filter.keyword);
      return query.where((is) =>
        is.or([is('actor', 'ilike', pattern), is('action', 'ilike', pattern), is('subject', 'ilike', pattern)]),
      );
    });
  const { total } = await found.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .select(['id', 'at', 'actor', 'action', 'subject', 'before', 'after', 'reason'])
    .orderBy('id', 'desc')
    .limit(filter.pageSize)
    .offset((filter.pageNo - 1) * filter.pageSize)
    .execute();
  return { total, rows };
}
