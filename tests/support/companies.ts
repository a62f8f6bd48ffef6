import { sql } from 'kysely';
import type { CompanyRole } from '#contract/domain/company.ts';
import { makeBuyer } from './buyers.ts';
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

/** Makes somebody a member with a role. */
async function belongAs(product: Product, account: string, customerId: number, role: CompanyRole) {
  await sql`
    update users set customer_id = ${customerId}, company_role = ${role}, company_since = clock_now()
    where email = ${account}`.execute(product.db);
}

/** A person with a role in a company, or in none. */
export async function makeMember(product: Product, customerId?: number, role: CompanyRole = 'buyer') {
  const buyer = await makeBuyer(product);
  if (customerId !== undefined) await belongAs(product, buyer.account, customerId, role);
  const { id } = await product.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', buyer.account)
    .executeTakeFirstOrThrow();
  return { ...buyer, userId: id };
}
