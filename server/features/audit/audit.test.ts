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

test('is narrowed by day in China and by who acted', async () => {
  const days = { early: '2026-03-01T15:59:59Z', late: '2026-03-01T16:00:00Z' };
  for (const [name, at] of Object.entries(days))
    await sql`
      insert into audit_events (at, actor_id, actor, action, subject)
      select ${at}::timestamptz, id, nickname, 'day.passed', ${`day:${name}`} from users
      where email = 'editor@framehall.test'`.execute(product.db);
  const subjects = async (filter: object) =>
    (await product.call('/office/audit/list', { keyword: 'day.passed', ...filter }, { token: admin })).body.infos.map(
      (event: { subject: string }) => event.subject,
    );
  expect(await subjects({})).toEqual(['day:late', 'day:early']);
  expect(await subjects({ to: '2026-03-01' })).toEqual(['day:early']);
  expect(await subjects({ from: '2026-03-02' })).toEqual(['day:late']);
  expect(await subjects({ from: '2026-03-02', to: '2026-03-01' })).toEqual([]);
  expect(await subjects({ actor: 'EDITOR@frame' })).toEqual(['day:late', 'day:early']);
  expect(await subjects({ actor: 'finance@' })).toEqual([]);
  expect(await subjects({ actor: '系统' })).toEqual([]);
  const bySystem = await product.call('/office/audit/list', { actor: 'system', subject: 'thing:1' }, { token: admin });
  expect(bySystem.body.total).toBe(1);
  const wrong = await product.call('/office/audit/list', { from: '2026-02-30' }, { token: admin });
  expect(wrong.body.fields).toHaveProperty('from');
});

test('is exported for spreadsheets, in the reader’s language and without formulas', async () => {
  await recordChange(ctx, { action: 'user.disabled', subject: 'thing:8', after: { a: 1 }, reason: '=1+1' });
  await sql`
    insert into audit_events (at, actor, action, subject, reason)
    values ('2026-03-01T16:00:00Z', '@evil', 'thing.made', 'thing:8', null)`.execute(product.db);
  const exported = async (language: 'zh' | 'en') =>
    (await product.call('/office/audit/export', { subject: 'thing:8' }, { token: admin, language })).body.csv as string;
  const [heads, first, second, rest] = (await exported('en')).split('\r\n');
  expect(heads).toBe('\uFEFFTime,User,Action,Action code,Subject,Reason,Before,After');
  expect(first).toBe("2026-03-02 00:00:00,'@evil,thing.made,thing.made,thing:8,,,");
  expect(second).toMatch(/^[\d-]{10} [\d:]{8},System,Account closed,user.disabled,thing:8,'=1\+1,,"{""a"":1}"$/);
  expect(rest).toBe('');
  expect((await exported('zh')).split('\r\n')[0]).toBe('\uFEFF时间,操作人,操作,操作代码,对象,原因,之前,之后');
  const editor = await signIn(product, 'editor');
  expect((await product.call('/office/audit/export', {}, { token: editor })).status).toBe(403);
  expect((await product.call('/office/audit/export', {})).status).toBe(401);
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
