import { type Kysely, sql } from 'kysely';
import { daysOfQuarter, quarterDue } from '#contract/domain/statement.ts';
import { buildStatements } from '#server/features/statements/build.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import type { DB } from '#server/platform/database/rows.ts';
import { connectJobs } from '#server/platform/jobs/jobs.ts';
import { createLog } from '#server/platform/log.ts';
import { systemContext } from '#server/system-context.ts';
import { logIn, type RunningProduct } from '../product.ts';
import { benchEarnings } from './earnings.ts';
import { fillPeople, fillSales, PHOTOGRAPHERS } from './fill.ts';
import { ask, memoryPeak, milliseconds, p95InTurns } from './timing.ts';

const ORDERS = 100;
const OLDER_ORDERS = 350;

/** Statements of 2,000 photographers and 200,000 sales, then long ones beside a million sales. */
export async function benchStatements(product: RunningProduct): Promise<void> {
  const db = openDatabase(product.databaseUrl, { connections: 4, name: 'framehall-bench', statementSeconds: 600 });
  const { first } = daysOfQuarter(quarterDue(new Date()));
  await fillPeople(db);
  await fillSales(db, ORDERS, first);
  await sql`vacuum analyze`.execute(db);
  await benchBuild(db, product);
  await fillSales(db, OLDER_ORDERS, '2020-01-01');
  const { rows } = await sql<{ id: number }>`
    select id from users where email = 'photographer@framehall.test'`.execute(db);
  await fillSales(db, 50, '2021-01-01', rows[0]!.id);
  await fillSales(db, 3, '2023-03-01', rows[0]!.id);
  await sql`vacuum analyze`.execute(db);
  const [page, table] = [
    await longStatement(db, rows[0]!.id, 5000, 1),
    await longStatement(db, rows[0]!.id, 100_000, 2),
  ];
  const token = await logIn(product.url, 'photographer');
  await benchEarnings(db, product, token, rows[0]!.id);
  await benchLines(db, product, token, page);
  await benchCsv(db, product, token, table);
  await db.destroy();
}

/** One statement that groups and inserts the same lines into a table of the same shape, with foreign keys or without. */
async function bareInsert(db: Kysely<DB>, keys: boolean): Promise<number> {
  await sql`create table bare_lines (like statement_lines including indexes)`.execute(db);
  if (keys)
    await sql`
      alter table bare_lines add foreign key (statement_id) references users, add foreign key (sale_id) references sales`.execute(
      db,
    );
  const bare = await milliseconds(() =>
    sql`
      insert into bare_lines (statement_id, sale_id, share_percent, amount_fen, valid)
      select owner_id, id, max(share_percent), sum(share_fen), true from sales group by owner_id, id`.execute(db),
  );
  await sql`drop table bare_lines`.execute(db);
  return bare;
}

/** The job itself, against bare inserts of its lines. */
async function benchBuild(db: Kysely<DB>, { databaseUrl }: RunningProduct): Promise<void> {
  const [bare, withKeys] = [await bareInsert(db, false), await bareInsert(db, true)];
  const log = createLog('error', 'bench');
  const jobs = await connectJobs(databaseUrl, { log, worker: false });
  const ctx = systemContext({ db, jobs, log } as unknown as Parameters<typeof systemContext>[0], 'bench');
  let ours = 0;
  const build = () => buildStatements(ctx, {}, new AbortController().signal);
  const grown = await memoryPeak(async () => (ours = await milliseconds(build)));
  const { rows } = await sql<{ statements: number; lines: number }>`
    select (select count(*) from statements) as statements, (select count(*) from statement_lines) as lines`.execute(
    db,
  );
  await jobs.stop();
  const made = `${rows[0]!.statements} statements of ${rows[0]!.lines} sales`;
  if (rows[0]!.statements !== PHOTOGRAPHERS) throw new Error(`${made} were made`);
  console.log(
    `Building ${made}: ${(ours / 1000).toFixed(1)} s, ${(ours / bare).toFixed(1)} × one insert of the same rows (wanted ≤ 4), ${(ours / withKeys).toFixed(1)} × one that checks two foreign keys as ours does; ${grown.toFixed(0)} MB more memory than before at the most`,
  );
}

/** A statement with so many lines, paid long ago. */
async function longStatement(db: Kysely<DB>, userId: number, lines: number, place: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with made as (
      insert into statements (user_id, quarter, line_count, opening_fen, gross_fen, reversals_fen, payable_fen,
        carried_fen, tax_year, tax_month, confirm_by)
      select ${userId}, ${`2021-Q${place}`}, ${lines}, 0, ${lines}::bigint * 50000, 0, ${lines}::bigint * 50000, 0, 2021,
        1, clock_now() + interval '15 days' returning id
    ), chosen as (
      select id from sales s where owner_id = ${userId}
        and not exists (select from statement_lines l where l.sale_id = s.id) order by id limit ${lines === 5000 ? 5000 : 95_000}
    ), more as (
      select id from sales s where ${lines} > 5000 and owner_id <> ${userId} and at < '2020-06-01' order by id limit 5000
    ), lined as (
      insert into statement_lines (statement_id, sale_id, share_percent, amount_fen)
      select made.id, all_of.id, 50, 50000 from made, (select id from chosen union all select id from more) all_of
    )
    select id from made`.execute(db);
  await sql`analyze statement_lines`.execute(db);
  return rows[0]!.id;
}

const JOINED = sql`
  statement_lines l join sales s on s.id = l.sale_id join order_lines line on line.id = s.line_id
  join orders o on o.id = line.order_id join materials m on m.id = line.material_id
  join licences licence on licence.line_id = line.id`;

/** Pages of a long statement as a photographer's browser asks for them, against the bare query on the same database. */
async function benchLines(db: Kysely<DB>, product: RunningProduct, token: string, id: number): Promise<void> {
  const offset = (round: number) => (round % 100) * 50;
  const [bare, ours] = await p95InTurns([
    (round) =>
      sql`
      select l.*, s.*, o.number, m.code, m.title_zh, m.title_en, licence.scene, licence.channel, licence.period,
        licence.area
      from ${JOINED} where l.statement_id = ${id} order by l.sale_id limit 50 offset ${offset(round)}`.execute(db),
    (round) => ask(product, token, '/statement/lines', { id, pageNo: offset(round) / 50 + 1, pageSize: 50 }),
  ]);
  console.log(
    `Any page of 5,000 lines beside a million sales: p95 ${ours!.toFixed(1)} ms, ${(ours! / bare!).toFixed(2)} × the bare query (wanted ≤ 1.5)`,
  );
}

async function benchCsv(db: Kysely<DB>, product: RunningProduct, token: string, id: number): Promise<void> {
  const copy = await milliseconds(() =>
    sql`
      copy (
        select s.at, o.number, m.code, m.title_en, licence.scene, licence.channel, licence.period, licence.area,
          s.price_fen, s.discount_fen, s.amount_fen, s.vat_fen, s.net_fen, l.share_percent, l.amount_fen,
          s.agreement_version, s.rate_id
        from ${JOINED} where l.statement_id = ${sql.lit(id)} order by l.sale_id
      ) to '/dev/null' with csv`.execute(db),
  );
  let bytes = 0;
  const ours = await milliseconds(async () => (bytes = await ask(product, token, '/statement/csv', { id })));
  const size = `${(bytes / 2 ** 20).toFixed(0)} MiB`;
  console.log(
    `CSV of 100,000 lines (${size}): ${(ours / 1000).toFixed(1)} s, ${(copy / ours).toFixed(2)} × as fast as COPY (wanted ≥ 0.4)`,
  );
}
