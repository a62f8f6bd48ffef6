import { type RawBuilder, sql } from 'kysely';
import type { ApplicationState, Subject } from '#contract/domain/application.ts';
import { APPLICATION_DAYS } from '#contract/domain/application.ts';
import type { Database } from '../../platform/database/database.ts';

export interface ApplicationRow {
  id: number;
  userId: number;
  version: number;
  state: ApplicationState;
  terms: boolean;
  realName: string;
  phone: string;
  phoneVerified: boolean;
  wechat: string;
  nickname: string;
  bio: string;
  city: string;
  gear: string;
  subjects: Subject[];
  platforms: string;
  exclusive: boolean | null;
  videoLinks: string[];
  pictures: number;
  decidedAt: Date | null;
}

const COLUMNS = sql`
  a.id, a.user_id, a.version, a.state, a.terms_at is not null as terms, a.real_name, a.phone,
  a.phone <> '' and (a.phone = a.verified_phone or a.phone = u.mobile) is true as phone_verified, a.wechat, a.nickname,
  a.bio, a.city, a.gear, a.subjects, a.platforms, a.exclusive, a.video_links, a.decided_at,
  (select count(*) from application_pictures p where p.application_id = a.id) as pictures`;

const newestOf = (userId: number, lock: RawBuilder<unknown>) => sql<ApplicationRow>`
  select ${COLUMNS} from applications a join user_facts u on u.id = a.user_id
  where a.user_id = ${userId} order by a.id desc limit 1 ${lock}`;

export async function findNewest(db: Database, userId: number): Promise<ApplicationRow | undefined> {
  const { rows } = await newestOf(userId, sql``).execute(db);
  return rows[0];
}

/** Locks it until the transaction ends, so that images are counted while nobody adds one. */
export async function lockNewest(db: Database, userId: number): Promise<ApplicationRow | undefined> {
  await sql`select from applications where user_id = ${userId} order by id desc limit 1 for update`.execute(db);
  return await findNewest(db, userId);
}

/** Begins a draft; false when the applicant has just begun one elsewhere. */
export async function insertDraft(db: Database, userId: number): Promise<boolean> {
  const { rows } = await sql`
    insert into applications (user_id, version) values (${userId}, 0) on conflict do nothing returning id`.execute(db);
  return rows.length === 1;
}

export type FormValues = Omit<
  ApplicationRow,
  'id' | 'userId' | 'version' | 'state' | 'phoneVerified' | 'pictures' | 'decidedAt'
>;

/** False when somebody has saved it meanwhile, or it may no longer be changed. */
export async function updateForm(db: Database, id: number, version: number, form: FormValues): Promise<boolean> {
  const { terms, ...same } = form;
  const { numUpdatedRows } = await db
    .updateTable('applications')
    .set({
      ...same,
      termsAt: terms ? sql`coalesce(terms_at, clock_now())` : null,
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('state', 'in', ['draft', 'more-needed'])
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function setVerifiedPhone(db: Database, id: number, phone: string): Promise<void> {
  await db.updateTable('applications').set({ verifiedPhone: phone }).where('id', '=', id).execute();
}

/** False when it is no longer as its applicant saw it. */
export async function markSubmitted(db: Database, id: number, version: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('applications')
    .set({
      state: 'submitted',
      version: sql`version + 1`,
      submittedAt: sql`clock_now()`,
      dueAt: sql`due_in(${sql.lit(APPLICATION_DAYS)})`,
      claimedBy: null,
      claimedUntil: null,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('state', 'in', ['draft', 'more-needed'])
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Place in the queue, 1 for the next, and the desk's deadline; undefined when it does not wait. */
export async function readPlace(
  db: Database,
  id: number,
): Promise<{ position: number; dueAt: Date; overdue: boolean } | undefined> {
  const { rows } = await sql<{ position: number; dueAt: Date; overdue: boolean }>`
    select me.due_at, me.due_at < clock_now() as overdue, (
      select count(*) from applications it
      where it.state in ('submitted', 'reviewing') and (it.due_at, it.id) <= (me.due_at, me.id)) as position
    from applications me where me.id = ${id} and me.state in ('submitted', 'reviewing')`.execute(db);
  return rows[0];
}

/** Leaves one that was decided as it is. */
export async function deleteUndecided(db: Database, id: number): Promise<void> {
  await sql`delete from applications where id = ${id} and decided_at is null`.execute(db);
}
