import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { BatchDetail, DueRow } from '#contract/calls/payouts.ts';
import { FIRST_TEMPLATE } from '#contract/domain/payout-file.ts';
import { mailsTo, outcomesOf, problemOf } from '#tests/support/applications.ts';
import { decideAccount, sendAccount } from '#tests/support/bank.ts';
import { CARDS, earnQuarter, makePayable, makePayees, type Payee } from '#tests/support/payouts.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { findPayoutViolations } from './invariants.ts';

const product = await startProduct();
const { db } = product;

let [finance, admin] = ['', ''];
const desk = (path: string, input: object = {}, token = finance) =>
  product.call(`/office/payout${path}`, input, { token });

const NAMES = ['沈星河', '=cmd', '王𠮷', '林夏', '周未', '顾远'] as const;
let payees: Payee[] = [];

/** Statement of a photographer that is due. */
const dueOf = async (view: 'ready' | 'held', { userId }: Payee) =>
  ((await desk('/due', { view })).body.infos as DueRow[]).find((row) => row.userId === userId);
const statementOf = async ({ userId }: Payee): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    select id from statements where user_id = ${userId} order by id desc limit 1`.execute(db);
  return rows[0]!.id;
};
const detail = async (id: number) => (await desk('/detail', { id })).body.batch as BatchDetail;
const prepare = async (...who: Payee[]) => {
  const ids = await Promise.all(who.map(statementOf));
  return await desk('/prepare', { ids, totalFen: 50_000 * who.length });
};
const release = async ({ id, fileHash }: BatchDetail, token = admin) => await desk('/release', { id, fileHash }, token);
/** A batch that went to the bank. */
const released = async (...who: Payee[]): Promise<BatchDetail> => {
  const { body } = await prepare(...who);
  expect(body).toMatchObject({ success: true });
  return (await release(body.batch)).body.batch;
};
const accountLooks = async ({ token }: Payee) => (await product.call('/center/bank', {}, { token })).body.looks;
const rename = ({ userId }: Payee, name: string) =>
  sql`update real_names set name = ${name} where user_id = ${userId} and state = 'verified'`.execute(db);
const stateOf = async (payee: Payee) =>
  (await product.call('/statement/detail', { id: await statementOf(payee) }, { token: payee.token })).body;

beforeAll(async () => {
  payees = await makePayees(product, NAMES);
  await earnQuarter(product, payees, { sold: '2026-02-01 12:00:00', confirmed: '2026-04-25 09:00:00' });
  [finance, admin] = [await signIn(product, 'finance'), await signIn(product, 'admin')];
  for (const [place, number] of CARDS.entries()) await makePayable(product, payees[place]!, number);
});

test('every call is for finance and admins, the tax report for finance alone', async () => {
  const hash = '0'.repeat(64);
  const calls: [string, object, number][] = [
    ['/due', { view: 'ready' }, 200],
    ['/holds', { id: 999_999 }, 404],
    ['/counts', {}, 200],
    ['/prepare', { ids: [999_999], totalFen: 1 }, 409],
    ['/list', {}, 200],
    ['/detail', { id: 999_999 }, 404],
    ['/release', { id: 999_999, fileHash: hash }, 404],
    ['/cancel', { id: 999_999, reason: 'x' }, 404],
    ['/file', { id: 999_999 }, 404],
    ['/return', { id: 999_999, file: 'AAAA', apply: false }, 404],
    ['/pay', { id: 999_999, amountFen: 1, reference: 'BANK' }, 404],
    ['/bounce', { id: 999_999, reason: 'x' }, 404],
    ['/remit', { id: 999_999, netFen: 1, reference: 'BANK' }, 409],
    ['/confirm', { id: 999_999 }, 409],
    ['/withdraw', { id: 999_999, reason: 'x' }, 409],
    ['/templates', {}, 200],
    ['/addTemplate', { after: 7, template: FIRST_TEMPLATE, reason: 'x' }, 409],
    ['/taxReport', { quarter: '2026-Q1', reason: 'x' }, 200],
  ];
  const people = await Promise.all(
    ['photographer', 'buyer', 'sales', 'reviewer', 'editor'].map((name) => signIn(product, name)),
  );
  for (const [path, input, status] of calls) {
    expect((await product.call(`/office/payout${path}`, input)).status, path).toBe(401);
    for (const token of people) expect((await desk(path, input, token)).status, path).toBe(403);
    expect((await desk(path, input)).status, path).toBe(status);
    expect((await desk(path, input, admin)).status, path).toBe(path === '/taxReport' ? 403 : status);
  }
});

describe('what is due', () => {
  test('is ready, or held back with every reason', async () => {
    const [ready, named, unwritable, , poor] = payees as [Payee, Payee, Payee, Payee, Payee];
    expect(await dueOf('ready', ready)).toMatchObject({
      netFen: 50_000,
      account: { holder: '沈星河', bank: '招商银行', numberEnd: '0018' },
      holds: [],
      bounceReason: '',
    });
    expect(await dueOf('ready', named)).toMatchObject({ account: { holder: '=cmd' } });
    expect(await dueOf('held', unwritable)).toMatchObject({ holds: ['letters'] });
    expect((await desk('/holds', { id: await statementOf(unwritable) })).body.holds).toEqual([]);
    expect(await dueOf('held', poor)).toMatchObject({ netFen: null, account: null, holds: ['account', 'category'] });
    await sql`update real_names set state = 'rejected', reason = 'other' where user_id = ${poor.userId}`.execute(db);
    expect(await dueOf('held', poor)).toMatchObject({ holds: ['real-name', 'account', 'category'] });
    const { body } = await desk('/due', { view: 'ready' });
    expect(body).toMatchObject({ total: 3, next: { totalFen: 150_000 } });
    expect(body.next.ids).toHaveLength(3);
    expect((await desk('/counts')).body).toMatchObject({ ready: 3, held: 3, toRelease: 0, released: 0 });
  });

  test('is not gathered when it is held back, is another amount, or is named twice', async () => {
    const [ready, , unwritable] = payees as [Payee, Payee, Payee];
    expect(problemOf(await prepare(ready, unwritable))).toEqual([409, 'changed-meanwhile']);
    const ids = [await statementOf(ready)];
    expect(problemOf(await desk('/prepare', { ids, totalFen: 50_001 }))).toEqual([409, 'changed-meanwhile']);
    expect((await desk('/prepare', { ids: [...ids, ...ids], totalFen: 100_000 })).status).toBe(400);
    expect((await desk('/prepare', { ids: [], totalFen: 0 })).status).toBe(400);
  });
});

test('whoever rejected the agreement is paid as before', async () => {
  const payee = payees[5]!;
  await makePayable(product, payee, CARDS[0]);
  await sql`update users set sign_flag = 2 where id = ${payee.userId}`.execute(db);
  const rejected = await product.call('/user/protocol/reject', { version: 1 }, { token: payee.token });
  expect(rejected.status).toBe(200);
  const upload = await product.call('/upload/token/photo', { fileName: 'a.jpg', fileSize: 9 }, { token: payee.token });
  expect(problemOf(upload)).toEqual([409, 'agreement-needed']);
  expect(await dueOf('ready', payee)).toMatchObject({ netFen: 50_000, account: { numberEnd: '0018' }, holds: [] });
  const { id } = (await released(payee)).lines[0]!;
  expect((await desk('/pay', { id, amountFen: 50_000, reference: 'CMB300' })).status).toBe(200);
  expect(await stateOf(payee)).toMatchObject({ state: 'remitted', reference: 'CMB300' });
});

describe('a batch', () => {
  let batch: BatchDetail;

  test('of two at once over the same statements, one is made', async () => {
    const [one, two] = payees as [Payee, Payee];
    const replies = await Promise.all([prepare(one, two), prepare(two), prepare(one, two), prepare(one)]);
    expect(outcomesOf(replies).filter((outcome) => outcome === 'changed-meanwhile').length).toBeGreaterThanOrEqual(2);
    const { rows } = await sql<{ lines: number; statements: number }>`
      select count(*) as lines, count(distinct statement_id) as statements from payout_lines
      where state = 'waiting'`.execute(db);
    expect(rows).toEqual([{ lines: 2, statements: 2 }]);
    for (const { body } of replies)
      if (body.success) await desk('/cancel', { id: body.batch.id, reason: 'only to try' });
    expect(await findPayoutViolations(db)).toEqual([]);
  });

  test('freezes accounts and amounts, and asks a second person by mail', async () => {
    const reply = await prepare(payees[0]!, payees[1]!);
    batch = reply.body.batch;
    expect(batch).toMatchObject({ state: 'prepared', lineCount: 2, totalFen: 100_000, mine: true, encoding: 'gbk' });
    expect(batch.lines).toMatchObject([
      { line: `${batch.number}-001`, holder: '沈星河', numberEnd: '0018', amountFen: 50_000, state: 'waiting' },
      { line: `${batch.number}-002`, holder: '=cmd', numberEnd: '1111', amountFen: 50_000, state: 'waiting' },
    ]);
    const mail = (await mailsTo(product, 'admin@framehall.test')).at(-1);
    expect(mail?.subject).toBe('有打款批次等待复核');
    expect(mail?.body).toContain(`${batch.number}：2 笔，合计 ¥1,000.00`);
    await expect(sql`update payout_lines set amount_fen = 1`.execute(db)).rejects.toThrow('never changed');
    await expect(sql`delete from payout_lines`.execute(db)).rejects.toThrow('never changed');
  });

  test('keeps its statements from being taxed anew or paid by hand', async () => {
    const { userId } = payees[0]!;
    const category = { userId, category: 'labour', reason: 'x' };
    expect((await product.call('/office/statement/setCategory', category, { token: finance })).status).toBe(200);
    expect(await stateOf(payees[0]!)).toMatchObject({ netFen: 50_000, tax: { category: 'royalty' } });
    const id = await statementOf(payees[0]!);
    const remit = await desk('/remit', { id, netFen: 50_000, reference: 'BANK-1' });
    expect(problemOf(remit)).toEqual([409, 'changed-meanwhile']);
  });

  test('is released by nobody whom it pays', async () => {
    const { userId, token } = payees[0]!;
    await sql`update users set roles = '{finance}' where id = ${userId}`.execute(db);
    expect(problemOf(await release(batch, token))).toEqual([409, 'own-payout']);
    await sql`update users set roles = '{}' where id = ${userId}`.execute(db);
  });

  test('is released by another person than prepared it, once, by the hash of its file', async () => {
    expect(problemOf(await release(batch, finance))).toEqual([409, 'own-batch']);
    expect(problemOf(await desk('/file', { id: batch.id }))).toEqual([409, 'not-released']);
    const line = batch.lines[0]!.id;
    const pay = await desk('/pay', { id: line, amountFen: 50_000, reference: 'BANK-1' });
    expect(problemOf(pay)).toEqual([409, 'changed-meanwhile']);
    expect(problemOf(await desk('/bounce', { id: line, reason: 'x' }))).toEqual([409, 'not-released']);
    const other = await release({ ...batch, fileHash: '0'.repeat(64) });
    expect(problemOf(other)).toEqual([409, 'changed-meanwhile']);
    await expect(
      sql`update payout_batches set state = 'released', released_by = prepared_by, released_at = now()
        where id = ${batch.id}`.execute(db),
    ).rejects.toThrow('check constraint');
    const replies = await Promise.all([release(batch), release(batch)]);
    expect(outcomesOf(replies)).toEqual(['changed-meanwhile', 'done']);
    expect(await detail(batch.id)).toMatchObject({ state: 'released', releasedBy: 'Gu Yan · Admin' });
    expect((await mailsTo(product, payees[0]!.account)).at(-1)).toMatchObject({
      subject: 'Your payment is on its way',
      body: expect.stringContaining('¥500.00') as string,
    });
    expect(problemOf(await desk('/cancel', { id: batch.id, reason: 'x' }))).toEqual([409, 'changed-meanwhile']);
    expect(await stateOf(payees[0]!)).toMatchObject({
      state: 'generated',
      payouts: [{ state: 'waiting', batch: batch.number, bank: '招商银行', numberEnd: '0018', reference: '' }],
    });
  });

  test('gives its file after the release, in GBK, with whole numbers, and the trail knows', async () => {
    const { body } = await desk('/file', { id: batch.id });
    const bytes = Buffer.from(body.file, 'base64');
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(batch.fileHash);
    expect(new TextDecoder('gbk', { fatal: true }).decode(bytes)).toBe(
      `序号,收款人户名,收款账号,开户银行,开户网点,省份,城市,账户类型,金额,附言\r\n` +
        `1,沈星河,6222020000000000018,招商银行,成都天府大道支行,四川,成都,对私,500.00,${batch.number}-001\r\n` +
        `2,'=cmd,4111111111111111,招商银行,成都天府大道支行,四川,成都,对私,500.00,${batch.number}-002\r\n` +
        `合计,2,1000.00\r\n`,
    );
    const { rows } = await sql<{ actor: string; after: object }>`
      select actor, after from audit_facts where action = 'payout.file-taken'`.execute(db);
    expect(rows).toEqual([{ actor: '财务 · 何青', after: { fileHash: batch.fileHash } }]);
    const kept = await sql<{ found: number }>`
      select count(*) as found from audit_facts where after::text like '%6222020000000000018%'`.execute(db);
    expect(kept.rows).toEqual([{ found: 0 }]);
    const seen = [{ by: 'He Qing · Finance', what: 'bank-file', at: expect.any(String) }];
    expect([await accountLooks(payees[0]!), await accountLooks(payees[1]!)]).toEqual([seen, seen]);
    expect(await accountLooks(payees[2]!)).toEqual([]);
    const { rows: noted } = await sql<{ after: object }>`
      select after from audit_facts where action = 'bank-account.looked'`.execute(db);
    const look = { what: 'bank-file', batch: batch.number };
    expect(noted.map(({ after }) => after)).toEqual([look, look]);
  });
});

