import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import type { Door } from '../process.ts';
import { comeAndStay } from '#tests/support/visitors.ts';
import { answerAllWhenClosing } from './closing.ts';
import { type Doors, openDoors } from './doors.ts';

/** One is let in at each turn of the loop, and those inside ask at each: the work grows with the square. */
const VISITORS = 80;
const LONG = 'x'.repeat(20_000_000);

function answering(): FastifyInstance {
  const app = fastify({ forceCloseConnections: 'idle', return503OnClosing: false });
  answerAllWhenClosing(app);
  app.get('/', async () => 'here');
  app.get('/long', async () => LONG);
  return app;
}

async function closeAll(app: FastifyInstance, doors: Doors): Promise<void> {
  await doors.close();
  await app.close();
}

async function ask(port: number, host: string, path: string) {
  const socket = connect(port, host);
  await once(socket, 'connect');
  socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`);
  return socket;
}

test('doors that were handed over are all open, and whoever came through one of them is answered', async () => {
  const before = [createServer().listen(0, '127.0.0.1'), createServer().listen(0, '127.0.0.2')];
  await Promise.all(before.map((server) => once(server, 'listening')));
  const app = answering();
  const asking: (() => void)[] = [];
  app.get('/slow', async () => {
    await new Promise<void>((answer) => asking.push(answer));
    return 'late';
  });
  const doors = await openDoors(
    app,
    {},
    before.map((server) => (server as unknown as { _handle: Door })._handle),
  );
  const asked = before
    .map((server) => server.address() as AddressInfo)
    .map(({ port, address }) => ask(port, address, '/slow'));
  const sockets = await Promise.all(asked);
  await expect.poll(() => asking.length).toBe(2);
  let closed = false;
  const closing = closeAll(app, doors).then(() => void (closed = true));
  await sleep(100);
  expect(closed).toBe(false);
  for (const answer of asking) answer();
  const replies = await Promise.all(sockets.map((socket) => text(socket)));
  await closing;
  for (const reply of replies) expect(reply).toMatch(/^HTTP\/1\.1 200 [^]*\r\nconnection: close\r\n[^]*\r\n\r\nlate$/i);
});

test('whoever stays connected and asks again a second later is still answered, for the last time', async () => {
  const app = answering();
  const doors = await openDoors(app, { port: 0, host: '127.0.0.1' });
  const socket = await ask((app.server.address() as AddressInfo).port, '127.0.0.1', '/');
  await once(socket, 'readable');
  const closed = closeAll(app, doors);
  await sleep(1000);
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 [^]*hereHTTP\/1\.1 200 [^]*\r\nconnection: close\r\n[^]*here$/i);
  await closed;
});

test('whoever has been quiet for long does not keep the server from closing', async () => {
  const closing = async () => {
    const app = answering();
    const doors = await openDoors(app, { port: 0, host: '127.0.0.1' });
    const socket = await ask((app.server.address() as AddressInfo).port, '127.0.0.1', '/');
    await once(socket, 'readable');
    await sleep(2000);
    const began = Date.now();
    await closeAll(app, doors);
    socket.destroy();
    return Date.now() - began;
  };
  // On a busy machine one may take long by chance.
  expect(Math.min(...(await Promise.all([closing(), closing(), closing()])))).toBeLessThan(1400);
});

test('a reply that is read slowly arrives whole', async () => {
  const app = answering();
  const doors = await openDoors(app, { port: 0, host: '127.0.0.1' });
  const socket = await ask((app.server.address() as AddressInfo).port, '127.0.0.1', '/long');
  socket.pause();
  await sleep(200);
  const closed = closeAll(app, doors);
  await sleep(1000);
  expect((await text(socket)).endsWith(`\r\n\r\n${LONG}`)).toBe(true);
  await closed;
});

test('visitors who stay connected are not sent away while the doors are open, where they would come back', async () => {
  const app = answering();
  const doors = await openDoors(app, { port: 0, host: '127.0.0.1' });
  const visitors = comeAndStay(`${app.listeningOrigin}/`, VISITORS);
  await expect.poll(visitors.inside, { timeout: 90_000 }).toBe(VISITORS);
  await closeAll(app, doors);
  const lost = await visitors.leave();
  expect(lost.filter((said) => said !== 'ECONNREFUSED')).toEqual([]);
});
