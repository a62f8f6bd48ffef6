import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { killPart, pidOf, SPARE_WEB, WEB } from '#tests/support/processes.ts';

const TIMES = 10;
const BUSY_LOOPS = 2;
const LONGEST_LOADING_MS = 300_000;

/** From `kill -9` of the web process to the first answer, on a machine whose cores are busy with something else. */
export async function benchBack({ url }: { url: string }, dataDir: string): Promise<void> {
  const busy = Array.from({ length: BUSY_LOOPS }, () => spawn(process.execPath, ['-e', 'for(;;){}']));
  try {
    const times: number[] = [];
    for (let time = 0; time < TIMES; time += 1) {
      await untilSpareHasLoaded(dataDir);
      times.push(await killAndWait(url, dataDir));
    }
    const list = times.map((ms) => (ms / 1000).toFixed(2)).join(' ');
    console.log(`Doors: kill -9 of the web process beside ${BUSY_LOOPS} busy loops, seconds to the first 200: ${list}`);
    console.log(`  longest ${(Math.max(...times) / 1000).toFixed(2)} s (wanted ≤ 3)`);
  } finally {
    busy.forEach((loop: ChildProcess) => loop.kill('SIGKILL'));
  }
}

async function killAndWait(url: string, dataDir: string): Promise<number> {
  const began = performance.now();
  killPart(dataDir, WEB);
  while (!(await answers(url))) await sleep(5);
  return performance.now() - began;
}

async function answers(url: string): Promise<boolean> {
  return await fetch(`${url}/readyz`).then(
    (reply) => reply.status === 200,
    () => false,
  );
}

async function untilSpareHasLoaded(dataDir: string): Promise<void> {
  const until = performance.now() + LONGEST_LOADING_MS;
  while (pidOf(dataDir, SPARE_WEB) === 0) {
    if (performance.now() > until) throw new Error('no spare process in time');
    await sleep(500);
  }
}
