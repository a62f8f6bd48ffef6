import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { BatchDetail } from '#contract/calls/payouts.ts';
import { addPictures, beginApplication, FORM, problemOf, submitApplication } from './support/applications.ts';
import { ACCOUNT, accountToReview, namedPhotographer } from './support/bank.ts';
import { CARDS, earnQuarter, logIn, makePayable, makePayees, type Payee } from './support/payouts.ts';
import { aPdf } from './support/pdf.ts';
import { register, signIn } from './support/people.ts';
import { startProduct } from './support/product.ts';
import { proxyTo } from './support/proxy.ts';
import { codeFor, nameOf, newPhotographer, placePapers, submitName } from './support/real-names.ts';
import { build, sell, setClock } from './support/statements.ts';

const product = await startProduct({}, proxyTo);
const { db } = product;

type Step = [path: string, input: object, token: string];

let [finance, admin, reviewer] = ['', '', ''];
/** Whose statements are due, and whose may still be disputed. */
let [due, fresh]: [Payee[], Payee[]] = [[], []];
let steps: Step[] = [];

const ask = async (...[path, input, token]: Step) => {
  const { status, body } = await product.call(path, input, { token });
  expect(status, path).toBe(200);
  return body;
};
const statementOf = async ({ token }: Payee) => (await ask('/statement/list', {}, token)).infos[0].id as number;
const saleOf = async (payee: Payee) =>
  (await ask('/statement/lines', { id: await statementOf(payee) }, payee.token)).infos[0].saleId as number;

async function prepare(...payees: Payee[]): Promise<BatchDetail> {
  const ids = await Promise.all(payees.map(statementOf));
  return (await ask('/office/payout/prepare', { ids, totalFen: 50_000 * payees.length }, finance)).batch;
}

async function released(...payees: Payee[]): Promise<BatchDetail> {
  const { id, fileHash } = await prepare(...payees);
  return (await ask('/office/payout/release', { id, fileHash }, admin)).batch;
}

/** Every row of the product, and the jobs that wait; not how often somebody asked, which is counted even in vain. */
async function readTables(): Promise<Record<string, unknown>> {
  const tables = await sql<{ name: string }>`
    select oid::regclass::text as name from pg_class
    where oid = 'pgboss.job'::regclass
      or relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'request_counts'`.execute(db);
  const read = async ({ name }: { name: string }) => {
    const { rows } = await sql`select to_jsonb(t) as row from ${sql.raw(name)} t order by 1`.execute(db);
    return [name, rows] as const;
  };
  return Object.fromEntries(await Promise.all(tables.rows.map(read)));
}

async function stepsOfApplicants(): Promise<Step[]> {
  const [newcomer, draft] = [await register(product), await beginApplication(product)];
  const [{ id }, other] = [await submitApplication(product), await submitApplication(product)];
  await addPictures(product, draft.id, 20);
  for (const one of [id, other.id]) await ask('/office/application/claim', { id: one }, reviewer);
  return [
    ['/application/save', { version: 0, ...FORM }, newcomer.token],
    ['/application/submit', { version: 1 }, draft.token],
    ['/office/application/approve', { id, videos: true, photos: true }, reviewer],
    ['/office/application/reject', { id: other.id, reason: 'style', words: 'Not ours' }, reviewer],
  ];
}

async function stepsToBeKnown(): Promise<Step[]> {
  const [unnamed, { id }, other] = [
    await newPhotographer(product),
    await submitName(product),
    await submitName(product),
  ];
  await placePapers(product, unnamed);
  const code = await codeFor(product, unnamed);
  for (const one of [id, other.id]) await ask('/office/realName/claim', { id: one }, finance);
  return [
    ['/center/realName', {}, unnamed.token],
    ['/center/realName/submit', nameOf(unnamed, { code }), unnamed.token],
    ['/office/realName/verify', { id }, finance],
    ['/office/realName/reject', { id: other.id, reason: 'expired', words: 'Send the new one' }, finance],
  ];
}

async function stepsOfBankAccounts(): Promise<Step[]> {
  const [named, { id }, other] = [
    await namedPhotographer(product),
    await accountToReview(product),
    await accountToReview(product),
  ];
  for (const one of [id, other.id]) await ask('/office/bank/claim', { id: one }, finance);
  return [
    ['/center/bank', {}, named.token],
    ['/center/bank/submit', ACCOUNT, named.token],
    ['/office/bank/pass', { id }, finance],
    ['/office/bank/reject', { id: other.id, reason: 'branch', words: 'No such branch' }, finance],
  ];
}

async function stepsOfPayees(): Promise<Step[]> {
  const [signer, refuser] = due as [Payee, Payee];
  await sql`update users set sign_flag = 2 where id in (${signer.userId}, ${refuser.userId})`.execute(db);
  const locked = async ({ token }: Payee) => (await ask('/center/bank', {}, token)).current.id as number;
  await ask('/office/bank/unlock/ask', { id: await locked(signer), reason: 'moved' }, finance);
  const { id } = await db.selectFrom('bankUnlocks').select('id').executeTakeFirstOrThrow();
  return [
    ['/user/protocol/agree', { version: 1 }, signer.token],
    ['/user/protocol/reject', { version: 1 }, refuser.token],
    ['/office/bank/unlock/ask', { id: await locked(refuser), reason: 'moved' }, finance],
    ['/office/bank/unlock/answer', { id, approve: true }, admin],
  ];
}

