import { sql } from 'kysely';
import type { LicenceView } from '#contract/calls/licences-desk.ts';
import type { LicenceCorrection } from '#contract/calls/licences.ts';
import type { LicenceState } from '#contract/domain/licence.ts';
import { containing, type Database } from '../../platform/database/database.ts';
import { type Page, readPage } from '../../platform/database/page.ts';
import { LICENCE_COLUMNS, LICENCE_TABLES, type LicenceRow } from './list.queries.ts';

interface AskedFor {
  correctionId: number;
  correctionAt: Date;
  wanted: LicenceCorrection;
  words: string;
}

export type DeskRow = LicenceRow & { buyer: string } & (AskedFor | { correctionId: null });

/** Shows an open request for a correction beside the version that it is about. */
const COLUMNS = sql`
  ${LICENCE_COLUMNS}, u.nickname as buyer,
  asked.id as correction_id, asked.wanted, asked.words`;
const TABLES = sql`
  ${LICENCE_TABLES}
  join user_facts u on u.id = l.buyer_id
  left join licence_corrections asked on asked.licence_id = l.id and asked.state = 'open'`;

interface Filter extends Page {
  view: LicenceView;
  keyword: string;
}

const VIEWS = {
  corrections: { where: sql`asked.id is not null`, order: sql`asked.created_at, l.id` },
  all: { where: sql`true`, order: sql`l.issued_at desc, l.id desc` },
  revoked: { where: sql`l.state = 'revoked'`, order: sql`l.issued_at desc, l.id desc` },
};

export async function listForDesk(db: Database, filter: Filter) {
  const { where, order } = VIEWS[filter.view];
  const pattern = containing(filter.keyword);
  const meant =
    filter.keyword === ''
      ? sql`true`
      : sql`(l.number ilike ${pattern} or o.number ilike ${pattern} or l.material_code ilike ${pattern}
          or l.licensee ilike ${pattern} or u.nickname ilike ${pattern})`;
  const from = sql`from ${TABLES} where ${where} and ${meant}`;
  return await readPage<DeskRow>(db, { columns: COLUMNS, from, order }, filter);
}

export async function countOpenCorrections(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from licence_corrections where state = 'open'`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function findForDesk(db: Database, licenceId: number): Promise<DeskRow | undefined> {
  const { rows } = await sql<DeskRow>`select ${COLUMNS} from ${TABLES} where l.id = ${licenceId}`.execute(db);
  return rows[0];
}

/** All versions of the licence for one line, newest first. */
export async function listVersions(db: Database, lineId: number): Promise<LicenceRow[]> {
  const { rows } = await sql<LicenceRow>`
    select ${LICENCE_COLUMNS} from ${LICENCE_TABLES} where l.line_id = ${lineId} order by l.version desc`.execute(db);
  return rows;
}

const MOST_DOWNLOADS = 500;

/** The newest downloads for a line, of all versions of its licence. */
export async function listDownloads(db: Database, lineId: number) {
  const { rows } = await sql<{ at: Date; by: string | null; how: 'file' | 'archive' | 'credentials' }>`
    select d.at, u.nickname as by, d.how
    from downloads d join licences l on l.id = d.licence_id left join user_facts u on u.id = d.user_id
    where l.line_id = ${lineId} order by d.id desc limit ${MOST_DOWNLOADS}`.execute(db);
  return rows;
}

const WORDS = sql`licence_words(number, material_code, licensee)`;

interface FoundRow {
  id: number;
  number: string;
  licensee: string;
  code: string;
  state: LicenceState;
  startsOn: string;
  endsOn: string | null;
  today: string;
}

/** Licences by a part of their number, code or licensee, newest first. */
export async function findLicences(db: Database, keyword: string, most: number): Promise<FoundRow[]> {
  const { rows } = await sql<FoundRow>`
    select id, number, licensee, material_code as code, state, starts_on::text as starts_on, ends_on::text as ends_on,
      day_in_china(clock_now())::text as today
    from licences
    where letter_pairs(${WORDS}) @> letter_pairs(lower(${keyword})) and ${WORDS} like ${containing(keyword.toLowerCase())}
    order by id desc limit ${most}`.execute(db);
  return rows;
}
