import type { BankStanding } from '#contract/calls/bank.ts';
import { parseAccount } from '#contract/domain/account.ts';
import { isAccountNumber, plainAccount } from '#contract/domain/bank.ts';
import { type MemberContext, transaction } from '../../context.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { recordChange } from '../audit/audit.ts';
import { findHolder, insertAccount, lockPerson, readLock } from './bank.queries.ts';
import { tellReceived } from './mails.ts';
import { readStanding } from './standing.ts';
import { findUnlock } from './unlocks.queries.ts';

interface Given {
  bank: string;
  branch: string;
  province: string;
  city: string;
  number: string;
  phone: string;
}

/** Sends another account to the office; its holder is the verified name, whatever anybody types. */
export async function submitAccount(ctx: MemberContext, given: Given): Promise<BankStanding | Problem> {
  const refused = await transaction(ctx, async (tx) => {
    const { userId } = tx.actor;
    const holder = await findHolder(tx.db, userId);
    if (!holder) return problem('real-name-needed');
    const number = plainAccount(given.number);
    if (!isAccountNumber(number, holder.company)) return problem('bad-input', { fields: { number: 'invalid' } });
    const phone = phoneOf(given.phone, holder.company);
    if (phone === undefined) return problem('bad-input', { fields: { phone: 'invalid' } });
    await lockPerson(tx.db, userId);
    if ((await readLock(tx.db, userId)) && !(await findUnlock(tx.db, userId))) return problem('bank-locked');
    return await add(tx, { ...given, number, phone }, holder);
  });
  return refused ?? (await readStanding(ctx));
}

/** A mobile number; a company's may be a landline. */
function phoneOf(typed: string, company: boolean): string | undefined {
  const account = parseAccount(typed);
  if (account?.kind === 'mobile') return account.value;
  return company && /^\+?[\d\s()-]{7,20}$/.test(typed) ? typed : undefined;
}

async function add(
  tx: MemberContext,
  { number, ...given }: Given,
  { name, company }: { name: string; company: boolean },
): Promise<Problem | undefined> {
  const { userId } = tx.actor;
  const id = await insertAccount(tx.db, {
    userId,
    company,
    holder: name,
    ...given,
    numberSealed: tx.secrets.seal(number),
    numberEnd: number.slice(-4),
  });
  if (id === undefined) return problem('submitted-already');
  await recordChange(tx, {
    action: 'bank-account.submitted',
    subject: `bank-account:${id}`,
    after: { state: 'reviewing', userId, numberEnd: number.slice(-4) },
  });
  await tellReceived(tx, userId, id);
  return undefined;
}