describe('the bank’s answer', () => {
  const HEAD = '附言,金额,处理结果,流水号,失败原因';
  const encode = (...lines: string[]) => Buffer.from([HEAD, ...lines].join('\r\n')).toString('base64');
  let [batch, other] = [{} as BatchDetail, {} as BatchDetail];
  const answer = (file: string, apply: boolean) => desk('/return', { id: batch.id, file, apply });
  const line = (place: number) => `${batch.number}-00${place}`;

  beforeAll(async () => {
    const open = (await desk('/list', { view: 'released' })).body.infos as { id: number }[];
    batch = await detail(open[0]!.id);
    other = await released(payees[3]!);
  });

  test('with one line wrong books nothing, and names the line', async () => {
    const good = `${line(1)},500.00,成功,CMB001,`;
    const wrong: [string, string][] = [
      [`${line(2)},500.01,成功,CMB002,`, 'amount'],
      [`${line(2)},,成功,CMB002,`, 'amount'],
      [`${line(3)},500.00,成功,CMB002,`, 'unknown'],
      [`nonsense,500.00,成功,CMB002,`, 'unknown'],
      [`${other.number}-001,500.00,成功,CMB002,`, 'other-batch'],
      [`${line(1)},500.00,成功,CMB002,`, 'twice'],
      [`${line(2)},500.00,处理中,CMB002,`, 'result'],
      [`${line(2)},500.00,成功,,`, 'reference'],
      [`${line(2)},500.00,退汇,,`, 'reason'],
    ];
    for (const [row, fault] of wrong)
      for (const apply of [false, true]) {
        const { body } = await answer(encode(good, row), apply);
        expect(body).toMatchObject({ applied: false, faults: 1, paid: { count: 1, totalFen: 50_000 } });
        expect(body.lines, row).toMatchObject([
          { row: 2, line: line(1), holder: '沈星河', fault: null },
          { row: 3, fault },
        ]);
      }
    expect((await detail(batch.id)).paidCount).toBe(0);
    expect(problemOf(await answer(Buffer.from('a,b\r\n1,2').toString('base64'), true))).toEqual([
      400,
      'return-without-columns',
    ]);
    expect(problemOf(await answer('/9j/4AAQ', true))).toEqual([400, 'csv-not-text']);
    expect((await answer(encode(), true)).body).toMatchObject({ applied: false, lines: [] });
  });

  test('killed midway books nothing', async () => {
    const file = encode(`${line(1)},500.00,成功,CMB001,`, `${line(2)},500.00,退汇,,账号不存在`);
    await sql`
      create function break_second() returns trigger language plpgsql as $$
      begin
        if new.place = 2 then raise exception 'the power went off'; end if;
        return new;
      end $$`.execute(db);
    await sql`
      create trigger breaking before update on payout_lines for each row execute function break_second()`.execute(db);
    expect((await answer(file, true)).status).toBe(500);
    await sql`drop trigger breaking on payout_lines`.execute(db);
    expect(await detail(batch.id)).toMatchObject({ state: 'released', paidCount: 0, bouncedCount: 0, returns: [] });
    expect(await stateOf(payees[0]!)).toMatchObject({ state: 'generated', reference: '' });
    expect(await findPayoutViolations(db)).toEqual([]);
  });

  test('is shown to everybody of finance, and booked by nobody whom it pays', async () => {
    const { userId, token } = payees[0]!;
    await sql`update users set roles = '{finance}' where id = ${userId}`.execute(db);
    const file = encode(`${line(1)},500.00,成功,CMB001,`, `${line(2)},500.00,退汇,,账号不存在`);
    const ask = (apply: boolean) => desk('/return', { id: batch.id, file, apply }, token);
    expect((await ask(false)).body).toMatchObject({ applied: false, faults: 0 });
    expect(problemOf(await ask(true))).toEqual([409, 'own-payout']);
    const { id } = batch.lines[0]!;
    const paid = await desk('/pay', { id, amountFen: 50_000, reference: 'CMB001' }, token);
    expect(problemOf(paid)).toEqual([409, 'own-payout']);
    expect(problemOf(await desk('/bounce', { id, reason: '账号不存在' }, token))).toEqual([409, 'own-payout']);
    await sql`update users set roles = '{}' where id = ${userId}`.execute(db);
    expect(await detail(batch.id)).toMatchObject({ state: 'released', paidCount: 0, bouncedCount: 0 });
  });

  test('is shown first, then booked once, whoever sends it twice', async () => {
    const file = encode(`${line(1)},500.00,成功,CMB001,`, `${line(2)},"500.00",退汇,,账号不存在`, `合计,2,1000.00,,`);
    const shown = await answer(file, false);
    expect(shown.body).toMatchObject({
      applied: false,
      paid: { count: 1, totalFen: 50_000 },
      bounced: { count: 1, totalFen: 50_000 },
      waiting: 0,
      faults: 0,
    });
    const replies = await Promise.all([answer(file, true), answer(file, true)]);
    expect(outcomesOf(replies)).toEqual(['done', 'return-booked']);
    expect(await detail(batch.id)).toMatchObject({
      state: 'closed',
      paidCount: 1,
      bouncedCount: 1,
      lines: [
        { state: 'paid', reference: 'CMB001' },
        { state: 'bounced', reason: '账号不存在' },
      ],
      returns: [{ paidCount: 1, bouncedCount: 1, by: 'He Qing · Finance' }],
    });
    const again = await answer(encode(`${line(1)},500.00,成功,CMB009,`), true);
    expect(again.body).toMatchObject({ applied: false, lines: [{ fault: 'answered' }] });
    expect(await stateOf(payees[0]!)).toMatchObject({
      state: 'remitted',
      reference: 'CMB001',
      payouts: [{ state: 'paid', numberEnd: '0018', reference: 'CMB001' }],
    });
    expect((await mailsTo(product, payees[0]!.account)).at(-1)?.body).toContain('ending in 0018');
    expect(await findPayoutViolations(db)).toEqual([]);
  });

  test('in the bank’s own GBK is read as well', async () => {
    const text = `附言,金额,处理结果,流水号,失败原因\r\n${other.number}-001,500.00,成功,CMB100,\r\n`;
    // 成功 and the titles in GBK, which Node reads but does not write.
    const { encodeGbk } = await import('../../platform/csv/gbk.ts');
    const file = encodeGbk(text).toString('base64');
    const { body } = await desk('/return', { id: other.id, file, apply: false });
    expect(body).toMatchObject({ faults: 0, paid: { count: 1 } });
  });
});

