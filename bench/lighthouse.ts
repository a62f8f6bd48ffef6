import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import lighthouse, { desktopConfig } from 'lighthouse';
import pg from 'pg';
import { freePort } from '#server/platform/net.ts';
import { findOrInstallBrowser } from '../tools/browser.ts';
import { startProduct } from './product.ts';

const DEMO_ITEMS = 24;
const DEMO_WITHIN_MS = 300_000;

const WANTED = { performance: 95, accessibility: 100, 'best-practices': 95 } as const;
type Category = keyof typeof WANTED;

/** The pages on which buyers decide, as Lighthouse judges them on a desktop, with part of the demo to look at. */
export async function benchLighthouse(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'framehall-lighthouse-'));
  const product = await startProduct(dataDir, { DEMO_ITEMS: String(DEMO_ITEMS) });
  const clip = await waitForDemo(product.databaseUrl);
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findOrInstallBrowser(),
    args: ['--no-sandbox', '--disable-dev-shm-usage', `--remote-debugging-port=${port}`],
  });
  for (const path of ['/', '/SearchResult?type=video', '/SearchResult?type=pic', `/Detail?id=${clip}`])
    await judge(`${product.url}${path}`, path, port);
  await browser.close();
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** Resolves to a clip on sale once all of the demo is. */
async function waitForDemo(databaseUrl: string): Promise<number> {
  const database = new pg.Client(databaseUrl);
  await database.connect();
  const until = performance.now() + DEMO_WITHIN_MS;
  let row: { online: number; clip: number } | undefined;
  do {
    await sleep(1000);
    const { rows } = await database.query(
      `select count(*)::int as online, (min(id) filter (where kind = 'video'))::int as clip
      from materials where state = 'online'`,
    );
    row = rows[0];
  } while ((row?.online ?? 0) < DEMO_ITEMS && performance.now() < until);
  await database.end();
  if (!row?.clip) throw new Error('the demo has no clip yet');
  return row.clip;
}

async function judge(url: string, name: string, port: number): Promise<void> {
  const options = { port, logLevel: 'error' as const, onlyCategories: Object.keys(WANTED) };
  const result = await lighthouse(url, options, desktopConfig);
  if (!result) throw new Error(`Lighthouse said nothing about ${name}`);
  const { categories, audits } = result.lhr;
  const scores = (Object.keys(WANTED) as Category[]).map(
    (category) => `${category} ${Math.round((categories[category]?.score ?? 0) * 100)} (wanted ≥ ${WANTED[category]})`,
  );
  const shift = audits['cumulative-layout-shift']?.numericValue ?? 0;
  console.log(`Lighthouse ${name}: ${scores.join(', ')}, layout shift ${shift.toFixed(3)} (wanted ≤ 0.02)`);
  for (const category of Object.keys(WANTED) as Category[]) tellFailures(categories[category], audits);
}

interface Judged {
  auditRefs: { id: string; weight: number }[];
}

/** What kept a category from being perfect. */
function tellFailures(
  category: Judged | undefined,
  audits: Record<string, { score: number | null; title: string }>,
): void {
  for (const { id, weight } of category?.auditRefs ?? []) {
    const audit = audits[id];
    if (weight > 0 && audit && audit.score !== null && audit.score < 0.9)
      console.log(`  ${audit.title} (${id}): ${audit.score.toFixed(2)}`);
  }
}
