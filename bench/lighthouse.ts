import { chromium } from '@playwright/test';
import lighthouse, { desktopConfig, type Result } from 'lighthouse';
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
    const pictures = ['/', '/SearchResult?type=video', '/SearchResult?type=pic', `/Detail?id=${clip}`];
    const sounds = ['/Music', '/SearchResult?type=music', `/DetailMusic?id=${await aPiece(product.url)}`];
    for (const path of [...pictures, ...sounds]) await judge(`${product.url}${path}`, path, port);
    await browser.close();
  });
}

async function aPiece(url: string): Promise<number> {
  const { infos } = (await (await fetch(`${url}/search?type=music`)).json()) as { infos: { musicId: number }[] };
  if (!infos[0]) throw new Error('the demo has no music yet');
  return infos[0].musicId;
}

async function judge(url: string, name: string, port: number): Promise<void> {
  const { categories, audits } = await middleRun(url, port);
  const scores = (Object.keys(WANTED) as Category[]).map(
    (category) => `${category} ${Math.round((categories[category]?.score ?? 0) * 100)} (wanted ≥ ${WANTED[category]})`,
  );
  const shift = audits['cumulative-layout-shift']?.numericValue ?? 0;
  console.log(`Lighthouse ${name}: ${scores.join(', ')}, layout shift ${shift.toFixed(3)} (wanted ≤ 0.02)`);
  for (const category of Object.keys(WANTED) as Category[]) tellFailures(categories[category], audits);
}

/** The one of three runs that is neither the fastest nor the slowest: single runs differ by several points. */
async function middleRun(url: string, port: number): Promise<Result> {
  const options = { port, logLevel: 'error' as const, onlyCategories: Object.keys(WANTED) };
  const runs: Result[] = [];
  for (let time = 0; time < 3; time += 1) {
    const result = await lighthouse(url, options, desktopConfig);
    if (!result) throw new Error(`Lighthouse said nothing about ${url}`);
    runs.push(result.lhr);
  }
  const speed = ({ categories }: Result) => categories['performance']?.score ?? 0;
  return runs.toSorted((one, other) => speed(one) - speed(other))[1]!;
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
