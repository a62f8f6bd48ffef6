import { sql } from 'kysely';
import type { AgreementKind, AgreementTexts } from '#contract/domain/agreement.ts';
import type { Database } from '../../platform/database/database.ts';

export interface AgreementRow extends AgreementTexts {
  version: number;
  kind: AgreementKind;
  sha256: string;
  sharePercent: number;
  exclusivePercent: number;
  effectiveOn: string;
  publishedAt: Date;
}

const COLUMNS = sql`
  a.version, a.kind, a.title_zh, a.title_en, a.body_zh, a.body_en, a.sha256, a.share_percent, a.exclusive_percent,
  a.effective_on::text as effective_on, a.published_at`;

export async function readNewest(db: Database): Promise<AgreementRow> {
  const { rows } = await sql<AgreementRow>`
    select ${COLUMNS} from agreements a order by a.version desc limit 1`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('there is no agreement');
  return row;
}

interface ListedRow extends AgreementRow {
  publishedBy: string | null;
  agreed: number;
  rejected: number;
}

export async function listAgreements(db: Database): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`
    select ${COLUMNS}, u.nickname as published_by,
      (select count(*) from agreement_answers x where x.version = a.version and x.answer = 'agreed') as agreed,
      (select count(*) from agreement_answers x where x.version = a.version and x.answer = 'rejected') as rejected
    from agreements a left join user_facts u on u.id = a.published_by order by a.version desc`.execute(db);
  return rows;
}

export type NewAgreement = Omit<AgreementRow, 'publishedAt'> & { publishedBy: number };

/** False when somebody else has published this version. */
export async function insertAgreement(db: Database, agreement: NewAgreement): Promise<boolean> {
  const { rows } = await sql`
    insert into agreements (version, kind, title_zh, title_en, body_zh, body_en, sha256, share_percent,
      exclusive_percent, effective_on, published_by)
    values (${agreement.version}, ${agreement.kind}, ${agreement.titleZh}, ${agreement.titleEn}, ${agreement.bodyZh},
      ${agreement.bodyEn}, ${agreement.sha256}, ${agreement.sharePercent}, ${agreement.exclusivePercent},
      ${agreement.effectiveOn}::date, ${agreement.publishedBy})
    on conflict do nothing returning version`.execute(db);
  return rows.length === 1;
}

export interface AnswerRow {
  id: number;
  version: number;
  answer: 'agreed' | 'rejected';
  signer: string;
  at: Date;
}

/** Newest first. */
export async function listAnswers(db: Database, userId: number): Promise<AnswerRow[]> {
  return await db
    .selectFrom('agreementAnswers')
    .select(['id', 'version', sql<AnswerRow['answer']>`answer`.as('answer'), 'signer', 'at'])
    .where('userId', '=', userId)
    .orderBy('id', 'desc')
    .execute();
}

/** Under which name somebody signs: their verified name, else that of their application, with their nickname. */
export async function readSigner(db: Database, userId: number): Promise<string> {
  const { rows } = await sql<{ name: string | null; nickname: string }>`
    select coalesce(n.name, nullif(c.real_name, '')) as name, u.nickname
    from user_facts u
    left join real_name_facts n on n.user_id = u.id
    left join applicant_contacts c on c.user_id = u.id
    where u.id = ${userId}`.execute(db);
  const { name, nickname } = rows[0]!;
  return name === null || name === nickname ? nickname : `${name} (${nickname})`;
}

export async function insertAnswer(
  db: Database,
  answer: { userId: number; version: number; answer: 'agreed' | 'rejected'; signer: string },
): Promise<void> {
  await db.insertInto('agreementAnswers').values(answer).execute();
}

/** The version that somebody agreed to, with when and under which name. */
export async function findSigned(db: Database, userId: number, version: number) {
  const { rows } = await sql<AgreementRow & { answerId: number; signer: string; at: Date }>`
    select ${COLUMNS}, x.id as answer_id, x.signer, x.at
    from agreement_answers x join agreements a on a.version = x.version
    where x.user_id = ${userId} and x.version = ${version} and x.answer = 'agreed'`.execute(db);
  return rows[0];
}

export async function lastAnswerOf(db: Database, userId: number): Promise<'agreed' | 'rejected' | undefined> {
  const [last] = await listAnswers(db, userId);
  return last?.answer;
}

const refusedBefore = (days: number) => sql<{ userId: number }>`
  select user_id from agreement_refusers where at <= clock_now() - make_interval(days => ${days})`;

/** People whose last answer was a rejection, at least so many days ago. */
export async function listRefusers(db: Database, days: number): Promise<number[]> {
  const { rows } = await sql<{ userId: number }>`${refusedBefore(days)} order by user_id`.execute(db);
  return rows.map(({ userId }) => userId);
}

/** Whether somebody is one of them. */
export async function hasRefused(db: Database, userId: number, days: number): Promise<boolean> {
  const { rows } = await sql`${refusedBefore(days)} and user_id = ${userId}`.execute(db);
  return rows.length > 0;
}

/** Marks a version as told; undefined when photographers have been told before. */
export async function markTold(db: Database, version: number): Promise<AgreementRow | undefined> {
  const { rows } = await sql<AgreementRow>`
    with told as (insert into agreement_mails (version) values (${version}) on conflict do nothing returning version)
    select ${COLUMNS} from agreements a join told on told.version = a.version`.execute(db);
  return rows[0];
}
