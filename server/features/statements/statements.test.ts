import { sql } from 'kysely';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { StatementLine } from '#contract/calls/statements.ts';
import { transaction } from '#server/context.ts';
import { systemContext } from '#server/system-context.ts';
import { StoreGone } from '#server/platform/objects/failures.ts';
import { mailsTo, outcomesOf, problemOf } from '#tests/support/applications.ts';
import { decideAccount, sendAccount } from '#tests/support/bank.ts';
import { anotherPhotographer, signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { build, sell, setClock } from '#tests/support/statements.ts';
import { makeStatements } from './make.ts';
import { confirmStatements } from './statements.jobs.ts';

const product = await startProduct();
const { db } = product;
const ctx = systemContext(product.services, 'test');

let [photographer, other, finance] = ['', '', ''];
/** Sessions do not outlive the quarters that a test lets pass. */
async function login(): Promise<void> {
  photographer = await signIn(product, 'photographer');
  other = await signIn(product, 'manager');
  finance = await signIn(product, 'finance');
}
const own = (path: string, input: object = {}, token = photographer) =>
  product.call(`/statement${path}`, input, { token });
const office = (path: string, input: object, token = finance) =>
  product.call(`/office/statement${path}`, input, { token });
const newest = async (token = photographer) => (await own('/list', {}, token)).body.infos[0] as { id: number };
const lines = async (id: number) => (await own('/lines', { id })).body.infos as StatementLine[];
const PDF = 'data:application/pdf;base64,JVBERi0xLjcK';

const lastMail = async () => (await mailsTo(product, 'photographer@framehall.test')).at(-1)?.subject;

const SPECIAL = { zh: '可用于外滩户外大屏', en: '=Billboard, on the Bund' };

/** Sells three works for ¥1,060.00 each in a quarter, the first with special terms, and makes its statement. */
async function nextQuarter(sold: string, due: string): Promise<number> {
  await setClock(product, sold);
  await sell(product, 106_000, { special: SPECIAL });
  for (let count = 0; count < 2; count += 1) await sell(product, 106_000);
  await setClock(product, due);
  await build(product);
  await login();
  return (await newest()).id;
}

let id = 0;
beforeAll(async () => {
  await anotherPhotographer(product);
  id = await nextQuarter('2026-02-01 12:00:00', '2026-04-10 09:00:00');
});

test('every call is for photographers, those of the desk for finance', async () => {
  const calls: [string, object][] = [
    ['/statement/list', {}],
    ['/statement/detail', { id }],
    ['/statement/lines', { id }],
    ['/statement/confirm', { id }],
    ['/statement/dispute', { id, lines: [{ saleId: 1, words: 'x' }] }],
    ['/statement/invoice', { id, file: PDF }],
    ['/statement/paper', { id }],
    ['/statement/csv', { id }],
  ];
  const desk: [string, object][] = [
    ['/office/statement/list', { view: 'all' }],
    ['/office/statement/counts', {}],
    ['/office/statement/detail', { id }],
    ['/office/statement/lines', { id }],
    ['/office/statement/claim', { id }],
    ['/office/statement/release', { id }],
    ['/office/statement/answer', { id, answers: [{ saleId: 1, answer: 'x', sharePercent: null }] }],
    ['/office/statement/paper', { id }],
    ['/office/statement/csv', { id }],
    ['/office/statement/photographers', {}],
    ['/office/statement/categories', { userId: 1 }],
    ['/office/statement/setCategory', { userId: 1, category: 'labour', reason: 'x' }],
    ['/office/statement/taxRules', {}],
    ['/office/statement/addTaxRules', {}],
  ];
  const refused = async (name: string, asked: [string, object][]) => {
    const token = await signIn(product, name);
    for (const [path, input] of asked)
      expect((await product.call(path, input, { token })).status, `${name} ${path}`).toBe(403);
  };
  for (const name of ['buyer', 'finance', 'sales']) await refused(name, calls);
  for (const name of ['photographer', 'sales', 'reviewer', 'editor', 'buyer']) await refused(name, desk);
  for (const [path, input] of [...calls, ...desk]) expect((await product.call(path, input)).status, path).toBe(401);
});

test('somebody else’s statement and an unknown one are not found', async () => {
  for (const unknown of [id, 999_999]) {
    for (const path of ['/detail', '/lines', '/confirm', '/paper', '/csv'])
      expect((await own(path, { id: unknown }, other)).status, path).toBe(404);
    expect((await own('/dispute', { id: unknown, lines: [{ saleId: 1, words: 'x' }] }, other)).status).toBe(404);
    expect((await own('/invoice', { id: unknown, file: PDF }, other)).status).toBe(404);
  }
  for (const path of ['/detail', '/lines', '/claim', '/release', '/paper', '/csv'])
    expect((await office(path, { id: 999_999 })).status, path).toBe(404);
  expect((await newest(other))?.id).toBeUndefined();
});

describe('what a photographer reads', () => {
  test('[D5] every sum, and every line from price to share, but never who bought', async () => {
    const { body } = await own('/detail', { id });
    expect(body).toMatchObject({
      quarter: '2026-Q1',
      version: 1,
      state: 'to-confirm',
      lineCount: 3,
      openingFen: 0,
      grossFen: 150_000,
      reversalsFen: 0,
      payableFen: 150_000,
      taxFen: null,
      netFen: null,
      carriedFen: 0,
      tax: null,
      invoice: 'not-needed',
      disputes: { open: 0, answered: 0 },
    });
    const reply = await own('/lines', { id });
    expect(reply.body.total).toBe(3);
    expect(reply.body.infos[0]).toMatchObject({
      priceFen: 106_000,
      discountFen: 0,
      paidFen: 106_000,
      vatFen: 6000,
      netFen: 100_000,
      sharePercent: 50,
      amountFen: 50_000,
      reversal: false,
      exclusive: false,
      agreementVersion: 1,
      rateId: null,
      dispute: null,
      beforeFen: null,
      terms: { scene: 'advertising', channel: 'internet', period: 'year', area: 'mainland' },
      special: { zh: '可用于外滩户外大屏', en: '=Billboard, on the Bund' },
    });
    expect(reply.body.infos[1].special).toEqual({ zh: '', en: '' });
    const csv = (await own('/csv', { id })).body.csv;
    for (const said of [JSON.stringify(reply.body), JSON.stringify(body), csv])
      for (const buyer of ['Nine Films', 'Spring film', 'Dawn', '林小满', 'Lin Xiaoman', 'buyer@'])
        expect(said).not.toContain(buyer);
  });

  test('what is in no statement yet is told', async () => {
    await sell(product, 53_000);
    expect((await own('/list')).body).toMatchObject({ total: 1, openFen: 25_000, openCount: 1 });
  });

  test('[S54] the table for spreadsheets has every line to the fen, and no cell is a formula', async () => {
    const [first] = await lines(id);
    const title = `=cmd|' /C calc'!A0, "x"`;
    await sql`update materials set title_en = ${title} where code = ${first?.materialCode}`.execute(db);
    const rows = ((await own('/csv', { id })).body.csv as string).split('\r\n');
    expect(rows[0]).toMatch(/^\uFEFFDate,Order number,Material code,Title,/);
    const cells = [
      '2026-02-01',
      first?.orderNumber,
      first?.materialCode,
      `"'=cmd|' /C calc'!A0, ""x"""`,
      `Advertising,Internet,1 year,Mainland China,"'=Billboard, on the Bund"`,
      '1060.00,0.00,1060.00,60.00,1000.00,50,500.00,1,',
    ];
    expect(rows[1]).toBe(cells.join(','));
    expect(rows).toHaveLength(5);
    const zh = await product.call('/statement/csv', { id }, { token: photographer, language: 'zh' });
    expect(zh.body.csv).toContain('广告');
    expect(zh.body.csv).toContain(',可用于外滩户外大屏,');
  });

  test.each([
    ["csv_cell('')", ''],
    ["csv_cell('a b')", 'a b'],
    ["csv_cell('a,b')", '"a,b"'],
    [`csv_cell('a"b')`, '"a""b"'],
    ["csv_cell('-1')", "'-1"],
    ["csv_cell('＝1')", "'＝1"],
    ["csv_cell('''=1')", "''=1"],
    [`csv_cell('=a"b')`, `"'=a""b"`],
    ["csv_cell(E'\\na')", `"'\na"`],
    ['yuan_cell(0)', '0.00'],
    ['yuan_cell(-5)', '-0.05'],
    ['yuan_cell(-106050)', '-1060.50'],
    ['yuan_cell(9007199254740991)', '90071992547409.91'],
  ])('%s is %s', async (call, cell) => {
    const { rows } = await sql<{ cell: string }>`select ${sql.raw(call)} as cell`.execute(db);
    expect(rows[0]?.cell).toBe(cell);
  });

  test('a paper of it', async () => {
    const { body } = await own('/paper', { id });
    const pdf = Buffer.from(await (await fetch(body.url)).arrayBuffer());
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await office('/paper', { id })).body.url).toContain('http');
  });
});

