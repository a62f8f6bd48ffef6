import { sql } from 'kysely';
import type { MaterialState } from '#contract/domain/material.ts';
import type { MediaKind } from '#contract/domain/media.ts';
import type { Database } from '../../platform/database/database.ts';

/** Whether a piece is still to be made; inside a transaction it stays locked, so that nobody else makes it. */
export async function isWanted(db: Database, slug: string): Promise<boolean> {
  const row = await db
    .selectFrom('demoItems')
    .select('materialId')
    .where('slug', '=', slug)
    .forUpdate()
    .executeTakeFirst();
  return row?.materialId === null;
}

export async function markMade(db: Database, slug: string, materialId: number): Promise<void> {
  await db
    .updateTable('demoItems')
    .set({ materialId, madeAt: sql`clock_now()` })
    .where('slug', '=', slug)
    .execute();
}

export async function materialOf(db: Database, slug: string): Promise<number | undefined> {
  const row = await db.selectFrom('demoItems').select('materialId').where('slug', '=', slug).executeTakeFirst();
  return row?.materialId ?? undefined;
}

export async function findSeller(db: Database, email: string) {
  const row = await db
    .selectFrom('shops')
    .innerJoin('users', 'users.id', 'shops.ownerId')
    .select(['users.id as ownerId', 'shops.id as shopId'])
    .where('users.email', '=', email)
    .executeTakeFirstOrThrow();
  return row;
}

export async function findCategory(db: Database, kind: MediaKind, slug: string): Promise<number | null> {
  const row = await db
    .selectFrom('categories')
    .select('id')
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row?.id ?? null;
}

interface Group {
  ownerId: number;
  titleZh: string;
  titleEn: string;
}

/** The series that one of these pieces already belongs to, or a new one. */
export async function ensureGroup(db: Database, members: readonly string[], group: Group): Promise<number> {
  const known = await db
    .selectFrom('demoItems')
    .innerJoin('materials', 'materials.id', 'demoItems.materialId')
    .select('materials.groupId')
    .where('demoItems.slug', 'in', members)
    .where('materials.groupId', 'is not', null)
    .executeTakeFirst();
  if (known?.groupId) return known.groupId;
  const { id } = await db
    .insertInto('materialGroups')
    .values({ ownerId: group.ownerId, titleZh: group.titleZh, titleEn: group.titleEn })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function linkTopics(db: Database, slug: string, topics: readonly string[]): Promise<void> {
  if (topics.length === 0) return;
  await sql`
    insert into topic_materials (topic_id, material_id, position)
    select t.id, d.material_id, d.position from topics t, demo_items d
    where t.slug = any(${topics}) and d.slug = ${slug} and d.material_id is not null
    on conflict do nothing`.execute(db);
}

/** Features a piece on the home page if it is one of these. */
export async function featureItem(db: Database, materialId: number, slugs: readonly string[]): Promise<void> {
  await sql`
    update materials m set featured_at = clock_now() from demo_items d
    where m.id = ${materialId} and d.material_id = m.id and d.slug = any(${slugs})`.execute(db);
}

/** The slug and state of a material of the demo. */
export async function findDemoMaterial(db: Database, materialId: number) {
  return await db
    .selectFrom('demoItems')
    .innerJoin('materials', 'materials.id', 'demoItems.materialId')
    .select(['demoItems.slug', 'materials.state'])
    .where('demoItems.materialId', '=', materialId)
    .executeTakeFirst();
}

/** Leaves out materials that a person put offline, so that the demo does not bring them back. */
export async function listDemoMaterials(db: Database, state: MaterialState): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select m.id from demo_items d join materials m on m.id = d.material_id
    where m.state = ${state} and (m.state <> 'offline' or (
      select actor_id is null from audit_facts
      where subject = 'material:' || m.id and action = 'material.offline' order by id desc limit 1))`.execute(db);
  return rows.map((row) => row.id);
}

export async function listMade(db: Database): Promise<{ slug: string; materialId: number }[]> {
  const { rows } = await sql<{ slug: string; materialId: number }>`
    select slug, material_id from demo_items where material_id is not null`.execute(db);
  return rows;
}

/** Those of these pieces that are made, and of whose sound nobody has confirmed anything. */
export async function listUnconfirmed(
  db: Database,
  slugs: readonly string[],
): Promise<{ slug: string; materialId: number }[]> {
  const { rows } = await sql<{ slug: string; materialId: number }>`
    select slug, material_id from demo_items d
    where slug = any(${slugs}) and material_id is not null
      and not exists (select from sound_facts s where s.material_id = d.material_id)`.execute(db);
  return rows;
}

export async function isFirstTime(db: Database): Promise<boolean> {
  const row = await db.selectFrom('demoItems').select('slug').limit(1).executeTakeFirst();
  return row === undefined;
}

export async function countItems(db: Database): Promise<{ total: number; made: number; online: number }> {
  const { rows } = await sql<{ total: number; made: number; online: number }>`
    select count(*) as total, count(d.material_id) as made, count(*) filter (where m.state = 'online') as online
    from demo_items d left join materials m on m.id = d.material_id where d.for_sale`.execute(db);
  return rows[0] ?? { total: 0, made: 0, online: 0 };
}
