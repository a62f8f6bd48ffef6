import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createLog, type Log } from '../log.ts';
import { run, startPair, type Pair } from '#tests/support/standby.ts';
import { type Database, openDatabase } from './database.ts';
import { openReplica, primaryOf } from './replica.ts';

function listeningLog(hear: (sentence: string) => void): Log {
  const log = createLog('silent', 'test');
  vi.spyOn(log, 'warn').mockImplementation((_details: unknown, sentence?: string) => hear(sentence ?? ''));
  return log;
}

describe('a replica', { timeout: 120_000 }, () => {
  let pair: Pair;
  beforeAll(async () => {
    pair = await startPair();
    await run(pair.primary.url, 'create table notes (text text)');
  }, 120_000);
  afterAll(() => pair.close());

  function open(url: string, log = createLog('silent', 'test')) {
    const primary = openDatabase(pair.url, { connections: 2, name: 'test' });
    const replica = openReplica(url, primary, { connections: 2, name: 'replica', mostSecondsBehind: 3, log });
    return { primary, replica };
  }
  const port = async (db: Database | undefined) =>
    db && (await sql<{ port: string }>`select current_setting('port') as port`.execute(db)).rows[0]?.port;

  test('is read from while it follows, not while it is behind, and again when it has caught up', async () => {
    const said: string[] = [];
    const log = listeningLog((sentence) => said.push(sentence));
    const { primary, replica } = open(pair.url, log);
    expect(replica.current()).toBeUndefined();
    await expect.poll(() => port(replica.current())).toBe(new URL(pair.standby.url).port);
    expect(primaryOf(replica.db)).toBe(primary);
    expect(primaryOf(primary)).toBe(primary);
    await run(pair.standby.url, 'select pg_wal_replay_pause()');
    // A database in which nothing happens is not behind.
    await expect
      .poll(
        async () => {
          await sql`insert into notes values ('later')`.execute(primary);
          return replica.current();
        },
        { timeout: 30_000, interval: 500 },
      )
      .toBeUndefined();
    // It is old by the clock at once, and said to be so at the next look.
    await expect.poll(() => said).toHaveLength(2);
    await run(pair.standby.url, 'select pg_wal_replay_resume()');
    await expect.poll(() => replica.current(), { timeout: 30_000 }).toBe(replica.db);
    replica.failed();
    expect(replica.current()).toBeUndefined();
    await expect.poll(() => replica.current(), { timeout: 30_000 }).toBe(replica.db);
    expect(said).toEqual([
      'visitors read from DATABASE_READ_URL',
      'visitors read from DATABASE_URL, because DATABASE_READ_URL is more than 3 s behind',
      'visitors read from DATABASE_READ_URL',
    ]);
    await replica.close();
    await primary.destroy();
  });

  test('a primary is read from only while nobody follows it', async () => {
    await pair.stopStandby();
    const { primary, replica } = open(pair.url);
    const read = async () => await port(replica.current()).catch(() => undefined);
    await expect.poll(read).toBe(new URL(pair.primary.url).port);
    await pair.startStandby();
    await expect.poll(read, { timeout: 30_000 }).toBe(new URL(pair.standby.url).port);
    await replica.close();
    await primary.destroy();
  });

  test('another database is never read from, nor one that does not answer', async () => {
    const other = await startPair();
    for (const url of [other.primary.url, 'postgres://127.0.0.1:1/none']) {
      const said: string[] = [];
      const { primary, replica } = open(
        url,
        listeningLog((sentence) => said.push(sentence)),
      );
      expect(replica.current()).toBeUndefined();
      await expect.poll(() => said).toEqual([expect.stringMatching(/nobody reads from it|not both databases answer/)]);
      expect(replica.current()).toBeUndefined();
      await replica.close();
      await primary.destroy();
    }
    await other.close();
  });
});
