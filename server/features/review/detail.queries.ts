import { sql } from 'kysely';
import type { MaterialState } from '#contract/domain/material.ts';
import type { FindingCode, MediaKind, Rendition } from '#contract/domain/media.ts';
import type { Barred, GivenReason, ReviewRound, Verdict } from '#contract/domain/review.ts';
import type { Database } from '../../platform/database/database.ts';
import { ENTERED, type EnteredRow } from '../catalogue/catalogue.ts';
import type { SuggestionRow } from '../media/media.ts';
import { barredFor } from './conditions.queries.ts';

export interface ReviewDetailRow {
  id: number;
  materialId: number;
  round: ReviewRound;
  state: 'open' | 'settling' | 'decided' | 'withdrawn';
  request: string;
  openedAt: Date;
  dueAt: Date;
  overdue: boolean;
  aboutId: number | null;
  claimedBy: number | null;
  claimer: string | null;
  claimedUntil: Date | null;
  decidedBy: number | null;
  barred: Barred | null;
  findings: FindingCode[];
  entered: EnteredRow[];
  suggestions: SuggestionRow | null;
  releases: { id: number; kind: 'model' | 'property'; subject: string; fileName: string }[];
  ownerSince: Date;
  online: number;
  returned: number;
  rejected: number;
}

export async function readReview(db: Database, id: number, me: number): Promise<ReviewDetailRow | undefined> {
  const { rows } = await sql<ReviewDetailRow>`
    select r.id, r.material_id, r.round, r.state, r.request, r.opened_at, r.due_at, r.about_id, r.decided_by,
      r.state = 'open' and r.due_at < clock_now() as overdue,
      claimer.id as claimed_by, claimer.nickname as claimer, r.claimed_until, ${barredFor(me)} as barred,
      array(select code from finding_facts where material_id = m.id order by code) as findings, ${ENTERED},
      (select json_build_object('title', title, 'description', description, 'keywords', keywords, 'place', place,
          'latitude', latitude, 'longitude', longitude, 'takenOn', taken_on)
        from suggestion_facts where material_id = m.id) as suggestions,
      (select coalesce(json_agg(json_build_object(
          'id', p.id, 'kind', p.kind, 'subject', p.subject, 'fileName', p.file_name) order by p.id), '[]')
        from material_release_facts mr join release_facts p on p.id = mr.release_id where mr.material_id = m.id) as releases,
      u.created_at as owner_since, standing.*
    from reviews r
    join material_facts m on m.id = r.material_id
    join user_facts u on u.id = m.owner_id
    left join user_facts claimer on claimer.id = r.claimed_by and r.claimed_until > clock_now() and r.state = 'open'
    cross join lateral (
      select count(*) filter (where state = 'online') as online, count(*) filter (where state = 'returned') as returned,
        count(*) filter (where state = 'rejected') as rejected
      from material_facts where owner_id = m.owner_id
    ) standing
    where r.id = ${id} and r.state <> 'withdrawn'`.execute(db);
  return rows[0];
}

export interface StaffDecisionRow {
  id: number;
  round: ReviewRound;
  verdict: Verdict;
  reasons: GivenReason[];
  note: string;
  decidedAt: Date;
  decider: string | null;
}

/** All decisions about a material, newest first; with `before`, only those earlier than that one. */
export async function listDecisions(
  db: Database,
  materialId: number,
  before: number | null,
): Promise<StaffDecisionRow[]> {
  const { rows } = await sql<StaffDecisionRow>`
    select r.id, r.round, r.verdict, r.reasons, r.note, r.decided_at, u.nickname as decider
    from reviews r left join user_facts u on u.id = r.decided_by
    where r.material_id = ${materialId} and r.state in ('settling', 'decided') ${before === null ? sql`` : sql`and r.id < ${before}`}
    order by r.id desc limit 50`.execute(db);
  return rows;
}

export interface OtherRow {
  id: number;
  code: string;
  kind: MediaKind;
  state: MaterialState;
  titleZh: string;
  titleEn: string;
  fileName: string;
  ownerId: number;
  ownerZh: string;
  ownerEn: string;
  files: Partial<Record<Rendition, string>>;
}

/** Materials to compare with. */
export async function readOthers(db: Database, ids: readonly number[]): Promise<OtherRow[]> {
  const { rows } = await sql<OtherRow>`
    select m.id, m.code, m.kind, m.state, m.title_zh, m.title_en, m.file_name, m.owner_id,
      coalesce(s.name_zh, u.nickname) as owner_zh, coalesce(s.name_en, u.nickname) as owner_en,
      (select coalesce(json_object_agg(rendition, key), '{}') from material_file_facts
        where material_id = m.id and rendition <> 'original') as files
    from material_facts m join user_facts u on u.id = m.owner_id left join shop_facts s on s.id = m.shop_id
    where m.id = any(${ids})`.execute(db);
  return rows;
}

export interface SeriesRow {
  id: number;
  materialId: number;
  code: string;
  kind: MediaKind;
  titleZh: string;
  titleEn: string;
  fileName: string;
  thumbnail: string | null;
  claimedBy: number | null;
  claimer: string | null;
  claimedUntil: Date | null;
}

/** Other pending works of the owner: from the same series, or uploaded at most 30 minutes apart. */
export async function listSeries(db: Database, materialId: number): Promise<SeriesRow[]> {
  const { rows } = await sql<SeriesRow>`
    select r.id, r.material_id, m.code, m.kind, m.title_zh, m.title_en, m.file_name,
      (select key from material_thumbnails where material_id = m.id) as thumbnail,
      claimer.id as claimed_by, claimer.nickname as claimer, r.claimed_until
    from material_facts me
    join material_facts m on m.owner_id = me.owner_id and m.state = 'pending' and m.kind = me.kind and m.id <> me.id
      and (m.group_id = me.group_id
        or m.created_at between me.created_at - interval '30 minutes' and me.created_at + interval '30 minutes')
    join reviews r on r.material_id = m.id and r.state = 'open' and r.round in ('first', 'again')
    left join user_facts claimer on claimer.id = r.claimed_by and r.claimed_until > clock_now()
    where me.id = ${materialId}
    order by m.group_id is not distinct from me.group_id desc, m.id limit 99`.execute(db);
  return rows;
}
