import { type Kysely, sql } from 'kysely';

/** What a shop needs on its first day; staff change all of it in the office. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await firstPrices(db);
  await knownHolidays(db);
}

/**
 * One year on social media in the mainland is the measure of a kind; a use, a period and an area are times that.
 * Steps of music are flatter than those of pictures.
 */
async function firstPrices(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into price_tables (kind, version, factors, note, effective_at)
    select kind, 1, factors::jsonb, '首个价格表 · The first price table', timestamptz '2026-01-01 00:00+08'
    from (values
      ('video', '{"class-A": 150, "class-B": 100, "class-C": 60, "size-1080P": 100, "size-4K": 150, "size-8K": 240,
        "hdr": 120, "raw": 40}'),
      ('photo', '{"class-A": 150, "class-B": 100, "class-C": 60, "size-M": 100, "size-L": 130, "size-XL": 170}'),
      ('music', '{"class-A": 150, "class-B": 100, "class-C": 60}')
    ) as first (kind, factors);

    insert into price_leaves (table_id, scene, channel, period, area, fen)
    select first.id, uses.scene, uses.channel, periods.period, areas.area,
      round(measures.yuan * power(uses.times * periods.times * areas.times, measures.steepness) / 10)::bigint * 10 * 100
    from price_tables first
    join (values ('video', 480, 1.0), ('photo', 160, 1.0), ('music', 400, 0.65))
      as measures (kind, yuan, steepness) on measures.kind = first.kind
    join (values
      ('advertising', 'internet', 1.9, '{video,photo,music}'), ('advertising', 'tv', 3.2, '{video,photo,music}'),
      ('advertising', 'outdoor', 2.4, '{video,photo}'), ('advertising', 'cinema', 3.0, '{video,photo,music}'),
      ('advertising', 'print', 1.8, '{photo}'), ('advertising', 'event', 1.6, '{video,photo,music}'),
      ('advertising', 'all-media', 5.5, '{video,photo,music}'),
      ('promotion', 'internet', 1.4, '{video,photo,music}'), ('promotion', 'tv', 2.2, '{video,photo,music}'),
      ('promotion', 'outdoor', 1.8, '{video,photo}'), ('promotion', 'print', 1.3, '{photo}'),
      ('promotion', 'event', 1.2, '{video,photo,music}'), ('promotion', 'all-media', 3.2, '{video,photo,music}'),
      ('social', 'internet', 1.0, '{video,photo,music}'),
      ('film-tv', 'internet', 1.6, '{video,photo,music}'), ('film-tv', 'tv', 2.2, '{video,photo,music}'),
      ('film-tv', 'cinema', 3.0, '{video,photo,music}'), ('film-tv', 'all-media', 4.2, '{video,photo,music}'),
      ('publishing', 'internet', 1.0, '{video,photo,music}'), ('publishing', 'print', 1.1, '{video,photo}'),
      ('publishing', 'all-media', 1.8, '{video,photo,music}'),
      ('education', 'internet', 0.6, '{video,photo,music}'), ('education', 'print', 0.6, '{photo}'),
      ('education', 'event', 0.5, '{video,photo,music}'), ('education', 'all-media', 1.0, '{video,photo,music}')
    ) as uses (scene, channel, times, kinds) on first.kind = any(uses.kinds::text[])
    join (values
      ('month', 0.5, true), ('year', 1.0, true), ('three-years', 1.8, true), ('five-years', 2.5, true),
      -- By quote only, and music is never quoted.
      ('permanent', null, false), ('buyout', null, false)
    ) as periods (period, times, for_music) on periods.for_music or first.kind <> 'music'
    cross join (values ('mainland', 1.0), ('greater-china', 1.25), ('global', 1.8)) as areas (area, times);
  `.execute(db);
}

/** 2026 as the State Council arranged it; of 2027 the days that the law names. */
async function knownHolidays(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into holidays (day, working, name_zh, name_en)
    select day::date, false, name_zh, name_en
    from (values
      ('2026-01-01', '2026-01-03', '元旦', 'New Year’s Day'),
      ('2026-02-15', '2026-02-23', '春节', 'Spring Festival'),
      ('2026-04-04', '2026-04-06', '清明节', 'Qingming Festival'),
      ('2026-05-01', '2026-05-05', '劳动节', 'Labour Day'),
      ('2026-06-19', '2026-06-21', '端午节', 'Dragon Boat Festival'),
      ('2026-09-25', '2026-09-27', '中秋节', 'Mid-Autumn Festival'),
      ('2026-10-01', '2026-10-07', '国庆节', 'National Day'),
      ('2027-01-01', '2027-01-01', '元旦', 'New Year’s Day'),
      ('2027-02-05', '2027-02-08', '春节', 'Spring Festival'),
      ('2027-04-05', '2027-04-05', '清明节', 'Qingming Festival'),
      ('2027-05-01', '2027-05-02', '劳动节', 'Labour Day'),
      ('2027-06-09', '2027-06-09', '端午节', 'Dragon Boat Festival'),
      ('2027-09-15', '2027-09-15', '中秋节', 'Mid-Autumn Festival'),
      ('2027-10-01', '2027-10-03', '国庆节', 'National Day')
    ) as rests (first, last, name_zh, name_en)
    cross join generate_series(first::date, last::date, interval '1 day') as day
    union all
    select day::date, true, name_zh, name_en
    from (values
      ('2026-01-04', '元旦调休上班', 'Worked for New Year’s Day'),
      ('2026-02-14', '春节调休上班', 'Worked for Spring Festival'),
      ('2026-02-28', '春节调休上班', 'Worked for Spring Festival'),
      ('2026-05-09', '劳动节调休上班', 'Worked for Labour Day'),
      ('2026-09-20', '国庆节调休上班', 'Worked for National Day'),
      ('2026-10-10', '国庆节调休上班', 'Worked for National Day')
    ) as worked (day, name_zh, name_en);
  `.execute(db);
}
