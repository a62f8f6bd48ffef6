import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { mailsTo, problemOf } from '#tests/support/applications.ts';
import { COMPANY } from '#tests/support/einvoice.ts';
import { addTitle, applyFor, issueByHand } from '#tests/support/invoices.ts';
import type { QuotedOrder } from '#tests/support/orders.ts';
import { paidOrder } from '#tests/support/payments.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { withProvider } from '#tests/support/provider.ts';
import { startSandbox } from '#tests/support/sandbox.ts';
import { findInvoiceViolations } from '../invariants.ts';

const sandbox = await startSandbox();
const product = await startProduct({}, undefined, sandbox);
await sandbox.control.whims({ notices: { drop: true } });
const { goOn, poll } = await withProvider(product, sandbox);
const { papers, whims } = sandbox.control.provider;
const token = await signIn(product, 'buyer');
const finance = await signIn(product, 'finance');
const admin = await signIn(product, 'admin');
const titleId = await addTitle(product, token);

const desk = (path: string, input: object, by = finance) =>
  product.call(`/office/invoices/${path}`, input, { token: by });
const detail = async (id: number) => (await desk('detail', { id })).body.invoice;
const errandOf = async (id: number) => (await detail(id)).errand;
const paid = (fen = 128_000) => paidOrder(product, { token, fen });
const PART = { amountFen: 128_000, taxFen: 7_245 };

async function applied(orders: QuotedOrder[]): Promise<number> {
  const { body } = await applyFor(product, token, { orderIds: orders.map(({ orderId }) => orderId), titleId });
  return body.id;
}
const mailsAbout = async (number: string) =>
  (await mailsTo(product, COMPANY.email)).filter(({ body }) => body?.includes(number));
const callback = (fields: Record<string, string>) =>
  fetch(`${product.url}/invoice/callback`, { method: 'POST', body: new URLSearchParams(fields) });

