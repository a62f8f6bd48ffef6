import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import type { Context } from '#server/context.ts';
import { type Filters, filtersOf } from '#server/features/search/filters.ts';
import { findPlaces } from '#server/features/search/postgres/find.queries.ts';
import { weighted } from '#server/features/search/looks/layout.ts';
import { readNearest } from '#server/features/search/looks/look-alikes.queries.ts';
import { lookAlikes } from '#server/features/search/looks/look-alikes.ts';
import { rebuildSearch } from '#server/features/search/search.jobs.ts';
import { type Database, openDatabase } from '#server/platform/database/database.ts';
import { isProblem } from '#server/platform/problem.ts';
import { KEYS, TEMPOS } from '#contract/domain/music.ts';
import { pick, randomOf } from '#studio/random.ts';
import { fill } from '../../tools/catalogue/fill.ts';
import { codesIn, hasLucene, startLucene } from '../search/peer.ts';
import { at, figures, inTurns } from '../search/timing.ts';

const SIZE = Number(process.env['BENCH_ROWS'] ?? 200_000);
const QUERIES = 200;
const PAGE = 60;
/** More lists than there are, so that every one is searched. */
const ALL_LISTS = 10_000;

/** Searches over 200,000 synthetic tracks. */
export async function benchFound(databaseUrl: string, folder: string): Promise<void> {
  const db = openDatabase(databaseUrl, { connections: 4, name: 'framehall-bench' });
  await fill(db, { size: SIZE, seed: '1', kind: 'music' });
  await rebuildSearch({ db, openSearch: undefined }, {}, new AbortController().signal);
  await bySound(db);
  await byFilters(db, databaseUrl, folder);
  await db.destroy();
}

async function bySound(db: Database): Promise<void> {
  const filters = filtersOf({ type: 'music' });
  if (!filters) throw new Error('there is no music');
  const sent = await sendSounds(db);
  const answers = new Map<string, number[]>();
  const ask = async ({ key }: Sent) => {
    const page = await lookAlikes({ db } as Context, { soundKey: key, filters, pageSize: PAGE });
    if (isProblem(page)) throw new Error(page.code);
    answers.set(key, page.ids);
  };
  const [times] = await inTurns([ask], sent);
  let found = 0;
  for (const { key, numbers } of sent) {
    const all = await readNearest(db, weighted(numbers), { filters, lists: ALL_LISTS, limit: PAGE });
    found += all.filter(({ id }) => answers.get(key)?.includes(id)).length / all.length;
  }
  const recall = (found / sent.length).toFixed(3);
  console.log(`By sound, ${SIZE} tracks: ${figures(times)} (wanted p95 ≤ 30), recall ${recall} (wanted ≥ 0.95)`);
}

interface Sent {
  key: string;
  numbers: number[];
}

/** Sounds similar to some in the catalogue, but equal to none. */
async function sendSounds(db: Database): Promise<Sent[]> {
  const { rows } = await sql<Sent>`
    insert into sent_sounds (key, numbers)
    select 'sound-' || material_id, (
      select array_agg(greatest(0, least(255, number + material_id * place % 9 - 4)) order by place)
      from unnest(numbers) with ordinality given (number, place))
    from heard_sounds order by hashint8(material_id) limit ${QUERIES}
    returning key, numbers`.execute(db);
  return rows;
}

/** Music with three filters: a tag, and two of tempo, key, voices and energy. */
async function byFilters(db: Database, databaseUrl: string, folder: string): Promise<void> {
  const random = randomOf('music filters');
  const { rows: genres } = await sql<{ id: number }>`select id from music_tags where type = 'genre'`.execute(db);
  const wishes = Array.from({ length: QUERIES }, (): Filters => {
    const two = pick(random, [
      { bpm: pick(random, TEMPOS), key: pick(random, KEYS) },
      { bpm: pick(random, TEMPOS), energy: pick(random, ['low', 'medium', 'high']) },
      { vocals: pick(random, ['0', '1']), energy: pick(random, ['low', 'medium', 'high']) },
    ]);
    const filters = filtersOf({
      type: 'music',
      categoryId: undefined,
      shopId: undefined,
      genre: pick(random, genres).id,
      ...two,
    });
    if (!filters) throw new Error('no such filter');
    return filters;
  });
  const ours = (filters: Filters) =>
    findPlaces(db, { words: [], filters, sort: 'popular' }, { size: PAGE, after: undefined });
  if (!hasLucene()) {
    const [own] = await inTurns([ours], wishes);
    console.log(`Music with three filters: ${figures(own)}; Lucene is not here to compare with (docs/search.md)`);
    return;
  }
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const peer = await startLucene(client, join(folder, 'lucene'));
  const theirs = (filters: Filters) => peer.find({ words: [], filters: codesIn(filters), order: 'popular' }, PAGE);
  const [own, other] = await inTurns<Filters>([ours, theirs], wishes);
  const ratio = (at(own, 0.95) / at(other, 0.95)).toFixed(2);
  console.log(`Music with three filters: ${figures(own)}; Lucene ${figures(other)}`);
  console.log(`  p95 ratio ${ratio} (wanted ≤ 1.00)`);
  peer.stop();
  await client.end();
}
