import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { readWaiting, type Waiting } from '../../platform/database/waiting-count.ts';

interface NewFeedback {
  userId: number | undefined;
  score: number;
  comment: string;
  contact: string;
  page: string;
}

export async function insertFeedback(db: Database, { userId, ...answer }: NewFeedback): Promise<void> {
  await db
    .insertInto('feedback')
    .values({ ...answer, userId: userId ?? null })
    .execute();
}

export async function listFeedback(db: Database, page: { pageNo: number; pageSize: number }) {
  const sums = await db
    .selectFrom('feedback')
    .select([
      sql<number>`count(*)`.as('total'),
      sql<number | null>`avg(score)::float`.as('averageScore'),
      sql<number[]>`array(
        select count(f.id)::int from generate_series(1, 5) as given left join feedback f on f.score = given
        group by given order by given)`.as('scores'),
    ])
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('feedback')
    .leftJoin('userFacts', 'userFacts.id', 'feedback.userId')
    .select([
      'feedback.id',
      'score',
      'comment',
      'contact',
      'page',
      'userFacts.nickname as author',
      'feedback.createdAt',
    ])
    .orderBy('feedback.id', 'desc')
    .limit(page.pageSize)
    .offset((page.pageNo - 1) * page.pageSize)
    .execute();
  return { ...sums, rows };
}

/** Ratings of 1 or 2 within the last 7 days. Nobody ticks off feedback, so older ones no longer count. */
export function poorRatings(db: Database): Promise<Waiting> {
  return readWaiting(db, 'created_at', sql`feedback where score <= 2 and created_at > clock_now() - interval '7 days'`);
}
