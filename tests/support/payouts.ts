import { sql } from 'kysely';
import { expect } from 'vitest';
import { confirmStatements } from '#server/features/statements/statements.jobs.ts';
import { systemContext } from '#server/system-context.ts';
import { decideAccount, sendAccount } from './bank.ts';
import { signIn, verifyName } from './people.ts';
import type { Product } from './product.ts';
import { newPhotographer } from './real-names.ts';
import { build, sell, setClock } from './statements.ts';

export interface Payee {
  account: string;
  userId: number;
  token: string;
}

/** Digits of valid cards, each of another photographer. */
export const CARDS = ['6222020000000000018', '4111111111111111', '5555555555554444', '4012888888881881'] as const;

/** Photographers with these names. */
export async function makePayees(product: Product, names: readonly string[]): Promise<Payee[]> {
  const payees = [];
  for (const name of names) {
    const { account, userId, token } = await newPhotographer(product);
    await verifyName(product, account, name);
    payees.push({ account, userId, token });
  }
  return payees;
}

/** Logs in anew, because sessions do not outlive the quarters that a test lets pass. */
export async function logIn(product: Product, payee: Payee): Promise<void> {
  const { body } = await product.call('/user/login', { account: payee.account, password: 'a good password' });
  expect(body).toMatchObject({ success: true });
  payee.token = body.token;
}

/** Sells a work of each for ¥1,060.00, makes the quarter's statements and lets the time to dispute them pass. */
export async function earnQuarter(
  product: Product,
  payees: readonly Payee[],
  { sold, confirmed }: { sold: string; confirmed: string },
): Promise<void> {
  await setClock(product, sold);
  for (const { account } of payees) await sell(product, 106_000, { owner: account });
  await setClock(product, confirmed);
  await build(product);
  await sql`update statements set confirm_by = clock_now() where state = 'to-confirm'`.execute(product.db);
  await confirmStatements(systemContext(product.services, 'test'), {}, new AbortController().signal);
  for (const payee of payees) await logIn(product, payee);
}

/** Notes that a statement was paid by itself; somebody else confirms it. */
export async function payByHand(
  product: Product,
  token: string,
  remit: { id: number; netFen: number; reference: string },
) {
  const noted = await product.call('/office/payout/remit', remit, { token });
  if (noted.status !== 200) return noted;
  const admin = await signIn(product, 'admin');
  const { body } = await product.call('/office/statement/detail', { id: remit.id }, { token: admin });
  return await product.call('/office/payout/confirm', { id: body.noted.id }, { token: admin });
}

/** Says as what somebody is taxed, and lets their bank account pass. */
export async function makePayable(product: Product, payee: Payee, number: string): Promise<void> {
  const token = await signIn(product, 'finance');
  await product.call(
    '/office/statement/setCategory',
    { userId: payee.userId, category: 'royalty', reason: 'licences' },
    { token },
  );
  const { body } = await sendAccount(product, payee, { number });
  expect(body).toMatchObject({ success: true });
  await decideAccount(product, token, body.next.id);
}
