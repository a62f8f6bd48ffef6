import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { StoreGone } from '#server/platform/objects/failures.ts';
import { mailsTo, outcomesOf, problemOf } from '#tests/support/applications.ts';
import { anOfd, COMPANY, einvoiceXml } from '#tests/support/einvoice.ts';
import { addTitle, applyFor, invoiceNumber, uploadFile } from '#tests/support/invoices.ts';
import { paidOrder } from '#tests/support/payments.ts';
import { aPdf } from '#tests/support/pdf.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { startSandbox } from '#tests/support/sandbox.ts';

const sandbox = await startSandbox();
const product = await startProduct({}, undefined, sandbox);
await sandbox.control.whims({ notices: { drop: true } });
const { db } = product;
const token = await signIn(product, 'buyer');
const finance = await signIn(product, 'finance');
const admin = await signIn(product, 'admin');
const titleId = await addTitle(product, token);

const desk = (path: string, input: object = {}, as: string | undefined = finance) =>
  product.call(`/office/invoices/${path}`, input, { token: as });

/** 1280 yuan, of which 72.45 are tax. */
async function applied(): Promise<number> {
  const { orderId } = await paidOrder(product, { token });
  const { body } = await applyFor(product, token, { orderIds: [orderId], titleId });
  return body.id;
}

const right = { amountFen: 128_000, taxFen: 7_245 };
const pdf = (id: number) => uploadFile(product, finance, { id, kind: 'pdf', bytes: aPdf() });
const xml = (id: number, said: Parameters<typeof einvoiceXml>[0]) =>
  uploadFile(product, finance, { id, kind: 'xml', bytes: einvoiceXml(said) });

const CALLS: [string, object][] = [
  ['summary', {}],
  ['list', {}],
  ['figures', {}],
  ['detail', { id: 9999 }],
  ['claim', { id: 9999 }],
  ['release', { id: 9999 }],
  ['upload', { id: 9999, kind: 'pdf', file: `data:application/pdf;base64,${aPdf().toString('base64')}` }],
  ['issue', { id: 9999, number: '26310000000000000001' }],
  ['reject', { id: 9999, reason: 'title', words: 'x' }],
  ['account', { id: 9999, reason: 'x' }],
  ['file', { id: 9999, kind: 'pdf' }],
];

test.each(CALLS)('%s is for finance and admins', async (path, input) => {
  for (const name of ['buyer', 'photographer', 'manager', 'reviewer', 'sales', 'editor'])
    expect((await desk(path, input, await signIn(product, name))).status, name).toBe(403);
  expect((await product.call(`/office/invoices/${path}`, input)).status).toBe(401);
  for (const as of [finance, admin]) expect([200, 404]).toContain((await desk(path, input, as)).status);
});

test.each<[string, object]>([
  ['list', { view: 'everything' }],
  ['issue', { id: 1, number: '123' }],
  ['reject', { id: 1, reason: 'withdrawn', words: 'x' }],
  ['reject', { id: 1, reason: 'title', words: '' }],
  ['upload', { id: 1, kind: 'exe', file: 'data:;base64,AAAA' }],
  ['upload', { id: 1, kind: 'pdf', file: 'data:application/pdf;base64,AAAA' }],
  ['upload', { id: 1, kind: 'xml', file: 'data:;base64,AAAA' }],
  ['upload', { id: 1, kind: 'ofd', file: 'data:;base64,AAAA' }],
  ['account', { id: 1, reason: ' ' }],
])('%s refuses %o', async (path, input) => {
  expect((await desk(path, input)).status).toBe(400);
});

test('the queue is by deadline, with claims, counts and words', async () => {
  const [late, next] = [await applied(), await applied()];
  await sql`update invoices set due_at = due_at - interval '40 days' where id = ${late}`.execute(db);
  const { body } = await desk('list');
  expect(body.infos.map(({ id }: { id: number }) => id)).toEqual([late, next]);
  expect(body.infos[0]).toMatchObject({ overdue: true, claim: null, buyer: expect.any(String), state: 'applied' });
  await desk('claim', { id: next });
  expect((await desk('list', { view: 'mine' })).body.infos).toMatchObject([{ id: next, state: 'issuing' }]);
  expect((await desk('list', { view: 'overdue' })).body.total).toBe(1);
  expect((await desk('list', { keyword: '%' })).body.total).toBe(0);
  expect((await desk('list', { keyword: '远山' })).body.total).toBe(2);
  expect((await desk('summary')).body).toMatchObject({ queue: 2, overdue: 1, mine: 1, issued: 0, rejected: 0 });
  const urgent = (await product.call('/office/urgent', {}, { token: finance })).body.infos;
  expect(urgent).toContainEqual(expect.objectContaining({ thing: 'lateInvoices', count: 1 }));
  await desk('release', { id: next });
  expect((await desk('detail', { id: next })).body.invoice).toMatchObject({ state: 'applied', claim: null });
});

