import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/platform/database/rows.ts';
import { hashToken } from '#server/platform/secrets.ts';
import type { RunningProduct } from '../product.ts';
import { addContest } from './fill.ts';

const ENTRIES = 2000;
const ENTRANTS = 500;
const SPREAD_MS = 55_000;

const FORM = {
  title: 'Harbour',
  story: 'The first ferry leaves the quay.',
  place: 'Xiamen',
  takenOn: '2026-03-02',
  gear: 'Sony A7R V',
  author: 'Somebody',
  phone: '13900001111',
  email: 'somebody@example.com',
  ownWork: true,
  editing: '',
  aiUsed: false,
  peopleShown: 'none',
  declaresCar: false,
  offersStock: false,
};

interface Draft {
  id: number;
  token: string;
}

/** The last minute: 2,000 people save their forms once more and submit. */
export async function benchEntering(db: Kysely<DB>, product: RunningProduct): Promise<void> {
  const { contestId, trackId } = await addContest(db, 'bench-open', '1 hour');
  const drafts = await addDrafts(db, contestId, trackId);
  await sql`update contests set closes_at = clock_now() + interval '60 seconds' where id = ${contestId}`.execute(db);
  const times: number[] = [];
  const replies = await Promise.all(
    drafts.map(async ({ id, token }, place) => {
      await sleep((place / ENTRIES) * SPREAD_MS);
      const saved = await timed(product, token, '/entry/save', { id, version: 1, ...FORM });
      const submitted = await timed(product, token, '/entry/submit', { id, version: 2 });
      times.push(saved.ms, submitted.ms);
      return submitted.status;
    }),
  );
  const told = replies.filter((status) => status === 200).length;
  const { rows } = await sql<{ kept: number }>`
    select count(*) as kept from contest_entries where contest_id = ${contestId} and state = 'submitted'`.execute(db);
  times.sort((a, b) => a - b);
  const p95 = times[Math.floor(times.length * 0.95)] ?? 0;
  console.log(
    `${ENTRIES} entries in the last minute: ${told} receipts, ${rows[0]!.kept} entries kept (wanted ${ENTRIES} of each), p95 ${p95.toFixed(0)} ms (wanted ≤ 500)`,
  );
}

async function timed({ url }: RunningProduct, token: string, path: string, input: object) {
  const began = performance.now();
  const headers = { 'content-type': 'application/json', access_token: token };
  const reply = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(input) });
  await reply.arrayBuffer();
  return { status: reply.status, ms: performance.now() - began };
}

/** Drafts with a photo each, and logins of those who made them. */
async function addDrafts(db: Kysely<DB>, contestId: number, trackId: number): Promise<Draft[]> {
  const tokens = Array.from({ length: ENTRANTS }, () => randomBytes(24).toString('base64url'));
  await sql`
    insert into sessions (user_id, token_hash, family, address, user_agent, expires_at, signed_in_at)
    select u.id, t.hash, gen_random_uuid(), '127.0.0.1', 'bench', clock_now() + interval '1 day', clock_now()
    from unnest(${tokens.map(hashToken)}::bytea[]) with ordinality t (hash, n)
    join users u on u.email = 'entrant' || t.n || '@example.com'`.execute(db);
  const { rows } = await sql<{ id: number; entrant: number }>`
    with drafts as (
      insert into contest_entries (contest_id, track_id, entrant_id, slot)
      select ${contestId}, ${trackId}, u.id, n
      from users u, generate_series(1, ${ENTRIES / ENTRANTS}::int) n
      where u.email = any(select 'entrant' || m || '@example.com' from generate_series(1, ${ENTRANTS}::int) m)
      returning id, entrant_id),
    files as (
      insert into contest_entry_files (contest_id, entry_id, part, place, name, bytes, state, sha256, original_key,
        shown_key, thumbnail_key, hash, layout, width, height, checked_at)
      select ${contestId}, id, 'picture', 1, 'DSC.jpg', 900000, 'good', sha256(('draft' || id)::bytea), 'draft/' || id,
        'draft/' || id, 'draft/' || id, id, array_fill(128::smallint, array[24]), 1800, 1200, clock_now() from drafts)
    select d.id, substring(u.email from '\\d+')::int as entrant from drafts d join users u on u.id = d.entrant_id`.execute(
    db,
  );
  return rows.map(({ id, entrant }) => ({ id, token: tokens[entrant - 1]! }));
}
