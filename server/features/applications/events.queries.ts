import type { RefusalReason } from '#contract/domain/application.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

type EventKind = 'submitted' | 'more-needed' | 'rejected' | 'approved';

interface NewEvent {
  applicationId: number;
  kind: EventKind;
  words: string;
  reason?: RefusalReason;
  byId: number;
}

export async function insertEvent(db: Database, event: NewEvent): Promise<void> {
  await db.insertInto('applicationEvents').values(event).execute();
}

interface EventRow {
  kind: EventKind;
  words: string;
  reason: RefusalReason | null;
  by: string;
  at: Date;
}

/** What was said and decided, newest first. */
export async function listEvents(db: Database, applicationId: number): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    select e.kind, e.words, e.reason, u.nickname as by, e.at
    from application_events e join user_facts u on u.id = e.by_id
    where e.application_id = ${applicationId} order by e.id desc`.execute(db);
  return rows;
}
