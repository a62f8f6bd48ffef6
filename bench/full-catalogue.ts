import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningProduct, startProduct } from './product.ts';

const SIZE = Number(process.env['BENCH_ROWS'] ?? 1_000_000);

/** A product with a million synthetic materials: a new one, or the one in the folder `BENCH_DATA`, filled before. */
export async function withFullCatalogue(bench: (product: RunningProduct, dataDir: string) => Promise<void>) {
  const given = process.env['BENCH_DATA'];
  const dataDir = given ?? mkdtempSync(join(tmpdir(), 'framehall-catalogue-'));
  const product = await startProduct(dataDir);
  try {
    if (!given) fill(dataDir);
    await bench(product, dataDir);
  } finally {
    await product.stop();
    if (!given) rmSync(dataDir, { recursive: true, force: true });
  }
}

function fill(dataDir: string): void {
  execFileSync('node', ['tools/run.mjs', 'tools/catalogue.ts', '--size', String(SIZE)], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