describe('a payment that the bank sent back', () => {
  const bounced = () => payees[1]!;

  test('tells why, and may be paid to another account in spite of the lock', async () => {
    expect((await mailsTo(product, bounced().account)).at(-1)).toMatchObject({
      subject: 'The bank returned your payment: please change your bank account',
      body: expect.stringContaining('Reason: 账号不存在') as string,
    });
    expect(await stateOf(bounced())).toMatchObject({
      state: 'generated',
      payouts: [{ state: 'bounced', reason: '账号不存在', numberEnd: '1111' }],
    });
    expect(await dueOf('held', bounced())).toMatchObject({ holds: ['bounced'], bounceReason: '账号不存在' });
    expect(problemOf(await prepare(bounced()))).toEqual([409, 'changed-meanwhile']);
    const id = await statementOf(bounced());
    const remit = await desk('/remit', { id, netFen: 50_000, reference: 'BANK-1' });
    expect(problemOf(remit)).toEqual([409, 'account-bounced']);
    expect((await desk('/holds', { id })).body.holds).toEqual(['bounced']);
    const { body } = await sendAccount(product, bounced(), { number: '378282246310005'.padEnd(16, '0') });
    expect(body.success).toBe(false);
    const sent = await sendAccount(product, bounced(), { number: '6011111111111117' });
    expect(sent.status).toBe(200);
    await decideAccount(product, finance, sent.body.next.id);
    expect(await dueOf('ready', bounced())).toMatchObject({ account: { numberEnd: '1117' }, holds: [] });
  });

  test('is paid in the next batch, and by hand with the bank’s number', async () => {
    const batch = await released(bounced());
    const id = batch.lines[0]!.id;
    const pay = (more: object) => desk('/pay', { id, amountFen: 50_000, reference: 'CMB200', ...more });
    expect(problemOf(await pay({ amountFen: 49_999 }))).toEqual([409, 'payout-differs']);
    expect((await pay({ reference: 'x' })).status).toBe(400);
    expect(outcomesOf(await Promise.all([pay({}), pay({})]))).toEqual(['changed-meanwhile', 'done']);
    expect(await detail(batch.id)).toMatchObject({ state: 'closed', paidCount: 1 });
    expect(await stateOf(bounced())).toMatchObject({
      state: 'remitted',
      payouts: [
        { state: 'paid', numberEnd: '1117', reference: 'CMB200' },
        { state: 'bounced', numberEnd: '1111' },
      ],
    });
  });

  test('also after it was called paid: the statement is due again', async () => {
    const [line] = (await stateOf(bounced())).payouts;
    const bounce = () => desk('/bounce', { id: line.id, reason: '户名不符' });
    expect(outcomesOf(await Promise.all([bounce(), bounce()]))).toEqual(['changed-meanwhile', 'done']);
    expect(await stateOf(bounced())).toMatchObject({ state: 'generated', reference: '', remittedAt: null });
    expect(await findPayoutViolations(db)).toEqual([]);
  });
});

