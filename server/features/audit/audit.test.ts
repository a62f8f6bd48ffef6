import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { systemContext } from '#server/system-context.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { recordChange } from './audit.ts';

const product = await startProduct();
const admin = await signIn(product, 'admin');
const ctx = systemContext(product.services, 'request-7');

test('what is recorded can be found by subject and by word', async () => {
  await recordChange(ctx, { action: 'thing.made', subject: 'thing:1', after: { size: 3 }, reason: 'because' });
  const bySubject = await product.call('/office/audit/list', { subject: 'thing:1' }, { token: admin });
  expect(bySubject.body).toMatchObject({
    total: 1,
    infos: [{ actor: 'system', action: 'thing.made', before: null, after: { size: 3 }, reason: 'because' }],
  });
  const byWord = await product.call('/office/audit/list', { keyword: 'THING.' }, { token: admin });
  expect(byWord.body.total).toBe(1);
});

test('the trail cannot be rewritten', async () => {
  for (const statement of [
    sql`update audit_events set reason = 'x'`,
    sql`delete from audit_events`,
    sql`truncate audit_events`,
  ])
    await expect(statement.execute(product.db)).rejects.toThrow(/cannot be changed/);
});

test('a change that is undone leaves no trace', async () => {
  const undone = product.db.transaction().execute(async (db) => {
    await recordChange({ ...ctx, db }, { action: 'thing.made', subject: 'thing:2' });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  const { body } = await product.call('/office/audit/list', { subject: 'thing:2' }, { token: admin });
  expect(body.total).toBe(0);
});

test('is for administrators', async () => {
  expect((await product.call('/office/audit/list', {})).body.code).toBe(1001);
  expect((await product.call('/office/audit/list', {}, { token: await signIn(product, 'finance') })).status).toBe(403);
});
