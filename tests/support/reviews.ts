import { sql } from 'kysely';
import type { MediaKind } from '#contract/domain/media.ts';
import type { ReviewRound } from '#contract/domain/review.ts';
import { type Description, moveMaterial } from '#server/features/catalogue/catalogue.ts';
import { openReview, settleDecisions } from '#server/features/review/review.ts';
import { systemContext } from '#server/system-context.ts';
import { makeMaterial } from './materials.ts';
import type { Product } from './product.ts';
import { must } from '#server/platform/problem.ts';

interface Options {
  kind?: MediaKind;
  round?: Exclude<ReviewRound, 'second'>;
  request?: string;
  description?: Partial<Description>;
}

/** Adds a submitted material; returns its id and that of its review. */
export async function handIn(product: Product, options: Options = {}): Promise<{ materialId: number; id: number }> {
  const { kind = 'photo', round = 'first', request = '', description = {} } = options;
  const materialId = await makeMaterial(product, { kind, online: false, description });
  return { materialId, id: await handInAgain(product, materialId, { from: 'incomplete', round, request }) };
}

interface Again {
  from: 'incomplete' | 'returned' | 'rejected';
  round: Exclude<ReviewRound, 'second'>;
  request?: string;
}

export async function handInAgain(product: Product, materialId: number, { from, round, request = '' }: Again) {
  const ctx = systemContext(product.services, 'test');
  must(await moveMaterial(ctx, { id: materialId, from, to: 'pending', by: 'owner' }));
  must(await openReview(ctx, { materialId, round, request }));
  const { id } = await product.db
    .selectFrom('reviews')
    .select('id')
    .where('materialId', '=', materialId)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Fixes the share of decisions that get a second review, in the test's own database, because a test must not depend on
 * chance.
 */
export async function drawSecondLooks(product: Product, share: number): Promise<void> {
  const body = sql.lit(`select ${share}::float8`);
  await sql`create or replace function second_look_share() returns float8 language sql stable as ${body}`.execute(
    product.db,
  );
}

/** Lets the seconds pass in which decisions can be taken back, and does the worker's job. */
export async function settle(product: Product): Promise<void> {
  await sql`update reviews set settles_at = clock_now() where state = 'settling'`.execute(product.db);
  await settleDecisions(systemContext(product.services, 'test'));
}
