import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import type { DB } from '#server/platform/database/rows.ts';
import { databaseAt } from '#tests/support/older-database.ts';

/** A photographer, one who was approved to sell through us only, and somebody of the house; each has sold. */
async function fill(db: Kysely<DB>): Promise<void> {
  // By whom orders are, and under which agreement, is of no matter here.
  await sql`set session_replication_role = replica`.execute(db);
  await sql`
    insert into users (id, nickname, email, gid) overriding system value
    values (901, 'P', 'p@example.com', 2), (902, 'E', 'e@example.com', 2), (903, 'H', 'h@example.com', 1)`.execute(db);
  await sql`
    insert into applications (user_id, state, exclusive, submitted_at, due_at, decided_at)
    values (902, 'rejected', false, '2025-01-01', '2025-01-01', '2025-01-01'),
      (902, 'approved', true, '2026-01-01', '2026-01-01', '2026-01-01T17:00:00Z')`.execute(db);
  await sql`
    insert into materials (id, code, kind, owner_id, file_name, size_bytes, source) overriding system value
    values (11, 'V11', 'video', 901, 'a.mp4', 1, 'other'), (12, 'V12', 'video', 901, 'b.mp4', 1, 'pond5'),
      (13, 'P13', 'photo', 902, 'c.jpg', 1, 'other'), (14, 'P14', 'photo', 903, 'd.jpg', 1, 'other')`.execute(db);
  await sql`
    insert into orders (id, kind, buyer_id, state, licensee_type, licensee, project_name, brand, contact_name, contact,
      starts_on, total_fen, paid_at) overriding system value
    values (1, 'video', 1, 'confirmed', 'company', 'Nine', 'Spring', 'Dawn', 'Wei', '1', '2026-03-01', 1, '2026-03-01Z'),
      (2, 'video', 1, 'confirmed', 'company', 'Nine', 'Spring', 'Dawn', 'Wei', '1', '2026-03-01', 1, null)`.execute(db);
  await sql`
    insert into order_lines (id, order_id, position, material_id, scene, channel, period, area) overriding system value
    select n, case when n = 4 then 2 else 1 end, n, 10 + n, 'advertising', 'internet', 'year', 'mainland'
    from generate_series(1, 4) n`.execute(db);
  await sql`
    insert into quotes (id, order_id, version, state, total_fen, valid_until) overriding system value
    values (1, 1, 1, 'superseded', 1, '2026-03-01'), (2, 1, 2, 'accepted', 1, '2026-03-01')`.execute(db);
  await sql`
    insert into quote_lines (quote_id, line_id, price_fen, discount_fen, scene, channel, period, area)
    select n, 1, 80000 - 10000 * n, 10000 * (n - 1), 'advertising', 'internet', 'year', 'mainland'
    from generate_series(1, 2) n`.execute(db);
  await sql`
    insert into sales (id, line_id, owner_id, amount_fen, reverses, at) overriding system value
    values (1, 1, 901, 50000, null, '2026-03-02Z'), (2, 1, 901, -50000, 1, '2026-03-03Z'),
      (3, 2, 901, 106000, null, '2026-03-02Z'), (4, 3, 902, 10600, null, '2026-03-02Z'),
      (5, 4, 903, 106000, null, '2026-04-01Z')`.execute(db);
  await sql`set session_replication_role = default`.execute(db);
}

test('sales from before shares are divided as the first agreement says, and taken back as they were', async () => {
  const { db, migrateTo } = await databaseAt('0054_bank_accounts');
  await fill(db);

  await migrateTo('0056_shares');
  const { rows } = await sql<{ refundUntil: Date }>`
    select id, price_fen, discount_fen, amount_fen, vat_fen, net_fen, share_percent, share_fen, exclusive,
      agreement_version, rate_id, refund_until
    from sales order by id`.execute(db);
  const agreed = { exclusive: false, sharePercent: 50, agreementVersion: 1, rateId: null };
  const none = { ...agreed, sharePercent: 0, shareFen: 0, agreementVersion: null };
  const round = { priceFen: 106_000, discountFen: 0, amountFen: 106_000, vatFen: 6000, netFen: 100_000 };
  const march = new Date('2026-03-08Z');
  expect(rows).toEqual([
    {
      id: 1,
      ...agreed,
      priceFen: 60_000,
      discountFen: 10_000,
      amountFen: 50_000,
      vatFen: 2830,
      netFen: 47_170,
      shareFen: 23_585,
      refundUntil: march,
    },
    {
      id: 2,
      ...agreed,
      priceFen: -60_000,
      discountFen: -10_000,
      amountFen: -50_000,
      vatFen: -2830,
      netFen: -47_170,
      shareFen: -23_585,
      refundUntil: march,
    },
    { id: 3, ...none, ...round, refundUntil: march },
    {
      id: 4,
      ...agreed,
      priceFen: 10_600,
      discountFen: 0,
      amountFen: 10_600,
      vatFen: 600,
      netFen: 10_000,
      sharePercent: 60,
      shareFen: 6000,
      exclusive: true,
      refundUntil: march,
    },
    { id: 5, ...none, ...round, refundUntil: new Date('2026-04-08Z') },
  ]);
  const standings = await sql`
    select user_id, exclusive, effective_on::text as effective_on from share_standings where user_id > 900`.execute(db);
  expect(standings.rows).toEqual([{ userId: 902, exclusive: true, effectiveOn: '2026-01-02' }]);
});
