import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { proxyTo } from '#tests/support/proxy.ts';
import { run, startPair, type Pair } from '#tests/support/standby.ts';
import { queueDatabase } from '../jobs/queue-database.ts';
import { eachAddress } from './addresses.ts';
import { untilDatabaseAnswers } from './answering.ts';
import { type Database, openDatabase } from './database.ts';
import { isDatabaseGone } from './failures.ts';
import { openPool } from './pool.ts';

test('an address may have several hosts', () => {
  expect(eachAddress('postgres://me:s,e%40cret@one:5432,[::1]:5433/name?sslmode=require')).toEqual([
    'postgres://me:s,e%40cret@one:5432/name?sslmode=require',
    'postgres://me:s,e%40cret@[::1]:5433/name?sslmode=require',
  ]);
  expect(eachAddress('postgres://one/name')).toEqual(['postgres://one/name']);
});

describe('two servers', { timeout: 120_000 }, () => {
  let pair: Pair;
  beforeAll(async () => {
    pair = await startPair();
    await run(pair.primary.url, 'create table notes (text text)');
  }, 120_000);
  afterAll(() => pair.close());

  const write = (db: Database, text: string) => sql`insert into notes values (${text})`.execute(db);
  const port = async (db: Database) =>
    (await sql<{ port: string }>`select current_setting('port') as port`.execute(db)).rows[0]?.port;
  const portOf = (url: string) => new URL(url).port;

  test('a server that only reads is not waited for long, and is nobody’s primary', async () => {
    const error = await untilDatabaseAnswers(pair.standby.url, 100).catch((failure: unknown) => failure);
    expect(error).toMatchObject({ code: '25006' });
    expect(isDatabaseGone(error)).toBe(true);
    const db = openDatabase(pair.standby.url, { connections: 1, name: 'test' });
    await expect(write(db, 'no')).rejects.toMatchObject({ code: '25006' });
    await db.destroy();
  });

  test('connections for a standby lead there and write nothing, not even on a primary', async () => {
    const db = openDatabase(pair.url, { connections: 1, name: 'test', wanted: 'standby' });
    expect(await port(db)).toBe(portOf(pair.standby.url));
    await db.destroy();
    const alone = openDatabase(pair.primary.url, { connections: 1, name: 'test', wanted: 'standby' });
    await expect(write(alone, 'no')).rejects.toMatchObject({ code: '25006' });
    expect(await port(alone)).toBe(portOf(pair.primary.url));
    await alone.destroy();
  });

  test('idle connections to a primary that only reads are dropped, and it is used again when it writes', async () => {
    const db = openDatabase(pair.url, { connections: 3, name: 'drops' });
    const open = async () =>
      (
        await run(pair.primary.url, `select pid from pg_stat_activity where application_name = 'drops' order by pid`)
      ).map(({ pid }) => pid as number);
    await Promise.all([write(db, 'a'), write(db, 'b'), write(db, 'c')]);
    const before = await open();
    expect(before).toHaveLength(3);
    await run(pair.primary.url, 'alter system set default_transaction_read_only = on', 'select pg_reload_conf()');
    await expect
      .poll(async () => (await run(pair.primary.url, 'show default_transaction_read_only')).map(Object.values))
      .toEqual([['on']]);
    await expect.poll(() => write(db, 'no').catch((error: unknown) => error)).toMatchObject({ code: '25006' });
    await expect(write(db, 'no')).rejects.toMatchObject({ message: 'no server of DATABASE_URL accepts writes now' });
    await expect.poll(open).toEqual([]);
    await run(
      pair.primary.url,
      'set default_transaction_read_only = off',
      'alter system reset default_transaction_read_only',
      'select pg_reload_conf()',
    );
    await expect
      .poll(() =>
        write(db, 'd').then(
          () => 'written',
          () => 'refused',
        ),
      )
      .toBe('written');
    expect((await open()).filter((pid) => before.includes(pid))).toEqual([]);
    await db.destroy();
  });

  test('when the primary dies and the standby takes over, statements, jobs’ announcements and locks follow', async () => {
    const db = openDatabase(pair.url, { connections: 3, name: 'follows' });
    const pool = openPool(pair.url, { connections: 1, name: 'queue' });
    const heard: string[] = [];
    let again = 0;
    const queue = queueDatabase({ url: pair.url, pool, name: 'listens', onLost: () => {} });
    const listening = await queue.listen(
      'news',
      (text) => heard.push(text),
      () => (again += 1),
    );
    await queue.executeSql(`notify news, 'one'`);
    await expect.poll(() => heard).toEqual(['one']);
    const held = await db.connection().execute(async (connection) => {
      const take = () => sql`select pg_try_advisory_lock(7) as ok`.execute(connection);
      const { rows } = await take();
      await write(connection, 'acknowledged');
      await expect
        .poll(() => run(pair.standby.url, `select text from notes where text = 'acknowledged'`))
        .toHaveLength(1);
      await pair.kill();
      await expect(take()).rejects.toSatisfy(isDatabaseGone);
      return rows;
    });
    expect(held).toEqual([{ ok: true }]);
    await expect(write(db, 'no')).rejects.toSatisfy(isDatabaseGone);
    await run(pair.standby.url, 'select pg_promote()');
    await expect
      .poll(() =>
        write(db, 'after').then(
          () => port(db),
          () => 'none',
        ),
      )
      .toBe(portOf(pair.standby.url));
    expect((await sql`select pg_try_advisory_lock(7) as ok`.execute(db)).rows).toEqual([{ ok: true }]);
    await expect.poll(() => again, { timeout: 30_000 }).toBe(1);
    await queue.executeSql(`notify news, 'two'`);
    await expect.poll(() => heard).toEqual(['one', 'two']);
    await listening.close();
    await pool.end();
    await db.destroy();
  });
});

test('when the primary falls silent, the next call after the one that waited finds the new one', async () => {
  const pair = await startPair();
  const proxy = await proxyTo(pair.primary.url);
  const url = pair.url.replace(new URL(pair.primary.url).host, new URL(proxy.url).host);
  const db = openDatabase(url, { connections: 1, name: 'silent', statementSeconds: 1 });
  const port = async () =>
    (await sql<{ port: string }>`select current_setting('port') as port`.execute(db)).rows[0]?.port;
  expect(await port()).toBe(new URL(pair.primary.url).port);
  proxy.freeze();
  await run(pair.standby.url, 'select pg_promote()');
  await expect(port()).rejects.toThrow('the database did not answer in time');
  expect(await port()).toBe(new URL(pair.standby.url).port);
  proxy.cut();
  await db.destroy();
  await pair.close();
});