test('a batch whose account has changed since is not released; cancelled, its statement is due again', async () => {
  const payee = payees[1]!;
  const sent = await sendAccount(product, payee, { number: '4111111111111111' });
  await decideAccount(product, finance, sent.body.next.id);
  const { body } = await prepare(payee);
  const userId = payee.userId;
  await rename(payee, '沈新');
  expect(problemOf(await release(body.batch))).toEqual([409, 'batch-outdated']);
  await rename(payee, NAMES[1]);
  await product.call('/office/bank/unlock/ask', { id: sent.body.next.id, reason: 'moved' }, { token: finance });
  const { rows } = await sql<{ id: number }>`
    select id from bank_unlocks where user_id = ${userId} and state = 'asked'`.execute(db);
  await product.call('/office/bank/unlock/answer', { id: rows[0]!.id, approve: true }, { token: admin });
  const moved = await sendAccount(product, payee, { number: '6011111111111117' });
  await decideAccount(product, finance, moved.body.next.id);
  expect(problemOf(await release(body.batch))).toEqual([409, 'batch-outdated']);
  expect((await desk('/cancel', { id: body.batch.id, reason: 'account changed' })).body.batch).toMatchObject({
    state: 'cancelled',
    lines: [{ state: 'cancelled' }],
  });
  expect(await dueOf('ready', payee)).toMatchObject({ account: { numberEnd: '1117' } });
  expect(await stateOf(payee)).toMatchObject({
    payouts: [{ state: 'bounced' }, { state: 'bounced' }],
  });
});

