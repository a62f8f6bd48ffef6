import type { Database } from '../../platform/database/database.ts';

/**
 * What a paper is of: a licence, the cue sheet of one, a quote or a statement with what it says, a signed agreement, the
 * judging of a contest, an award in one, a board with what it says.
 */
export type Subject = { name: string } & (
  | { licenceId: number }
  | { quoteId: number }
  | { agreementAnswerId: number }
  | { statementId: number }
  | { contestId: number }
  | { awardId: number }
  | { boardId: number }
);

/** A paper in the store. */
export interface Kept {
  key: string;
  size: number;
  sha256: string;
}

export async function findKept(db: Database, name: string): Promise<Kept | undefined> {
  return await db
    .selectFrom('papers')
    .select(['key', 'sizeBytes as size', 'sha256'])
    .where('name', '=', name)
    .executeTakeFirst();
}

/** Keeps a paper unless there is one of its name; returns the one that is kept. */
export async function keepFirst(db: Database, subject: Subject, { key, size, sha256 }: Kept): Promise<Kept> {
  await db
    .insertInto('papers')
    .values({ ...subject, key, sizeBytes: size, sha256 })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const kept = await findKept(db, subject.name);
  if (!kept) throw new Error('a paper is gone that was just kept');
  return kept;
}

/** What the paper with this hash is of, unless it is an agreement, a statement or a board. */
export async function findByHash(
  db: Database,
  sha256: string,
): Promise<Record<'licenceId' | 'quoteId' | 'contestId' | 'awardId', number | null> | undefined> {
  return await db
    .selectFrom('papers')
    .select(['licenceId', 'quoteId', 'contestId', 'awardId'])
    .where('sha256', '=', sha256)
    .executeTakeFirst();
}
