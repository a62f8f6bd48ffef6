import { chromium } from '@playwright/test';
import lighthouse, { desktopConfig, type Result } from 'lighthouse';
import { freePort } from '#server/platform/net.ts';
import { browserOptions } from '../tools/browser.ts';
import { withDemo } from './demo-product.ts';

const DESKTOP: Device = {
  device: 'on a desktop',
  config: desktopConfig,
  wanted: { performance: 97, accessibility: 100, 'best-practices': 95 },
  shift: 0.02,
};
/** Lighthouse's own default: a phone of the middle class on a slow network, 4 times slower than this machine. */
const PHONE: Device = {
  device: 'on a phone',
  config: undefined,
  wanted: { performance: 90, accessibility: 100 },
  shift: 0.05,
};

interface Device {
  device: string;
  config: typeof desktopConfig | undefined;
  wanted: Record<string, number>;
  shift: number;
}

/** What visitors and judges of contests open, of those that the demo brings. */
const CONTESTS = [
  '/ActivityList',
  '/fiveCityTour',
  '/fiveCityH5',
  '/8k2024',
  '/postActivityList',
  '/postActivityDetail?contest=8k2023',
  '/score',
];

/** Lighthouse scores on a desktop for the pages on which buyers decide, and for contests. */
export async function benchLighthouse(): Promise<void> {
  await withDemo(async (product, clip) => {
    const pictures = ['/', '/SearchResult?type=video', '/SearchResult?type=pic', `/Detail?id=${clip}`];
    const sounds = ['/Music', '/SearchResult?type=music', `/DetailMusic?id=${await aPiece(product.url)}`];
    await judgeAll(product.url, [...pictures, ...sounds, ...CONTESTS], DESKTOP);
  });
}

/** Lighthouse scores on a phone for a buyer's whole way. */
export async function judgeOnPhone(url: string, clip: number): Promise<void> {
  await judgeAll(url, ['/', '/SearchResult', `/Detail?id=${clip}`, '/Music', '/Cart'], PHONE);
}

/** Lighthouse scores on a desktop for what editors write. */
export async function judgeContent(url: string, slug: string): Promise<void> {
  const wanted = { ...DESKTOP.wanted, performance: 95 };
  await judgeAll(url, ['/About', '/Questions', '/CaseList', `/Case/${slug}`], { ...DESKTOP, wanted });
}

async function judgeAll(url: string, paths: string[], device: Device): Promise<void> {
  const port = await freePort();
  const browser = await chromium.launch(browserOptions(`--remote-debugging-port=${port}`));
  for (const path of paths) await judge(`${url}${path}`, path, port, device);
  await browser.close();
}

async function aPiece(url: string): Promise<number> {
  const { infos } = (await (await fetch(`${url}/search?type=music`)).json()) as { infos: { musicId: number }[] };
  if (!infos[0]) throw new Error('the demo has no music yet');
  return infos[0].musicId;
}

async function judge(url: string, name: string, port: number, device: Device): Promise<void> {
  const { categories, audits } = await middleRun(url, port, device);
  const scores = Object.entries(device.wanted).map(
    ([category, wanted]) => `${category} ${Math.round((categories[category]?.score ?? 0) * 100)} (wanted ≥ ${wanted})`,
  );
  const shift = audits['cumulative-layout-shift']?.numericValue ?? 0;
  console.log(
    `Lighthouse ${device.device} ${name}: ${scores.join(', ')}, layout shift ${shift.toFixed(3)} (wanted ≤ ${device.shift})`,
  );
  for (const category of Object.keys(device.wanted)) tellFailures(categories[category], audits);
}

/** The one of three runs that is neither the fastest nor the slowest: single runs differ by several points. */
async function middleRun(url: string, port: number, { config, wanted }: Device): Promise<Result> {
  const onlyCategories = Object.keys(wanted);
  // People's browsers say which language they are in; this one would not.
  const extraHeaders = { 'accept-language': 'en-US' };
  const options = { port, logLevel: 'error' as const, onlyCategories, extraHeaders };
  const runs: Result[] = [];
  for (let time = 0; time < 3; time += 1) {
    const result = await lighthouse(url, options, config);
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