describe('one statement by hand', () => {
  const remit = async (payee: Payee, more: object = {}) =>
    await desk('/remit', { id: await statementOf(payee), netFen: 50_000, reference: 'BANK-7', ...more });

  test('needs a verified name and an account, whatever finance says', async () => {
    const poor = payees[4]!;
    expect(problemOf(await remit(poor))).toEqual([409, 'payee-unnamed']);
    await sql`update real_names set state = 'verified', reason = null where user_id = ${poor.userId}`.execute(db);
    expect(problemOf(await remit(poor))).toEqual([409, 'payee-without-account']);
  });

  test('is not made to an account in a former name', async () => {
    await rename(payees[2]!, '王新');
    expect((await desk('/holds', { id: await statementOf(payees[2]!) })).body.holds).toEqual(['holder']);
    expect(problemOf(await remit(payees[2]!))).toEqual([409, 'holder-changed']);
    await rename(payees[2]!, NAMES[2]);
  });

  test('is not for whom it pays', async () => {
    const { userId, token } = payees[2]!;
    const input = { id: await statementOf(payees[2]!), netFen: 50_000, reference: 'BANK-7' };
    await sql`update users set roles = '{finance}' where id = ${userId}`.execute(db);
    expect(problemOf(await desk('/remit', input, token))).toEqual([409, 'own-payout']);
    await sql`update users set roles = '{}' where id = ${userId}`.execute(db);
    expect(await stateOf(payees[2]!)).toMatchObject({ state: 'generated', payouts: [] });
  });

  /** As finance reads the statement. */
  const read = async (payee: Payee, token = finance) =>
    (await product.call('/office/statement/detail', { id: await statementOf(payee) }, { token })).body;
  const lackOf = async (payee: Payee) => {
    const { body } = await product.call('/office/statement/list', { view: 'to-remit' }, { token: finance });
    return (body.infos as { userId: number; lacks: string }[]).find(({ userId }) => userId === payee.userId)?.lacks;
  };

  test('is noted by one and waits for another, who confirms it, or somebody withdraws it', async () => {
    const payee = payees[2]!;
    expect(problemOf(await remit(payee, { netFen: 1 }))).toEqual([409, 'payout-differs']);
    expect(outcomesOf(await Promise.all([remit(payee), remit(payee)]))).toEqual(['changed-meanwhile', 'done']);
    expect(await stateOf(payee)).toMatchObject({ state: 'generated', payouts: [] });
    const { noted } = await read(payee);
    expect(noted).toMatchObject({ by: 'He Qing · Finance', mine: true, amountFen: 50_000, reference: 'BANK-7' });
    expect((await read(payee, admin)).noted).toMatchObject({ id: noted.id, mine: false });
    expect(await lackOf(payee)).toBe('confirmation');
    const [told] = (await mailsTo(product, 'admin@framehall.test')).filter(({ body }) => body?.includes('BANK-7'));
    expect(told?.subject).toBe('有打款等待复核');
    const { id } = noted as { id: number };
    expect(problemOf(await desk('/confirm', { id }))).toEqual([409, 'own-note']);
    expect(problemOf(await desk('/bounce', { id, reason: 'x' }))).toEqual([409, 'changed-meanwhile']);
    expect(problemOf(await desk('/pay', { id, amountFen: 50_000, reference: 'BANK-8' }))).toEqual([404, 'not-found']);
    await expect(
      sql`
      update payout_lines set state = 'paid', reference = 'X', paid_at = now() where id = ${id}`.execute(db),
    ).rejects.toThrow();
    await expect(sql`update payout_lines set confirmed_by = noted_by where id = ${id}`.execute(db)).rejects.toThrow();
    await expect(sql`update payout_lines set noted_by = 1 where id = ${id}`.execute(db)).rejects.toThrow(
      'never changed',
    );
    expect(await findPayoutViolations(db)).toEqual([]);
    expect((await desk('/withdraw', { id, reason: 'not sent' })).status).toBe(200);
    expect(problemOf(await desk('/confirm', { id }, admin))).toEqual([409, 'changed-meanwhile']);
    expect([(await read(payee)).noted, await lackOf(payee)]).toEqual([null, null]);
  });

  test('is not confirmed by whom it pays', async () => {
    const { userId, token } = payees[2]!;
    expect((await remit(payees[2]!)).status).toBe(200);
    const { id } = (await read(payees[2]!)).noted;
    await sql`update users set roles = '{finance}' where id = ${userId}`.execute(db);
    expect(problemOf(await desk('/confirm', { id }, token))).toEqual([409, 'own-payout']);
    expect(problemOf(await desk('/withdraw', { id, reason: 'x' }, token))).toEqual([409, 'own-payout']);
    await sql`update users set roles = '{}' where id = ${userId}`.execute(db);
  });

  test('may hold letters that the bank’s file cannot, is confirmed once, and can come back too', async () => {
    const payee = payees[2]!;
    const { id } = (await read(payee)).noted;
    const confirm = () => desk('/confirm', { id }, admin);
    expect(outcomesOf(await Promise.all([confirm(), confirm()]))).toEqual(['changed-meanwhile', 'done']);
    const { payouts, state } = await stateOf(payee);
    expect(state).toBe('remitted');
    expect(payouts).toMatchObject([{ state: 'paid', batch: null, numberEnd: '4444', reference: 'BANK-7' }]);
    expect((await desk('/bounce', { id: payouts[0].id, reason: '账户已销户' })).status).toBe(200);
    expect(await stateOf(payee)).toMatchObject({ state: 'generated' });
    expect(await findPayoutViolations(db)).toEqual([]);
  });
});

