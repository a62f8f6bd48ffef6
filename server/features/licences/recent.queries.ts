import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { mayRead } from '../accounts/accounts.ts';
import { MATERIAL, type OnMaterial } from './company.queries.ts';

export interface EndingRow extends OnMaterial {
  id: number;
  number: string;
  endsOn: string;
}

/** Valid licences that end within these days, the first to end first. */
export async function listEnding(db: Database, userId: number, days: number, most: number): Promise<EndingRow[]> {
  const { rows } = await sql<EndingRow>`
    select l.id, l.number, l.ends_on::text as ends_on, ${MATERIAL} from licences l
    where ${mayRead(userId, 'l')} and l.state = 'valid'
      and l.ends_on between day_in_china(clock_now()) and day_in_china(clock_now()) + ${days}::int
    order by l.ends_on, l.id limit ${most}`.execute(db);
  return rows;
}

export interface DownloadedRow extends OnMaterial {
  id: number;
  number: string;
  at: Date;
}

/** What this person downloaded last and may still read, each licence once. */
export async function listDownloaded(db: Database, userId: number, most: number): Promise<DownloadedRow[]> {
  const { rows } = await sql<DownloadedRow>`
    select l.id, l.number, last.at, ${MATERIAL}
    from (select licence_id, max(at) as at from downloads where user_id = ${userId} group by licence_id) last
    join licences l on l.id = last.licence_id
    where ${mayRead(userId, 'l')} order by last.at desc, l.id desc limit ${most}`.execute(db);
  return rows;
}
