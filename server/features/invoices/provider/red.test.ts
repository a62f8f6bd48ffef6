import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { systemContext } from '#server/system-context.ts';
import { workers } from '#server/workers.ts';
import { mailsTo, problemOf } from '#tests/support/applications.ts';
import { COMPANY } from '#tests/support/einvoice.ts';
import { addTitle, applyFor, flushByHand } from '#tests/support/invoices.ts';
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
const { goOn } = await withProvider(product, sandbox);
const { form, papers, whims } = sandbox.control.provider;
const ctx = systemContext(product.services, 'test');
const never = new AbortController().signal;
const token = await signIn(product, 'buyer');
const finance = await signIn(product, 'finance');
const titleId = await addTitle(product, token);
const otherId = await addTitle(product, token, { title: '海川传媒有限公司' });

const desk = (path: string, input: object) => product.call(`/office/invoices/${path}`, input, { token: finance });
const detail = async (id: number) => (await desk('detail', { id })).body.invoice;
const redOf = async (id: number) => (await detail(id)).reds[0];
const paid = () => paidOrder(product, { token, fen: 128_000 });
const PART = { amountFen: 128_000, taxFen: 7_245 };

async function issued(orders: QuotedOrder[], type: 'normal' | 'special' = 'normal'): Promise<number> {
  const orderIds = orders.map(({ orderId }) => orderId);
  const { body } = await applyFor(product, token, { orderIds, titleId, type });
  await goOn(body.id);
  expect((await detail(body.id)).state).toBe('issued');
  return body.id;
}

async function refund({ orderId }: QuotedOrder): Promise<void> {
  await product.call('/payment/askRefund', { key: randomUUID(), orderId, words: '拍错了' }, { token });
  const wish = { key: randomUUID(), orderId, answer: '', redReason: '02' };
  expect((await product.call('/office/finance/approveRefund', wish, { token: finance })).status).toBe(200);
}

const release = ({ orderId }: QuotedOrder) => workers['payments.release'](ctx, { orderId }, never);
const refundsOf = async ({ orderId }: QuotedOrder) => {
  const { rows } = await sql<{ state: string }>`
    select r.state from refunds r join payments p on p.id = r.payment_id where p.order_id = ${orderId}`.execute(
    product.db,
  );
  return rows.map(({ state }) => state);
};

test('a refund takes its part of an invoice back by itself, and waits for nobody when nobody must confirm', async () => {
  const [one, two] = [await paid(), await paid()];
  const id = await issued([one, two]);
  await refund(two);
  expect(await refundsOf(two)).toEqual([]);
  await goOn(id);
  await release(two);
  expect(await refundsOf(two)).toEqual(['sending']);
  await goOn(id);
  const red = await redOf(id);
  const [paper] = await papers(red.number);
  expect(red).toMatchObject({ state: 'flushed', redNumber: paper?.number, files: ['pdf', 'ofd', 'xml'] });
  expect(paper).toMatchObject({ netFen: -120_755, vatFen: -7_245 });
  expect(await detail(id)).toMatchObject({ state: 'issued', lines: [{ live: true }, { live: false }] });
  expect((await mailsTo(product, COMPANY.email)).at(-1)?.body).toContain(paper?.number);
  expect(await findInvoiceViolations(product.db)).toEqual([]);
});

test('the red invoice is ordered where the tax authority does not issue it by itself', async () => {
  await whims({ redByItself: false });
  const order = await paid();
  const id = await issued([order]);
  await refund(order);
  await goOn(id, 4);
  expect(await detail(id)).toMatchObject({ state: 'red-flushed', reds: [{ state: 'flushed' }] });
  expect(await papers((await redOf(id)).number)).toHaveLength(1);
  await whims({ redByItself: true });
});