describe('[C9] disputing', () => {
  test.each<[string, (lines: StatementLine[]) => object[]]>([
    ['nothing', () => []],
    ['a line of no statement', () => [{ saleId: 999_999, words: 'x' }]],
    ['one line twice', ([line]) => [1, 2].map(() => ({ saleId: line?.saleId, words: 'x' }))],
    ['without words', ([line]) => [{ saleId: line?.saleId, words: ' ' }]],
    [
      'a line of it and one of no statement',
      ([line]) => [line?.saleId, 999_999].map((saleId) => ({ saleId, words: 'x' })),
    ],
  ])('%s is refused, and nothing has changed', async (_what, wrong) => {
    expect((await own('/dispute', { id, lines: wrong(await lines(id)) })).status).toBe(400);
    expect((await own('/detail', { id })).body.state).toBe('to-confirm');
  });

  test('of dispute, confirmation and day 15 at once, one comes first', async () => {
    const [line] = await lines(id);
    await setClock(product, '2026-04-25 09:00:00');
    await login();
    const dispute = { id, lines: [{ saleId: line?.saleId, words: 'I am exclusive' }] };
    const [first, second] = await Promise.all([
      own('/dispute', dispute),
      own('/confirm', { id }),
      confirmStatements(ctx, {}, new AbortController().signal),
    ]);
    const trail = await db
      .selectFrom('auditEvents')
      .select('actorId')
      .where('subject', '=', `statement:${id}`)
      .where('action', '<>', 'statement.built')
      .execute();
    expect(trail).toHaveLength(1);
    // Day 15 has no actor, and then both people come too late.
    const best = trail[0]?.actorId === null ? 'changed-meanwhile' : 'done';
    expect(outcomesOf([first!, second!])).toEqual(['changed-meanwhile', best]);
    // Whoever won, the statement is disputed from here on, in time.
    await sql`update statements set state = 'to-confirm', confirmed_at = null, confirmed_by = null where id = ${id}`.execute(
      db,
    );
    await sql`delete from statement_disputes`.execute(db);
    await setClock(product, '2026-04-20 09:00:00');
    await login();
  });

  test('a disputed statement is claimed by one person at a time, and answered by nobody else', async () => {
    expect(problemOf(await office('/claim', { id }))).toEqual([409, 'changed-meanwhile']);
    const [a, b] = await lines(id);
    const wanted = [a, b].map((line) => ({ saleId: line!.saleId, words: 'I am exclusive' }));
    expect((await own('/dispute', { id, lines: wanted })).status).toBe(200);
    expect(problemOf(await own('/confirm', { id }))).toEqual([409, 'changed-meanwhile']);
    const answers = wanted.map(({ saleId }) => ({ saleId, answer: 'x', sharePercent: null }));
    const answer = async (token: string) => problemOf(await office('/answer', { id, answers }, token));
    expect(await answer(finance)).toEqual([409, 'claim-ended']);

    const admin = await signIn(product, 'admin');
    const claims = await Promise.all([office('/claim', { id }), office('/claim', { id }, admin)]);
    expect(outcomesOf(claims)).toEqual(['claimed-by-another', 'done']);
    const [first, second] = claims[0].status === 200 ? [finance, admin] : [admin, finance];
    expect((await office('/claim', { id }, first)).body).toMatchObject({ own: false, claim: { mine: true } });
    expect((await office('/release', { id }, second)).body).toMatchObject({ claim: { mine: false } });
    expect(await answer(second)).toEqual([409, 'claim-ended']);
    const mine = async (token: string) => [
      (await office('/counts', {}, token)).body.mine,
      (await office('/list', { view: 'mine' }, token)).body.total,
    ];
    expect([await mine(first), await mine(second)]).toEqual([
      [1, 1],
      [0, 0],
    ]);

    await sql`update statements set claimed_until = clock_now() where id = ${id}`.execute(db);
    expect(await answer(first)).toEqual([409, 'claim-ended']);
    expect((await office('/claim', { id }, second)).status).toBe(200);
    expect(problemOf(await office('/claim', { id }, first))).toEqual([409, 'claimed-by-another']);
    expect((await office('/release', { id }, second)).body.claim).toBeNull();
  });

  test('nobody claims their own statement', async () => {
    const roles = (list: string) =>
      sql`update users set roles = ${list}::text[] where email = 'photographer@framehall.test'`.execute(db);
    await roles('{finance}');
    expect((await office('/detail', { id }, photographer)).body).toMatchObject({ own: true, claim: null });
    expect(problemOf(await office('/claim', { id }, photographer))).toEqual([409, 'own-papers']);
    await roles('{}');
  });

  test('every disputed line is answered; then there is a new version with the difference, and the old one is invalid', async () => {
    const [a, b] = await lines(id);
    await office('/claim', { id });
    const listed = await office('/list', { view: 'disputed' });
    expect(listed.body.infos).toMatchObject([{ id, openDisputes: 2, lacks: 'category', claim: { mine: true } }]);
    const half = [{ saleId: a!.saleId, answer: 'You are right', sharePercent: 60 }];
    expect((await office('/answer', { id, answers: half })).status).toBe(400);
    const foreign = [...half, { saleId: 999_999, answer: 'x', sharePercent: null }];
    expect((await office('/answer', { id, answers: foreign })).status).toBe(400);
    const answers = [...half, { saleId: b!.saleId, answer: 'Sold before you signed', sharePercent: null }];
    const replies = await Promise.all([office('/answer', { id, answers }), office('/answer', { id, answers })]);
    expect(outcomesOf(replies)).toEqual(['changed-meanwhile', 'done']);
    expect((await office('/detail', { id })).body).toMatchObject({ state: 'invalid', claim: null });
    expect(problemOf(await office('/claim', { id }))).toEqual([409, 'changed-meanwhile']);
    const next = (await newest()).id;
    expect((await own('/detail', { id: next })).body).toMatchObject({
      state: 'to-confirm',
      version: 2,
      grossFen: 160_000,
      payableFen: 160_000,
      versions: [
        { id: next, version: 2 },
        { id, version: 1, state: 'invalid' },
      ],
    });
    expect(await lines(next)).toMatchObject([
      { saleId: a!.saleId, sharePercent: 60, frozenPercent: 50, amountFen: 60_000, beforeFen: 50_000 },
      { saleId: b!.saleId, sharePercent: 50, amountFen: 50_000, beforeFen: null },
      { beforeFen: null },
    ]);
    expect(await lines(id)).toMatchObject([
      { dispute: { words: 'I am exclusive', answer: 'You are right', sharePercent: 60 } },
      { dispute: { answer: 'Sold before you signed', sharePercent: null } },
      { dispute: null },
    ]);
    id = next;
  });

  test('15 days without an answer confirm it, not a minute earlier; then it can no longer be disputed', async () => {
    const { confirmBy } = (await own('/detail', { id })).body;
    const [line] = await lines(id);
    const pass = async (seconds: number) => {
      await product.moveTime(`${Math.round((Date.parse(confirmBy) - Date.now()) / 1000) + seconds} seconds`);
      await confirmStatements(ctx, {}, new AbortController().signal);
      await login();
      return (await own('/detail', { id })).body.state;
    };
    expect(await pass(-60)).toBe('to-confirm');
    expect(await pass(5)).toBe('generated');
    const late = await own('/dispute', { id, lines: [{ saleId: line?.saleId, words: 'late' }] });
    expect(problemOf(late)).toEqual([409, 'changed-meanwhile']);
    expect((await own('/detail', { id })).body).toMatchObject({ confirmedBy: 'time' });
    expect(await lastMail()).toBe('您的对账单已视为确认');
  });
});

