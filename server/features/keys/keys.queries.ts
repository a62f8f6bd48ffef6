import { sql } from 'kysely';
import type { KeyScope } from '#contract/domain/api-key.ts';
import type { CompanyRole } from '#contract/domain/company.ts';
import { type Database, readPrepared } from '../../platform/database/database.ts';

export interface KeyHolder {
  keyId: number;
  keyName: string;
  scopes: KeyScope[];
  perMinute: number;
  /** Not noted as used for a minute. */
  unseen: boolean;
  userId: number;
  nickname: string;
  customerId: number;
  companyRole: CompanyRole;
  customerStatus: number;
  customerType: number;
  projectId: number | null;
  projectStatus: number | null;
}

const FIND_HOLDER = `
  select k.id as key_id, k.name as key_name, k.scopes, k.per_minute,
    coalesce(clock_now() > k.last_used_at + interval '1 minute', true) as unseen,
    p.user_id, p.nickname, p.customer_id, p.role as company_role,
    c.status as customer_status, c.type as customer_type, p.project_id, project.status as project_status
  from api_keys k
  join company_people p on p.user_id = k.user_id and p.customer_id = k.customer_id and p.disabled_at is null
  join customer_facts c on c.id = k.customer_id and c.status = 1
  left join project_facts project on project.id = p.project_id
  where k.key_hash = $1 and k.revoked_at is null`;

/** Who acts by a key; nobody once it is revoked, its company closed or its member gone. Every call asks anew. */
export async function findHolder(db: Database, keyHash: Buffer): Promise<KeyHolder | undefined> {
  const [row] = await readPrepared<KeyHolder>(db, { name: 'find-key-holder', text: FIND_HOLDER, values: [keyHash] });
  return row;
}

export async function touchKey(db: Database, keyId: number): Promise<void> {
  await sql`update api_keys set last_used_at = clock_now() where id = ${keyId}`.execute(db);
}

/** Keeps a key from being revoked until the transaction ends; false when it is already. */
export async function holdKey(db: Database, keyId: number): Promise<boolean> {
  const { rows } = await sql`
    select from api_keys where id = ${keyId} and revoked_at is null for share`.execute(db);
  return rows.length === 1;
}

interface NewKey {
  customerId: number;
  userId: number;
  name: string;
  start: string;
  keyHash: Buffer;
  scopes: KeyScope[];
  perMinute: number;
}

export async function insertKey(db: Database, key: NewKey): Promise<number> {
  const { id } = await db.insertInto('apiKeys').values(key).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Keys that nobody has revoked. */
export async function countKeys(db: Database, customerId: number): Promise<number> {
  const { count } = await db
    .selectFrom('apiKeys')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('customerId', '=', customerId)
    .where('revokedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

type EndReason = 'revoked' | 'left' | 'recovered';

/** Ends those of some keys that nobody has ended, and returns them. */
export async function endKeys(
  db: Database,
  which: { id: number; customerId: number } | { userId: number; customerId?: number },
  { reason, by }: { reason: EndReason; by: number | undefined },
): Promise<{ keyId: number; customerId: number; name: string }[]> {
  return await db
    .updateTable('apiKeys')
    .set({ revokedAt: sql`clock_now()`, revokedBy: by ?? null, endReason: reason })
    .where(({ and }) => and(which))
    .where('revokedAt', 'is', null)
    .returning(['id as keyId', 'customerId', 'name'])
    .execute();
}

interface ListedKey {
  keyId: number;
  name: string;
  start: string;
  scopes: KeyScope[];
  perMinute: number;
  by: string;
  createdAt: Date;
  lastUsedAt: Date | null;
  stopped: EndReason | 'disabled' | null;
}

const LISTED = 100;

export async function listKeys(db: Database, customerId: number): Promise<ListedKey[]> {
  const { rows } = await sql<ListedKey>`
    select k.id as key_id, k.name, k.start, k.scopes, k.per_minute, u.nickname as by, k.created_at, k.last_used_at,
      case when k.revoked_at is not null then coalesce(k.end_reason, 'revoked') when p.user_id is null then 'left'
        when p.disabled_at is not null then 'disabled' end as stopped
    from api_keys k join user_facts u on u.id = k.user_id
    left join company_people p on p.user_id = k.user_id and p.customer_id = k.customer_id
    where k.customer_id = ${customerId} order by k.id desc limit ${LISTED}`.execute(db);
  return rows;
}
