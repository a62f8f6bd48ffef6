import { sql } from 'kysely';
import type { Gid, StaffRole } from '#contract/domain/roles.ts';
import { containing, type Database } from '../../../platform/database/database.ts';

const ORDERS = {
  newest: sql`users.created_at desc, users.id desc`,
  name: sql`users.nickname, users.id`,
  lastSeen: sql`seen.last_seen_at desc nulls last, users.id desc`,
};

interface Filter {
  keyword: string;
  gid?: Gid | undefined;
  role?: StaffRole | undefined;
  state: 'all' | 'active' | 'disabled';
  orderBy: keyof typeof ORDERS;
  pageNo: number;
  pageSize: number;
}

/** The id that a keyword may be. */
function idIn(keyword: string): number | null {
  return /^\d{1,15}$/.test(keyword) ? Number(keyword) : null;
}

function matching(filter: Filter) {
  const pattern = containing(filter.keyword);
  return sql`
    (${filter.keyword} = '' or nickname ilike ${pattern} or email ilike ${pattern} or mobile ilike ${pattern}
      or users.id = ${idIn(filter.keyword)})
    and (${filter.gid ?? null}::int is null or gid = ${filter.gid ?? null})
    and (${filter.role ?? null}::text is null
      or roles @> array[${filter.role ?? null}])
    and (${filter.state} = 'all' or (disabled_at is not null) = (${filter.state} = 'disabled'))`;
}

interface UserRow {
  id: number;
  nickname: string;
  email: string | null;
  mobile: string | null;
  gid: number;
  roles: StaffRole[];
  disabled: boolean;
  sessions: number;
  createdAt: Date;
  lastSeenAt: Date | null;
}

const COLUMNS = sql`
  users.id, nickname, email, mobile, gid, disabled_at is not null as disabled, users.created_at,
  roles, seen.sessions, seen.last_seen_at`;

const SEEN = sql`
  left join lateral (
    select count(*) filter (where ended_at is null and expires_at > clock_now()) as sessions,
      max(last_seen_at) as last_seen_at
    from sessions where sessions.user_id = users.id
  ) seen on true`;

export async function listUsers(db: Database, filter: Filter) {
  const where = matching(filter);
  const counted = await sql<{ total: number }>`select count(*) as total from users where ${where}`.execute(db);
  const { rows } = await sql<UserRow>`
    select ${COLUMNS} from users ${SEEN} where ${where} order by ${ORDERS[filter.orderBy]}
    limit ${filter.pageSize} offset ${(filter.pageNo - 1) * filter.pageSize}`.execute(db);
  return { total: counted.rows[0]?.total ?? 0, rows };
}

export async function findUser(db: Database, id: number): Promise<UserRow | undefined> {
  const { rows } = await sql<UserRow>`select ${COLUMNS} from users ${SEEN} where users.id = ${id}`.execute(db);
  return rows[0];
}

/** Locks the user until the transaction ends, so that nobody changes the row between reading and writing it. */
export async function findUserForChange(db: Database, id: number): Promise<UserRow | undefined> {
  const { rows } =
    await sql<UserRow>`select ${COLUMNS} from users ${SEEN} where users.id = ${id} for update of users`.execute(db);
  return rows[0];
}

export async function setGidAndRoles(db: Database, id: number, gid: Gid, roles: StaffRole[]): Promise<void> {
  await db.updateTable('users').set({ gid, roles }).where('id', '=', id).execute();
}

export async function setDisabled(db: Database, id: number, disabled: boolean): Promise<void> {
  await db
    .updateTable('users')
    .set({ disabledAt: disabled ? sql`clock_now()` : null })
    .where('id', '=', id)
    .execute();
}

export async function forgetSecondFactor(db: Database, id: number): Promise<void> {
  await db
    .updateTable('users')
    .set({ totpSecret: null, totpConfirmedAt: null, totpLastStep: 0 })
    .where('id', '=', id)
    .execute();
}

const WORDS = sql`user_words(nickname, email, mobile)`;

interface PersonRow {
  id: number;
  name: string;
  account: string;
  closed: boolean;
}

/** People by id, or by a part of their name, email or mobile number; the newest first. */
export async function findPeople(db: Database, keyword: string, most: number): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    select id, nickname as name, coalesce(email, mobile, '') as account, disabled_at is not null as closed from users
    where (letter_pairs(${WORDS}) @> letter_pairs(lower(${keyword})) and ${WORDS} like ${containing(keyword.toLowerCase())})
      or id = ${idIn(keyword)}
    order by id desc limit ${most}`.execute(db);
  return rows;
}
