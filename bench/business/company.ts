import { sql } from 'kysely';
import { logIn } from '../product.ts';
import type { Shop } from '../orders/shop.ts';

export interface Company {
  id: number;
  /** Tokens of a member and of a buyer on their own. */
  member: string;
  buyer: string;
}

/** A company whose administrator is the demo's manager. */
export async function openCompany({ db, url }: Pick<Shop, 'db' | 'url'>): Promise<Company> {
  const { rows } = await sql<{ id: number }>`
    with opened as (insert into customers (name, status, type) values ('Bench Films', 1, 1) returning id)
    update users set customer_id = opened.id, company_role = 'admin' from opened
    where email = 'manager@framehall.test' returning opened.id`.execute(db);
  return { id: rows[0]!.id, member: await logIn(url, 'manager'), buyer: await logIn(url, 'buyer') };
}
