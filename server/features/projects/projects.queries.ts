import { sql } from 'kysely';
import type { LicenceTerms } from '#contract/domain/licence-terms.ts';
import type { SkuKind } from '#contract/domain/project.ts';
import type { Database } from '../../platform/database/database.ts';

export interface ProjectRow {
  projectId: number;
  customerId: number;
  name: string;
  brand: string;
  endClient: string;
  status: number;
  words: string;
}

const PROJECT = sql`pr.id as project_id, pr.customer_id, pr.name, pr.brand, pr.end_client, pr.status, pr.words`;

export async function findProject(db: Database, projectId: number): Promise<ProjectRow | undefined> {
  const { rows } = await sql<ProjectRow>`select ${PROJECT} from projects pr where pr.id = ${projectId}`.execute(db);
  return rows[0];
}

/** Running ones first, then the newest. */
export async function listProjects(db: Database, customerId: number): Promise<ProjectRow[]> {
  const { rows } = await sql<ProjectRow>`
    select ${PROJECT} from projects pr where pr.customer_id = ${customerId}
    order by pr.status, pr.id desc`.execute(db);
  return rows;
}

/** Projects of an open company that this person works on, by name. */
export async function listOwn(db: Database, userId: number): Promise<(ProjectRow & { current: boolean })[]> {
  const { rows } = await sql<ProjectRow & { current: boolean }>`
    select ${PROJECT}, pr.id is not distinct from me.project_id as current
    from company_people me
    join active_members a on a.user_id = me.user_id
    join project_people p on p.user_id = me.user_id
    join projects pr on pr.id = p.project_id
    where me.user_id = ${userId}
    order by pr.name, pr.id`.execute(db);
  return rows;
}

export interface SkuRow extends LicenceTerms {
  id: number;
  projectId: number;
  kind: SkuKind;
  branch: string;
  unitFen: number;
  quota: number;
  used: number;
  endsOn: string;
  /** Today in China. */
  today: string;
}

const SKU = sql`
  s.id, s.project_id, s.kind, s.branch, s.scene, s.channel, s.period, s.area, s.unit_fen, s.quota, s.used,
  s.ends_on::text as ends_on, day_in_china(clock_now())::text as today`;

export async function listSkus(db: Database, projectIds: readonly number[]): Promise<SkuRow[]> {
  const { rows } = await sql<SkuRow>`
    select ${SKU} from project_skus s where s.project_id = any(${[...projectIds]}::bigint[])
    order by s.branch, s.kind desc, s.id`.execute(db);
  return rows;
}

export async function findSku(db: Database, skuId: number): Promise<SkuRow | undefined> {
  const { rows } = await sql<SkuRow>`select ${SKU} from project_skus s where s.id = ${skuId}`.execute(db);
  return rows[0];
}

/** Holds a SKU, so that what is left of it is counted by one person at a time. */
export async function lockSku(db: Database, skuId: number): Promise<SkuRow | undefined> {
  const { rows } = await sql<SkuRow>`select ${SKU} from project_skus s where s.id = ${skuId} for update`.execute(db);
  return rows[0];
}

export function termsOf({ scene, channel, period, area }: SkuRow): LicenceTerms {
  return { scene, channel, period, area };
}

export interface ProjectPerson {
  projectId: number;
  userId: number;
  nickname: string;
}

export async function listProjectPeople(db: Database, projectIds: readonly number[]): Promise<ProjectPerson[]> {
  const { rows } = await sql<ProjectPerson>`
    select project_id, user_id, nickname from project_people
    where project_id = any(${[...projectIds]}::bigint[]) order by nickname, user_id`.execute(db);
  return rows;
}
