import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { loadConfig } from '#server/config.ts';
import { sendHalf } from '#tests/support/half-sent.ts';
import { startTestStore } from '#tests/support/object-store.ts';
import { limitPerAddress } from './connections.ts';

const server = createServer((_request, response) => response.end('fine'));
limitPerAddress(server, 3);
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
const sockets: Socket[] = [];
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  server.close();
});

/** Begins a request without ending it; returns whether the server still listens after a moment. */
async function beginHalf(localAddress: string): Promise<boolean> {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  sockets.push(socket);
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write('GET / HTTP/1.1\r\n');
  return await Promise.race([
    once(socket, 'close').then(() => false),
    new Promise<boolean>((resolve) => setTimeout(resolve, 300, true)),
  ]);
}

test.skipIf(process.platform !== 'linux')('one address gets so many connections, and others are served', async () => {
  const outcomes: boolean[] = [];
  for (let count = 0; count < 5; count += 1) outcomes.push(await beginHalf('127.0.0.1'));
  expect(outcomes).toEqual([true, true, true, false, false]);
  expect(await beginHalf('127.0.0.2')).toBe(true);
  sockets[0]?.destroy();
  await expect.poll(() => beginHalf('127.0.0.1')).toBe(true);
});

test.skipIf(process.platform !== 'linux')(
  'the store serves others while one address has begun 2,010 requests',
  async () => {
    const store = await startTestStore(loadConfig({}));
    const half = await sendHalf(store.url, 2010, '127.0.0.1');
    await expect.poll(() => half.open()).toBe(1000);
    const asked = request(`${store.url}/framehall-previews/nothing`, { localAddress: '127.0.0.2', agent: false }).end();
    const [reply] = (await once(asked, 'response')) as [IncomingMessage];
    expect(reply.statusCode).toBe(404);
    half.end();
    await store.close();
  },
);
