import { benchLists } from './lists.ts';
import { benchNotices } from './notices.ts';
import { runRaces } from './run-races.ts';
import { openShop } from './shop.ts';

const RACE = { delays: [0, 5, 20], rounds: 15, atOnce: 30 };

/** Checks that payments stay correct under concurrency, and measures lists with a million orders. */
export async function benchOrders(): Promise<void> {
  const shop = await openShop();
  try {
    await benchNotices(shop);
    await benchLists(shop);
  } finally {
    await shop.close();
  }
  console.log('Races:');
  const { requests, failures, violations } = await runRaces(RACE);
  console.log(`Races: ${requests} requests, ${violations.length} violations (wanted 0)`);
  for (const violation of violations.slice(0, 20)) console.log(`  ${violation}`);
  for (const [what, times] of Object.entries(failures)) console.log(`  our fault: ${times} × ${what}`);
}
