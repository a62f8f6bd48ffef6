import { chromium } from '@playwright/test';
import { browserOptions } from '../tools/browser.ts';
import { kilobytesOf, visit } from './visit.ts';

/** The cost of a first visit to the home page: scripts, layout shift, and requests to other hosts. */
export async function benchFirstPage(url: string): Promise<void> {
  const browser = await chromium.launch(browserOptions());
  const { scripts, shift, foreign } = await visit(browser, url);
  await browser.close();
  console.log(
    `First page: ${kilobytesOf(scripts.values()).toFixed(1)} KB of JavaScript gzipped in ${scripts.size} files (wanted ≤ 170)`,
  );
  console.log(`  layout shift ${shift.toFixed(4)} (wanted 0), requests to other hosts ${foreign.length} (wanted 0)`);
}
