import type { bankCalls, bankDeskCalls } from '#contract/calls/bank.ts';
import type { payoutDeskCalls } from '#contract/calls/payouts.ts';
import type { statementCalls } from '#contract/calls/statements.ts';
import type { statementDeskCalls } from '#contract/calls/statements-desk.ts';
import { isAccountNumber } from '#contract/domain/bank.ts';
import { yuanOf } from '#contract/domain/money.ts';
import { FIRST_TEMPLATE } from '#contract/domain/payout-file.ts';
import { actingAs, type Context, type MemberContext, transaction } from '../../context.ts';
import type { Handlers } from '../../handler.ts';
import { csv } from '../../platform/csv/write.ts';
import { currentTime } from '../../platform/database/database.ts';
import { must } from '../../platform/problem.ts';
import { letAccountsAge } from '../bank/bank.ts';
import { letPayoutsAge } from '../payouts/payouts.ts';
import { letStatementsAge, makeStatements } from '../statements/statements.ts';
import { demoEmail } from './accounts.ts';
import { takeOrder } from './orders.queries.ts';
import { hoursSinceStatements, quarterBefore } from './quarters.ts';
import { listOpen, listPayees, type Payee } from './statements.queries.ts';
import { findPerson } from './works.queries.ts';

/** The handlers for money of photographers as the site calls them. */
export interface Settling {
  bank: Pick<Handlers<typeof bankCalls>, 'submit'>;
  bankDesk: Pick<Handlers<typeof bankDeskCalls>, 'claim' | 'pass'>;
  statements: Pick<Handlers<typeof statementCalls>, 'confirm' | 'dispute' | 'lines'>;
  statementsDesk: Pick<Handlers<typeof statementDeskCalls>, 'setCategory'>;
  payouts: Pick<Handlers<typeof payoutDeskCalls>, 'due' | 'prepare' | 'release' | 'bookReturn'>;
}

/** Marks among the orders that the statements are made. */
export const STATEMENTS = 'statements';
/** Among the photographers: who disputes the newest statement, whose payment comes back, and who confirms at once. */
const PLACES = { disputes: 1, bounced: 2, confirms: 3 };
const ACCOUNT_HOURS = 280 * 24;
const day = (count: number) => count * 24;

interface Telling {
  tx: Context;
  by: Settling;
  finance: MemberContext;
  admin: MemberContext;
  payees: Payee[];
  now: Date;
}

/** Gives photographers two paid quarters and one to answer, in one transaction; with one payment that came back. */
export async function makeDemoStatements(ctx: Context, by: Settling): Promise<void> {
  if (!ctx.config.demo) return;
  await transaction(ctx, async (tx) => {
    if (!(await takeOrder(tx.db, STATEMENTS))) return;
    const [finance, admin] = [await actorOf(tx, 'finance'), await actorOf(tx, 'admin')];
    const telling = { tx, by, finance, admin, payees: await listPayees(tx.db), now: await currentTime(tx.db) };
    for (const [place, payee] of telling.payees.entries()) await openAccount(telling, payee, place);
    await payQuarter(telling, 2, undefined);
    await payQuarter(telling, 1, telling.payees[PLACES.bounced]);
    await answerNewest(telling);
  });
}

const actorOf = async (tx: Context, name: string) => actingAs(tx, await findPerson(tx.db, demoEmail(name)));

/** Says as what somebody is taxed, and lets their account pass, some time ago. */
async function openAccount({ tx, by, finance }: Telling, payee: Payee, place: number): Promise<void> {
  const { userId } = payee;
  must(await by.statementsDesk.setCategory(finance, { userId, category: 'royalty', reason: '作品授权使用费' }));
  const { next } = must(
    await by.bank.submit(actingAs(tx, payee), {
      bank: '招商银行',
      branch: '成都天府大道支行',
      province: '四川',
      city: '成都',
      number: cardOf(place),
      phone: `1390000${1000 + place}`,
    }),
  );
  const id = next!.id;
  must(await by.bankDesk.claim(finance, { id }));
  must(await by.bankDesk.pass(finance, { id }));
  await letAccountsAge(tx.db, userId, ACCOUNT_HOURS);
}

