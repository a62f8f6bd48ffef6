import { sql } from 'kysely';
import type { ErrandFault, ErrandState } from '#contract/domain/invoice.ts';
import type { Database } from '../../../platform/database/database.ts';

export interface Errand {
  id: number;
  invoiceId: number;
  /** Null for issuing the invoice itself. */
  redFlushId: number | null;
  state: ErrandState;
  /** Our number of the invoice or red invoice at the provider, and of the form before it. */
  number: string;
  formNumber: string;
  fault: ErrandFault | null;
  words: string;
  maybeThere: boolean;
  tries: number;
  nextAt: Date | null;
  sentAt: Date | null;
  /** It was sent so long ago that the provider must know it. */
  overlong: boolean;
}

/** Columns of `invoice_errands e`. */
const ERRAND = sql`
  e.id, e.invoice_id, e.red_flush_id, e.state, e.fault, e.words, e.maybe_there, e.tries, e.next_at, e.sent_at,
  coalesce(e.sent_at < clock_now() - interval '10 minutes', false) as overlong,
  coalesce((select number from red_flushes where id = e.red_flush_id), (select number from invoices where id = e.invoice_id))
    || case when e.attempt > 1 then '-' || e.attempt else '' end as number,
  coalesce((select number from red_flushes where id = e.red_flush_id), '')
    || case when e.form_attempt > 1 then '-' || e.form_attempt else '' end as form_number`;

/** Undefined when there is one already. */
export async function insertErrand(
  db: Database,
  { invoiceId, redFlushId }: Pick<Errand, 'invoiceId' | 'redFlushId'>,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into invoice_errands (invoice_id, red_flush_id) values (${invoiceId}, ${redFlushId}::bigint)
    on conflict do nothing returning id`.execute(db);
  return rows[0]?.id;
}

export async function findErrand(db: Database, id: number): Promise<Errand | undefined> {
  const { rows } = await sql<Errand>`select ${ERRAND} from invoice_errands e where e.id = ${id}`.execute(db);
  return rows[0];
}

/** The errand of an invoice, or of a red-flush of it. */
export async function findErrandOf(
  db: Database,
  invoiceId: number,
  redFlushId: number | null = null,
): Promise<Errand | undefined> {
  const { rows } = await sql<Errand>`
    select ${ERRAND} from invoice_errands e
    where e.invoice_id = ${invoiceId} and e.red_flush_id is not distinct from ${redFlushId}::bigint`.execute(db);
  return rows[0];
}

/** Takes an errand that is due, and puts it off, so that no other worker takes it meanwhile. */
export async function takeErrand(db: Database, id: number): Promise<Errand | undefined> {
  const { rows } = await sql<Errand>`
    with due as (
      select id from invoice_errands where id = ${id} and next_at <= clock_now() for update skip locked
    )
    update invoice_errands e set tries = e.tries + 1, tried_at = clock_now(),
      next_at = clock_now() + interval '2 minutes'
    from due where e.id = due.id returning ${ERRAND}`.execute(db);
  return rows[0];
}

export async function listDue(db: Database, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from invoice_errands where next_at <= clock_now() order by next_at limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Makes what a callback is about due now, unless it was tried just before. */
export async function hurryErrand(db: Database, number: string): Promise<number | undefined> {
  const [thing = '', attempt = '1'] = number.split('-');
  const { rows } = await sql<{ id: number }>`
    update invoice_errands e set next_at = clock_now()
    where e.state in ('waiting', 'sent') and coalesce(e.tried_at < clock_now() - interval '1 second', true)
      and ${Number(attempt)} in (e.attempt, e.form_attempt)
      and (e.red_flush_id is null and e.invoice_id = (select id from invoices where number = ${thing})
        or e.red_flush_id = (select id from red_flushes where number = ${thing}))
    returning e.id`.execute(db);
  return rows[0]?.id;
}

export interface ErrandChanges {
  state?: ErrandState;
  fault?: ErrandFault | null;
  words?: string;
  maybeThere?: boolean;
  /** Seconds until it is due again; null for never. */
  inSeconds: number | null;
  /** The next number: of the invoice, or of the form. */
  anew?: 'paper' | 'form';
  /** Begins to count tries from the start. */
  fresh?: boolean;
}

/** False when the errand is not in the state that the caller expected. */
export async function updateErrand(
  db: Database,
  { id, state: from }: Pick<Errand, 'id' | 'state'>,
  change: ErrandChanges,
): Promise<boolean> {
  const { state = from, fault = null, words = '', maybeThere, inSeconds, anew, fresh = false } = change;
  const { numAffectedRows } = await sql`
    update invoice_errands set state = ${state}, fault = ${fault}, words = ${words},
      maybe_there = coalesce(${maybeThere ?? null}::boolean, maybe_there), 
      next_at = clock_now() + make_interval(secs => ${inSeconds}),
      tries = case when ${fresh} then 0 else tries end,
      attempt = attempt + ${anew === 'paper' ? 1 : 0}, form_attempt = form_attempt + ${anew === 'form' ? 1 : 0},
      sent_at = case when ${state} = 'sent' then coalesce(sent_at, clock_now()) when ${state} = 'waiting' then null
        else sent_at end
    where id = ${id} and state = ${from}`.execute(db);
  return numAffectedRows === 1n;
}

const END = sql`fault = null, words = '', next_at = null`;
const OPEN_ERRAND = sql`state in ('waiting', 'sent', 'stuck')`;

/** The invoice is no longer wanted. */
export async function dropErrand(db: Database, invoiceId: number): Promise<void> {
  await sql`
    update invoice_errands set state = 'dropped', ${END}
    where invoice_id = ${invoiceId} and red_flush_id is null and ${OPEN_ERRAND}`.execute(db);
}

/** The red-flush has ended, whoever did it. */
export async function endRedErrand(db: Database, redFlushId: number): Promise<void> {
  await sql`
    update invoice_errands set state = 'done', ${END} where red_flush_id = ${redFlushId} and ${OPEN_ERRAND}`.execute(
    db,
  );
}
