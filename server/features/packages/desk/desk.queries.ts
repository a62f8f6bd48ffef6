import { sql } from 'kysely';
import type { DeskPackage } from '#contract/calls/packages-desk.ts';
import type { Database } from '../../../platform/database/database.ts';

export type Offer = Omit<DeskPackage, 'packageId' | 'version' | 'onSale' | 'sold'>;

export async function listAll(db: Database): Promise<DeskPackage[]> {
  const { rows } = await sql<DeskPackage>`
    select p.id as package_id, p.version, p.name_zh, p.name_en, p.kind, p.count, p.days, p.price_fen,
      json_build_object('scene', p.scene, 'channel', p.channel, 'period', p.period, 'area', p.area) as terms,
      p.withdrawn_at is null as on_sale,
      (select count(*) from product_order_facts o where o.package_id = p.id and o.state = 'confirmed') as sold
    from packages p order by p.withdrawn_at is not null, p.price_fen nulls last, p.id`.execute(db);
  return rows;
}

export async function countOnSale(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from packages where withdrawn_at is null`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function insertPackage(db: Database, { terms, ...offer }: Offer): Promise<number> {
  const { id } = await db
    .insertInto('packages')
    .values({ ...offer, ...terms })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface Version {
  packageId: number;
  version: number;
}

/** False when the package is no longer as the caller saw it. */
export async function updatePackage(db: Database, { packageId, version }: Version, { terms, ...offer }: Offer) {
  const { numUpdatedRows } = await db
    .updateTable('packages')
    .set({ ...offer, ...terms, version: version + 1 })
    .where('id', '=', packageId)
    .where('version', '=', version)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function withdraw(db: Database, { packageId, version }: Version): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update packages set withdrawn_at = clock_now(), version = version + 1
    where id = ${packageId} and version = ${version} and withdrawn_at is null`.execute(db);
  return numAffectedRows === 1n;
}