describe('issuing by hand', () => {
  test('takes the PDF and an XML that says what was asked for, once, and mails them', async () => {
    const id = await applied();
    const number = invoiceNumber();
    expect(problemOf(await pdf(id))).toEqual([409, 'changed-meanwhile']);
    await desk('claim', { id });
    expect(problemOf(await desk('claim', { id }, admin))).toEqual([409, 'claimed-by-another']);
    expect(problemOf(await desk('issue', { id, number }))).toEqual([409, 'invoice-files-needed']);
    const gone = vi.spyOn(product.services.objects, 'put').mockRejectedValueOnce(new StoreGone('away'));
    expect((await pdf(id)).status).toBe(503);
    gone.mockRestore();
    expect((await desk('detail', { id })).body.invoice.files).toEqual([]);
    await pdf(id);
    await uploadFile(product, finance, { id, kind: 'ofd', bytes: anOfd() });
    const { body } = await xml(id, { number, ...right });
    expect(body.invoice.files).toEqual(['pdf', 'ofd', 'xml']);
    expect(body.invoice.comparison.map(({ same }: { same: boolean }) => same)).toEqual(
      Array.from({ length: 6 }, () => true),
    );
    expect((await product.call('/invoice/file', { id, kind: 'pdf' }, { token })).status).toBe(404);
    const replies = await Promise.all([desk('issue', { id, number }), desk('issue', { id, number })]);
    expect(outcomesOf(replies)).toEqual(['changed-meanwhile', 'done']);
    const { infos } = (await desk('figures', {})).body;
    expect(infos).toHaveLength(30);
    expect(infos.at(-1)).toMatchObject({ issuedFen: 128_000, reversedFen: 0 });
    const [mail, ...more] = await mailsTo(product, COMPANY.email);
    expect(more).toEqual([]);
    expect(mail?.body).toContain(number);
    const { rows } = await sql<{ names: string[] }>`
      select array(select jsonb_array_elements(attachments) ->> 'name') as names
      from messages where recipient = ${COMPANY.email}`.execute(db);
    expect(rows[0]?.names).toEqual([`${number}.pdf`, `${number}.ofd`, `${number}.xml`]);
  });

  test.each<[string, object, string[]]>([
    ['amount', { amountFen: 128_001 }, ['amount']],
    ['tax', { taxFen: 7_246 }, ['tax']],
    // The number is compared with what finance types.
    ['number', { number: '26319999999999999999' }, []],
    ['title', { title: '别家公司' }, ['title']],
    ['tax number', { taxNumber: '91310115MA1FHDEM0X' }, ['taxNumber']],
    ['seller', { seller: '91310115MA1FHDEM0X' }, ['seller']],
  ])('is refused when the XML names another %s', async (_name, other, fields) => {
    const id = await applied();
    const number = invoiceNumber();
    await desk('claim', { id });
    await pdf(id);
    const { body } = await xml(id, { number, ...right, ...other });
    const differing = body.invoice.comparison.filter(({ same }: { same: boolean }) => !same);
    expect(differing.map(({ field }: { field: string }) => field)).toEqual(fields);
    expect(problemOf(await desk('issue', { id, number }))).toEqual([409, 'invoice-differs']);
    expect((await desk('detail', { id })).body.invoice.state).toBe('issuing');
  });

  test('refuses the number of another invoice', async () => {
    const [one, two] = [await applied(), await applied()];
    const number = invoiceNumber();
    for (const id of [one, two]) {
      await desk('claim', { id });
      await pdf(id);
      await xml(id, { number, ...right });
    }
    expect((await desk('issue', { id: one, number })).status).toBe(200);
    expect((await desk('issue', { id: two, number })).body.fields).toHaveProperty('number');
  });

  test('an XML with entities or another root is no invoice', async () => {
    const id = await applied();
    await desk('claim', { id });
    for (const text of ['<!DOCTYPE x [<!ENTITY a "1">]><EInvoice/>', '<Other/>', '<EInvoice>', ''])
      expect((await uploadFile(product, finance, { id, kind: 'xml', bytes: Buffer.from(text) })).status).toBe(400);
  });
});

test('a rejection tells the buyer why and lets the order be invoiced again', async () => {
  const { orderId } = await paidOrder(product, { token });
  const id = (await applyFor(product, token, { orderIds: [orderId], titleId })).body.id;
  expect(problemOf(await desk('reject', { id, reason: 'title', words: '查无此公司' }))).toEqual([
    409,
    'changed-meanwhile',
  ]);
  await desk('claim', { id });
  expect((await desk('reject', { id, reason: 'title', words: '查无此公司' })).status).toBe(200);
  expect((await mailsTo(product, 'buyer@framehall.test')).at(-1)?.body).toContain('查无此公司');
  expect((await applyFor(product, token, { orderIds: [orderId], titleId })).status).toBe(200);
});

test('nobody issues their own invoice', async () => {
  const { orderId } = await paidOrder(product, { token });
  const id = (await applyFor(product, token, { orderIds: [orderId], titleId })).body.id;
  await sql`update users set roles = '{finance}' where email = 'buyer@framehall.test'`.execute(db);
  expect(problemOf(await desk('claim', { id }, token))).toEqual([409, 'own-invoice']);
  await sql`update users set roles = '{}' where email = 'buyer@framehall.test'`.execute(db);
});

test('the account number is read with a reason, which is written down', async () => {
  const id = await applied();
  expect((await desk('detail', { id })).body.invoice).toMatchObject({ accountEnd: '3456' });
  expect((await desk('account', { id, reason: 'special invoice' })).body.number).toBe('1234567890123456');
  const { rows } = await sql`
    select reason from audit_events where action = 'invoice.looked' and subject = ${`invoice:${id}`}`.execute(db);
  expect(rows).toEqual([{ reason: 'special invoice' }]);
});
