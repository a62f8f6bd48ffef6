import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Few materials have a floor of their own, which the desk for prices lists.
    create index materials_floors on materials (kind, id desc) where floor_fen is not null`.execute(db);
}
