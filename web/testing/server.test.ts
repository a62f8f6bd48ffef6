import { expect, test } from 'vitest';
import { accountCalls } from '#contract/calls/accounts.ts';
import { cartCalls } from '#contract/calls/cart.ts';
import { client } from '../lib/api.ts';
import { startLanguage } from '../lib/language.ts';
import { takeComplaints } from './complaints.ts';
import { failed, fine, standIn } from './server.ts';

await startLanguage();
const accounts = client(accountCalls);
const cart = client(cartCalls);

test('sends what the contract promises', async () => {
  standIn({ '/cart/counts': fine({ videoShopping: 2, photoShopping: 1 }) });
  expect(await cart.counts()).toEqual({ code: 0, success: true, message: '', videoShopping: 2, photoShopping: 1 });
});

test('refuses what the server could not send: a field too few, one too many, a value that is none', () => {
  // @ts-expect-error a field is missing
  expect(() => standIn({ '/cart/counts': fine({ videoShopping: 2 }) })).toThrow(/photoShopping/);
  const more = { videoShopping: 2, photoShopping: 1, musicShopping: 3 };
  expect(() => standIn({ '/cart/counts': fine(more) })).toThrow(/what stands in for \/cart\/counts/);
  expect(() => standIn({ '/cart/add': fine({ cartId: -1 }) })).toThrow(/cartId/);
  // @ts-expect-error there is no such call
  expect(() => standIn({ '/cart/empty': fine() })).toThrow('no call at /cart/empty');
});

test('complains of such an answer that is made only when it is asked for', async () => {
  standIn({ '/cart/add': () => fine({ cartId: -1 }) });
  await expect(cart.add({ targetId: 1, category: 0 })).rejects.toMatchObject({ problem: 'offline' });
  expect(takeComplaints()).toEqual([expect.stringContaining('at /cart/add')]);
});

test('complains of what is asked for without an answer, with a stand-in and without', async () => {
  await expect(accounts.logoff()).rejects.toMatchObject({ problem: 'offline' });
  expect(takeComplaints()).toEqual([expect.stringContaining('asked for http://localhost:3000/logoff')]);
  standIn({});
  await expect(accounts.logoff()).rejects.toMatchObject({ problem: 'offline' });
  expect(takeComplaints()).toEqual(['no answer for /logoff']);
});

test('fails with the status and the code of the problem', async () => {
  standIn({ '/cart/counts': failed('second-factor-needed', 'First the code') });
  await expect(cart.counts()).rejects.toMatchObject({ status: 403, code: 1002, message: 'First the code' });
});
