import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { existsSync } from 'node:fs';
import { pidOf, WEB } from './support/processes.ts';
import { newDataDir, type Run, runProduct } from './support/run.ts';

const TIMES = 10_000;
const AT_ONCE = 50;
const DATA_DIR = newDataDir();
let product: Run;
beforeAll(async () => {
  product = await runProduct({ DATA_DIR });
  await product.says(/Framehall is ready/);
}, 360_000);
afterAll(async () => {
  product.process.kill('SIGTERM');
  await product.ended;
}, 180_000);

const HOST = 'Host: x\r\n\r\n';
const TARGETS = [
  '//',
  '//%00',
  '//[::',
  'http://[',
  '///\\',
  '/%',
  '/%ff',
  '*',
  '?',
  '/a?%',
  '/\u0001',
  '/..%2f..',
  '',
];
const ABSURD = [
  ...TARGETS.map((target) => `GET ${target} HTTP/1.1\r\n${HOST}`),
  ...TARGETS.map((target) => `PUT ${target} HTTP/1.1\r\nContent-Length: 3\r\n${HOST}abc`),
  `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n${HOST}`,
  'GET / HTTP/1.1\r\nHost',
  'GET / HTTP/9.9\r\n\r\n',
  `OPTIONS * HTTP/1.1\r\nOrigin: \u00ff\r\nAccess-Control-Request-Headers: \u00ff\r\n${HOST}`,
  'POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n',
  'POST /session HTTP/1.1\r\nTransfer-Encoding: chunked\r\nContent-Length: 5\r\nHost: x\r\n\r\nzz\r\n',
  'CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n',
  `GET / HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n${HOST}`,
  `PUT /b/k HTTP/1.1\r\nExpect: 100-continue\r\nContent-Length: 10\r\n${HOST}`,
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001',
  '',
];

/** Random numbers that are the same in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** An absurd request, sometimes with changed bytes or cut off. */
function bytesOf(turn: number): Buffer {
  const next = numbers(turn);
  const bytes = Buffer.from(ABSURD[turn % ABSURD.length] ?? '', 'latin1');
  if (turn < 3 * ABSURD.length || bytes.length === 0) return bytes;
  for (let change = next(6); change > 0; change -= 1) bytes[next(bytes.length)] = next(256);
  return next(3) === 0 ? bytes.subarray(0, next(bytes.length)) : bytes;
}

async function send(port: number, bytes: Buffer): Promise<void> {
  await new Promise<void>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes));
    socket.setTimeout(2000, () => socket.destroy());
    socket.on('error', () => {});
    socket.on('data', () => {});
    socket.on('close', () => resolve());
  });
}

describe.skipIf(!existsSync('/proc/self/environ'))('raw bytes', { timeout: 240_000 }, () => {
  test('however absurd, end no process of the product, and all of them answer afterwards', async () => {
    const parts = [WEB, /objects\.js/, /payments-sandbox\.js/];
    const ports = [product.url, product.objectUrl(''), product.paymentsUrl].map((url) => Number(new URL(url).port));
    const before = parts.map((part) => pidOf(DATA_DIR, part));
    let turn = 0;
    const sender = async () => {
      while (turn < TIMES) {
        turn += 1;
        await send(ports[turn % ports.length] ?? 0, bytesOf(Math.floor(turn / ports.length)));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, sender));
    expect(parts.map((part) => pidOf(DATA_DIR, part))).toEqual(before);
    expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
    expect((await fetch(`${product.paymentsUrl}/`)).status).toBeGreaterThan(0);
    expect((await fetch(product.objectUrl('framehall-previews/nothing'))).status).toBe(404);
  });
});
