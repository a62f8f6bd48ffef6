import { type Kysely, sql } from 'kysely';
import { currentTime, runLong } from '#server/platform/database/database.ts';
import type { MediaKind } from '#contract/domain/media.ts';
import type { DB } from '#server/platform/database/rows.ts';
import { fillLooks } from './looks.ts';
import { type MaterialRow, makeRows } from './rows.ts';
import { fillSounds } from './sounds.ts';
import { addInterest, insertRows, preparePlaces } from './store.ts';

const AT_ONCE = 2000;
/** How many batches are inserted at the same time, so that the next is made meanwhile. */
const UNDER_WAY = 2;

interface Order {
  size: number;
  seed: string;
  /** Of this kind only. */
  kind?: MediaKind;
}

/** Makes the catalogue, always in the same order; `told` gets the number of materials inserted. */
export async function fill(
  db: Kysely<DB>,
  { size, seed, kind }: Order,
  told: (done: number) => void = () => {},
): Promise<void> {
  const places = await preparePlaces(db);
  const until = await currentTime(db);
  await db.connection().execute(async (connection) => {
    const underWay: Promise<void>[] = [];
    let done = 0;
    for (const batch of batches(makeRows(seed, size, until, kind))) {
      const insert = insertRows(connection, places, batch);
      // Awaited below; until then a failure must not count as unhandled.
      insert.catch(() => {});
      underWay.push(insert);
      if (underWay.length >= UNDER_WAY) await underWay.shift();
      told((done += batch.length));
    }
    await Promise.all(underWay);
  });
  // The next steps read all materials in order, so the database needs current statistics.
  await runLong(db, sql`analyze materials`, 300);
  await fillLooks(db, seed);
  await fillSounds(db, seed);
  await addInterest(db);
}

function* batches(rows: Iterable<MaterialRow>): Generator<MaterialRow[]> {
  let batch: MaterialRow[] = [];
  for (const row of rows) {
    batch.push(row);
    if (batch.length < AT_ONCE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
