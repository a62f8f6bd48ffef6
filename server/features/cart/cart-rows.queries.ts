import { sql } from 'kysely';
import type { Excerpt } from '#contract/domain/excerpt.ts';
import type { LicenceTerms } from '#contract/domain/licence-terms.ts';
import type { Source } from '#contract/domain/material.ts';
import type { MediaKind } from '#contract/domain/media.ts';
import type { Buyer } from '../../context.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Page, readPage } from '../../platform/database/page.ts';

/** SQL condition on a material `m`: another buyer holds an exclusive buyout. */
export const boughtOut = ({ userId, customerId }: Buyer) =>
  sql`licence_against(m.id, null, ${userId}, ${customerId}) is not null`;

export interface CartRow {
  cartId: number;
  id: number;
  code: string;
  kind: 'video' | 'photo';
  source: Source;
  titleZh: string;
  titleEn: string;
  ownerTitle: string;
  online: boolean;
  own: boolean;
  boughtOut: boolean;
  thumbnail: string | null;
  scene: LicenceTerms['scene'] | null;
  channel: LicenceTerms['channel'] | null;
  period: LicenceTerms['period'] | null;
  area: LicenceTerms['area'] | null;
  excerpt: Excerpt | null;
}

/** The excerpt of a cart item `c`. */
export const EXCERPT = sql<Excerpt | null>`
  case when c.in_ms is not null then jsonb_build_object('inMs', c.in_ms, 'outMs', c.out_ms) end`;

const cartColumns = (buyer: Buyer) => sql`
  c.id as cart_id, m.id, m.code, m.kind, m.source, m.title_zh, m.title_en, m.owner_title,
  m.state = 'online' as online, m.owner_id = c.user_id as own, ${boughtOut(buyer)} as bought_out,
  (select key from material_thumbnails where material_id = m.id) as thumbnail,
  c.scene, c.channel, c.period, c.area, ${EXCERPT} as excerpt`;

interface Wanted extends Page {
  buyer: Buyer;
  kind: MediaKind | undefined;
  source: Source | undefined;
}

export async function pageOfCart(
  db: Database,
  { buyer, kind, source, ...page }: Wanted,
): Promise<{ rows: CartRow[]; total: number }> {
  const own = sql`
    from cart_items c join material_facts m on m.id = c.material_id
    where c.user_id = ${buyer.userId} and m.kind = coalesce(${kind ?? null}, m.kind)
      and m.source = coalesce(${source ?? null}, m.source)`;
  return await readPage<CartRow>(db, { columns: cartColumns(buyer), from: own, order: sql`c.id desc` }, page);
}

/** Those of the given items that are in the buyer's cart, newest first. */
export async function rowsOfCart(db: Database, buyer: Buyer, cartIds: readonly number[]): Promise<CartRow[]> {
  const { rows } = await sql<CartRow>`
    select ${cartColumns(buyer)}
    from cart_items c join material_facts m on m.id = c.material_id
    where c.user_id = ${buyer.userId} and c.id = any(${cartIds}::bigint[])
    order by c.id desc`.execute(db);
  return rows;
}
