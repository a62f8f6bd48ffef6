import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { transaction } from '#server/context.ts';
import { revokeLicences } from '#server/features/licences/licences.ts';
import { systemContext } from '#server/system-context.ts';
import { workers } from '#server/workers.ts';
import { mailsTo } from '#tests/support/applications.ts';
import { anotherPhotographer, signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { build, sell, setClock } from '#tests/support/statements.ts';
import { insertVersion } from './desk/answer.queries.ts';
import { findStatementViolations } from './invariants.ts';

const product = await startProduct();
const { db } = product;
const ctx = systemContext(product.services, 'test');

interface Made {
  quarter: string;
  version: number;
  state: string;
  lineCount: number;
  openingFen: number;
  grossFen: number;
  reversalsFen: number;
  payableFen: number;
  taxFen: number | null;
  netFen: number | null;
  carriedFen: number;
}

const COLUMNS = [
  'quarter',
  'version',
  'state',
  'lineCount',
  'openingFen',
  'grossFen',
  'reversalsFen',
  'payableFen',
  'taxFen',
  'netFen',
  'carriedFen',
] as const;

const statementsOf = async (name: string): Promise<Made[]> =>
  await db
    .selectFrom('statements')
    .innerJoin('users', 'users.id', 'statements.userId')
    .select(COLUMNS)
    .where('users.email', '=', `${name}@framehall.test`)
    .orderBy('statements.id')
    .execute();
const lineCount = async () =>
  (await sql<{ count: number }>`select count(*) as count from statement_lines`.execute(db)).rows[0]!.count;
const refund = (orderId: number) => transaction(ctx, (tx) => revokeLicences(tx, orderId, 'refunded'));
const confirmAll = () =>
  sql`update statements set state = 'generated', confirmed_at = clock_now(), confirmed_by = 'time'
    where state = 'to-confirm'`.execute(db);

beforeAll(async () => {
  await anotherPhotographer(product);
});

describe('[D5] the third quarter', () => {
  let refunded = 0;

  test('nothing is made before the 10th, and nothing of what can still be refunded', async () => {
    await setClock(product, '2026-07-01 00:00:01');
    refunded = (await sell(product, 106_000)).orderId;
    await sell(product, 50_000, { owner: 'manager' });
    await setClock(product, '2026-09-30 23:59:50');
    await sell(product, 212_000);
    await setClock(product, '2026-10-01 00:00:10');
    await sell(product, 53_000);
    await setClock(product, '2026-10-09 23:59:50');
    await build(product);
    // The second quarter was due, and nothing had been sold in it.
    expect(await lineCount()).toBe(0);
  });

  test('[C19] what was sold until its last second and can no longer be refunded is in, the rest rolls over', async () => {
    const undecided = await sell(product, 999_000);
    await sql`update orders set refund = 'requested', refund_requested_at = clock_now() where id = ${undecided.orderId}`.execute(
      db,
    );
    await sql`update sales set at = '2026-08-01', refund_until = '2026-08-08' where id = ${undecided.saleId}`.execute(
      db,
    );
    const reported = await sell(product, 888_000);
    await sql`update sales set at = '2026-08-01', refund_until = '2026-08-08' where id = ${reported.saleId}`.execute(
      db,
    );
    await sql`insert into material_reports (material_id, reason, text) values (${reported.materialId}, 'rights', 'mine')`.execute(
      db,
    );
    const takenBack = await sell(product, 777_000);
    await sql`update sales set at = '2026-08-01', refund_until = '2026-08-08' where id = ${takenBack.saleId}`.execute(
      db,
    );
    await refund(takenBack.orderId);
    await setClock(product, '2026-10-10 00:00:10');
    await build(product);
    expect(await statementsOf('photographer')).toEqual([
      {
        quarter: '2026-Q3',
        version: 1,
        state: 'to-confirm',
        lineCount: 2,
        openingFen: 0,
        // 50 % of 100,000 and of 200,000 without VAT.
        grossFen: 150_000,
        reversalsFen: 0,
        payableFen: 150_000,
        taxFen: null,
        netFen: null,
        carriedFen: 0,
      },
    ]);
    expect(await statementsOf('manager')).toMatchObject([
      { grossFen: 23_585, payableFen: 23_585, taxFen: null, carriedFen: 0 },
    ]);
    const trail = await db.selectFrom('auditEvents').select('after').where('action', '=', 'statement.built').execute();
    expect(trail).toHaveLength(2);
    expect(trail[0]).toMatchObject({ after: { state: 'to-confirm', quarter: '2026-Q3', version: 1 } });
  });

  test('once: another run makes nothing more, and what becomes ready later rolls over', async () => {
    await sell(product, 10_600);
    await sql`update sales set at = '2026-09-01', refund_until = '2026-09-08' where id = (select max(id) from sales)`.execute(
      db,
    );
    await build(product);
    await confirmAll();
    await build(product);
    expect(await lineCount()).toBe(3);
  });

  test('[S15] a refund afterwards is a negative line of the next quarter, and what is paid cannot be edited', async () => {
    await sql`update statements set state = 'remitted', remitted_at = clock_now(), reference = 'BANK1', tax_fen = 0,
      net_fen = payable_fen where quarter = '2026-Q3'`.execute(db);
    await refund(refunded);
    await expect(sql`update statements set gross_fen = 1`.execute(db)).rejects.toThrow('remitted is never changed');
    await expect(sql`delete from statements`.execute(db)).rejects.toThrow('remitted is never changed');
    await setClock(product, '2027-01-10 00:00:10');
    await build(product);
    const [, next] = await statementsOf('photographer');
    // Sold in October 25,000 and in September 5,000; 50,000 taken back.
    expect(next).toMatchObject({
      quarter: '2026-Q4',
      lineCount: 3,
      openingFen: 0,
      grossFen: 30_000,
      reversalsFen: -50_000,
      payableFen: 0,
      taxFen: 0,
      netFen: 0,
      carriedFen: -20_000,
    });
  });

  test('the next one opens with what was carried forward; whose last one is undecided waits for it', async () => {
    await sell(product, 106_000);
    await setClock(product, '2027-04-10 00:00:10');
    await build(product);
    expect(await statementsOf('photographer')).toHaveLength(2);
    await setClock(product, '2027-04-11 00:00:10');
    await confirmAll();
    await build(product);
    expect((await statementsOf('photographer'))[2]).toMatchObject({
      quarter: '2027-Q1',
      openingFen: -20_000,
      grossFen: 50_000,
      payableFen: 30_000,
      carriedFen: 0,
    });
  });
});

describe('[S13] many at once', () => {
  const PEOPLE = 600;

  beforeAll(async () => {
    await setClock(product, '2027-05-01 12:00:00');
    const { saleId } = await sell(product, 50_000);
    await sql`
      insert into users (nickname, email, gid)
      select 'P' || n, 'p' || n || '@example.com', 2 from generate_series(1, ${sql.lit(PEOPLE)}) n`.execute(db);
    // A line is sold once; here it stands for the lines of many.
    await sql`drop index sales_once`.execute(db);
    await sql`
      insert into sales (line_id, owner_id, amount_fen, price_fen, discount_fen, vat_fen, net_fen, share_percent,
        share_fen, exclusive, agreement_version, refund_until, at)
      select s.line_id, u.id, s.amount_fen, s.price_fen, s.discount_fen, s.vat_fen, s.net_fen, s.share_percent,
        s.share_fen, s.exclusive, s.agreement_version, s.refund_until, s.at
      from users u, sales s where u.email like 'p%@example.com' and s.id = ${sql.lit(saleId)}`.execute(db);
    await setClock(product, '2027-07-10 03:00:00');
    await confirmAll();
  });

  const made = async () =>
    (
      await sql<{ statements: number; lines: number }>`
      select count(distinct t.id) as statements, count(l.sale_id) as lines
      from statements t join users u on u.id = t.user_id left join statement_lines l on l.statement_id = t.id
      where u.email like 'p%@example.com'`.execute(db)
    ).rows[0];

  test('killed in the middle, it leaves whole statements, and the next run goes on', async () => {
    // The second transaction fails at its last statement.
    await sql`
      create function fail_late() returns trigger language plpgsql as $$
      begin
        if (select count(*) from statements where quarter = '2027-Q2') > 300 then raise exception 'killed'; end if;
        return null;
      end $$;
      create trigger fail_late after insert on audit_events for each statement execute function fail_late()`.execute(
      db,
    );
    await expect(build(product)).rejects.toThrow('killed');
    const half = await made();
    expect(half?.statements).toBeGreaterThan(200);
    expect(half?.statements).toBeLessThan(300);
    expect(half?.lines).toBe(half?.statements);
    await sql`drop trigger fail_late on audit_events; drop function fail_late()`.execute(db);
  });

  test('four runs at the same time make each statement once', async () => {
    await Promise.all([build(product), build(product), build(product), build(product)]);
    expect(await made()).toEqual({ statements: PEOPLE, lines: PEOPLE });
    const twice = await sql`
      select sale_id from statement_lines where valid group by sale_id having count(*) > 1`.execute(db);
    expect(twice.rows).toEqual([]);
  });
});

test('photographers are told once', async () => {
  const { rows } = await sql<{ id: number }>`
    select t.id from statements t join users u on u.id = t.user_id
    where u.email = 'photographer@framehall.test' and t.quarter = '2027-Q1'`.execute(db);
  const ids = rows.map(({ id }) => id);
  const told = () =>
    db
      .selectFrom('messages')
      .select('body')
      .where('recipient', '=', 'photographer@framehall.test')
      .where('subject', '=', '您的季度对账单已出')
      .execute();
  for (let time = 0; time < 2; time += 1) await workers['statements.tell'](ctx, { ids }, new AbortController().signal);
  const [mail, ...more] = await told();
  expect(mail?.body).toContain('2027 年第 1 季度');
  expect(more).toEqual([]);
  expect(await signIn(product, 'photographer')).toBeTruthy();
});

test('[R8] whoever sold gets a statement of each quarter, by mail and in the Material Center', async () => {
  const quarters = [
    ['2027-08-01 12:00:00', '2027-10-10 03:00:00'],
    ['2027-11-01 12:00:00', '2028-01-10 03:00:00'],
  ] as const;
  for (const [sold, due] of quarters) {
    await confirmAll();
    await setClock(product, sold);
    await sell(product, 106_000);
    await sell(product, 53_000, { owner: 'manager' });
    await setClock(product, due);
    await build(product);
    const { rows } = await sql<{ data: { ids: number[] } }>`
      select data from pgboss.job where name = 'statements.tell' order by created_on desc limit 1`.execute(db);
    await workers['statements.tell'](ctx, rows[0]!.data, new AbortController().signal);
  }
  const received = async (name: string) => {
    const { body } = await product.call('/statement/list', {}, { token: await signIn(product, name) });
    const listed = body.infos as Made[];
    return listed.slice(0, 2).map(({ quarter, grossFen, state }) => [quarter, grossFen, state]);
  };
  const mails = async (name: string) =>
    (await mailsTo(product, `${name}@framehall.test`))
      .filter(({ subject }) => subject === '您的季度对账单已出')
      .map(({ body }) => /2027 年第 \d 季度/.exec(body ?? '')?.[0])
      .slice(-2);
  for (const [name, grossFen] of [
    ['photographer', 50_000],
    ['manager', 25_000],
  ] as const) {
    expect(await received(name)).toEqual([
      ['2027-Q4', grossFen, 'to-confirm'],
      ['2027-Q3', grossFen, 'generated'],
    ]);
    expect(await mails(name)).toEqual(['2027 年第 3 季度', '2027 年第 4 季度']);
  }
});

describe('whose contract has ended', () => {
  const newest = async (name = 'manager') => (await statementsOf(name)).at(-1);
  const due = async (at: string) => {
    await confirmAll();
    await setClock(product, at);
    await build(product);
  };

  test('gets what was carried forward too, by a statement without sales', async () => {
    await setClock(product, '2028-02-01 12:00:00');
    await sell(product, 10_600, { owner: 'manager' });
    await sell(product, 10_600);
    await due('2028-04-10 03:00:00');
    for (const name of ['manager', 'photographer'])
      expect(await newest(name)).toMatchObject({ quarter: '2028-Q1', payableFen: 0, carriedFen: 5000 });
    await sql`
      insert into contract_terms (user_id, videos, photos, ended, reason, set_by)
      select id, false, false, true, 'left', 1 from users where email = 'manager@framehall.test'`.execute(db);
    for (let time = 0; time < 2; time += 1) await due('2028-07-10 03:00:00');
    const all = await statementsOf('manager');
    expect(all.slice(-2)).toMatchObject([
      { quarter: '2028-Q1' },
      { quarter: '2028-Q2', lineCount: 0, openingFen: 5000, grossFen: 0, payableFen: 5000, carriedFen: 0 },
    ]);
    expect(await newest('photographer')).toMatchObject({ quarter: '2028-Q1', carriedFen: 5000 });
  });

  test('gets the smallest amount afterwards, also when a dispute is answered, and never the same twice', async () => {
    await setClock(product, '2028-08-01 12:00:00');
    await sell(product, 106, { owner: 'manager' });
    await due('2028-10-10 03:00:00');
    const paid = { lineCount: 1, openingFen: 0, grossFen: 50, payableFen: 50, carriedFen: 0 };
    expect(await newest()).toMatchObject({ quarter: '2028-Q3', version: 1, ...paid });
    const { rows } = await sql<{ id: number }>`
      update statements t set state = 'invalid' from users u
      where u.id = t.user_id and u.email = 'manager@framehall.test' and t.quarter = '2028-Q3' returning t.id`.execute(
      db,
    );
    await sql`update statement_lines set valid = false where statement_id = ${rows[0]!.id}`.execute(db);
    await insertVersion(db, rows[0]!.id);
    expect(await newest()).toMatchObject({ quarter: '2028-Q3', version: 2, ...paid });
    const { length } = await statementsOf('manager');
    await due('2029-01-10 03:00:00');
    expect(await statementsOf('manager')).toHaveLength(length);
    // The tests above confirm without the trail.
    expect((await findStatementViolations(db)).filter((one) => one.startsWith('I4'))).toEqual([]);
  });
});

test.each([
  ['during a run', 0, 2029],
  // Its transaction began before the run, and ended during it.
  ['as a run begins', 60, 2030],
])('whoever confirms %s gets the statement that waited by the next run', async (_when, seconds, year) => {
  await setClock(product, `${year}-02-01 12:00:00`);
  await sell(product, 106_000, { owner: 'manager' });
  await setClock(product, `${year}-04-10 03:00:00`);
  await confirmAll();
  await build(product);
  await setClock(product, `${year}-05-01 12:00:00`);
  for (const owner of ['manager', 'photographer']) await sell(product, 106_000, { owner });
  await setClock(product, `${year}-07-10 03:00:00`);
  await sql`
    create function confirm_meanwhile() returns trigger language plpgsql as $$
    begin
      update statements set state = 'generated', confirmed_by = 'photographer',
        confirmed_at = clock_now() - interval '${sql.lit(seconds)} seconds'
      where state = 'to-confirm' and quarter like '%-Q1';
      return null;
    end $$;
    create trigger confirm_meanwhile after insert on statements for each statement execute function confirm_meanwhile()`.execute(
    db,
  );
  await build(product);
  await sql`drop trigger confirm_meanwhile on statements; drop function confirm_meanwhile()`.execute(db);
  expect((await statementsOf('photographer')).at(-1)).toMatchObject({ quarter: `${year}-Q2` });
  expect((await statementsOf('manager')).at(-1)).toMatchObject({ quarter: `${year}-Q1`, state: 'generated' });
  await build(product);
  expect((await statementsOf('manager')).at(-1)).toMatchObject({ quarter: `${year}-Q2`, grossFen: 50_000 });
});
