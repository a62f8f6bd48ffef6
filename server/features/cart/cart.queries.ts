import { sql } from 'kysely';
import type { Wanted } from '#contract/calls/cart.ts';
import type { Excerpt } from '#contract/domain/excerpt.ts';
import type { LicenceTerms, TermsQuestion } from '#contract/domain/licence-terms.ts';
import type { Source } from '#contract/domain/material.ts';
import type { MediaKind } from '#contract/domain/media.ts';
import type { Buyer } from '../../context.ts';
import type { Database } from '../../platform/database/database.ts';
import { boughtOut, EXCERPT } from './cart-rows.queries.ts';

/** Lets only one transaction at a time count and change the cart of a person. */
export async function lockCart(db: Database, userId: number): Promise<void> {
  await sql`select 1 from user_facts where id = ${userId} for no key update`.execute(db);
}

export interface OnSale {
  id: number;
  kind: MediaKind;
  source: Source;
  ownerId: number;
  /** Null of pictures. */
  durationMs: number | null;
  boughtOut: boolean;
}

export async function materialsOnSale(db: Database, buyer: Buyer, ids: readonly number[]): Promise<OnSale[]> {
  const { rows } = await sql<OnSale>`
    select m.id, m.kind, m.source, m.owner_id, m.duration_ms, ${boughtOut(buyer)} as bought_out
    from material_facts m
    where m.id = any(${ids}::bigint[]) and m.state = 'online'`.execute(db);
  return rows;
}

interface Insertion {
  userId: number;
  /** The first of these becomes the newest in the cart. */
  wanted: readonly Wanted[];
  /** How many more the cart can take. */
  most: number;
}

/** Adds items and returns how many are new; items already in the cart stay unchanged. */
export async function insertItems(db: Database, { userId, wanted, most }: Insertion): Promise<number> {
  const ids = wanted.map(({ materialId }) => materialId);
  const answers = (question: TermsQuestion) => wanted.map(({ terms }) => terms?.[question] ?? null);
  const moments = (end: keyof Excerpt) => wanted.map(({ excerpt }) => excerpt?.[end] ?? null);
  const { rows } = await sql`
    insert into cart_items (user_id, material_id, scene, channel, period, area, in_ms, out_ms)
    select ${userId}, id, scene, channel, period, area, in_ms, out_ms
    from (
      select wanted.*
      from unnest(
        ${ids}::bigint[], ${answers('scene')}::text[], ${answers('channel')}::text[], ${answers('period')}::text[],
        ${answers('area')}::text[], ${moments('inMs')}::integer[], ${moments('outMs')}::integer[]
      ) with ordinality as wanted (id, scene, channel, period, area, in_ms, out_ms, place)
      where not exists (select from cart_items where user_id = ${userId} and material_id = wanted.id)
      order by wanted.place limit ${most}
    ) as fresh
    order by place desc
    on conflict (user_id, material_id) do nothing
    returning id`.execute(db);
  return rows.length;
}

export async function cartIdOf(db: Database, userId: number, materialId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('cartItems')
    .select('id')
    .where('userId', '=', userId)
    .where('materialId', '=', materialId)
    .executeTakeFirst();
  return row?.id;
}

export async function idsInCart(db: Database, userId: number) {
  const { rows } = await sql<{ cartId: number; materialId: number; excerpt: Excerpt | null }>`
    select c.id as cart_id, c.material_id, ${EXCERPT} as excerpt from cart_items c where c.user_id = ${userId}`.execute(
    db,
  );
  return rows;
}

/** Counts materials that have gone offline too: they stay in the cart until its owner removes them. */
export async function countByKind(db: Database, userId: number): Promise<Partial<Record<MediaKind, number>>> {
  const { rows } = await sql<{ kind: MediaKind; count: number }>`
    select m.kind, count(*) as count
    from cart_items c join material_facts m on m.id = c.material_id
    where c.user_id = ${userId}
    group by m.kind`.execute(db);
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
}

export async function updateTerms(
  db: Database,
  userId: number,
  cartIds: readonly number[],
  terms: LicenceTerms | null,
): Promise<void> {
  await db
    .updateTable('cartItems')
    .set(terms ?? { scene: null, channel: null, period: null, area: null })
    .where('userId', '=', userId)
    .where('id', 'in', cartIds)
    .execute();
}

export async function updateExcerpt(db: Database, cartId: number, excerpt: Excerpt | null): Promise<void> {
  const { inMs, outMs } = excerpt ?? { inMs: null, outMs: null };
  await db.updateTable('cartItems').set({ inMs, outMs }).where('id', '=', cartId).execute();
}

/** Deletes items and returns how many; ids that are not in this person's cart are ignored. */
export async function deleteItems(db: Database, userId: number, cartIds: readonly number[]): Promise<number> {
  const deleted = await db
    .deleteFrom('cartItems')
    .where('userId', '=', userId)
    .where('id', 'in', cartIds)
    .returning('id')
    .execute();
  return deleted.length;
}

export async function deleteMaterials(db: Database, userId: number, materialIds: readonly number[]): Promise<void> {
  await sql`
    delete from cart_items where user_id = ${userId} and material_id = any(${materialIds}::bigint[])`.execute(db);
}
