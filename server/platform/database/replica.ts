import { sql } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../log.ts';
import { type Database, openDatabase } from './database.ts';
import type { PoolOptions } from './pool.ts';
import { clientsOf } from './server-client.ts';

const BETWEEN_LOOKS_MS = 1000;

/** A copy of the database that follows it, to read from what may be a little old. */
export interface Replica {
  /** Undefined while it is away, or further behind than it may be. */
  current(): Database | undefined;
  /** Notes that it failed, so that nobody reads from it before it was looked at again. */
  failed(): void;
  db: Database;
  close(): Promise<void>;
}

interface Options extends Omit<PoolOptions, 'wanted'> {
  mostSecondsBehind: number;
  log: Log;
}

/** A place in the primary's log of changes, and when it was there, by this process's clock. */
interface Mark {
  place: number;
  at: number;
}

interface Server {
  system: string;
  place: number;
  follows: boolean;
}

/** The databases that replicas follow. */
const primaries = new WeakMap<Database, Database>();

/** Where to write what came to mind while reading: the database itself, for a replica its primary. */
export function primaryOf(db: Database): Database {
  return primaries.get(db) ?? db;
}

export function openReplica(url: string, primary: Database, options: Options): Replica {
  const { mostSecondsBehind, log } = options;
  const db = openDatabase(url, { ...options, wanted: 'standby' });
  primaries.set(db, primary);
  const closing = new AbortController();
  let marks: Mark[] = [];
  /** When the primary had nothing that the replica does not have now. */
  let reached = -Infinity;
  let said: string | undefined;
  let looking: Promise<void> | undefined;
  const isCurrent = () => performance.now() - reached <= mostSecondsBehind * 1000;

  function say(sentence: string, details: object = {}): void {
    if (said !== sentence) log.warn(details, sentence);
    said = sentence;
  }

  async function look(): Promise<void> {
    const at = performance.now();
    const [before, now] = [await placeOf(primary), await placeOf(db)];
    if (before.system !== now.system)
      return say('DATABASE_READ_URL is no copy of DATABASE_URL, so nobody reads from it');
    marks.push({ place: before.place, at });
    reached = marks.findLast(({ place }) => place <= now.place)?.at ?? reached;
    const useful = Math.max(reached, at - mostSecondsBehind * 1000);
    marks = marks.filter((mark) => mark.at > useful);
    // The one that was read from has become the primary; another one may follow it.
    if (!now.follows) await clientsOf(url, 'standby').lookAgain();
    if (isCurrent()) return say('visitors read from DATABASE_READ_URL');
    say(`visitors read from DATABASE_URL, because DATABASE_READ_URL is more than ${mostSecondsBehind} s behind`);
  }

  async function keepLooking(): Promise<void> {
    while (!closing.signal.aborted) {
      await look().catch((error: unknown) => {
        if (!isCurrent()) say('visitors read from DATABASE_URL, because not both databases answer', { err: error });
      });
      await sleep(BETWEEN_LOOKS_MS, undefined, { signal: closing.signal }).catch(() => {});
    }
  }

  return {
    current() {
      // Begins with the first visitor, so that a process in waiting asks nothing.
      looking ??= keepLooking();
      return isCurrent() ? db : undefined;
    },
    failed: () => void (reached = -Infinity),
    db,
    async close() {
      closing.abort();
      await looking;
      await db.destroy();
    },
  };
}

/** Which database this is a copy of, and how far it has come in the log of its changes. */
async function placeOf(db: Database): Promise<Server> {
  const { rows } = await sql<Server>`
    select
      pg_is_in_recovery() as follows,
      (select system_identifier::text from pg_control_system()) as system,
      (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end - '0/0')::bigint
        as place`.execute(db);
  if (!rows[0]) throw new Error('a database did not tell where it is');
  return rows[0];
}
