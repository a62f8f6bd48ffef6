import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserOptions } from '../../tools/browser.ts';
import { filmHead } from '../../uploader/testing/sources.ts';
import { logIn, startProduct } from '../product.ts';
import { tellKill } from './kill.ts';
import { type Bench, PART, PARTS, watch } from './panel.ts';
import { tellQueue } from './queue.ts';
import { tellThroughput } from './throughput.ts';

/** The upload panel: its speed, its smoothness, and what it sends again after a crash. */
export async function benchUpload(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'framehall-upload-'));
  const film = join(folder, 'film.mp4');
  const head = filmHead();
  writeFileSync(film, Buffer.concat([head, randomBytes(PARTS * PART - head.length)]));
  const product = await startProduct(join(folder, 'data'));
  const token = await logIn(product.url, 'photographer');
  try {
    await tellThroughput({ url: product.url, token, film });
    await withPlaywright({ url: product.url, token, film });
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function withPlaywright(sender: Omit<Bench, 'context'>): Promise<void> {
  const browser = await chromium.launch(browserOptions());
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(watch, sender.token);
  try {
    await tellQueue({ ...sender, context });
    await tellKill({ ...sender, context });
  } finally {
    await browser.close();
  }
}
