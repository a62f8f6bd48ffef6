import { sql } from 'kysely';
import { NO_SPECIAL_TERMS, type SpecialTerms } from '#contract/domain/licence-terms.ts';
import { buildStatements } from '#server/features/statements/build.ts';
import { systemContext } from '#server/system-context.ts';
import { makeLicences } from './licences.ts';
import { makeMaterial } from './materials.ts';
import type { Product } from './product.ts';

const never = new AbortController().signal;

/** Runs the job as the worker does. */
export async function build(product: Product): Promise<void> {
  await buildStatements(systemContext(product.services, 'test'), {}, never);
}

/** Moves the product's clock to a moment in China, as far as the test's own time goes. */
export async function setClock(product: Product, at: string): Promise<void> {
  const seconds = Math.round((Date.parse(`${at.replace(' ', 'T')}+08:00`) - Date.now()) / 1000);
  await product.moveTime(`${seconds} seconds`);
}

interface Sold {
  orderId: number;
  saleId: number;
  materialId: number;
}

interface Sale {
  /** Whose video it is, by the name of a demo account or by email, when not the photographer's. */
  owner?: string;
  special?: SpecialTerms;
}

/** Sells a video of the demo's photographer, or of somebody else. */
export async function sell(
  product: Product,
  amountFen: number,
  { owner, special = NO_SPECIAL_TERMS }: Sale = {},
): Promise<Sold> {
  const materialId = await makeMaterial(product, { kind: 'video' });
  if (owner !== undefined)
    await sql`
      update materials set owner_id = (select id from users where email = ${
        owner.includes('@') ? owner : `${owner}@framehall.test`
      })
      where id = ${materialId}`.execute(product.db);
  const { orderId } = await makeLicences(product, { lines: [{ materialId, special }], amountFen, copied: false });
  const { rows } = await sql<{ id: number }>`
    select s.id from sales s join order_lines l on l.id = s.line_id where l.order_id = ${orderId}`.execute(product.db);
  return { orderId, saleId: rows[0]!.id, materialId };
}
