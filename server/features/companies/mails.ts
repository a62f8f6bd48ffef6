import type { Account } from '#contract/domain/account.ts';
import { COMPANY_LIMITS } from '#contract/domain/company.ts';
import type { Language } from '#contract/domain/language.ts';
import { pages } from '#contract/domain/pages.ts';
import type { Context, MemberContext } from '../../context.ts';
import { dayInWords, sendMessage, tellUser } from '../messages/messages.ts';
import { lockCompany } from './companies.queries.ts';
import { listAdmins } from './people.queries.ts';

function urlOf(ctx: Context, more: Record<string, string> = {}): string {
  const url = new URL(pages.userCenter.paths[0], ctx.config.publicUrl);
  url.search = new URLSearchParams({ tab: 'company', ...more }).toString();
  return url.href;
}

export async function tellApplied(tx: MemberContext, customerId: number): Promise<void> {
  const company = await lockCompany(tx.db, customerId);
  if (!company) return;
  await tellUser(tx, tx.actor.userId, 'companyApplied', (language) => ({
    company: company.name,
    due: dayInWords(language, company.dueAt),
    url: urlOf(tx),
  }));
}

interface Invitation {
  token: string;
  company: string;
  language: Language;
}

export async function sendInvite(tx: MemberContext, to: Account, { token, company, language }: Invitation) {
  const values = {
    company,
    name: tx.actor.nickname,
    days: COMPANY_LIMITS.inviteDays,
    url: urlOf(tx, { token }),
  };
  await sendMessage(tx, { to, language, template: 'companyInvited', values });
}

type Told = { template: 'companyOpened' } | { template: 'companyRejected' | 'companyClosed'; words: string };

/** Tells its administrators what staff have decided about a company. */
export async function tellDecided(tx: Context, { customerId, name }: { customerId: number; name: string }, told: Told) {
  const known = { company: name, url: urlOf(tx) };
  for (const userId of await listAdmins(tx.db, customerId))
    await (told.template === 'companyOpened'
      ? tellUser(tx, userId, told.template, () => known)
      : tellUser(tx, userId, told.template, () => ({ ...known, words: told.words })));
}

export async function tellRemoved(tx: Context, userId: number, company: string): Promise<void> {
  await tellUser(tx, userId, 'companyLeft', () => ({ company }));
}

/** Tells all administrators, the one who made it included: they may not have, but somebody at their account. */
export async function tellKeyMade(
  tx: MemberContext,
  { customerId, name: company }: { customerId: number; name: string },
  key: string,
): Promise<void> {
  const known = { name: tx.actor.nickname, company, key, url: urlOf(tx, { view: 'programs' }) };
  for (const userId of await listAdmins(tx.db, customerId)) await tellUser(tx, userId, 'companyKeyMade', () => known);
}
