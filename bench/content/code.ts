import { chromium } from '@playwright/test';
import { browserOptions } from '../../tools/browser.ts';
import type { RunningProduct } from '../product.ts';
import { kilobytesOf, visit } from '../visit.ts';
import type { Site } from './fill.ts';

/** What pages of content load beyond the home page, and what moves on them. */
export async function benchCode({ url }: RunningProduct, { slug }: Site): Promise<void> {
  const browser = await chromium.launch(browserOptions());
  const home = await visit(browser, url);
  const whole = kilobytesOf(home.scripts.values());
  for (const path of ['/About', '/Questions', '/CaseList', `/Case/${slug}`]) {
    const { scripts, shift } = await visit(browser, url + path);
    const added = kilobytesOf([...scripts].filter(([address]) => !home.scripts.has(address)).map(([, size]) => size));
    console.log(
      `${path}: ${added.toFixed(1)} KB of JavaScript gzipped beyond the home page’s ${whole.toFixed(0)} (wanted ≤ 15), ${(kilobytesOf(scripts.values()) / whole).toFixed(2)} × its whole, layout shift ${shift.toFixed(4)} (wanted ≤ 0.02)`,
    );
  }
  await browser.close();
}
