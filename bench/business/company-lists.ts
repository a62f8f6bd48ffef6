import { sql } from 'kysely';
import { fillOrders } from '../orders/lists.ts';
import type { Shop } from '../orders/shop.ts';
import { ask, p95InTurns } from '../statements/timing.ts';
import type { Company } from './company.ts';

const PAGES: Record<string, (round: number) => object> = {
  'first page': () => ({}),
  'any page': (round) => ({ pageNo: 1 + (round % 50) }),
  'one state': (round) => ({ state: ['submitted', 'quoted', 'confirmed', 'closed'][round % 4] }),
  'a number': (round) => ({ keyword: String(1000 + round) }),
};

/** All orders of a company that has 50,000 of a million, against the list of a buyer who has 2,000 of them. */
export async function benchCompanyLists(shop: Shop, { id, member, buyer }: Company): Promise<void> {
  await fillOrders(shop.db);
  await sql`
    update orders set customer_id = ${id}
    where id % 20 = 7 and buyer_id in (select id from users where email like 'bench-buyer%')`.execute(shop.db);
  await sql`vacuum analyze orders`.execute(shop.db);
  for (const [name, input] of Object.entries(PAGES)) {
    const [own, all] = await p95InTurns([
      (round) => ask(shop, buyer, '/order/list', input(round)),
      (round) => ask(shop, member, '/company/orders', input(round)),
    ]);
    const ratio = (all! / own!).toFixed(2);
    console.log(
      `Orders of a company, ${name}: p95 ${all!.toFixed(1)} ms, ${ratio} × a buyer's own list (wanted ≤ 1.2)`,
    );
  }
}
