import { type RawBuilder, sql } from 'kysely';
import { UNLOCK_DAYS, type UnlockKind, type UnlockState } from '#contract/domain/bank.ts';
import type { Database } from '../../platform/database/database.ts';

/** Leave that somebody gave lately and nobody has used. */
const VALID: RawBuilder<boolean> = sql`
  l.state = 'approved' and l.answered_at > clock_now() - make_interval(days => ${sql.lit(UNLOCK_DAYS)})`;

export async function findUnlock(db: Database, userId: number): Promise<UnlockKind | undefined> {
  const { rows } = await sql<{ kind: UnlockKind }>`
    select l.kind from bank_unlocks l where l.user_id = ${userId} and ${VALID}`.execute(db);
  return rows[0]?.kind;
}

interface EndedUnlock {
  id: number;
  state: 'used' | 'expired';
}

/**
 * Ends the leave to change an account early: `any` once a change has used it, `old` only when nobody used it in time.
 * Undefined when there was none.
 */
export async function endLeave(db: Database, userId: number, which: 'any' | 'old'): Promise<EndedUnlock | undefined> {
  const { rows } = await sql<EndedUnlock>`
    update bank_unlocks l set state = case when ${VALID} then 'used' else 'expired' end
    where l.user_id = ${userId} and l.state = 'approved' and (${which === 'any'} or not (${VALID}))
    returning l.id, l.state`.execute(db);
  return rows[0];
}

/** Gives leave after the bank sent a payout back, whatever was asked before. */
export async function insertBounce(db: Database, userId: number, reason: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into bank_unlocks (user_id, kind, state, reason, answered_at)
    values (${userId}, 'bounce', 'approved', ${reason}, clock_now())
    on conflict (user_id) where state in ('asked', 'approved')
    do update set kind = 'bounce', state = 'approved', reason = excluded.reason, answered_at = clock_now()
    returning id`.execute(db);
  return rows[0]!.id;
}

/** Undefined when it has been asked for already. */
export async function insertAsked(
  db: Database,
  { userId, reason, by }: { userId: number; reason: string; by: number },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into bank_unlocks (user_id, kind, state, reason, asked_by)
    values (${userId}, 'staff', 'asked', ${reason}, ${by}) on conflict do nothing returning id`.execute(db);
  return rows[0]?.id;
}

export interface UnlockRow {
  id: number;
  userId: number;
  holder: string;
  account: string;
  kind: UnlockKind;
  state: UnlockState;
  reason: string;
  askedById: number | null;
  askedBy: string | null;
  askedAt: Date;
  answeredBy: string | null;
  answer: string;
}

const COLUMNS = sql`
  l.id, l.user_id, coalesce(n.name, u.nickname) as holder, coalesce(u.email, u.mobile, '') as account, l.kind,
  case when l.state = 'approved' and not (${VALID}) then 'expired' else l.state end as state, l.reason,
  l.asked_by as asked_by_id, asker.nickname as asked_by, l.asked_at, answerer.nickname as answered_by, l.answer`;

const WITH_PEOPLE = sql`
  join user_facts u on u.id = l.user_id
  left join real_name_facts n on n.user_id = l.user_id
  left join user_facts asker on asker.id = l.asked_by
  left join user_facts answerer on answerer.id = l.answered_by`;

export async function listUnlocks(db: Database, userId: number): Promise<UnlockRow[]> {
  const { rows } = await sql<UnlockRow>`
    select ${COLUMNS} from bank_unlocks l ${WITH_PEOPLE} where l.user_id = ${userId} order by l.id desc`.execute(db);
  return rows;
}

export async function listAsked(db: Database, { pageNo, pageSize }: { pageNo: number; pageSize: number }) {
  const { rows } = await sql<UnlockRow>`
    select ${COLUMNS} from bank_unlocks l ${WITH_PEOPLE} where l.state = 'asked' order by l.asked_at, l.id
    limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(db);
  return { total: await countAsked(db), rows };
}

export async function countAsked(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from bank_unlocks where state = 'asked'`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function lockUnlock(db: Database, id: number): Promise<UnlockRow | undefined> {
  const { rows } = await sql<UnlockRow>`
    select ${COLUMNS} from bank_unlocks l ${WITH_PEOPLE} where l.id = ${id} for update of l`.execute(db);
  return rows[0];
}

/** False when somebody has answered it meanwhile. */
export async function saveAnswer(
  db: Database,
  id: number,
  { to, by, words }: { to: 'approved' | 'declined'; by: number; words: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update bank_unlocks set state = ${to}, answered_by = ${by}, answered_at = clock_now(), answer = ${words}
    where id = ${id} and state = 'asked'`.execute(db);
  return numAffectedRows === 1n;
}