async function stepsOfStatements(): Promise<Step[]> {
  const [confirming, disputing, disputed] = fresh as [Payee, Payee, Payee];
  const [mine, theirs, last] = (await Promise.all(fresh.map(statementOf))) as [number, number, number];
  const [saleId, wrong] = [await saleOf(disputed), await saleOf(disputing)];
  await ask('/statement/dispute', { id: last, lines: [{ saleId, words: 'more' }] }, disputed.token);
  await ask('/office/statement/claim', { id: last }, finance);
  return [
    ['/statement/confirm', { id: mine }, confirming.token],
    ['/statement/paper', { id: mine }, confirming.token],
    ['/statement/dispute', { id: theirs, lines: [{ saleId: wrong, words: 'more' }] }, disputing.token],
    ['/office/statement/claim', { id: theirs }, finance],
    ['/office/statement/setCategory', { userId: confirming.userId, category: 'royalty', reason: 'licences' }, finance],
    ['/office/statement/answer', { id: last, answers: [{ saleId, answer: 'right', sharePercent: 60 }] }, finance],
  ];
}

async function stepsOfPayouts(): Promise<Step[]> {
  const [free, byHand, company, ready, answered, paid, sentBack, wrong] = due as [
    Payee,
    Payee,
    Payee,
    Payee,
    Payee,
    Payee,
    Payee,
    Payee,
  ];
  const { id, fileHash } = await prepare(ready);
  const givenUp = await prepare(wrong);
  const batch = await released(answered);
  const [first, second] = (await released(paid, sentBack)).lines;
  const category = { userId: company.userId, category: 'company', reason: 'has one' };
  await ask('/office/statement/setCategory', category, finance);
  const file = Buffer.from(`附言,金额,处理结果,流水号,失败原因\r\n${batch.number}-001,500.00,成功,CMB001,`).toString(
    'base64',
  );
  const invoice = `data:application/pdf;base64,${aPdf().toString('base64')}`;
  return [
    ['/statement/invoice', { id: await statementOf(company), file: invoice }, company.token],
    ['/office/payout/prepare', { ids: [await statementOf(free)], totalFen: 50_000 }, finance],
    ['/office/payout/remit', { id: await statementOf(byHand), netFen: 50_000, reference: 'BANK-1' }, finance],
    ['/office/payout/release', { id, fileHash }, admin],
    ['/office/payout/cancel', { id: givenUp.id, reason: 'another account' }, finance],
    ['/office/payout/file', { id: batch.id }, finance],
    ['/office/payout/return', { id: batch.id, file, apply: true }, finance],
    ['/office/payout/pay', { id: first!.id, amountFen: 50_000, reference: 'BANK-2' }, finance],
    ['/office/payout/bounce', { id: second!.id, reason: 'closed' }, finance],
    ['/office/payout/taxReport', { quarter: '2026-Q1', reason: 'due' }, finance],
  ];
}

/** What holds from now on, for one or for all; these come last. */
async function stepsOfRules(): Promise<Step[]> {
  const { version: after, rules } = (await ask('/office/statement/taxRules', {}, finance)).infos[0];
  const contract = { userId: due[0]!.userId, videos: false, photos: false, ended: true, reason: 'rights' };
  const agreement = {
    after: 1,
    kind: 'consent',
    titleZh: '协议 2',
    titleEn: 'Agreement 2',
    bodyZh: '一、授权',
    bodyEn: '1. Licence',
    sharePercent: 50,
    exclusivePercent: 60,
    effectiveOn: '2026-07-11',
    reason: 'new law',
  };
  return [
    ['/office/contract/set', contract, finance],
    ['/office/statement/addTaxRules', { after, effectiveOn: '2026-08-01', rules, reason: 'new law' }, finance],
    ['/office/agreement/publish', agreement, admin],
  ];
}

/** Gives each payee a statement: some are due, of the quarter before those that may still be disputed. */
async function earn(payees: Payee[]): Promise<void> {
  [due, fresh] = [payees.slice(0, 8), payees.slice(8)];
  await earnQuarter(product, due, { sold: '2026-02-01 12:00:00', confirmed: '2026-04-25 09:00:00' });
  await setClock(product, '2026-05-01 12:00:00');
  for (const { account } of fresh) await sell(product, 106_000, { owner: account });
  await setClock(product, '2026-07-10 09:00:00');
  await build(product);
  for (const payee of payees) await logIn(product, payee);
  for (const payee of due) await makePayable(product, payee, CARDS[0]);
}

beforeAll(async () => {
  finance = await signIn(product, 'finance');
  admin = await signIn(product, 'admin');
  reviewer = await signIn(product, 'reviewer');
  steps = [...(await stepsOfApplicants()), ...(await stepsToBeKnown()), ...(await stepsOfBankAccounts())];
  await earn(
    await makePayees(
      product,
      Array.from('赵钱孙李周吴郑王冯陈褚', (name) => `${name}一`),
    ),
  );
  steps.push(...(await stepsOfPayees()), ...(await stepsOfStatements()), ...(await stepsOfPayouts()));
  steps.push(...(await stepsOfRules()));
});

test('while the database is away every step says so and changes nothing; once it is back the same step is taken', async () => {
  const before = await readTables();
  product.proxy?.cut();
  for (const [path, input, token] of steps)
    expect(problemOf(await product.call(path, input, { token })), path).toEqual([503, 'unavailable']);
  product.proxy?.restore();
  await expect
    .poll(async () => (await product.call('/session', {}, { token: finance })).status, { timeout: 90_000 })
    .toBe(200);
  expect(await readTables()).toEqual(before);
  for (const step of steps) await ask(...step);
});
