import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, expect, test } from 'vitest';
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
