import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { signIn } from './support/people.ts';
import { startProduct } from './support/product.ts';
import { proxyTo } from './support/proxy.ts';
import { noise, report, sendFile } from './support/uploads.ts';

describe('when the database goes away', () => {
  test('calls answer 503 at once, pages go on, and everything returns with it', async () => {
    const product = await startProduct({}, proxyTo);
    const token = await signIn(product, 'buyer');
    product.proxy?.cut();
    const began = Date.now();
    const reply = await product.call('/user/profile', {}, { token });
    expect(reply).toMatchObject({ status: 503, body: { success: false, problem: 'unavailable' } });
    expect(reply.headers.get('retry-after')).toBeTruthy();
    expect(Date.now() - began).toBeLessThan(10_000);
    expect((await fetch(`${product.url}/Music`)).status).toBe(200);
    expect((await fetch(`${product.url}/healthz`)).status).toBe(200);
    product.proxy?.restore();
    await expect
      .poll(async () => (await product.call('/user/profile', {}, { token })).status, { timeout: 90_000 })
      .toBe(200);
  });

  test('one that only reads is as good as away, and used again when it writes', async () => {
    const product = await startProduct();
    const token = await signIn(product, 'buyer');
    const read = async () => (await product.call('/user/profile', {}, { token })).status;
    const name = new URL(product.databaseUrl).pathname.slice(1);
    const admin = new pg.Client({ connectionString: product.databaseUrl });
    await admin.connect();
    const end = `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`;
    await admin.query(`alter database ${name} set default_transaction_read_only = on`);
    await admin.query(end);
    await expect.poll(read, { timeout: 90_000 }).toBe(503);
    // Not even what is only read: it may be older than what somebody has just been told.
    expect(await read()).toBe(503);
    await admin.query(`alter database ${name} reset default_transaction_read_only`);
    await expect.poll(read, { timeout: 90_000 }).toBe(200);
    await admin.end();
  });

  test('a database that hangs is given up on, not waited for', { timeout: 270_000 }, async () => {
    const product = await startProduct({}, proxyTo);
    const token = await signIn(product, 'buyer');
    product.proxy?.freeze();
    const began = Date.now();
    const reply = await product.call('/user/profile', {}, { token });
    expect(reply.status).toBe(503);
    expect(Date.now() - began).toBeLessThan(45_000);
    product.proxy?.restore();
    await expect
      .poll(async () => (await product.call('/user/profile', {}, { token })).status, { timeout: 90_000 })
      .toBe(200);
  });

  test('more than can wait for it are turned away at once', { timeout: 270_000 }, async () => {
    const product = await startProduct({}, proxyTo);
    const token = await signIn(product, 'buyer');
    product.proxy?.freeze();
    let waiting = 600;
    const calls = Array.from({ length: waiting }, async () => {
      const { status } = await product.call('/user/profile', {}, { token });
      waiting -= 1;
      return status;
    });
    await expect.poll(() => waiting, { interval: 5 }).toBeLessThan(600);
    // Whoever needs no database is served meanwhile.
    for (const path of ['/readyz', '/robots.txt', '/assets/app.js'])
      expect((await fetch(product.url + path)).status).toBe(200);
    expect((await product.call('/session')).status).toBe(200);
    expect(waiting).toBeGreaterThan(100);
    expect(new Set(await Promise.all(calls))).toEqual(new Set([503]));
    product.proxy?.restore();
  });

  test('forty times under load: nothing but 200 and 503, and a process that lives', { timeout: 180_000 }, async () => {
    const product = await startProduct();
    const token = await signIn(product, 'buyer');
    const seen = new Set<number>();
    let over = false;
    const load = Array.from({ length: 8 }, async () => {
      while (!over) seen.add((await product.call('/user/profile', {}, { token })).status);
    });
    for (let time = 0; time < 40; time += 1) {
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`
        .execute(product.db)
        .catch(() => {});
      await sleep(25);
    }
    over = true;
    await Promise.all(load);
    expect([...seen].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    await expect.poll(async () => (await product.call('/user/profile', {}, { token })).status).toBe(200);
  });
});

test('a store that takes 5 s for each answer keeps only those who need it waiting, and loses nothing', async () => {
  const product = await startProduct({}, undefined, undefined, proxyTo);
  const photographer = await signIn(product, 'photographer');
  const bytes = noise(70_000);
  const file = await sendFile(product, photographer, 'photo', { bytes });
  product.storeProxy?.delay(5000);
  let over = false;
  const others = new Set<number>();
  const asking = (async () => {
    while (!over) {
      others.add((await fetch(`${product.url}/search?keyword=sunset&type=video`)).status);
      others.add((await product.call('/session')).status);
      await sleep(50);
    }
  })();
  let told = await report(product, photographer, file);
  for (let tries = 0; told.status === 503 && tries < 5; tries += 1) told = await report(product, photographer, file);
  over = true;
  await asking;
  expect(told).toMatchObject({ status: 200, body: { success: true } });
  expect([...others]).toEqual([200]);
  product.storeProxy?.delay(0);
  // Whoever did not hear the answer asks again, and gets the same.
  const again = await report(product, photographer, file);
  expect(again.body.materialId).toBe(told.body.materialId);
  const { key } = await product.db
    .selectFrom('materialFiles')
    .select('key')
    .where('materialId', '=', told.body.materialId)
    .where('rendition', '=', 'original')
    .executeTakeFirstOrThrow();
  const kept = await buffer(await product.services.objects.open('originals', key));
  expect(kept.equals(bytes)).toBe(true);
});

test('a hundred slow connections are dropped and do not keep others waiting', { timeout: 180_000 }, async () => {
  const product = await startProduct();
  const { hostname, port } = new URL(product.url);
  const sockets = Array.from({ length: 100 }, () => connect(Number(port), hostname));
  for (const socket of sockets) {
    socket.on('error', () => {});
    socket.resume();
    socket.write('POST /session HTTP/1.1\r\nhost: x\r\n');
  }
  const began = Date.now();
  expect((await product.call('/session')).status).toBe(200);
  expect(Date.now() - began).toBeLessThan(10_000);
  const dropped = sockets.map((socket) => new Promise((resolve) => socket.once('close', resolve)));
  await Promise.all(dropped);
  expect(Date.now() - began).toBeLessThan(90_000);
});

test.skipIf(process.platform !== 'linux')('so is one that reads nothing', { timeout: 360_000 }, async () => {
  const product = await startProduct();
  const { hostname, port } = new URL(product.url);
  const socket = connect(Number(port), hostname).pause();
  await once(socket, 'connect');
  socket.write('GET /docs/json HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(100));
  // It cannot see that it was dropped, because it does not read.
  const hex = (number: unknown) => Number(number).toString(16).toUpperCase().padStart(4, '0');
  const connection = `:${hex(port)} 0100007F:${hex(socket.localPort)} 01 `;
  /** What the server could not send yet; undefined once it has dropped the connection. */
  const unsent = () => new RegExp(`${connection}([0-9A-F]{8}):`).exec(readFileSync('/proc/net/tcp', 'utf8'))?.[1];
  expect(unsent()).toBeDefined();
  // The minute begins when nothing moves any more, and a busy machine takes a while to write so much.
  const isStuck = async () => {
    const before = unsent();
    await sleep(3000);
    return before !== '00000000' && before === unsent();
  };
  await expect.poll(isStuck, { timeout: 120_000 }).toBe(true);
  await expect.poll(unsent, { timeout: 90_000, interval: 500 }).toBeUndefined();
  socket.destroy();
});

test('more slow senders than are served at once keep nobody else out', async () => {
  const product = await startProduct();
  const { hostname, port } = new URL(product.url);
  const head = 'POST /session HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n';
  const sockets = await Promise.all(
    Array.from({ length: 600 }, async () => {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => {});
      await once(socket, 'connect');
      await new Promise((sent) => socket.write(`${head}{`, sent));
      return socket;
    }),
  );
  for (let time = 0; time < 20; time += 1) expect((await product.call('/session')).status).toBe(200);
  for (const socket of sockets) socket.destroy();
});

test('closing finishes what is in flight', async () => {
  const product = await startProduct();
  const login = product.call('/user/login', { account: 'buyer@framehall.test', password: 'framehall-demo' });
  const begun = () => product.db.selectFrom('rateLimits').select('key').where('key', 'like', 'login:%').execute();
  await expect.poll(async () => (await begun()).length, { interval: 5 }).toBeGreaterThan(0);
  await product.close();
  expect((await login).status).toBe(200);
});

test('closing answers whoever has connected before', async () => {
  const product = await startProduct();
  const { hostname, port } = new URL(product.url);
  const sockets = Array.from({ length: 30 }, () => connect(Number(port), hostname));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  const closed = product.close();
  for (const socket of sockets) socket.write('POST /session HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\n\r\n');
  for (const reply of await Promise.all(sockets.map((socket) => text(socket))))
    expect(reply).toMatch(/^HTTP\/1\.1 200 [^]*\}$/);
  await closed;
});