describe('the template', () => {
  const wanted = {
    after: 1,
    template: {
      ...FIRST_TEMPLATE,
      encoding: 'utf-8',
      columns: [
        { title: 'No', value: 'line' },
        { title: 'Amount', value: 'amount' },
        { title: 'Account', value: 'account' },
        { title: 'Name', value: 'holder' },
      ],
      totals: { at: 'first', title: 'TOTAL' },
    },
    reason: 'another bank',
  };

  test('is data with versions that are never changed', async () => {
    const { columns } = wanted.template;
    const wrong: object[] = [
      { after: 5 },
      { reason: '' },
      { template: { ...wanted.template, columns: columns.slice(1) } },
      { template: { ...wanted.template, columns: [...columns, columns[0]] } },
      { template: { ...wanted.template, encoding: 'latin1' } },
      { template: { ...wanted.template, answer: { ...FIRST_TEMPLATE.answer, bounced: ['成功'] } } },
    ];
    for (const more of wrong) expect([400, 409]).toContain((await desk('/addTemplate', { ...wanted, ...more })).status);
    const replies = await Promise.all([desk('/addTemplate', wanted), desk('/addTemplate', wanted)]);
    expect(outcomesOf(replies)).toEqual(['changed-meanwhile', 'done']);
    expect((await desk('/templates')).body).toMatchObject({
      total: 2,
      infos: [{ version: 2, by: 'He Qing · Finance', reason: 'another bank' }, { version: 1 }],
    });
    await expect(sql`update payout_templates set reason = ''`.execute(db)).rejects.toThrow('never changed');
  });

  test('says order, encoding and totals of the next file; the one before keeps its own', async () => {
    const batch = await released(payees[1]!);
    const { body } = await desk('/file', { id: batch.id });
    expect(Buffer.from(body.file, 'base64').toString()).toBe(
      `\uFEFFTOTAL,1,500.00\r\nNo,Amount,Account,Name\r\n${batch.number}-001,500.00,6011111111111117,'=cmd\r\n`,
    );
    expect(batch).toMatchObject({ templateVersion: 2, encoding: 'utf-8' });
    expect((await desk('/list')).body.infos.at(-2)).toMatchObject({ state: 'cancelled' });
  });
});

