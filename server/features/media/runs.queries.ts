import { sql } from 'kysely';
import type { Rejection } from '#contract/domain/media.ts';
import type { Database } from '../../platform/database/database.ts';

/** Results of finished steps for later ones. */
export interface RunFacts {
  sha256?: string;
  probe?: unknown;
  /** LUFS; null for silence. */
  loudness?: number | null;
}

export interface Run {
  state: 'waiting' | 'running' | 'ready' | 'rejected' | 'failed';
  done: string[];
  crashes: number;
  folder: string;
  facts: RunFacts;
}

export async function insertRun(db: Database, materialId: number): Promise<void> {
  await db.insertInto('mediaRuns').values({ materialId }).execute();
}

export async function readRun(db: Database, materialId: number): Promise<Run | undefined> {
  const row = await db
    .selectFrom('mediaRuns')
    .select(['state', 'done', 'crashes', 'folder', 'facts'])
    .where('materialId', '=', materialId)
    .executeTakeFirst();
  return row as Run | undefined;
}

export async function readOriginalKey(db: Database, materialId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('materialFileFacts')
    .select('key')
    .where('materialId', '=', materialId)
    .where('rendition', '=', 'original')
    .executeTakeFirst();
  return row?.key ?? undefined;
}

export async function hasUnmarked(db: Database, materialId: number): Promise<boolean> {
  const row = await db
    .selectFrom('materialFileFacts')
    .select('key')
    .where('materialId', '=', materialId)
    .where('rendition', '=', 'unmarked')
    .executeTakeFirst();
  return row !== undefined;
}

export async function markRunning(db: Database, materialId: number): Promise<void> {
  await db
    .updateTable('mediaRuns')
    .set({
      state: 'running',
      reason: null,
      startedAt: sql<Date>`coalesce(started_at, clock_now())`,
      updatedAt: sql`clock_now()`,
    })
    .where('materialId', '=', materialId)
    .execute();
}

export async function markProgress(db: Database, materialId: number, step: string, percent: number): Promise<void> {
  await db
    .updateTable('mediaRuns')
    .set({ step, percent, updatedAt: sql`clock_now()` })
    .where('materialId', '=', materialId)
    .where('state', '=', 'running')
    .execute();
}

export async function markDone(db: Database, materialId: number, step: string, facts: RunFacts): Promise<void> {
  await db
    .updateTable('mediaRuns')
    .set({
      done: sql`case when ${step} = any(done) then done else done || ${step}::text end`,
      facts: sql`facts || ${JSON.stringify(facts)}::jsonb`,
      updatedAt: sql`clock_now()`,
    })
    .where('materialId', '=', materialId)
    .execute();
}

export async function markSameAs(db: Database, materialId: number, other: number): Promise<void> {
  await db.updateTable('mediaRuns').set({ sameAs: other }).where('materialId', '=', materialId).execute();
}

/** True only for the try that ends the run. */
export async function endRun(
  db: Database,
  materialId: number,
  end: { state: 'ready' } | { state: 'rejected'; rejection: Rejection; reason: string | null },
): Promise<boolean> {
  const ended = await db
    .updateTable('mediaRuns')
    .set({
      rejection: null,
      reason: null,
      ...end,
      ...(end.state === 'ready' ? { percent: 100, step: null } : {}),
      finishedAt: sql`clock_now()`,
      updatedAt: sql`clock_now()`,
    })
    .where('materialId', '=', materialId)
    .where('state', '=', 'running')
    .returning('materialId')
    .execute();
  return ended.length === 1;
}

export async function markFailed(db: Database, materialId: number, reason: string, crashed: boolean): Promise<void> {
  await db
    .updateTable('mediaRuns')
    .set({
      state: 'failed',
      reason: reason.slice(0, 500),
      crashes: sql<number>`crashes + ${crashed ? 1 : 0}`,
      updatedAt: sql`clock_now()`,
    })
    .where('materialId', '=', materialId)
    .where('state', '=', 'running')
    .execute();
}

/**
 * Resets a run to begin again in a new folder, so that nobody sees an old file under a new name; false when there is
 * nothing to repeat.
 */
export async function resetRun(db: Database, materialId: number): Promise<boolean> {
  const reset = await db
    .updateTable('mediaRuns')
    .set({
      state: 'waiting',
      step: null,
      percent: 0,
      done: [],
      crashes: 0,
      facts: '{}',
      folder: sql`gen_random_uuid()`,
      rejection: null,
      reason: null,
      sameAs: null,
      startedAt: null,
      finishedAt: null,
      updatedAt: sql`clock_now()`,
    })
    .where('materialId', '=', materialId)
    .where('state', 'in', ['failed', 'rejected'])
    .returning('materialId')
    .execute();
  return reset.length === 1;
}
