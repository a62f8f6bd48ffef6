import { chromium } from '@playwright/test';
import lighthouse, { desktopConfig } from 'lighthouse';
import { freePort } from '#server/platform/net.ts';
import { browserOptions } from '../tools/browser.ts';
import { withDemo } from './demo-product.ts';

const WANTED = { performance: 97, accessibility: 100, 'best-practices': 95 } as const;
type Category = keyof typeof WANTED;

/** Lighthouse scores on a desktop for the pages on which buyers decide. */
export async function benchLighthouse(): Promise<void> {
  await withDemo(async (product, clip) => {
    const port = await freePort();
    const browser = await chromium.launch(browserOptions(`--remote-debugging-port=${port}`));
    for (const path of ['/', '/SearchResult?type=video', '/SearchResult?type=pic', `/Detail?id=${clip}`])
      await judge(`${product.url}${path}`, path, port);
    await browser.close();
  });
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

/** Prints the audits that kept a category from being perfect. */
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