test('a buyer who used it confirms: told by email, waited for visibly, then the refund goes on', async () => {
  const order = await paid();
  const id = await issued([order], 'special');
  await refund(order);
  await goOn(id, 4);
  const red = await redOf(id);
  expect(red).toMatchObject({ state: 'confirming', confirmBy: expect.any(String), errand: { state: 'sent' } });
  expect((await mailsTo(product, 'buyer@framehall.test')).at(-1)?.body).toContain(red.billNumber);
  const { body } = await product.call('/payment/ofOrder', { orderId: order.orderId }, { token });
  expect(body.redFlush).toMatchObject({ invoiceId: id, state: 'confirming' });
  await release(order);
  expect(await refundsOf(order)).toEqual([]);
  await form({ billId: red.number, status: '04' });
  await goOn(id, 3);
  await release(order);
  expect(await refundsOf(order)).toEqual(['sending']);
  expect((await detail(id)).state).toBe('red-flushed');
});

test('a form that lapses is asked for anew, when the provider says so and not before', async () => {
  const order = await paid();
  const id = await issued([order], 'special');
  await refund(order);
  await goOn(id);
  await sql`update red_flushes set confirm_by = clock_now() - interval '1 hour' where invoice_id = ${id}`.execute(
    product.db,
  );
  await workers['invoices.renew'](ctx, {}, never);
  expect((await detail(id)).reds).toHaveLength(1);
  await form({ billId: (await redOf(id)).number, status: '07' });
  await goOn(id, 1);
  expect(await detail(id)).toMatchObject({
    reds: [{ state: 'requested' }, { state: 'lapsed', errand: { state: 'done' } }],
  });
  await goOn(id);
  await form({ billId: (await redOf(id)).number, status: '04' });
  await goOn(id, 3);
  expect(await detail(id)).toMatchObject({ state: 'red-flushed', reds: [{ state: 'flushed' }, { state: 'lapsed' }] });
});

test('a buyer who denies it stops it: finance sends another form, or goes on by hand', async () => {
  const [one, two] = [await paid(), await paid()];
  for (const [order, byHand] of [
    [one, false],
    [two, true],
  ] as const) {
    const id = await issued([order], 'special');
    await refund(order);
    await goOn(id);
    const { number, errand } = await redOf(id);
    expect(problemOf(await desk('red/confirmed', { id: (await redOf(id)).id }))).toEqual([409, 'at-provider']);
    await form({ billId: number, status: '05' });
    await goOn(id, 1);
    expect(await redOf(id)).toMatchObject({ errand: { state: 'stuck', fault: 'failed', words: '购方否认' } });
    if (byHand) {
      await desk('provider/takeOver', { id: errand.id });
      await desk('red/confirmed', { id: (await redOf(id)).id });
      await flushByHand(product, finance, { id: (await redOf(id)).id, ...PART });
    } else {
      await desk('provider/retry', { id: errand.id });
      await goOn(id, 1);
      await form({ billId: `${number}-2`, status: '04' });
      await goOn(id, 4);
    }
    expect((await detail(id)).state).toBe('red-flushed');
  }
});

test('a red invoice over another amount stays at the desk', async () => {
  const order = await paid();
  const id = await issued([order]);
  await whims({ wrongAmount: true });
  await refund(order);
  await goOn(id, 4);
  expect(await redOf(id)).toMatchObject({ state: 'confirmed', errand: { state: 'stuck', fault: 'differs' } });
  expect((await desk('list', { view: 'stuck' })).body.infos).toMatchObject([{ id, fault: 'differs' }]);
  await whims({ wrongAmount: false });
});

test('a wrong title is taken back and reissued by itself', async () => {
  const id = await issued([await paid()]);
  const wish = { key: randomUUID(), id, titleId: otherId, type: 'normal' };
  const { body } = await product.call('/invoice/correct', wish, { token });
  await goOn(id, 4);
  expect((await detail(id)).state).toBe('red-flushed');
  await goOn(body.id);
  const [paper] = await papers((await detail(body.id)).number);
  expect(await detail(body.id)).toMatchObject({ state: 'issued', invoiceNumber: paper?.number });
  expect(paper?.buyerName).toBe('海川传媒有限公司');
  expect(await findInvoiceViolations(product.db)).toEqual([]);
});
