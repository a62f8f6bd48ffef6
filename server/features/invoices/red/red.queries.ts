import { sql } from 'kysely';
import { CONFIRM_HOURS, type InvoiceState, type RedReason, type RedState } from '#contract/domain/invoice.ts';
import type { Database } from '../../../platform/database/database.ts';
import { isFor, type Thing } from '../../orders/orders.ts';

export interface RedRecord {
  id: number;
  number: string;
  invoiceId: number;
  reason: RedReason;
  state: RedState;
  amountFen: number;
  vatFen: number;
  askedAt: Date;
  billNumber: string;
  confirmBy: Date | null;
  redNumber: string | null;
  endedAt: Date | null;
}

const RED = sql`
  id, number, invoice_id, reason, state, amount_fen, vat_fen, asked_at, bill_number, confirm_by, red_number, ended_at`;

export async function findRed(db: Database, id: number): Promise<RedRecord | undefined> {
  const { rows } = await sql<RedRecord>`select ${RED} from red_flushes where id = ${id}`.execute(db);
  return rows[0];
}

/** All requests about one invoice, newest first. */
export async function listReds(db: Database, invoiceId: number): Promise<RedRecord[]> {
  const { rows } = await sql<RedRecord>`
    select ${RED} from red_flushes where invoice_id = ${invoiceId} order by id desc`.execute(db);
  return rows;
}

interface NewRed {
  invoiceId: number;
  reason: RedReason;
  lineIds: readonly number[];
  askedBy: number | null;
  againAfter: number | null;
}

/** Asks for lines of an invoice to be taken back; the amount is theirs. */
export async function insertRed(
  db: Database,
  { invoiceId, reason, lineIds, askedBy, againAfter }: NewRed,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into red_flushes (invoice_id, reason, amount_fen, vat_fen, asked_by, again_after)
    select ${invoiceId}, ${reason}, sum(amount_fen), sum(vat_fen), ${askedBy}::bigint, ${againAfter}::bigint
    from invoice_lines where id = any(${lineIds}::bigint[]) returning id`.execute(db);
  const { id } = rows[0]!;
  await sql`update invoice_lines set red_flush_id = ${id} where id = any(${lineIds}::bigint[])`.execute(db);
  return id;
}

/** False when it is not in the state that the caller expected. */
export async function updateRed(
  db: Database,
  { id, from, to }: { id: number; from: RedState; to: RedState },
  { billNumber, redNumber }: { billNumber?: string; redNumber?: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update red_flushes set state = ${to}, red_number = ${redNumber ?? null},
      bill_number = coalesce(${billNumber ?? null}, bill_number),
      confirm_by = case when ${to} = 'confirming' then clock_now() + make_interval(hours => ${sql.lit(CONFIRM_HOURS)})
        else confirm_by end,
      ended_at = case when ${to} in ('flushed', 'lapsed', 'cancelled') then clock_now() end
    where id = ${id} and state = ${from}`.execute(db);
  return numAffectedRows === 1n;
}

interface LiveLine {
  lineId: number;
  invoiceId: number;
  state: InvoiceState;
  redFlushId: number | null;
}

/** The line of the one live invoice that names a thing. */
export async function findLiveLine(db: Database, thing: Thing): Promise<LiveLine | undefined> {
  const { rows } = await sql<LiveLine>`
    select l.id as line_id, i.id as invoice_id, i.state, l.red_flush_id
    from invoice_lines l join invoices i on i.id = l.invoice_id where ${isFor('l', thing)} and l.live
    for update of i`.execute(db);
  return rows[0];
}

/** A request to take a thing's part back for which its refund waits. */
export async function findHolding(
  db: Database,
  thing: Thing,
): Promise<{ invoiceId: number; state: RedState; confirmBy: Date | null } | undefined> {
  // A person neither deducts nor books an invoice, so there is nothing to be confirmed.
  const { rows } = await sql<{ invoiceId: number; state: RedState; confirmBy: Date | null }>`
    select r.invoice_id, r.state, r.confirm_by
    from invoice_lines l join red_flushes r on r.id = l.red_flush_id join invoices i on i.id = l.invoice_id
    where ${isFor('l', thing)}
      and (r.state = 'confirming' or r.state = 'requested' and i.kind <> 'person')`.execute(db);
  return rows[0];
}

/** Forgets a line of an application that nobody has begun; false when it is the last one. */
export async function dropLine(db: Database, invoiceId: number, lineId: number): Promise<boolean> {
  const { rows } = await sql`
    delete from invoice_lines where id = ${lineId}
      and exists (select from invoice_lines where invoice_id = ${invoiceId} and id <> ${lineId} and live)
    returning id`.execute(db);
  if (rows.length === 0) return false;
  await sql`
    update invoices set amount_fen = s.amount, net_fen = s.net, vat_fen = s.vat
    from (select sum(amount_fen) as amount, sum(net_fen) as net, sum(vat_fen) as vat
      from invoice_lines where invoice_id = ${invoiceId} and live) s
    where id = ${invoiceId}`.execute(db);
  return true;
}

/** What the lines that a request is about are for. */
export async function thingsOf(db: Database, redFlushId: number): Promise<Thing[]> {
  const { rows } = await sql<Thing>`
    select order_id, product_order_id from invoice_lines where red_flush_id = ${redFlushId} order by id`.execute(db);
  return rows;
}

export async function endRedLines(db: Database, redFlushId: number): Promise<void> {
  await sql`update invoice_lines set live = false where red_flush_id = ${redFlushId}`.execute(db);
}

/** What is left of an invoice: lines that live, and those of them that nobody wants back. */
export async function countLeft(db: Database, invoiceId: number): Promise<{ live: number; asked: number }> {
  const { rows } = await sql<{ live: number; asked: number }>`
    select count(*) filter (where live) as live, count(*) filter (where live and red_flush_id is not null) as asked
    from invoice_lines where invoice_id = ${invoiceId}`.execute(db);
  return rows[0]!;
}

/** Requests that were not confirmed in time, but for those that the provider watches. */
export async function listLapsed(db: Database, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select r.id from red_flushes r where r.state = 'confirming' and r.confirm_by < clock_now()
      and not exists (
        select from invoice_errands e where e.red_flush_id = r.id and e.state in ('waiting', 'sent'))
    order by r.confirm_by limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The lines of a request that lapsed, which the next one is about. */
export async function linesOf(db: Database, redFlushId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from invoice_lines where red_flush_id = ${redFlushId}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function lockInvoice(db: Database, id: number): Promise<InvoiceState | undefined> {
  const { rows } = await sql<{ state: InvoiceState }>`select state from invoices where id = ${id} for update`.execute(
    db,
  );
  return rows[0]?.state;
}
