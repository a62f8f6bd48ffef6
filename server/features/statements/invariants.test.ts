import { type RawBuilder, sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { afterBreaking } from '#tests/support/breaking.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { build, sell, setClock } from '#tests/support/statements.ts';
import { findStatementViolations } from './invariants.ts';

const product = await startProduct();
const { db } = product;

beforeAll(async () => {
  await setClock(product, '2026-02-01 12:00:00');
  const { saleId } = await sell(product, 106_000);
  await setClock(product, '2026-04-10 09:00:00');
  await build(product);
  const photographer = await signIn(product, 'photographer');
  const { body } = await product.call('/statement/list', {}, { token: photographer });
  const { id } = body.infos[0];
  await product.call('/statement/dispute', { id, lines: [{ saleId, words: 'more' }] }, { token: photographer });
  const answers = [{ saleId, answer: 'yes', sharePercent: 60 }];
  const finance = await signIn(product, 'finance');
  await product.call('/office/statement/claim', { id }, { token: finance });
  const next = await product.call('/office/statement/answer', { id, answers }, { token: finance });
  await product.call('/statement/confirm', { id: next.body.id }, { token: photographer });
  await sell(product, 5300);
  await setClock(product, '2026-07-10 09:00:00');
  await build(product);
});

test('[I4] nothing is wrong after selling, disputing, answering and confirming', async () => {
  expect(await findStatementViolations(db)).toEqual([]);
});

const free = sql`drop index statement_lines_once`;

test.each<[string, RawBuilder<unknown>[]]>([
  [
    'I4 a sale is in one',
    [
      free,
      sql`insert into statement_lines (statement_id, sale_id, share_percent, amount_fen)
        select max(t.id), min(l.sale_id), 60, 60000 from statements t, statement_lines l where t.state <> 'invalid'`,
    ],
  ],
  ['I4 the lines that count', [free, sql`update statement_lines set valid = true`]],
  ['I4 the lines of a statement', [sql`update statement_lines set amount_fen = amount_fen + 1`]],
  ['I4 each line is its rate', [sql`update statement_lines set share_percent = 61 where valid`]],
  [
    'I4 what a buyer paid',
    [
      sql`alter table sales disable trigger user`,
      sql`alter table sales drop constraint sales_check1, drop constraint sales_check2`,
      sql`update sales set vat_fen = vat_fen + 1`,
    ],
  ],
  [
    'I4 a statement opens with',
    [sql`update statements set opening_fen = opening_fen + 1, carried_fen = carried_fen + 1 where payable_fen = 0`],
  ],
  [
    'I7 the state of every statement',
    [
      sql`alter table audit_events disable trigger audit_events_fixed`,
      sql`delete from audit_events where action = 'statement.generated'`,
    ],
  ],
])('finds what breaks “%s”', async (name, statements) => {
  const found = await afterBreaking({ db, tables: ['statements'], find: findStatementViolations }, statements);
  expect(found.filter((violation) => violation.startsWith(name))).not.toEqual([]);
});
