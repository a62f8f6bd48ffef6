import { sql } from 'kysely';
import type { Product } from './product.ts';

/** An open company without members. */
export async function makeCompany(product: Product, name = '远山科技有限公司'): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into customers (name) values (${name}) returning id`.execute(product.db);
  return rows[0]!.id;
}

/** Makes somebody a member of a company, or of none. */
export async function belong(product: Product, account: string, customerId: number | null): Promise<void> {
  await sql`update users set customer_id = ${customerId} where email = ${account}`.execute(product.db);
}

export async function setCompanyStatus(product: Product, customerId: number, status: number): Promise<void> {
  await sql`update customers set status = ${status} where id = ${customerId}`.execute(product.db);
}
