import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';

declare global {
  interface Window {
    shift: number;
  }
}

interface Visit {
  /** Kilobytes of each script, gzipped, by address. */
  scripts: Map<string, number>;
  /** Layout shift until everything has come. */
  shift: number;
  /** Requests to other hosts; our own object store is another port of this one. */
  foreign: string[];
}

/** A first visit to a page, as a browser that has nothing yet makes it. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  // In a language that it says, as people's browsers do.
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const scripts: Promise<[string, number]>[] = [];
  const foreign: string[] = [];
  page.on('response', (response) => {
    const address = response.url();
    if (new URL(address).hostname !== new URL(url).hostname) foreign.push(address);
    if (response.request().resourceType() === 'script')
      scripts.push(response.body().then((body) => [address, gzipSync(body).length / 1024]));
  });
  await page.addInitScript(() => {
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  // Its own code has taken the place of its first HTML, also where the network is quiet because the machine is busy.
  await page.locator('main:not(.first) h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1000);
  const loaded = new Map(await Promise.all(scripts));
  const shift = await page.evaluate(() => window.shift);
  await page.close();
  return { scripts: loaded, shift, foreign };
}

export function kilobytesOf(scripts: Iterable<number>): number {
  return [...scripts].reduce((sum, size) => sum + size, 0);
}
