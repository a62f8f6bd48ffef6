import { sql } from 'kysely';
import type { Period } from '#contract/domain/licence-terms.ts';
import type { MediaKind } from '#contract/domain/media.ts';
import { orderKindOf } from '#contract/domain/order-kind.ts';
import { priceKindOf } from '#contract/domain/prices.ts';
import { recordChange } from '#server/features/audit/audit.ts';
import { moveOrder } from '#server/features/orders/orders.ts';
import { systemContext } from '#server/system-context.ts';
import { makeMaterial } from './materials.ts';
import type { Product } from './product.ts';
import { must } from '#server/platform/problem.ts';

interface Options {
  /** Name of a demo account, or an address. */
  buyer?: string;
  /** One line for each; new ones when absent. */
  materialIds?: number[];
  fen?: number;
  period?: Period;
  licensee?: string;
  /** How long the quote is valid. */
  validFor?: string;
}

export interface QuotedOrder {
  orderId: number;
  number: string;
  quoteId: number;
  totalFen: number;
  materialIds: number[];
}

/** An order that waits for payment. */
export async function quotedOrder(product: Product, options: Options = {}): Promise<QuotedOrder> {
  const {
    buyer = 'buyer',
    fen = 128_000,
    period = 'year',
    licensee = '远山科技有限公司',
    validFor = '15 days',
  } = options;
  const materialIds = options.materialIds ?? [await makeMaterial(product, { kind: 'video' })];
  const materials = await product.db.selectFrom('materials').select('kind').where('id', 'in', materialIds).execute();
  const kind = orderKindOf(materials.map((material) => priceKindOf(material.kind as MediaKind)));
  const email = buyer.includes('@') ? buyer : `${buyer}@framehall.test`;
  const { rows } = await sql<{ id: number; number: string }>`
    insert into orders (kind, buyer_id, state, licensee_type, licensee, project_name, brand, contact_name, contact,
      starts_on, agreement_id)
    select ${kind}, id, 'submitted', 'company', ${licensee}, '新年广告', '远山', '李', '13800000000',
      day_in_china(clock_now()), (select id from policies where name = 'order' and version = 1)
    from users where email = ${email} returning id, number`.execute(product.db);
  const { id: orderId, number } = rows[0]!;
  const ctx = systemContext(product.services, 'test');
  await recordChange(ctx, { action: 'order.submitted', subject: `order:${orderId}`, after: { state: 'submitted' } });
  await sql`
    insert into order_lines (order_id, position, material_id, scene, channel, period, area)
    select ${orderId}, place, material_id, 'advertising', 'internet', ${period}, 'mainland'
    from unnest(${materialIds}::bigint[]) with ordinality as wanted (material_id, place)`.execute(product.db);
  const quoteId = await requote(product, { orderId, fen, validFor });
  const totalFen = fen * materialIds.length;
  return { orderId, number, quoteId, totalFen, materialIds };
}

/** Quotes a submitted order, every line at the same price. */
export async function requote(
  product: Product,
  { orderId, fen, validFor = '15 days' }: { orderId: number; fen: number; validFor?: string },
): Promise<number> {
  const { rows } = await sql<{ id: number; total: number; until: Date }>`
    with quote as (
      insert into quotes (order_id, version, total_fen, valid_until)
      select ${orderId}, (select count(*) + 1 from quotes where order_id = ${orderId}), count(*) * ${fen},
        clock_now() + ${validFor}::interval
      from order_lines where order_id = ${orderId}
      returning id, total_fen, valid_until
    ), lines as (
      insert into quote_lines (quote_id, line_id, price_fen, scene, channel, period, area)
      select quote.id, line.id, ${fen}, line.scene, line.channel, line.period, line.area from quote, order_lines line where line.order_id = ${orderId}
    )
    select id, total_fen as total, valid_until as until from quote`.execute(product.db);
  const { id, total, until } = rows[0]!;
  must(
    await moveOrder(systemContext(product.services, 'test'), {
      id: orderId,
      from: 'submitted',
      to: 'quoted',
      by: 'system',
      set: {
        totalFen: total,
        payBy: until,
      },
    }),
  );
  return id;
}
