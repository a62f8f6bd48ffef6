import { type RawBuilder, sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { afterBreaking } from '#tests/support/breaking.ts';
import { earnQuarter, makePayable, makePayees } from '#tests/support/payouts.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { findPayoutViolations } from './invariants.ts';

const product = await startProduct();
const { db } = product;

beforeAll(async () => {
  const [one, two] = await makePayees(product, ['沈星河', '林夏']);
  const payees = [one!, two!];
  await earnQuarter(product, payees, { sold: '2026-02-01 12:00:00', confirmed: '2026-04-25 09:00:00' });
  await makePayable(product, payees[0]!, '4111111111111111');
  await makePayable(product, payees[1]!, '5555555555554444');
  const [finance, admin] = [await signIn(product, 'finance'), await signIn(product, 'admin')];
  const desk = (path: string, input: object, token = finance) =>
    product.call(`/office/payout${path}`, input, { token });
  const { next } = (await desk('/due', { view: 'ready' })).body;
  const { batch } = (await desk('/prepare', next)).body;
  await desk('/release', { id: batch.id, fileHash: batch.fileHash }, admin);
  await desk('/pay', { id: batch.lines[0].id, amountFen: 50_000, reference: 'CMB001' });
});

test('[I4] nothing is wrong between a release and the bank’s answers', async () => {
  expect(await findPayoutViolations(db)).toEqual([]);
});

test.each<[string, RawBuilder<unknown>[]]>([
  ['I4 the lines of a batch', [sql`update payout_batches set total_fen = total_fen + 1`]],
  ['I4 the lines of a batch', [sql`delete from payout_lines where state = 'waiting'`]],
  [
    'I4 a statement is in one live payment',
    [
      sql`drop index payout_lines_live`,
      sql`update payout_lines set statement_id = (select max(statement_id) from payout_lines)`,
    ],
  ],
  ['I4 what is remitted', [sql`update payout_lines set amount_fen = amount_fen + 1 where state = 'paid'`]],
  ['I4 what is remitted', [sql`update statements set state = 'generated' where state = 'remitted'`]],
  [
    'I4 what is remitted',
    [sql`update statements set state = 'remitted', remitted_at = now(), reference = 'X1' where state = 'generated'`],
  ],
  [
    'I4 what is remitted',
    [
      sql`delete from payout_lines where state = 'waiting'`,
      sql`update statements set state = 'remitted', remitted_at = now(), reference = 'X1' where state = 'generated'`,
    ],
  ],
  [
    'I4 what is remitted',
    [sql`update payout_lines set state = 'cancelled', reference = '', paid_at = null where state = 'paid'`],
  ],
  [
    'I4 a payment goes to who earned it',
    [sql`update payout_lines set user_id = (select max(user_id) from payout_lines)`],
  ],
  ['I4 a payment goes to who earned it', [sql`update payout_batches set state = 'closed'`]],
  [
    'I7 the state of every batch',
    [
      sql`alter table audit_events disable trigger audit_events_fixed`,
      sql`delete from audit_events where action = 'payout.released'`,
    ],
  ],
])('finds what breaks “%s”', async (name, statements) => {
  const found = await afterBreaking(
    { db, tables: ['statements', 'payout_lines'], find: findPayoutViolations },
    statements,
  );
  expect(found.filter((violation) => violation.startsWith(name))).not.toEqual([]);
});
