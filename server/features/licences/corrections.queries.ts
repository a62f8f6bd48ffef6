import { sql } from 'kysely';
import type { LicenceCorrection } from '#contract/calls/licences.ts';
import type { Database } from '../../platform/database/database.ts';
import type { LicenceRow } from './list.queries.ts';

interface NewCorrection {
  lineId: number;
  licenceId: number;
  askedBy: number;
  wanted: LicenceCorrection;
  words: string;
}

/** Adds a request; undefined when one was made before. */
export async function insertCorrection(db: Database, correction: NewCorrection): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into licence_corrections (line_id, licence_id, asked_by, wanted, words)
    values (${correction.lineId}, ${correction.licenceId}, ${correction.askedBy},
      ${JSON.stringify(correction.wanted)}::jsonb, ${correction.words})
    on conflict (line_id) do nothing returning id`.execute(db);
  return rows[0]?.id;
}

/** Closes an open request and returns its licence. */
export async function closeCorrection(
  db: Database,
  which: { correctionId: number } | { lineId: number },
  outcome: { state: 'done' | 'refused'; answer: string; by: number },
): Promise<{ id: number; licenceId: number } | undefined> {
  const chosen = 'lineId' in which ? sql`line_id = ${which.lineId}` : sql`id = ${which.correctionId}`;
  const { rows } = await sql<{ id: number; licenceId: number }>`
    update licence_corrections
    set state = ${outcome.state}, answer = ${outcome.answer}, answered_by = ${outcome.by}, answered_at = clock_now()
    where ${chosen} and state = 'open' returning id, licence_id`.execute(db);
  return rows[0];
}

export async function supersede(db: Database, licenceId: number, reason: string): Promise<boolean> {
  const { rows } = await sql`
    update licences set state = 'superseded', ended_at = clock_now(), end_reason = ${reason}
    where id = ${licenceId} and state = 'valid' returning id`.execute(db);
  return rows.length === 1;
}

/** Adds the next version of a licence, under a number of its own and with the corrected fields. */
export async function insertVersion(
  db: Database,
  row: LicenceRow,
  { number, fields }: { number: string; fields: LicenceCorrection },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into licences (
      number, version, line_id, order_id, buyer_id, customer_id, material_id, material_code, title_zh, title_en,
      scene, channel, period, area, special_zh, special_en, amount_fen,
      starts_on, ends_on, licensee_type, licensee, credit_code, project_name, brand, end_client)
    select ${number}, version + 1, line_id, order_id, buyer_id, customer_id, material_id, material_code, title_zh,
      title_en, scene, channel, period, area, special_zh, special_en, amount_fen, starts_on,
      ends_on, ${fields.licenseeType}, ${fields.licensee}, ${fields.creditCode}, ${fields.projectName}, ${fields.brand},
      ${fields.endClient}
    from licences where id = ${row.id}
    returning id`.execute(db);
  return rows[0]!.id;
}