describe('the tax report', () => {
  test('holds who earned what in a quarter that is over, with whole numbers, and the trail says why', async () => {
    const { body } = await desk('/taxReport', { quarter: '2026-Q1', reason: '第一季度报送' });
    const { rows } = await sql<{ numberEnd: string }>`
      select number_end from real_names where user_id = ${payees[1]!.userId}`.execute(db);
    const lines = (body.csv as string).split('\r\n');
    expect(lines[0]).toBe(
      '\uFEFF姓名（名称）,证件类型,证件号码,地址,联系电话,平台昵称,收入总额（元）,退款金额（元）,收入净额（元）,交易笔数,本季打款（元）,代扣税款（元）',
    );
    expect(body.people).toBe(6);
    const own = lines.find((line) => line.startsWith("'=cmd"))!;
    expect(own).toMatch(
      new RegExp(`^'=cmd,居民身份证,\\d{14}${rows[0]!.numberEnd},成都市天府大道 1 号,,Wei,500,0,500,1,0,0$`),
    );
    const { rows: taken } = await sql<{ reason: string; after: object }>`
      select reason, after from audit_facts where action = 'tax.report-taken' order by id desc limit 1`.execute(db);
    expect(taken).toEqual([{ reason: '第一季度报送', after: { quarter: '2026-Q1', people: 6 } }]);
    for (const { token } of payees) {
      const { looks } = (await product.call('/center/realName', {}, { token })).body;
      expect(looks).toContainEqual({ by: 'He Qing · Finance', what: 'tax-report', at: expect.any(String) });
    }
    const { rows: reasons } = await sql<{ count: number }>`
      select count(*) from audit_facts
      where action = 'real-name.looked' and after ->> 'what' = 'tax-report' and reason = '第一季度报送'`.execute(db);
    expect(reasons).toEqual([{ count: 6 }]);
    const next = await desk('/taxReport', { quarter: '2026-Q2', reason: 'early' });
    expect(problemOf(next)).toEqual([409, 'quarter-not-over']);
    expect((await desk('/taxReport', { quarter: '2026-Q1', reason: '' })).status).toBe(400);
  });
});
