// Figures as ratios against a peer or the bare limit, measured in the same run. `npm run bench [start|session|page]`
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchFirstPage } from './first-page.ts';
import { startProduct } from './product.ts';
import { benchSession } from './session.ts';

const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);
const dataDir = mkdtempSync(join(tmpdir(), 'framehall-bench-'));

const first = await startProduct(dataDir);
await first.stop();
const product = await startProduct(dataDir);
if (isWanted('start')) {
  console.log(
    `Start to first answer: first ${seconds(first.startMs)} (wanted ≤ 15), second ${seconds(product.startMs)} (wanted ≤ 3)`,
  );
}
if (isWanted('session')) await benchSession(product);
if (isWanted('page')) await benchFirstPage(product.url);
await product.stop();
rmSync(dataDir, { recursive: true, force: true });

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
