// Checks, reading only, whether orders, payments, licences, projects, packages, statements, payouts, invoices and contests agree in a live database. Exits with 1 if they do not.
// With --race: in a product of its own, after many simultaneous requests.
import { loadConfig, loadSettingsFile } from '#server/config.ts';
import { findAwardViolations } from '#server/features/awards/invariants.ts';
import { findEntryViolations } from '#server/features/entries/invariants.ts';
import { findVoteViolations } from '#server/features/gallery/invariants.ts';
import { findJudgingViolations } from '#server/features/judging/invariants.ts';
import { findViolations } from '#server/features/payments/invariants.ts';
import { findPackageViolations } from '#server/features/packages/invariants.ts';
import { findPayoutViolations } from '#server/features/payouts/invariants.ts';
import { findInvoiceViolations } from '#server/features/invoices/invariants.ts';
import { findProjectViolations } from '#server/features/projects/invariants.ts';
import { findStatementViolations } from '#server/features/statements/invariants.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { runRaces } from '../bench/orders/run-races.ts';
import { runningUrl } from './running-url.ts';

async function look(): Promise<string[]> {
  loadSettingsFile();
  const config = loadConfig();
  const db = openDatabase(runningUrl(config), { connections: 1, name: 'framehall-invariants', statementSeconds: 600 });
  try {
    return [
      ...(await findViolations(db)),
      ...(await findStatementViolations(db)),
      ...(await findPayoutViolations(db)),
      ...(await findInvoiceViolations(db)),
      ...(await findProjectViolations(db)),
      ...(await findPackageViolations(db)),
      ...(await findEntryViolations(db)),
      ...(await findJudgingViolations(db)),
      ...(await findAwardViolations(db)),
      ...(await findVoteViolations(db)),
    ];
  } finally {
    await db.destroy();
  }
}

async function race(): Promise<string[]> {
  const { requests, failures, violations } = await runRaces({ delays: [0, 20], rounds: 2, atOnce: 30 });
  console.log(`${requests} requests`);
  return [...violations, ...Object.entries(failures).map(([what, times]) => `${times} × ${what}`)];
}

const violations = process.argv.includes('--race') ? await race() : await look();
for (const violation of violations) console.error(violation);
if (violations.length > 0) process.exitCode = 1;
else console.log('Orders, money, licences, projects, packages, statements, payouts, invoices and contests agree.');
