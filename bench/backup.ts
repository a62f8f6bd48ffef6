import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { flushAll } from '#server/platform/backup/flush-all.ts';
import { basesIn } from '#server/platform/backup/manifest.ts';
import { startProduct } from './product.ts';

const SIZE = process.env['BENCH_SIZE'] ?? '100000';
const ROUNDS = 3;
const SECRET_KEY = 'the secret key of the bench, long enough';

async function run(script: string, settings: Record<string, string>, args: string[] = []): Promise<number> {
  const began = performance.now();
  const env = { ...process.env, ...settings };
  const child = spawn('node', [`tools/${script}.ts`, ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${script} failed`);
  return performance.now() - began;
}

/** Backing up and restoring a database of many materials, against copying and flushing the same bytes. */
export async function benchBackup(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'framehall-backup-'));
  const backupDir = join(folder, 'backup');
  mkdirSync(backupDir);
  const settings = { BACKUP_DIR: backupDir, BACKUP_SECONDS: '5', SECRET_KEY, DEMO_ITEMS: '0' };
  const live = { ...settings, DATA_DIR: join(folder, 'live') };
  mkdirSync(live.DATA_DIR);
  const product = await startProduct(live.DATA_DIR, settings);
  await run('catalogue', live, ['--size', SIZE]);
  const backedUp = await run('backup', live);
  await product.stop();
  const base = basesIn(backupDir)[0]!;
  const times = { restore: [] as number[], copy: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    times.copy.push(await copy(base.path, join(folder, `copy-${round}`)));
    const to = join(folder, `restored-${round}`);
    mkdirSync(to);
    times.restore.push(await run('restore', { ...settings, DATA_DIR: to }));
    rmSync(to, { recursive: true });
  }
  rmSync(folder, { recursive: true, force: true });
  const [restored, copied] = [median(times.restore), median(times.copy)];
  const megabytes = Math.round(base.manifest!.bytes / 1024 ** 2);
  console.log(
    `Restoring ${SIZE} materials (${megabytes} MB): ${seconds(restored)}, copying and flushing the same bytes ${seconds(copied)}: ${(restored / copied).toFixed(2)} × (wanted ≤ 3); backing up under no load ${seconds(backedUp)}`,
  );
}

async function copy(from: string, to: string): Promise<number> {
  const began = performance.now();
  await cp(from, to, { recursive: true });
  await flushAll(to);
  const took = performance.now() - began;
  rmSync(to, { recursive: true });
  return took;
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;
