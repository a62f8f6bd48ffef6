import type { BrowserContext, Page } from '@playwright/test';
import { en } from '#contract/text/en.ts';

export const PART = 1024 * 1024;
export const PARTS = 384;

declare global {
  interface Window {
    blocks: number[];
    frameGaps: number[];
  }
}

export interface Bench {
  context: BrowserContext;
  url: string;
  token: string;
  film: string;
}

/** Runs in every page: logs in, and records how long the main thread is blocked. */
export function watch(token: string): void {
  localStorage.setItem('access_token', token);
  localStorage.setItem('locale', 'EN');
  window.blocks = [];
  window.frameGaps = [];
  performance.setResourceTimingBufferSize(20_000);
  // Processing the files is not measured here, so reports succeed at once.
  const send = window.fetch;
  const done = { code: 0, success: true, message: '', materialId: 1, materialCode: 'V1' };
  window.fetch = (input, init) =>
    input instanceof Request && input.url.endsWith('/success')
      ? Promise.resolve(Response.json(done))
      : send(input, init);
  new PerformanceObserver((list) => window.blocks.push(...list.getEntries().map((entry) => entry.duration))).observe({
    entryTypes: ['longtask'],
  });
}

export async function openUploader({ context, url }: Bench, kind: 'video' | 'photo'): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${url}/Collect`);
  await page.getByRole('banner').getByRole('button', { name: en.header.upload }).click();
  await page.getByRole('dialog').getByRole('button', { name: en.upload.kinds[kind] }).click();
  await page.evaluate(() => window.blocks.splice(0));
  return page;
}

export const start = (page: Page) => page.getByRole('button', { name: en.uploadQueue.start }).click();
export const worst = (values: number[]) => Math.max(0, ...values);

export function blockWords(blocks: number[]): string {
  return blocks.length === 0 ? 'under 50 ms' : `${worst(blocks).toFixed(0)} ms, ${blocks.length} times over 50 ms`;
}
