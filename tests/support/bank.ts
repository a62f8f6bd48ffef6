import { sql } from 'kysely';
import { expect } from 'vitest';
import { verifyName } from './people.ts';
import type { Product } from './product.ts';
import { newPhotographer, type Person } from './real-names.ts';

export const ACCOUNT = {
  bank: '招商银行',
  branch: '成都天府大道支行',
  province: '四川',
  city: '成都',
  number: '6222 0200 0000 0000 018',
  phone: '13900002222',
};

/** A photographer with a verified name. */
export async function namedPhotographer(product: Product): Promise<Person> {
  const person = await newPhotographer(product);
  await verifyName(product, person.account, '沈星河');
  return person;
}

export async function sendAccount(product: Product, { token }: Pick<Person, 'token'>, more: object = {}) {
  return await product.call('/center/bank/submit', { ...ACCOUNT, ...more }, { token });
}

/** An account that waits for the office. */
export async function accountToReview(product: Product): Promise<Person & { id: number }> {
  const person = await namedPhotographer(product);
  const { body } = await sendAccount(product, person);
  expect(body).toMatchObject({ success: true, next: { state: 'reviewing' } });
  return { ...person, id: body.next.id };
}

/** Lets the office decide about an account. */
export async function decideAccount(product: Product, token: string, id: number, decision: object = {}) {
  await product.call('/office/bank/claim', { id }, { token });
  const path = 'reason' in decision ? 'reject' : 'pass';
  const reply = await product.call(`/office/bank/${path}`, { id, ...decision }, { token });
  expect(reply.status).toBe(200);
}

/** Stops the product's clock, in this database only. */
export async function stopClock({ db }: Product, at: string): Promise<void> {
  const body = sql.lit(`select '${at}'::timestamptz`);
  await sql`create or replace function clock_now() returns timestamptz language sql stable as ${body}`.execute(db);
}
