import { mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sendHalf } from '#tests/support/half-sent.ts';
import { startStore } from '../store-process.ts';

const HALF_SENT = 2010;
const ASKED = 50;

/** How long another address waits for the store while one has begun thousands of requests and ended none. */
export async function benchHalfSent(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'framehall-half-'));
  const store = await startStore(folder);
  await slowest(store.url);
  const before = await slowest(store.url);
  const half = await sendHalf(store.url, HALF_SENT, '127.0.0.1');
  const meanwhile = await slowest(store.url);
  const held = half.open();
  half.end();
  await store.stop();
  rmSync(folder, { recursive: true, force: true });
  console.log(`Doors: ${HALF_SENT} half-sent requests from one address, of which the store holds ${held}`);
  console.log(
    `  another address is answered within ${meanwhile.toFixed(0)} ms, the slowest of ${ASKED} (before: ${before.toFixed(0)} ms)`,
  );
}

/** The slowest of some requests from another address, each by a connection of its own, in milliseconds. */
async function slowest(url: string): Promise<number> {
  let longest = 0;
  for (let count = 0; count < ASKED; count += 1) {
    const began = performance.now();
    const asked = request(`${url}/framehall-previews/nothing`, { localAddress: '127.0.0.2', agent: false }).end();
    const [reply] = (await once(asked, 'response')) as [IncomingMessage];
    reply.resume();
    await once(reply, 'end');
    if (reply.statusCode !== 404) throw new Error(`another address was answered with ${reply.statusCode}`);
    longest = Math.max(longest, performance.now() - began);
  }
  return longest;
}
