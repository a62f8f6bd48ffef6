import type { InvoiceTitle } from '#contract/calls/invoices.ts';
import { MOST_TITLES, type TitleKind } from '#contract/domain/invoice.ts';
import { isAccountNumber, plainAccount } from '#contract/domain/bank.ts';
import { type MemberContext, transaction } from '../../context.ts';
import { isProblem, problem, type Problem } from '../../platform/problem.ts';
import {
  deleteTitle,
  findTitle,
  hasTitle,
  insertTitle,
  listTitles,
  lockBook,
  type TitleRow,
  updateTitle,
} from './titles.queries.ts';

export async function readTitles(ctx: MemberContext): Promise<{ titles: InvoiceTitle[] }> {
  const rows = await listTitles(ctx.db, ctx.actor.userId);
  return { titles: rows.map(presentTitle) };
}

interface Given {
  id?: number | undefined;
  kind: TitleKind;
  title: string;
  taxNumber: string;
  address: string;
  phone: string;
  bank: string;
  /** Empty to keep the old number. */
  account: string;
  email: string;
  mobile: string;
}

/** Adds a title or changes one. A person has no taxpayer number, whatever was sent. */
export async function saveTitle(ctx: MemberContext, given: Given): Promise<{ title: InvoiceTitle } | Problem> {
  const { userId } = ctx.actor;
  const person = given.kind === 'person';
  if (!person && given.taxNumber === '') return problem('bad-input', { fields: { taxNumber: 'required' } });
  const account = plainAccount(given.account);
  if (account !== '' && !isAccountNumber(account, true))
    return problem('bad-input', { fields: { account: 'invalid' } });
  const saved = await transaction(ctx, async (tx) => {
    await lockBook(tx.db, userId);
    const { id, account: _typed, ...fields } = given;
    const old = id === undefined ? undefined : await findTitle(tx.db, id, userId);
    if (id !== undefined && !old) return problem('not-found');
    const sealed =
      account === ''
        ? { accountSealed: old?.accountSealed ?? null, accountEnd: old?.accountEnd ?? '' }
        : { accountSealed: tx.secrets.seal(account), accountEnd: account.slice(-4) };
    return await keep(tx, old, { ...fields, ...sealed, taxNumber: person ? '' : given.taxNumber });
  });
  return isProblem(saved) ? saved : { title: presentTitle(saved) };
}

async function keep(
  tx: MemberContext,
  old: TitleRow | undefined,
  title: Omit<TitleRow, 'id'>,
): Promise<TitleRow | Problem> {
  const { userId } = tx.actor;
  const taken = problem('bad-input', { fields: { title: 'taken' } });
  if (await hasTitle(tx.db, userId, title, old?.id)) return taken;
  if (old) {
    await updateTitle(tx.db, { id: old.id, ...title });
    return { id: old.id, ...title };
  }
  if ((await listTitles(tx.db, userId)).length >= MOST_TITLES) return problem('titles-full');
  return (await insertTitle(tx.db, userId, title)) ?? taken;
}

export async function removeTitle(ctx: MemberContext, { id }: { id: number }): Promise<Record<never, never> | Problem> {
  return (await deleteTitle(ctx.db, id, ctx.actor.userId)) ? {} : problem('not-found');
}

function presentTitle({
  id,
  kind,
  title,
  taxNumber,
  address,
  phone,
  bank,
  accountEnd,
  email,
  mobile,
}: TitleRow): InvoiceTitle {
  return { id, kind, title, taxNumber, address, phone, bank, accountEnd, email, mobile };
}
