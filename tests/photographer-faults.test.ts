import { sql } from 'kysely';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { BatchDetail } from '#contract/calls/payouts.ts';
import { StoreGone } from '#server/platform/objects/failures.ts';
import { problemOf } from './support/applications.ts';
import { aPdf } from './support/pdf.ts';
import { CARDS, earnQuarter, makePayable, makePayees, type Payee } from './support/payouts.ts';
import { signIn } from './support/people.ts';
import { startProduct } from './support/product.ts';
import { sendPapers, submitName } from './support/real-names.ts';

const product = await startProduct();
const {
  db,
  services: { objects },
} = product;

const AWAY = [503, 'unavailable'];
const INVOICE = `data:application/pdf;base64,${aPdf().toString('base64')}`;

let [finance, admin] = ['', ''];
let payees: Payee[] = [];
let statements: number[] = [];
let named: Awaited<ReturnType<typeof submitName>>;
const office = (path: string, input: object, token = finance) => product.call(`/office${path}`, input, { token });
const own = (path: string, input: object, { token } = payees[0]!) => product.call(path, input, { token });
/** How many PDFs are kept of the things whose papers have this name. */
const kept = async (name: string) => {
  const { rows } = await sql`select from papers where name like ${`${name}%`}`.execute(db);
  return rows.length;
};

/** Lets nothing reach the store until the function that it returns is called. */
function takeStoreAway(): () => void {
  const spies = [
    vi.spyOn(objects, 'put'),
    vi.spyOn(objects, 'putFile'),
    vi.spyOn(objects, 'putContent'),
    vi.spyOn(objects, 'fetchTo'),
    vi.spyOn(objects, 'open'),
    vi.spyOn(objects, 'head'),
    vi.spyOn(objects, 'copy'),
    vi.spyOn(objects, 'remove'),
  ];
  for (const spy of spies) spy.mockRejectedValue(new StoreGone('away'));
  return () => {
    for (const spy of spies) spy.mockRestore();
  };
}

beforeAll(async () => {
  named = await submitName(product, {}, sendPapers);
  payees = await makePayees(product, ['沈星河', '林夏']);
  await earnQuarter(product, payees, { sold: '2026-02-01 12:00:00', confirmed: '2026-04-25 09:00:00' });
  [finance, admin] = [await signIn(product, 'finance'), await signIn(product, 'admin')];
  for (const [place, payee] of payees.entries()) await makePayable(product, payee, CARDS[place]!);
  statements = await Promise.all(
    payees.map(async ({ token }) => (await product.call('/statement/list', {}, { token })).body.infos[0].id as number),
  );
});

describe('while the object store is away', () => {
  test('an agreement is signed; its PDF is made afterwards, once', async () => {
    await sql`update users set sign_flag = 2 where id = ${payees[0]!.userId}`.execute(db);
    const back = takeStoreAway();
    expect((await own('/user/protocol/agree', { version: 1 })).status).toBe(200);
    expect(problemOf(await own('/user/protocol/paper', { version: 1 }))).toEqual(AWAY);
    expect(await kept('agreement-')).toBe(0);
    back();
    const ask = () => own('/user/protocol/paper', { version: 1 });
    for (const { body } of await Promise.all([ask(), ask()])) expect((await fetch(body.url)).status).toBe(200);
    expect(await kept('agreement-')).toBe(1);
  });

  test('a statement is read and exported as a table; its PDF is made afterwards, once', async () => {
    const id = statements[0]!;
    const back = takeStoreAway();
    for (const path of ['/statement/detail', '/statement/lines', '/statement/csv'])
      expect((await own(path, { id })).status, path).toBe(200);
    expect((await office('/statement/csv', { id })).status).toBe(200);
    expect(problemOf(await own('/statement/paper', { id }))).toEqual(AWAY);
    expect(problemOf(await office('/statement/paper', { id }))).toEqual(AWAY);
    back();
    for (const reply of [await own('/statement/paper', { id }), await office('/statement/paper', { id })])
      expect((await fetch(reply.body.url)).status).toBe(200);
    expect(await kept(`statement-${id}-`)).toBe(1);
  });

  test('a company’s invoice is not taken for sent, and finance pays nothing without it', async () => {
    const [id, { userId }] = [statements[1]!, payees[1]!];
    await office('/statement/setCategory', { userId, category: 'company', reason: 'has one' });
    const back = takeStoreAway();
    expect(problemOf(await own('/statement/invoice', { id, file: INVOICE }, payees[1]))).toEqual(AWAY);
    expect((await own('/statement/detail', { id }, payees[1])).body.invoice).toBe('wanted');
    expect((await office('/payout/holds', { id })).body.holds).toEqual(['invoice']);
    back();
    expect((await own('/statement/invoice', { id, file: INVOICE }, payees[1])).status).toBe(200);
    expect((await office('/payout/holds', { id })).body.holds).toEqual([]);
  });

  test('a batch is prepared, released, given to the bank and answered, because its file is made of the database', async () => {
    const back = takeStoreAway();
    const prepared = await office('/payout/prepare', { ids: [statements[1]], totalFen: 50_000 });
    const { id, number, fileHash } = prepared.body.batch as BatchDetail;
    expect((await office('/payout/release', { id, fileHash }, admin)).status).toBe(200);
    expect((await office('/payout/file', { id })).status).toBe(200);
    const answer = `附言,金额,处理结果,流水号,失败原因\r\n${number}-001,500.00,成功,CMB001,`;
    const file = Buffer.from(answer).toString('base64');
    expect((await office('/payout/return', { id, file, apply: true })).status).toBe(200);
    expect((await office('/payout/taxReport', { quarter: '2026-Q1', reason: 'due' })).status).toBe(200);
    back();
    expect((await own('/statement/detail', { id: statements[1] }, payees[1])).body.state).toBe('remitted');
  });

  test('nobody sees an identity paper, and nobody is noted as having seen one', async () => {
    const look = { id: named.id, side: 'front', reason: 'compare' };
    const looks = async () => (await product.call('/center/realName', {}, named)).body.looks;
    const back = takeStoreAway();
    expect(problemOf(await office('/realName/picture', look))).toEqual(AWAY);
    expect(await looks()).toEqual([]);
    back();
    expect((await office('/realName/picture', look)).body.picture).toMatch(/^data:image\/jpeg;base64,/);
    expect(await looks()).toMatchObject([{ what: 'front' }]);
  });
});