describe('[D5] paying', () => {
  const photographers = async () => (await office('/photographers', {})).body.infos as { userId: number }[];
  const remit = (more: object = {}) =>
    product.call(
      '/office/payout/remit',
      { id, netFen: 138_000, reference: 'BANK-2026-1', ...more },
      { token: finance },
    );
  let userId = 0;

  test('[C37] nothing is remitted without a tax category', async () => {
    const { rows } = await sql<{ userId: number }>`select user_id from statements where id = ${id}`.execute(db);
    userId = rows[0]!.userId;
    const sent = await sendAccount(product, { token: photographer });
    await decideAccount(product, finance, sent.body.next.id);
    expect((await photographers())[0]).toMatchObject({
      userId,
      exclusive: false,
      percents: [50, 50, 50, 50],
      taxCategory: null,
      dueFen: 160_000,
    });
    expect(problemOf(await remit())).toEqual([409, 'tax-category-needed']);
    await sql`update users set roles = '{finance}' where id = ${userId}`.execute(db);
    const input = { userId, category: 'company', reason: 'pays no tax' };
    const own = await product.call('/office/statement/setCategory', input, { token: photographer });
    expect(problemOf(own)).toEqual([409, 'own-terms']);
    await sql`update users set roles = '{}' where id = ${userId}`.execute(db);
    expect((await photographers())[0]).toMatchObject({ userId, taxCategory: null });
    expect((await office('/setCategory', { userId: 1, category: 'labour', reason: 'x' })).status).toBe(404);
    expect((await office('/setCategory', { userId, category: 'none', reason: 'x' })).status).toBe(400);
  });

  test('a company sends its invoice first, and nothing is withheld', async () => {
    expect((await office('/setCategory', { userId, category: 'company', reason: 'has one' })).status).toBe(200);
    expect((await own('/detail', { id })).body).toMatchObject({ taxFen: 0, netFen: 160_000, invoice: 'wanted' });
    expect(await lastMail()).toBe('您的计税类别已设定');
    expect(problemOf(await remit({ netFen: 160_000 }))).toEqual([409, 'invoice-needed']);
    expect(problemOf(await own('/invoice', { id, file: PDF }))).toEqual([400, 'bad-pdf']);
    const whole = `%PDF-1.7\n1 0 obj\n<<>>\nendobj\nstartxref\n9\n%%EOF\n`;
    const file = `data:application/pdf;base64,${Buffer.from(whole).toString('base64')}`;
    const gone = vi.spyOn(product.services.objects, 'put').mockRejectedValueOnce(new StoreGone('away'));
    expect((await own('/invoice', { id, file })).status).toBe(503);
    gone.mockRestore();
    expect((await own('/detail', { id })).body.invoice).toBe('wanted');
    expect((await own('/invoice', { id, file })).status).toBe(200);
    expect((await own('/detail', { id })).body.invoice).toBe('sent');
    const { invoiceUrl } = (await office('/detail', { id })).body;
    expect(await (await fetch(invoiceUrl)).text()).toBe(whole);
  });

  test('a category taxes what is not paid yet, step by step', async () => {
    expect((await office('/setCategory', { userId, category: 'writing', reason: 'no company' })).status).toBe(200);
    // (160,000 − 80,000) × 70 % × 20 %.
    expect((await own('/detail', { id })).body).toMatchObject({
      taxFen: 11_200,
      netFen: 148_800,
      tax: { category: 'writing', version: 1, earlierFen: 0, earlierTaxFen: 0, rule: { factorPercent: 70 } },
    });
    await office('/setCategory', { userId, category: 'labour', reason: 'photographs' });
    expect((await own('/detail', { id })).body).toMatchObject({ taxFen: 16_000, netFen: 144_000 });
    const { body } = await office('/categories', { userId });
    expect(body.photographer).toBe('Lu Yuan');
    expect(body.categories).toMatchObject([{ category: 'labour' }, { category: 'writing' }, { category: 'company' }]);
  });

  test('once, for the very amount, under the bank’s number', async () => {
    expect(problemOf(await remit({ netFen: 143_999 }))).toEqual([409, 'payout-differs']);
    expect((await remit({ netFen: 144_000, reference: 'x' })).status).toBe(400);
    const replies = await Promise.all([remit({ netFen: 144_000 }), remit({ netFen: 144_000 })]);
    expect(outcomesOf(replies)).toEqual(['changed-meanwhile', 'done']);
    const admin = await signIn(product, 'admin');
    const { noted } = (await office('/detail', { id }, admin)).body;
    expect((await product.call('/office/payout/confirm', { id: noted.id }, { token: admin })).status).toBe(200);
    expect((await own('/detail', { id })).body).toMatchObject({ state: 'remitted', reference: 'BANK-2026-1' });
    await office('/setCategory', { userId, category: 'writing', reason: 'later' });
    expect((await own('/detail', { id })).body).toMatchObject({ taxFen: 16_000, netFen: 144_000 });
    await office('/setCategory', { userId, category: 'labour', reason: 'as before' });
    const [mail] = await db
      .selectFrom('messages')
      .select('body')
      .where('recipient', '=', 'photographer@framehall.test')
      .where('subject', '=', '您的收益已打款')
      .execute();
    expect(mail?.body).toContain('¥1,440.00');
  });

  test('[C37] new rules hold from their day on; over the year, what was paid and withheld before counts', async () => {
    const [{ version, rules }] = (await office('/taxRules', {})).body.infos;
    expect(version).toBe(1);
    const labour = {
      ...rules.labour,
      method: 'cumulative',
      deductions: [{ upToFen: null, minusFen: 0, minusPercent: 20 }],
      monthlyFen: 1000,
      bands: [{ upToFen: null, percent: 10, minusFen: 0 }],
    };
    const wanted = { after: 1, effectiveOn: '2026-06-01', rules: { ...rules, labour }, reason: 'platforms' };
    const wrong: object[] = [
      { after: 7 },
      { effectiveOn: '2026-01-01' },
      { rules: { ...rules, labour: { ...labour, bands: [] } } },
      { rules: { ...rules, labour: { ...labour, bands: [{ upToFen: 5, percent: 10, minusFen: 0 }] } } },
      { rules: { ...rules, labour: { ...labour, factorPercent: 101 } } },
      { rules: { labour } },
      { reason: '' },
    ];
    for (const more of wrong)
      expect([400, 409]).toContain((await office('/addTaxRules', { ...wanted, ...more })).status);
    const replies = await Promise.all([office('/addTaxRules', wanted), office('/addTaxRules', wanted)]);
    expect(outcomesOf(replies)).toEqual(['changed-meanwhile', 'done']);
    await expect(sql`update tax_rules set rules = '{}'`.execute(db)).rejects.toThrow('never changed');
    id = await nextQuarter('2026-05-15 12:00:00', '2026-07-10 09:00:00');
    // 175,000 with ¥250.00 that waited: ((160,000 + 175,000) × 80 % − 6 × 1,000) × 10 % − 16,000. The first sale was in
    // February, so that July is the sixth month.
    expect((await own('/detail', { id })).body).toMatchObject({
      quarter: '2026-Q2',
      grossFen: 175_000,
      taxFen: 10_200,
      netFen: 164_800,
      tax: { version: 2, month: 6, earlierFen: 160_000, earlierTaxFen: 16_000 },
    });
  });

  test.each([
    // The first sale was in February; a year ends in China.
    ['2026-12-31 23:59:00', 11],
    ['2027-01-01 00:01:00', 1],
    ['2027-04-10 09:00:00', 4],
  ])('at %s, %i months of the year count', async (now, months) => {
    const { rows: kept } = await sql<{ now: Date }>`select clock_now() as now`.execute(db);
    await setClock(product, now);
    const { rows } = await sql<{ months: number }>`
      select tax_months(user_id) as months from statements where id = ${id}`.execute(db);
    expect(rows).toEqual([{ months }]);
    await product.moveTime(`${Math.round((kept[0]!.now.getTime() - Date.now()) / 1000)} seconds`);
  });

  test('the desk lists by deadline and by what is to be paid', async () => {
    const counts = (await office('/counts', {})).body;
    expect(counts).toMatchObject({ disputed: 0, toConfirm: 1, toRemit: 0, quarters: ['2026-Q2', '2026-Q1'] });
    expect((await own('/confirm', { id })).status).toBe(200);
    const listed = await office('/list', { view: 'to-remit' });
    expect(listed.body).toMatchObject({
      total: 1,
      infos: [{ id, photographer: 'Lu Yuan', lacks: null, netFen: 164_800 }],
    });
    expect((await office('/list', { view: 'all', quarter: '2026-Q1' })).body.total).toBe(2);
    expect((await office('/list', { view: 'all', keyword: 'FS0000' })).body.total).toBe(3);
    expect((await office('/list', { view: 'all', keyword: '%' })).body.total).toBe(0);
  });

  test('a company that has confirmed is asked for its invoice', async () => {
    id = await nextQuarter('2026-08-15 12:00:00', '2026-10-10 09:00:00');
    await office('/setCategory', { userId, category: 'company', reason: 'has one now' });
    expect((await own('/confirm', { id })).status).toBe(200);
    expect(await lastMail()).toBe('请上传贵公司开具的发票');
  });

  const payAll = async () => {
    await sql`
      update statements set state = 'generated', confirmed_at = clock_now(), confirmed_by = 'time'
      where state = 'to-confirm'`.execute(db);
    await sql`
      update statements set state = 'remitted', remitted_at = clock_now(), reference = 'BANK-1'
      where state = 'generated' and payable_fen > 0`.execute(db);
  };

  test('over the year, only what was paid in the same category counts', async () => {
    /** Makes the statement of a quarter in which somebody of this category sold for 150,000. */
    const another = async (category: string, sold: string, due: string) => {
      await payAll();
      await login();
      expect((await office('/setCategory', { userId, category, reason: 'x' })).status).toBe(200);
      id = await nextQuarter(sold, due);
      return (await own('/detail', { id })).body;
    };
    expect(await another('company', '2026-11-15 12:00:00', '2027-01-10 09:00:00')).toMatchObject({
      quarter: '2026-Q4',
      netFen: 150_000,
    });
    // (150,000 × 80 % − 4 × 1,000) × 10 %.
    expect(await another('labour', '2027-02-15 12:00:00', '2027-04-10 09:00:00')).toMatchObject({
      taxFen: 11_600,
      tax: { month: 4, earlierFen: 0, earlierTaxFen: 0 },
    });
    expect(await another('writing', '2027-05-15 12:00:00', '2027-07-10 09:00:00')).toMatchObject({
      taxFen: 9800,
      tax: { earlierFen: 0, earlierTaxFen: 0 },
    });
    // ((150,000 + 150,000) × 80 % − 10 × 1,000) × 10 % − 11,600.
    expect(await another('labour', '2027-08-15 12:00:00', '2027-10-10 09:00:00')).toMatchObject({
      taxFen: 11_400,
      tax: { month: 10, earlierFen: 150_000, earlierTaxFen: 11_600 },
    });
  });

  test('a category that is set while a statement is made taxes it', async () => {
    await payAll();
    await setClock(product, '2027-11-15 12:00:00');
    await sell(product, 318_000);
    await setClock(product, '2028-01-10 09:00:00');
    await login();
    let setting: ReturnType<typeof office> | undefined;
    await transaction(ctx, async (tx) => {
      await makeStatements(tx, '2027-Q4', [userId]);
      let ended = false;
      setting = office('/setCategory', { userId, category: 'royalty', reason: 'x' }).finally(() => (ended = true));
      const waits = async () => {
        const { rows } = await sql`
          select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
        return ended || rows.length > 0;
      };
      await expect.poll(waits, { timeout: 30_000 }).toBe(true);
    });
    expect((await setting)?.status).toBe(200);
    // (150,000 − 80,000) × 20 %.
    expect((await own('/detail', { id: (await newest()).id })).body).toMatchObject({
      quarter: '2027-Q4',
      taxFen: 14_000,
      tax: { category: 'royalty' },
    });
  });
});
