import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#server/platform/net.ts';
import { logIn, type RunningProduct, startProduct } from '../product.ts';
import { median, requestsPerSecond } from '../session.ts';

/** Short and many, so that what else the machine does hits both alike. */
const ROUNDS = 30;
const SECONDS = 2;

/** `POST /session` of a product with metrics and traces against one without, in turns. */
export async function benchEyes(): Promise<void> {
  const [watchedDir, plainDir] = [newFolder(), newFolder()];
  const receiver = fork(join(import.meta.dirname, 'trace-receiver.ts'));
  const [receiverUrl] = (await once(receiver, 'message')) as [string];
  const watched = await startProduct(watchedDir, {
    DEMO_ITEMS: '0',
    METRICS_PORT: String(await freePort()),
    OTEL_EXPORTER_OTLP_ENDPOINT: receiverUrl,
  });
  const plain = await startProduct(plainDir);
  const ratios = await compare(watched, plain);
  receiver.send('count');
  const [count] = (await once(receiver, 'message')) as [number];
  await Promise.all([watched.stop(), plain.stop()]);
  receiver.disconnect();
  for (const folder of [watchedDir, plainDir]) rmSync(folder, { recursive: true, force: true });
  if (count === 0) throw new Error('no trace arrived');
  console.log(
    `Metrics and traces on: POST /session at ${median(ratios).toFixed(3)} × off (wanted ≥ 0.95), median of ${ROUNDS} rounds of ${SECONDS} s in turns; ${count} requests with traces arrived`,
  );
}

/** Who begins changes from round to round, so that warming up favours nobody. */
async function compare(watched: RunningProduct, plain: RunningProduct): Promise<number[]> {
  const targets = await Promise.all(
    [watched, plain].map(async ({ url }) => ({ url: `${url}/session`, token: await logIn(url, 'buyer') })),
  );
  const ratios: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const rates = [0, 0];
    for (const turn of [round % 2, 1 - (round % 2)]) rates[turn] = await requestsPerSecond(targets[turn]!, SECONDS);
    const [on = 0, off = 0] = rates;
    console.log(`  ${Math.round(on)} requests/s with, ${Math.round(off)} without`);
    if (round > 0) ratios.push(on / off);
  }
  return ratios;
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'framehall-bench-'));
