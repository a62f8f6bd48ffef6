import { type Kysely, sql } from 'kysely';
import { openDatabase } from '#server/platform/database/database.ts';
import type { DB } from '#server/platform/database/rows.ts';
import { logIn, type RunningProduct } from './product.ts';

const PENDING = 100_000;
const OWNERS = 500;
const ROUNDS = 200;

type Ask = (path: string, input: object) => Promise<number>;

/** The review desk with 100,000 works waiting, with the requests of a reviewer's browser. */
export async function benchReview(product: RunningProduct): Promise<void> {
  const db = openDatabase(product.databaseUrl, { connections: 2, name: 'framehall-bench', statementSeconds: 300 });
  await fillQueue(db);
  const ask = asker(product.url, await logIn(product.url, 'reviewer'));
  const inputs: Record<string, (round: number) => object> = {
    'first page': () => ({}),
    'any page': (round) => ({ pageNo: 1 + ((round * 37) % 200), pageSize: 50 }),
    'one kind': (round) => ({ kind: 'video', pageNo: 1 + (round % 20), pageSize: 50 }),
    overdue: () => ({ view: 'overdue', pageSize: 50 }),
    appeals: () => ({ view: 'appeals', pageSize: 50 }),
    'by code': (round) => ({ keyword: `P${String(10 + round).padStart(8, '0')}` }),
    'by owner': (round) => ({ keyword: `Owner ${100 + round}` }),
    'by title': (round) => ({ keyword: `harbour ${1000 + round}` }),
    'found nowhere': (round) => ({ keyword: `nowhere ${round}` }),
  };
  for (const [name, input] of Object.entries(inputs))
    await tell(`Review list, ${name}`, (round) => ask('list', input(round)));
  await tell('A word in every title', () => ask('list', { keyword: 'harbour' }));
  await tell('Taking the next', () => ask('next', { count: 100 }));
  await tell('Summary', () => ask('summary', {}));
  await db.destroy();
}

async function tell(name: string, run: (round: number) => Promise<number>): Promise<void> {
  for (let round = 0; round < 10; round += 1) await run(round);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await run(round));
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
  const wanted = name.startsWith('Review list') ? ' (wanted ≤ 50)' : '';
  console.log(`${name}, ${PENDING} waiting: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms${wanted}`);
}

function asker(url: string, token: string): Ask {
  const headers = { 'content-type': 'application/json', access_token: token };
  return async (path, input) => {
    const began = performance.now();
    const reply = await fetch(`${url}/office/review/${path}`, { method: 'POST', headers, body: JSON.stringify(input) });
    await reply.arrayBuffer();
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}`);
    return performance.now() - began;
  };
}

/** An oversized queue: works of many owners, one in five a clip, one in ten late, some appealed, some with findings. */
async function fillQueue(db: Kysely<DB>): Promise<void> {
  await sql`
    insert into users (email, nickname, gid)
    select 'owner' || n || '@example.com', 'Owner ' || n, 2 from generate_series(1, ${OWNERS}::int) n`.execute(db);
  await sql`
    insert into materials (kind, owner_id, state, title_zh, title_en, file_name, size_bytes, created_at)
    select case when n % 5 = 0 then 'video' else 'photo' end, u.id, 'pending', '港口的清晨 ' || n, 'Harbour ' || n || ' at dawn',
      'DSC_' || n || '.jpg', 20000000, clock_now() - n * interval '1 minute'
    from generate_series(1, ${PENDING}::int) n
    join users u on u.email = 'owner' || (n % ${OWNERS}::int + 1) || '@example.com'`.execute(db);
  await sql`
    insert into material_files (material_id, rendition, bucket, key, content_type, size_bytes)
    select id, 'thumb-1x', 'previews', 'bench/' || id, 'image/webp', 1000 from materials where state = 'pending'`.execute(
    db,
  );
  await sql`
    insert into material_findings (material_id, code)
    select id, 'black-borders' from materials where state = 'pending' and id % 4 = 0`.execute(db);
  await sql`
    insert into reviews (material_id, kind, round, opened_at, due_at)
    select id, kind, case when id % 50 = 0 then 'appeal' else 'first' end, created_at,
      clock_now() + (id % 1000 - 100) * interval '5 minutes'
    from materials where state = 'pending' order by hashint8(id)`.execute(db);
  await sql`vacuum analyze reviews, materials, material_files, material_findings, users`.execute(db);
}
