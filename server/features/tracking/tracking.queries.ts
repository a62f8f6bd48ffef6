import { sql } from 'kysely';
import { TRACKING_RULES, type TrackingRule } from '#contract/domain/discovery.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Days, inDays } from '../../platform/database/days.ts';

const KEEP_DAYS = 90;
/** Words that fewer people used could tell who somebody is. */
const LEAST_PEOPLE = 3;

interface Events {
  /** Each code belongs to the rule at the same index. */
  codes: string[];
  rules: TrackingRule[];
  userId: number | undefined;
  visitor: Buffer;
  referer: string;
  searched: string;
  navigator: string;
}

/** Ignores events about materials that are not online or do not exist. */
export async function insertEvents(db: Database, events: Events): Promise<void> {
  const { codes, rules, userId, visitor, referer, searched, navigator } = events;
  await sql`
    insert into material_events (material_id, rule, user_id, visitor, referer, searched, navigator)
    select m.id, event.rule, ${userId ?? null}::bigint, ${visitor}, ${referer}, ${searched}, ${navigator}
    from unnest(${codes}::text[], ${rules}::smallint[]) as event (code, rule)
    join material_facts m on m.code = event.code and m.state = 'online'`.execute(db);
}

/** The date in China, this many days ago. */
export async function dayAgo(db: Database, days: number): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    select (day_in_china(clock_now()) - ${days}::int)::text as day`.execute(db);
  return rows[0]?.day ?? '';
}

/**
 * Counts a whole day from scratch, so running it again gives the same result. A person counts once for each material.
 * Bookmarks, carts and sales are counted from their own tables, because events are only what browsers claim.
 */
export async function countDay(db: Database, day: string): Promise<void> {
  const within = (column: string) => sql`
    ${sql.ref(column)} >= day_begins_in_china(${day}::date)
    and ${sql.ref(column)} < day_begins_in_china(${day}::date + 1)`;
  await sql`
    with events as (
      select material_id,
        count(distinct visitor) filter (where rule = ${TRACKING_RULES.open}) as opens,
        count(distinct visitor) filter (where rule = ${TRACKING_RULES.download}) as samples
      from material_events where ${within('at')} group by material_id
    ), kept as (
      select material_id, count(*) as bookmarks from bookmark_facts where ${within('created_at')} group by material_id
    ), wanted as (
      select material_id, count(*) as carts from cart_facts where ${within('added_at')} group by material_id
    ), sold as (
      select material_id, count(*) as sales from sale_facts s join order_line_facts line on line.id = s.line_id
      where ${within('s.at')} and s.reverses is null and not exists (select from sale_facts back where back.reverses = s.id)
      group by material_id
    ), mentioned as (
      select material_id from events
      union select material_id from kept
      union select material_id from wanted
      union select material_id from sold
      union select material_id from material_days where day = ${day}::date
    )
    insert into material_days as counted (material_id, day, opens, samples, bookmarks, carts, sales)
    select material_id, ${day}::date, coalesce(opens, 0), coalesce(samples, 0), coalesce(bookmarks, 0),
      coalesce(carts, 0), coalesce(sales, 0)
    from mentioned
      left join events using (material_id) left join kept using (material_id) left join wanted using (material_id)
      left join sold using (material_id)
    on conflict (material_id, day) do update
      set opens = excluded.opens, samples = excluded.samples, bookmarks = excluded.bookmarks, carts = excluded.carts,
        sales = excluded.sales
      where (counted.opens, counted.samples, counted.bookmarks, counted.carts, counted.sales)
        is distinct from (excluded.opens, excluded.samples, excluded.bookmarks, excluded.carts, excluded.sales)`.execute(
    db,
  );
}

/** Deletes a limited number at a time; true when there may be more. */
export async function deleteOldEvents(db: Database, most: number): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    with deleted as (
      delete from material_events where id in (
        select id from material_events where at < clock_now() - make_interval(days => ${KEEP_DAYS})
        order by at limit ${most})
      returning id
    ) select count(*) as count from deleted`.execute(db);
  return (rows[0]?.count ?? 0) === most;
}

/**
 * Searches by which a material was found, those of most visitors first. Somebody without an account is another visitor
 * every day, so that of those only one day counts towards the people.
 */
export async function listWords(db: Database, materialId: number, days: Days, most: number) {
  const { rows } = await sql<{ word: string; visitors: number }>`
    with found as (
      select searched, day_in_china(at) as day, user_id, visitor from material_events
      where material_id = ${materialId} and rule = ${TRACKING_RULES.open} and searched <> ''
        and ${inDays(sql.ref('at'), days)}
    ), strangers as (
      select searched, max(people) as people
      from (
        select searched, count(distinct visitor) as people from found where user_id is null group by searched, day
      ) of_day
      group by searched
    )
    select f.searched as word, count(distinct f.visitor) as visitors
    from found f left join strangers s using (searched)
    group by f.searched, s.people
    having count(distinct f.user_id) + coalesce(s.people, 0) >= ${sql.lit(LEAST_PEOPLE)}
    order by visitors desc, f.searched limit ${most}`.execute(db);
  return rows;
}
