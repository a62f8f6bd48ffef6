import { type Kysely, sql } from 'kysely';

/** The plans that a new installation sells; staff change them at the VIP desk. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into membership_plans (name_zh, name_en, days, percent, price_fen, kinds) values
      ('月度 VIP', 'Monthly VIP', 30, 10, 19900, '{video,photo,music}'),
      ('季度 VIP', 'Quarterly VIP', 90, 15, 49900, '{video,photo,music}'),
      ('年度 VIP', 'Annual VIP', 365, 25, 159900, '{video,photo,music}')`.execute(db);
}
