import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '../product.ts';
import { benchFound } from './found.ts';
import { benchHeard } from './heard.ts';

/** What the step `hear` costs and how often it is right, and searches of music by sound and by filters. */
export async function benchMusic(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'framehall-music-'));
  try {
    await benchHeard(folder);
    const product = await startProduct(join(folder, 'data'));
    try {
      await benchFound(product.databaseUrl, folder);
    } finally {
      await product.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
