import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { browserOptions } from '../tools/browser.ts';

declare global {
  interface Window {
    shift: number;
  }
}

/** The cost of a first visit to the home page: scripts, layout shift, and requests to other sites. */
export async function benchFirstPage(url: string): Promise<void> {
  const browser = await chromium.launch(browserOptions());
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const scripts: Promise<number>[] = [];
  const foreign: string[] = [];
  page.on('response', (response) => {
    if (!response.url().startsWith(url)) foreign.push(response.url());
    if (response.request().resourceType() === 'script')
      scripts.push(response.body().then((body) => gzipSync(body).length));
  });
  await page.addInitScript(() => {
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(1000);
  const sizes = await Promise.all(scripts);
  const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1024;
  const shift = await page.evaluate(() => window.shift);
  await browser.close();
  console.log(`First page: ${kilobytes.toFixed(1)} KB of JavaScript gzipped in ${sizes.length} files (wanted ≤ 170)`);
  console.log(`  layout shift ${shift.toFixed(4)} (wanted 0), requests to other origins ${foreign.length} (wanted 0)`);
}
