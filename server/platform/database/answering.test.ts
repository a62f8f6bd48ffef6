import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { createDatabase } from '#tests/support/database.ts';
import { untilDatabaseAnswers } from './answering.ts';

const database = await createDatabase();
const real = new URL(database.url);

/** PostgreSQL's reply when it refuses a connection. */
function refusal(code: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${why}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

let refused = 0;
let times = 0;
let code = '57P03';
let why = 'not now';
const door = createServer((socket) => {
  socket.on('error', () => {});
  if (refused < times) {
    refused += 1;
    socket.once('data', () => socket.end(refusal(code)));
    return;
  }
  const behind = connect(Number(real.port), real.hostname);
  behind.on('error', () => {});
  socket.pipe(behind).pipe(socket);
}).listen(0, '127.0.0.1');
await once(door, 'listening');
const url = new URL(database.url);
url.hostname = '127.0.0.1';
url.port = String((door.address() as AddressInfo).port);

afterAll(async () => {
  door.close();
  await database.drop();
});

test('a database that recovers is waited for', async () => {
  [refused, times, code] = [0, 3, '57P03'];
  await untilDatabaseAnswers(url.href);
  expect(refused).toBe(3);
});

test('one that does not come back is given up, and one that refuses is not waited for', async () => {
  [refused, times, code] = [0, Infinity, '57P03'];
  await expect(untilDatabaseAnswers(url.href, 250)).rejects.toThrow('not now');
  [refused, times, code] = [0, Infinity, '28P01'];
  await expect(untilDatabaseAnswers(url.href)).rejects.toThrow('not now');
  expect(refused).toBe(1);
});

test('a pooler is refused, whether it says what it cannot do or forgets it', async () => {
  [refused, times, code, why] = [0, Infinity, '08P01', 'unsupported startup parameter: statement_timeout'];
  await expect(untilDatabaseAnswers(url.href)).rejects.toThrow(/^DATABASE_URL leads to a pooler/);
  expect(refused).toBe(1);
  await expect(untilDatabaseAnswers(`${database.url}?statement_timeout=0`)).rejects.toThrow(
    /^DATABASE_URL leads to a pooler/,
  );
});
