import { resealFactors } from './features/accounts/accounts.ts';
import { resealAccounts } from './features/bank/bank.ts';
import { resealContacts } from './features/entries/entries.ts';
import { resealInstallation } from './features/installation/installation.ts';
import { resealInvoiceAccounts, resealTokens } from './features/invoices/invoices.ts';
import { resealPayouts } from './features/payouts/payouts.ts';
import { resealNumbers } from './features/real-name/real-name.ts';
import { resealWebhooks } from './features/webhooks/webhooks.ts';
import type { Database } from './platform/database/database.ts';
import type { Secrets } from './platform/secrets.ts';

/** Everything that is sealed in the database. */
const SEALED: ((db: Database, secrets: Secrets) => Promise<number>)[] = [
  resealFactors,
  resealNumbers,
  resealAccounts,
  resealInvoiceAccounts,
  resealTokens,
  resealPayouts,
  resealContacts,
  resealWebhooks,
  resealInstallation,
];

/** Seals everything with the newest key and returns how many texts older keys had sealed. */
export async function resealAll(db: Database, secrets: Secrets): Promise<number> {
  let count = 0;
  for (const reseal of SEALED) count += await reseal(db, secrets);
  return count;
}
