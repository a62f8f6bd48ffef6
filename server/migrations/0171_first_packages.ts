import { type Kysely, sql } from 'kysely';

/** The packages that a new installation sells; staff change them at the VIP desk. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into packages (name_zh, name_en, kind, scene, channel, period, area, count, days, price_fen) values
      ('社交媒体图片 10 张', '10 photos for social media', 'photo', 'social', 'internet', 'year', 'mainland', 10, 365, 119900),
      ('社交媒体视频 5 条', '5 clips for social media', 'video', 'social', 'internet', 'year', 'mainland', 5, 365, 199900),
      ('广告视频 100 条', '100 clips for advertising', 'video', 'advertising', 'all-media', 'year', 'global', 100, 365, null)
    `.execute(db);
}
