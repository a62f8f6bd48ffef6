import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { afterBreaking } from '#tests/support/breaking.ts';
import { moveOrder } from '#server/features/orders/orders.ts';
import { systemContext } from '#server/system-context.ts';
import { workers } from '#server/workers.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { quotedOrder } from '#tests/support/orders.ts';
import { paidOrder } from '#tests/support/payments.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { startSandbox } from '#tests/support/sandbox.ts';
import { findViolations } from './invariants.ts';
import { addPayment } from './ledger.ts';
import { must } from '#server/platform/problem.ts';

const sandbox = await startSandbox();
const product = await startProduct({}, undefined, sandbox);
await sandbox.control.whims({ notices: { drop: true } });
const ctx = systemContext(product.services, 'test');

beforeAll(async () => {
  const token = await signIn(product, 'buyer');
  const finance = await signIn(product, 'finance');
  await quotedOrder(product);
  const both = () => Promise.all([makeMaterial(product, { kind: 'photo' }), makeMaterial(product, { kind: 'video' })]);
  await paidOrder(product, { token, materialIds: await both() });
  const returned = await paidOrder(product, { token, gateway: 'wechat', materialIds: await both() });
  await product.call('/payment/askRefund', { key: randomUUID(), orderId: returned.orderId, words: 'x' }, { token });
  const wish = { key: randomUUID(), orderId: returned.orderId, answer: '' };
  await product.call('/office/finance/approveRefund', wish, { token: finance });
  const refund = await product.db.selectFrom('refunds').select('id').executeTakeFirstOrThrow();
  await workers['payments.refund'](ctx, { refundId: refund.id }, new AbortController().signal);
  const claimed = await quotedOrder(product);
  must(await moveOrder(ctx, { id: claimed.orderId, from: 'quoted', to: 'paid', by: 'buyer' }));
  await addPayment(ctx, {
    paidFor: { orderId: claimed.orderId, quoteId: claimed.quoteId, productOrderId: null },
    way: 'transfer',
    tradeNo: null,
    attemptId: null,
    amountFen: claimed.totalFen,
    state: 'claimed',
    reason: '',
    payer: 'x',
    paidAt: new Date(),
    voucherKey: null,
  });
});

test('[I1] [I2] [I3] [I7] nothing is wrong after buying, paying and giving back', async () => {
  expect(await findViolations(product.db)).toEqual([]);
});

const forgetting = (condition: RawBuilder<unknown>) => [
  sql`alter table audit_events disable trigger audit_events_fixed`,
  sql`delete from audit_events where ${condition}`,
];

const BREAKS: [string, RawBuilder<unknown>[]][] = [
  ['I1 settled money is nothing', [sql`update payments set amount_fen = amount_fen - 1 where state = 'settled'`]],
  [
    'I1 settled money is nothing',
    [
      sql`drop index payments_one_settled`,
      sql`insert into payments (gateway, trade_no, order_id, quote_id, amount_fen, state, paid_at)
        select 'transfer', 'T', order_id, quote_id, amount_fen, 'settled', paid_at from payments where state = 'settled'`,
    ],
  ],
  ['I1 an order that says it is paid', [sql`update payments set state = 'rejected' where state = 'claimed'`]],
  ['I1 money of an attempt', [sql`update payment_attempts set amount_fen = 1 where state = 'paid'`]],
  ['I1 money went back once', [sql`update refunds set state = 'failed'`]],
  ['I1 money went back once', [sql`update payments set state = 'refund_due' where state = 'refunded'`]],
  ['I2 a paid line has one', [sql`delete from licence_files`, sql`delete from licences where state = 'valid'`]],
  ['I2 a paid line has one', [sql`update licences set state = 'valid', ended_at = null where state = 'revoked'`]],
  [
    'I2 no two licences',
    [sql`alter table licences drop constraint licences_number_key`, sql`update licences set number = 'FHL-0'`],
  ],
  ['I2 a licence grants', [sql`update licences set channel = 'outdoor'`]],
  ['I2 a licence grants', [sql`update licences set special_en = 'and on balloons' where state = 'valid'`]],
  ['I2 a licence has its files', [sql`delete from licence_files`]],
  [
    'I2 a licence has its files',
    [sql`update licence_files set sha256 = '' where licence_id = (select min(id) from licences)`],
  ],
  ['I2 a licence has its files', [sql`update licence_files set position = 1`]],
  [
    'I2 all licences of a line',
    [
      sql`alter table licences drop constraint licences_line_id_version_key, alter line_id drop not null`,
      sql`drop index licences_one_valid`,
      sql`update licences set line_id = (select min(line_id) from licences)`,
    ],
  ],
  ['I2 a line was sold once', [sql`delete from sales where reverses is not null`]],
  ['I3 an order has one quote', [sql`update quotes set state = 'ended' where state = 'live'`]],
  [
    'I3 an order has one quote',
    [
      sql`drop index quotes_one_live`,
      sql`insert into quotes (order_id, version, total_fen, valid_until)
        select order_id, 9, total_fen, valid_until from quotes where state = 'live'`,
    ],
  ],
  ['I3 nothing is paid that awaits', [sql`update orders set approval = 'declined' where state = 'paid'`]],
  ['I3 the lines of the quote', [sql`update quote_lines set price_fen = price_fen + 1`]],
  ['I3 an order is of the kinds', [sql`update orders set kind = 'video' where kind = 'mixed'`]],
  ['I3 an order is of the kinds', [sql`update orders set kind = 'mixed' where kind = 'video'`]],
  ['I3 an order is of the kinds', [sql`update orders set kind = 'music'`]],
  ['I7 the state of every order', forgetting(sql`action = 'order.confirmed'`)],
  ['I7 the state of every payment', forgetting(sql`action = 'payment.settled'`)],
  ['I7 the state of every licence', forgetting(sql`action = 'licence.issued'`)],
  ['I7 every change on record', forgetting(sql`action = 'order.paid'`)],
];

test('says of which order what is wrong', async () => {
  const [found, ...others] = await afterBreaking({ db: product.db, tables: [], find: findViolations }, [
    sql`update payments set amount_fen = 1 where state = 'settled'`,
  ]);
  expect(found).toMatch(
    /^I1 settled money is nothing or the total of its order: order FH\d{8} is confirmed with 1 fen of 256000$/,
  );
  expect(others).toMatchObject([
    expect.stringMatching(/^I1 money of an attempt is .*: payment \d+ 1 fen instead of 256000$/),
  ]);
});

test.each(BREAKS)('finds what breaks “%s”', async (name, statements) => {
  const found = await afterBreaking({ db: product.db, tables: [], find: findViolations }, statements);
  expect(found.filter((violation) => violation.startsWith(name))).not.toEqual([]);
});