describe('an invoice that the provider issues', () => {
  test('comes by itself: sent, asked about, compared, kept and mailed with three files', async () => {
    const id = await applied([await paid(), await paid()]);
    expect(await detail(id)).toMatchObject({ state: 'applied', errand: { state: 'waiting', fault: null } });
    await goOn(id, 1);
    const { number, errand } = await detail(id);
    expect(await detail(id)).toMatchObject({ state: 'issuing', errand: { state: 'sent', number, maybeThere: true } });
    expect(problemOf(await desk('claim', { id }))).toEqual([409, 'at-provider']);
    expect(problemOf(await desk('provider/takeOver', { id: errand.id, checked: true }))).toEqual([409, 'at-provider']);
    await goOn(id, 1);
    const [paper] = await papers(number);
    expect(await detail(id)).toMatchObject({
      state: 'issued',
      invoiceNumber: paper?.number,
      files: ['pdf', 'ofd', 'xml'],
      errand: { state: 'done', nextAt: null },
    });
    expect(paper).toMatchObject({ netFen: 241_510, vatFen: 14_490, buyerName: COMPANY.title, special: false });
    expect(await mailsAbout(paper!.number)).toHaveLength(1);
    const { rows } = await sql<{ names: string[] }>`
      select array(select jsonb_array_elements(attachments) ->> 'name') as names from messages
      where recipient = ${COMPANY.email} order by id desc limit 1`.execute(product.db);
    expect(rows[0]?.names).toEqual(['pdf', 'ofd', 'xml'].map((kind) => `${paper?.number}.${kind}`));
    expect(await findInvoiceViolations(product.db)).toEqual([]);
  });

  test('names the whole account on a special one', async () => {
    const { orderId } = await paid();
    const { body } = await applyFor(product, token, { orderIds: [orderId], titleId, type: 'special' });
    await goOn(body.id);
    const { number, state } = await detail(body.id);
    expect([state, (await papers(number))[0]?.special]).toEqual(['issued', true]);
  });

  test('is asked for once, though 30 callbacks come at once and its order is applied for twice', async () => {
    const order = await paid();
    const replies = await Promise.all(
      [1, 2].map(() => applyFor(product, token, { orderIds: [order.orderId], titleId })),
    );
    expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    const id = replies.find(({ status }) => status === 200)?.body.id;
    await goOn(id, 1);
    const { number } = await detail(id);
    await sql`update invoice_errands set tried_at = clock_now() - interval '1 minute' where invoice_id = ${id}`.execute(
      product.db,
    );
    const heard = await Promise.all(
      Array.from({ length: 30 }, () => callback({ operater: 'callback', orderno: number })),
    );
    expect(new Set(heard.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await heard[0]?.json()).toEqual({ status: '0000', message: '同步成功' });
    await Promise.all(Array.from({ length: 30 }, () => poll()));
    expect((await detail(id)).state).toBe('issued');
    expect(await papers(number)).toHaveLength(1);
    expect(await mailsAbout((await detail(id)).invoiceNumber)).toHaveLength(1);
  });

  test('is not issued by a callback that lies: it only makes us ask', async () => {
    await whims({ issue: 'hold' });
    const id = await applied([await paid()]);
    await goOn(id, 1);
    const { number } = await detail(id);
    await callback({ orderno: number, content: `{"c_orderno":"${number}","c_status":"1"}` });
    await callback({ orderno: 'FP99999999' });
    await goOn(id, 1);
    expect(await detail(id)).toMatchObject({ state: 'issuing', invoiceNumber: null, errand: { state: 'sent' } });
    await whims({ issue: 'normal' });
    await goOn(id, 1);
    expect((await detail(id)).state).toBe('issued');
  });

  test('is asked about as soon as the provider calls back, late and five times over', async () => {
    const id = await applied([await paid()]);
    await whims({ callbacks: { drop: false, delayMs: 1500, copies: 5 } });
    await goOn(id, 1);
    const isDue = async () => {
      const { rows } = await sql<{ due: boolean }>`
        select next_at <= clock_now() as due from invoice_errands where invoice_id = ${id}`.execute(product.db);
      return rows[0]?.due;
    };
    expect(await isDue()).toBe(false);
    await vi.waitFor(async () => expect(await isDue()).toBe(true), { timeout: 30_000 });
    await Promise.all([poll(), poll(), poll()]);
    expect((await detail(id)).state).toBe('issued');
    await whims({ callbacks: { drop: true, delayMs: 0, copies: 1 } });
  });

  test('is withdrawn before it is sent, and then never sent', async () => {
    const id = await applied([await paid()]);
    await product.call('/invoice/withdraw', { id }, { token });
    await goOn(id);
    const { number, errand } = await detail(id);
    expect([errand.state, await papers(number)]).toEqual(['dropped', []]);
  });
});

describe('whatever the provider does, there is one invoice', () => {
  test('when the product dies after the provider took it', async () => {
    const id = await applied([await paid()]);
    const { number } = await detail(id);
    const { invoicing } = sandbox;
    product.services.invoicing = {
      ...invoicing,
      async issue(order) {
        await invoicing.issue(order);
        throw new Error('killed');
      },
    };
    const { goOn: dying } = await withServices();
    await expect(dying(id, 1)).rejects.toThrow('killed');
    product.services.invoicing = invoicing;
    expect([(await detail(id)).state, (await papers(number)).length]).toEqual(['issuing', 1]);
    await goOn(id);
    expect(await detail(id)).toMatchObject({ state: 'issued', errand: { state: 'done' } });
    expect(await papers(number)).toHaveLength(1);
  });

  test('when it takes the order and breaks off, is gone for a day, and comes back', async () => {
    await whims({ silent: true });
    const id = await applied([await paid()]);
    await goOn(id, 1);
    expect(await errandOf(id)).toMatchObject({ state: 'waiting', fault: 'unanswered', maybeThere: true });
    await whims({ silent: false, down: true });
    await goOn(id, 20);
    const { number, errand } = await detail(id);
    expect(errand).toMatchObject({ state: 'waiting', fault: 'unanswered', words: expect.stringMatching(/\w/) });
    const pause = new Date(errand.nextAt).getTime() - Date.now();
    expect(pause).toBeGreaterThan(1_700_000);
    expect(pause).toBeLessThan(1_900_000);
    expect((await desk('list', { view: 'stuck' })).body.infos).toMatchObject([{ id, fault: 'unanswered' }]);
    expect((await desk('summary', {})).body.stuck).toBe(1);
    await whims({ down: false });
    expect((await desk('provider/retry', { id: errand.id })).status).toBe(200);
    await poll();
    await goOn(id, 1);
    expect(await detail(id)).toMatchObject({ state: 'issued', errand: { state: 'done', fault: null } });
    expect(await papers(number)).toHaveLength(1);
  });

  test('when it has forgotten what it took', async () => {
    const id = await applied([await paid()]);
    await goOn(id, 1);
    const { invoicing } = sandbox;
    product.services.invoicing = { ...invoicing, ask: async () => ({ state: 'unknown', why: '', issued: undefined }) };
    const { goOn: forgetting } = await withServices();
    await forgetting(id, 1);
    expect((await errandOf(id)).state).toBe('sent');
    await sql`update invoice_errands set sent_at = clock_now() - interval '11 minutes' where invoice_id = ${id}`.execute(
      product.db,
    );
    await forgetting(id, 1);
    expect((await errandOf(id)).state).toBe('waiting');
    product.services.invoicing = invoicing;
    await goOn(id);
    const { state, number } = await detail(id);
    expect([state, (await papers(number)).length]).toEqual(['issued', 1]);
  });

  test('when two workers and a claim come at once', async () => {
    const id = await applied([await paid()]);
    const { number } = await detail(id);
    await Promise.all([goOn(id), goOn(id), desk('claim', { id }), poll(), poll()]);
    await goOn(id);
    const { state, errand } = await detail(id);
    expect([
      ['issuing', 'by-hand', 0],
      ['issued', 'done', 1],
    ]).toContainEqual([state, errand.state, (await papers(number)).length]);
  });
});

/** The product's services as they are now. */
async function withServices() {
  const { invoicing } = product.services;
  return await withProvider(product, { ...sandbox, invoicing: invoicing! });
}

describe('finance', () => {
  test('sees the provider’s words about a refusal, and has it try again under the same number', async () => {
    await whims({ issue: 'refuse' });
    const id = await applied([await paid()]);
    await goOn(id);
    const { number, errand } = await detail(id);
    const words = '购方名称与税号不匹配，请核对后重新提交 (E9301)';
    expect(errand).toMatchObject({ state: 'stuck', fault: 'refused', words, nextAt: null });
    await whims({ issue: 'normal' });
    await goOn(id);
    expect((await errandOf(id)).state).toBe('stuck');
    await desk('provider/retry', { id: errand.id });
    await goOn(id);
    expect(await detail(id)).toMatchObject({ state: 'issued', errand: { number } });
  });

  test('gives what failed another number, since nothing came of the first', async () => {
    await whims({ quotaFen: 0 });
    const id = await applied([await paid()]);
    await goOn(id);
    const { number, errand } = await detail(id);
    expect(errand).toMatchObject({ state: 'stuck', fault: 'failed', words: '可用授信额度不足，无法开具发票' });
    await whims({ quotaFen: null });
    await desk('provider/retry', { id: errand.id });
    await goOn(id);
    expect(await detail(id)).toMatchObject({ state: 'issued', errand: { number: `${number}-2` } });
    expect((await papers(number)).map(({ state }) => state)).toEqual(['failed', 'issued']);
  });

  test('takes over what was refused, issues it by hand, or rejects it', async () => {
    await whims({ issue: 'refuse' });
    const [one, two] = [await applied([await paid()]), await applied([await paid()])];
    for (const id of [one, two]) {
      await goOn(id);
      const { errand } = await detail(id);
      const { body } = await desk('provider/takeOver', { id: errand.id });
      expect(body.invoice).toMatchObject({ state: 'issuing', claim: { mine: true }, errand: { state: 'by-hand' } });
      expect(problemOf(await desk('provider/retry', { id: errand.id }))).toEqual([409, 'changed-meanwhile']);
      expect(problemOf(await desk('provider/takeOver', { id: errand.id }, admin))).toEqual([409, 'claimed-by-another']);
    }
    await whims({ issue: 'normal' });
    await issueByHand(product, finance, { id: one, ...PART });
    await desk('reject', { id: two, reason: 'tax-number', words: '请核对税号' });
    for (const id of [one, two]) await goOn(id);
    expect(await detail(one)).toMatchObject({ state: 'issued', errand: { state: 'by-hand', fault: null } });
    expect((await detail(two)).state).toBe('rejected');
    expect(await papers((await detail(one)).number)).toEqual([]);
  });

  test('takes over what a silent provider may have only after a look at the tax authority, and hears if it has', async () => {
    await whims({ silent: true });
    const id = await applied([await paid()]);
    await goOn(id, 1);
    await whims({ silent: false, down: true });
    const { errand, number } = await detail(id);
    expect(problemOf(await desk('provider/takeOver', { id: errand.id }))).toEqual([409, 'maybe-issued']);
    expect((await desk('provider/takeOver', { id: errand.id, checked: true })).status).toBe(200);
    await issueByHand(product, finance, { id, ...PART });
    await whims({ down: false });
    await goOn(id, 1);
    const [paper] = await papers(number);
    expect(await errandOf(id)).toMatchObject({ state: 'by-hand', fault: 'issued-too', words: paper?.number });
    expect((await desk('list', { view: 'stuck' })).body.infos).toMatchObject([{ id, fault: 'issued-too' }]);
    expect((await desk('provider/settled', { id: errand.id })).body.invoice).toMatchObject({ fault: null });
    expect(problemOf(await desk('provider/settled', { id: errand.id }))).toEqual([409, 'changed-meanwhile']);
  });

  test('gives back what it claimed before it was sent, and hands it to the provider after all', async () => {
    const id = await applied([await paid()]);
    await desk('claim', { id });
    await goOn(id);
    expect((await errandOf(id)).state).toBe('by-hand');
    await desk('release', { id });
    await goOn(id);
    expect((await detail(id)).state).toBe('applied');
    await desk('provider/retry', { id: (await errandOf(id)).id });
    await goOn(id);
    expect((await detail(id)).state).toBe('issued');
  });

  test('sees files that name another amount, and the buyer gets nothing', async () => {
    await whims({ wrongAmount: true });
    const id = await applied([await paid()]);
    await goOn(id);
    const { number, errand, comparison } = await detail(id);
    const [paper] = await papers(number);
    expect(errand).toMatchObject({ state: 'stuck', fault: 'differs', words: paper?.number });
    expect(comparison).toContainEqual({ field: 'amount', asked: '¥1,280.00', found: '¥1,281.00', same: false });
    expect(await mailsAbout(paper!.number)).toEqual([]);
    expect(await product.call('/invoice/detail', { id }, { token })).toMatchObject({
      body: { invoice: { state: 'issuing', files: [] } },
    });
    await whims({ wrongAmount: false });
    await desk('provider/retry', { id: errand.id });
    await goOn(id);
    expect([(await errandOf(id)).state, (await papers(number)).length]).toEqual(['stuck', 1]);
    expect(problemOf(await desk('provider/takeOver', { id: errand.id }))).toEqual([409, 'maybe-issued']);
  });

  test('fetches no file from elsewhere', async () => {
    await whims({ fileOrigin: 'http://169.254.169.254' });
    const id = await applied([await paid()]);
    await goOn(id);
    const { errand } = await detail(id);
    expect(errand).toMatchObject({ state: 'stuck', fault: 'files', words: 'PDF: file elsewhere: 169.254.169.254' });
    await whims({ fileOrigin: null });
    await desk('provider/retry', { id: errand.id });
    await goOn(id);
    expect((await detail(id)).state).toBe('issued');
  });

  test('alone may retry and take over, and not their own', async () => {
    const id = await applied([await paid()]);
    const { errand } = await detail(id);
    for (const path of ['provider/retry', 'provider/takeOver', 'provider/settled']) {
      expect((await desk(path, { id: errand.id }, token)).status).toBe(403);
      expect(problemOf(await desk(path, { id: 999_999 }))).toEqual([404, 'not-found']);
      expect((await desk(path, { id: 'x' })).status).toBe(400);
    }
    await sql`update invoices set user_id = (select id from users where email = 'finance@framehall.test')
      where id = ${id}`.execute(product.db);
    for (const path of ['provider/retry', 'provider/takeOver'])
      expect(problemOf(await desk(path, { id: errand.id }))).toEqual([409, 'own-invoice']);
    await sql`update invoices set user_id = (select id from users where email = 'buyer@framehall.test')
      where id = ${id}`.execute(product.db);
    await goOn(id);
  });
});

test('refunds at the very moment of issuing leave money and invoices in agreement', async () => {
  const orders = [await paid(), await paid(), await paid()];
  const ids = await Promise.all(orders.map((order) => applied([order])));
  await goOn(ids[1]!, 1);
  const refund = async ({ orderId }: QuotedOrder) => {
    await product.call('/payment/askRefund', { key: randomUUID(), orderId, words: '拍错了' }, { token });
    const wish = { key: randomUUID(), orderId, answer: '' };
    return await product.call('/office/finance/approveRefund', wish, { token: finance });
  };
  await Promise.all([...ids.map((id) => goOn(id)), ...orders.map(refund)]);
  for (const id of ids) await goOn(id, 6);
  for (const id of ids) expect(['rejected', 'red-flushed']).toContain((await detail(id)).state);
  expect(await findInvoiceViolations(product.db)).toEqual([]);
});

test('an errand that is done although nothing was issued is found', async () => {
  const id = await applied([await paid()]);
  await sql`update invoice_errands set state = 'done', next_at = null where invoice_id = ${id}`.execute(product.db);
  const { number } = await detail(id);
  expect(await findInvoiceViolations(product.db)).toEqual([
    expect.stringContaining(`: invoice ${number} is applied, at the provider done`),
  ]);
});
