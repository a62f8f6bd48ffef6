import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#server/platform/net.ts';
import { pidOf, WEB } from '#tests/support/processes.ts';
import { logIn, type RunningProduct, startProduct } from '../product.ts';
import { median, requestsPerSecond } from '../session.ts';

/** Short and many, so that what else the machine does hits both alike. */
const ROUNDS = 20;
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
  const { rates, work } = await compare(watched, plain);
  receiver.send('count');
  const [count] = (await once(receiver, 'message')) as [number];
  await Promise.all([watched.stop(), plain.stop()]);
  receiver.disconnect();
  for (const folder of [watchedDir, plainDir]) rmSync(folder, { recursive: true, force: true });
  if (count === 0) throw new Error('no trace arrived');
  console.log(
    `Metrics and traces on: POST /session at ${median(rates).toFixed(3)} × off (wanted ≥ 0.95), by processor time of the web process ${median(work).toFixed(3)}`,
  );
  console.log(`  median of ${ROUNDS} rounds of ${SECONDS} s in turns; ${count} requests with traces arrived`);
}

/** Who begins changes from round to round, so that warming up favours nobody. */
async function compare(watched: RunningProduct, plain: RunningProduct): Promise<{ rates: number[]; work: number[] }> {
  const targets = await Promise.all(
    [watched, plain].map(async ({ url, dataDir }) => ({
      url: `${url}/session`,
      token: await logIn(url, 'buyer'),
      pid: pidOf(dataDir, WEB),
    })),
  );
  const [rates, work]: [number[], number[]] = [[], []];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const told: { rate: number; ticks: number }[] = [];
    for (const turn of [round % 2, 1 - (round % 2)]) {
      const target = targets[turn]!;
      const before = ticksOf(target.pid);
      const rate = await requestsPerSecond(target, SECONDS);
      told[turn] = { rate, ticks: (ticksOf(target.pid) - before) / rate };
    }
    const [on, off] = told as [{ rate: number; ticks: number }, { rate: number; ticks: number }];
    if (round === 0) continue;
    rates.push(on.rate / off.rate);
    work.push(off.ticks / on.ticks);
  }
  return { rates, work };
}

/** Processor time of a process so far, which says what it costs on a machine that does other things too. */
function ticksOf(pid: number): number {
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const fields = rest.split(' ');
  return Number(fields[11]) + Number(fields[12]);
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'framehall-bench-'));
