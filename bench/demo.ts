import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startProduct } from './product.ts';

interface Counts {
  photos: number;
  clips: number;
  online: number;
  total: number;
}

/**
 * A first start with the whole demo: when the first material shows, when all of it is there, and how fast pages answer
 * meanwhile.
 */
export async function benchDemo(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'framehall-demo-'));
  const began = performance.now();
  const product = await startProduct(dataDir, {});
  const database = new pg.Client(product.databaseUrl);
  await database.connect();
  const answers: number[] = [];
  let seen: number | undefined;
  let counts: Counts;
  do {
    answers.push(await answerMs(product.url), await answerMs(`${product.url}/hotword`));
    counts = await count(database);
    if (counts.photos >= 12 && counts.clips >= 4) seen ??= performance.now() - began;
    await sleep(250);
  } while (counts.online < counts.total && performance.now() - began < 1_200_000);
  const whole = performance.now() - began;
  await database.end();
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
  const sorted = answers.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  console.log(`Demo: 12 photos and 4 clips to see after ${seconds(seen ?? Infinity)} (wanted ≤ 60)`);
  console.log(`  all ${counts.online} of ${counts.total} after ${seconds(whole)} (wanted ≤ 600)`);
  console.log(`  pages meanwhile: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, worst ${at(1)} ms (wanted ≤ 200)`);
}

async function answerMs(url: string): Promise<number> {
  const began = performance.now();
  const reply = await fetch(url);
  await reply.arrayBuffer();
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}`);
  return performance.now() - began;
}

async function count(database: pg.Client): Promise<Counts> {
  const { rows } = await database.query<Counts>(`
    select count(*) filter (where m.kind = 'photo' and m.state = 'online')::int as photos,
      count(*) filter (where m.kind = 'video' and m.state = 'online')::int as clips,
      count(*) filter (where m.state = 'online')::int as online, count(*)::int as total
    from demo_items d left join materials m on m.id = d.material_id where d.for_sale`);
  return rows[0] ?? { photos: 0, clips: 0, online: 0, total: 1 };
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