/** A card with its check digit that belongs to nobody. */
function cardOf(place: number): string {
  const digits = `622202000000${String(place).padStart(6, '0')}`;
  return Array.from({ length: 10 }, (_, last) => `${digits}${last}`).find((number) => isAccountNumber(number, false))!;
}

/** Statements of a past quarter, confirmed and paid by a batch, each step some days after the one before. */
async function payQuarter(telling: Telling, count: number, bounced: Payee | undefined): Promise<void> {
  const { tx, by, payees, finance, admin, now } = telling;
  const quarter = quarterBefore(now, count);
  const owners = payees.map(({ userId }) => userId);
  await makeStatements(tx, quarter, owners);
  const made = await listOpen(tx.db, quarter);
  const ids = made.map(({ id }) => id);
  let left = hoursSinceStatements(now, quarter);
  const pass = async (hours: number) => {
    left -= hours;
    await letStatementsAge(tx.db, ids, hours);
    await letPayoutsAge(tx.db, ids, hours);
  };
  await pass(day(5));
  for (const { id, userId } of made) {
    const owner = payees.find((payee) => payee.userId === userId)!;
    must(await by.statements.confirm(actingAs(tx, owner), { id }));
  }
  await pass(day(6));
  const { next } = must(await by.payouts.due(finance, { view: 'ready', pageNo: 1, pageSize: 1 }));
  if (next.ids.length === 0) return;
  const { batch } = must(await by.payouts.prepare(finance, next));
  await pass(day(1));
  must(await by.payouts.release(admin, { id: batch.id, fileHash: batch.fileHash }));
  await pass(day(2));
  const file = answerOf(batch.lines, bounced);
  must(await by.payouts.bookReturn(finance, { id: batch.id, file, apply: true }));
  await pass(left);
}

/** The bank's answer: everything is paid, but for the one that comes back. */
function answerOf(
  lines: readonly { line: string; holder: string; amountFen: number }[],
  bounced: Payee | undefined,
): string {
  const { line, amount, result, reference, reason, paid, bounced: back } = FIRST_TEMPLATE.answer;
  const rows = lines.map((one, place) =>
    one.holder === bounced?.nickname
      ? [one.line, yuanOf(one.amountFen), back[1]!, '', '收款账户已销户']
      : [one.line, yuanOf(one.amountFen), paid[0]!, `CMB${one.line.slice(2, 10)}${place + 1}`, ''],
  );
  return Buffer.from(csv([[line, amount, result, reference, reason], ...rows])).toString('base64');
}

/** The newest quarter: one disputes a line, one has confirmed, all others still have to answer. */
async function answerNewest({ tx, by, payees, now }: Telling): Promise<void> {
  const quarter = quarterBefore(now, 0);
  await makeStatements(
    tx,
    quarter,
    payees.map(({ userId }) => userId),
  );
  const open = await listOpen(tx.db, quarter);
  const of = (payee: Payee | undefined) => open.find(({ userId }) => userId === payee?.userId)?.id;
  const [disputing, confirming] = [payees[PLACES.disputes], payees[PLACES.confirms]];
  const [disputed, confirmed] = [of(disputing), of(confirming)];
  if (confirming && confirmed !== undefined)
    must(await by.statements.confirm(actingAs(tx, confirming), { id: confirmed }));
  if (!disputing || disputed === undefined) return;
  const person = actingAs(tx, disputing);
  const { infos } = must(await by.statements.lines(person, { id: disputed, disputed: false, pageNo: 1, pageSize: 1 }));
  const words = '这幅作品从 7 月起是独家授权，分成比例应为独家比例。';
  const lines = infos.map(({ saleId }) => ({ saleId, words }));
  must(await by.statements.dispute(person, { id: disputed, lines }));
}
