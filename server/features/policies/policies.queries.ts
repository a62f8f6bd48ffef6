import { sql } from 'kysely';
import type { AgreementTexts } from '#contract/domain/agreement.ts';
import type { PolicyName } from '#contract/domain/policy.ts';
import type { Database } from '../../platform/database/database.ts';

export interface PolicyRow extends AgreementTexts {
  id: number;
  version: number;
  sha256: string;
  effectiveOn: string;
  publishedAt: Date;
  publishedBy: string | null;
  /** Its day has come. */
  begun: boolean;
}

/** Newest first. */
export async function listVersions(db: Database, name: PolicyName): Promise<PolicyRow[]> {
  const { rows } = await sql<PolicyRow>`
    select p.id, p.version, p.title_zh, p.title_en, p.body_zh, p.body_en, p.sha256,
      p.effective_on::text as effective_on, p.published_at, u.nickname as published_by,
      p.effective_on <= day_in_china(clock_now()) as begun
    from policies p left join user_facts u on u.id = p.published_by
    where p.name = ${name} order by p.version desc`.execute(db);
  return rows;
}

/** The newest version whose day has come. */
export async function findCurrent(db: Database, name: PolicyName): Promise<{ id: number; version: number }> {
  const { rows } = await sql<{ id: number; version: number }>`
    select id, version from policies
    where name = ${name} and effective_on <= day_in_china(clock_now()) order by version desc limit 1`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`there is no policy ${name}`);
  return row;
}

/** When the version in effect was published, of each. */
export async function policyDates(db: Database): Promise<{ name: PolicyName; changed: Date }[]> {
  const { rows } = await sql<{ name: PolicyName; changed: Date }>`
    select distinct on (name) name, published_at as changed from policies
    where effective_on <= day_in_china(clock_now()) order by name, version desc`.execute(db);
  return rows;
}

export async function findTexts(db: Database, id: number): Promise<AgreementTexts> {
  return await db
    .selectFrom('policies')
    .select(['titleZh', 'titleEn', 'bodyZh', 'bodyEn'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

export type NewPolicy = AgreementTexts & {
  name: PolicyName;
  version: number;
  sha256: string;
  effectiveOn: string;
  publishedBy: number;
};

/** False when somebody else has published this version, or the same texts have been one before. */
export async function insertPolicy(db: Database, policy: NewPolicy): Promise<boolean> {
  const { rows } = await sql`
    insert into policies (name, version, title_zh, title_en, body_zh, body_en, sha256, effective_on, published_by)
    values (${policy.name}, ${policy.version}, ${policy.titleZh}, ${policy.titleEn}, ${policy.bodyZh},
      ${policy.bodyEn}, ${policy.sha256}, ${policy.effectiveOn}::date, ${policy.publishedBy})
    on conflict do nothing returning id`.execute(db);
  return rows.length === 1;
}

export async function insertConsents(db: Database, userId: number, policyIds: readonly number[]): Promise<void> {
  await db
    .insertInto('policyConsents')
    .values(policyIds.map((policyId) => ({ userId, policyId })))
    .execute();
}
