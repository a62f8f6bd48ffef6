import { sql } from 'kysely';
import type { BatchView } from '#contract/calls/payouts.ts';
import type { BatchState } from '#contract/domain/payout.ts';
import type { Database } from '../../platform/database/database.ts';
import { readWaiting, type Waiting } from '../../platform/database/waiting-count.ts';
import type { DueRow } from './due.queries.ts';

export interface BatchRow {
  id: number;
  number: string;
  state: BatchState;
  templateVersion: number;
  lineCount: number;
  totalFen: number;
  fileHash: string | null;
  paidCount: number;
  bouncedCount: number;
  preparedById: number;
  preparedBy: string;
  preparedAt: Date;
  releasedBy: string | null;
  releasedAt: Date | null;
}

const BATCHES = sql`
  select b.id, b.number, b.state, b.template_version, b.line_count, b.total_fen, b.file_hash,
    counted.paid_count, counted.bounced_count, b.prepared_by as prepared_by_id, one.nickname as prepared_by,
    b.prepared_at, other.nickname as released_by, b.released_at
  from payout_batches b
  join user_facts one on one.id = b.prepared_by
  left join user_facts other on other.id = b.released_by
  cross join lateral (
    select count(*) filter (where l.state = 'paid') as paid_count,
      count(*) filter (where l.state = 'bounced') as bounced_count
    from payout_lines l where l.batch_id = b.id
  ) counted`;

const VIEWS: Record<BatchView, ReturnType<typeof sql>> = {
  'to-release': sql`b.state = 'prepared'`,
  released: sql`b.state = 'released'`,
  all: sql`true`,
};

export async function listBatches(
  db: Database,
  view: BatchView,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: BatchRow[]; total: number }> {
  const { rows } = await sql<BatchRow>`
    ${BATCHES} where ${VIEWS[view]} order by b.id desc limit ${limit} offset ${offset}`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*) as total from payout_batches b where ${VIEWS[view]}`.execute(db);
  return { rows, total: counted.rows[0]!.total };
}

export async function countBatches(db: Database): Promise<{ toRelease: number; released: number }> {
  const { rows } = await sql<{ toRelease: number; released: number }>`
    select count(*) filter (where ${VIEWS['to-release']}) as to_release,
      count(*) filter (where ${VIEWS.released}) as released
    from payout_batches b where b.state in ('prepared', 'released')`.execute(db);
  return rows[0]!;
}

/** Batches that wait for a second person. */
export function batchesToRelease(db: Database): Promise<Waiting> {
  return readWaiting(db, 'prepared_at', sql`payout_batches where state = 'prepared'`);
}

export async function findBatch(db: Database, id: number): Promise<BatchRow | undefined> {
  const { rows } = await sql<BatchRow>`${BATCHES} where b.id = ${id}`.execute(db);
  return rows[0];
}

/** The same, locked until the transaction ends. */
export async function lockBatch(db: Database, id: number): Promise<BatchRow | undefined> {
  await sql`select from payout_batches where id = ${id} for update`.execute(db);
  return await findBatch(db, id);
}

interface NewBatch {
  templateVersion: number;
  preparedBy: number;
  due: readonly DueRow[];
}

/** Makes a batch of what is due, in this order, with everything that the bank is told frozen. */
export async function insertBatch(db: Database, { templateVersion, preparedBy, due }: NewBatch): Promise<number> {
  const { id } = await db
    .insertInto('payoutBatches')
    .values({
      templateVersion,
      preparedBy,
      lineCount: due.length,
      totalFen: due.reduce((sum, { netFen }) => sum + netFen!, 0),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const lines = due.map((row, index) => ({ ...frozenOf(row), batchId: id, place: index + 1 }));
  await db.insertInto('payoutLines').values(lines).execute();
  return id;
}

/** What a payment is made of, frozen when it is decided. */
export function frozenOf(row: DueRow) {
  const { holder, company, bank, branch, province, city, numberSealed, numberEnd, userId } = row;
  return {
    statementId: row.id,
    userId,
    accountId: row.accountId!,
    holder,
    company,
    bank,
    branch,
    province,
    city,
    numberSealed,
    numberEnd,
    amountFen: row.netFen!,
  };
}

export async function saveHash(db: Database, id: number, fileHash: string): Promise<void> {
  await db.updateTable('payoutBatches').set({ fileHash }).where('id', '=', id).execute();
}

/** Moves a batch from the state that it is expected in; false when it is in another. */
export async function saveBatchMove(
  db: Database,
  { id, from, to, by }: { id: number; from: BatchState; to: BatchState; by: number | null },
): Promise<boolean> {
  const released = to === 'released' ? sql`, released_by = ${by}, released_at = clock_now()` : sql``;
  const closed = to === 'closed' ? sql`, closed_at = clock_now()` : sql``;
  const { rows } = await sql`
    update payout_batches set state = ${to} ${released} ${closed} where id = ${id} and state = ${from}
    returning id`.execute(db);
  return rows.length === 1;
}

/** Whether an account, an amount or a statement is no longer what the lines of a batch were made of. */
export async function isOutdated(db: Database, id: number): Promise<boolean> {
  const { rows } = await sql`
    select from payout_lines l
    join statement_facts t on t.id = l.statement_id
    left join payable_accounts a on a.user_id = l.user_id
    left join real_name_facts n on n.user_id = l.user_id
    where l.batch_id = ${id}
      and (a.id is distinct from l.account_id or n.name is distinct from l.holder or t.net_fen <> l.amount_fen or t.state <> 'generated')
    limit 1`.execute(db);
  return rows.length === 1;
}
