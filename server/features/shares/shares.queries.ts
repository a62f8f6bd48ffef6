import { sql } from 'kysely';
import { MEDIA_KINDS, type MediaKind } from '#contract/domain/media.ts';
import { GID } from '#contract/domain/roles.ts';
import type { Database } from '../../platform/database/database.ts';

const KINDS = sql`unnest(${sql.val([...MEDIA_KINDS])}::text[]) with ordinality as k (kind, place)`;
const TODAY = sql`day_in_china(clock_now())`;

/** What everybody gets today, by the agreement. */
export async function agreedRates(db: Database): Promise<{ standard: number; exclusive: number }> {
  const { rows } = await sql<{ standard: number; exclusive: number }>`
    select share_percent as standard, exclusive_percent as exclusive
    from agreement_facts order by effective_on <= ${TODAY} desc, version desc limit 1`.execute(db);
  return rows[0]!;
}

export interface CurrentRate {
  kind: MediaKind;
  percent: number;
  exclusive: boolean;
  agreementVersion: number;
  rateId: number | null;
}

/** What a photographer gets on a day, by type of work; today when no day is given. */
export async function ratesOf(db: Database, userId: number, day?: string): Promise<CurrentRate[]> {
  const { rows } = await sql<CurrentRate>`
    select k.kind, rate.percent, rate.exclusive, rate.agreement_version, rate.rate_id
    from ${KINDS}, share_rate(${userId}, k.kind, ${day === undefined ? TODAY : sql`${day}::date`}) rate
    order by k.place`.execute(db);
  return rows;
}

export interface ComingRate {
  kind: MediaKind;
  effectiveOn: string;
  before: number;
  percent: number;
}

/** Every change of what a photographer gets that is set for a later day, earliest first. */
export async function comingRates(db: Database, userId: number): Promise<ComingRate[]> {
  const { rows } = await sql<ComingRate>`
    with days as (
      select ${TODAY} as day
      union select effective_on from share_rates where user_id = ${userId} or user_id is null
      union select effective_on from share_standings where user_id = ${userId}
      union select effective_on from agreement_facts
    ), rates as (
      select k.kind, k.place, day, rate.percent, lag(rate.percent) over (partition by k.kind order by day) as before
      from days, ${KINDS}, share_rate(${userId}, k.kind, day) rate
      where day >= ${TODAY}
    )
    select kind, day::text as effective_on, before, percent from rates where before <> percent order by day, place`.execute(
    db,
  );
  return rows;
}

export interface CommonRate {
  kind: MediaKind;
  exclusive: boolean;
  percent: number;
}

/** What everybody gets on a day who has no own rate: by type of work, exclusive or not. */
export async function commonRates(db: Database, day: string): Promise<CommonRate[]> {
  const { rows } = await sql<CommonRate>`
    select k.kind, way.exclusive, rate.percent
    from ${KINDS}, (values (false), (true)) as way (exclusive),
      share_rate_for(null, way.exclusive, k.kind, ${day}::date) rate
    order by k.place, way.exclusive`.execute(db);
  return rows;
}

export async function isPhotographer(db: Database, userId: number): Promise<boolean> {
  const { rows } = await sql`
    select from user_facts where id = ${userId} and gid = ${GID.photographer}`.execute(db);
  return rows.length === 1;
}

export interface RateRow {
  id: number;
  kind: MediaKind | null;
  exclusive: boolean | null;
  percent: number | null;
  effectiveOn: string;
  reason: string;
  by: string | null;
  at: Date;
}

/** Newest first; of everybody when there is no photographer. */
export async function listRates(db: Database, userId: number | null): Promise<RateRow[]> {
  const { rows } = await sql<RateRow>`
    select r.id, r.kind, r.exclusive, r.percent, r.effective_on::text as effective_on, r.reason, u.nickname as by,
      r.created_at as at
    from share_rates r left join user_facts u on u.id = r.set_by
    where r.user_id is not distinct from ${userId}::bigint order by r.id desc limit 200`.execute(db);
  return rows;
}

export async function listStandings(db: Database, userId: number) {
  const { rows } = await sql<Omit<RateRow, 'kind' | 'percent' | 'exclusive'> & { exclusive: boolean }>`
    select s.id, s.exclusive, s.effective_on::text as effective_on, s.reason, u.nickname as by, s.created_at as at
    from share_standings s left join user_facts u on u.id = s.set_by
    where s.user_id = ${userId} order by s.id desc limit 200`.execute(db);
  return rows;
}

export interface NewRate {
  userId: number | null;
  kind: MediaKind | null;
  exclusive: boolean | null;
  percent: number | null;
  effectiveOn: string;
  reason: string;
}

export async function insertRate(db: Database, rate: NewRate, setBy: number): Promise<number> {
  const { id } = await db
    .insertInto('shareRates')
    .values({ ...rate, setBy })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface NewStanding {
  userId: number;
  exclusive: boolean;
  effectiveOn: string;
  reason: string;
}

export async function insertStanding(db: Database, standing: NewStanding, setBy: number | null): Promise<number> {
  const { id } = await db
    .insertInto('shareStandings')
    .values({ ...standing, setBy })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
