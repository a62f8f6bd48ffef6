import { type RawBuilder, sql } from 'kysely';

/** What somebody's interest is worth. */
const interest = sql`opens + 5 * samples + 8 * bookmarks + 15 * carts + 60 * sales`;

/** Interest counts half after this many days. */
const HALF_LIFE = sql.lit(75);
/** As if everything had met with so much of the usual interest before it was on sale: a few clicks prove little. */
const PROOF = sql.lit(10);
/** How long the new has an advantage, again as a half-life. */
const NEW_DAYS = sql.lit(14);

/** What the parts of a score are worth, one in all: interest, being new, and chance, so that everything is seen some week. */
const PARTS = { interest: sql.lit(0.81), fresh: sql.lit(0.15), chance: sql.lit(0.04) };

/** The interest in each material that anybody took notice of; `ids` when only some matter. */
export function traffic(ids?: readonly number[]): RawBuilder<unknown> {
  const today = sql`day_in_china(clock_now())`;
  return sql`
    select material_id, sum((${interest}) * 0.5 ^ ((${today} - day) / ${HALF_LIFE}::float8)) as weight
    from material_days where day > ${today} - 730 ${ids === undefined ? sql`` : sql`and material_id = any(${ids})`}
    group by material_id`;
}

const days = sql`greatest(0, extract(epoch from clock_now() - m.published_at) / 86400)::float8`;

/** For how many days it has been on sale, where long ago counts as little as the interest of then. */
export const exposure = sql`(${HALF_LIFE} / ln(2::float8) * (1 - 0.5 ^ (${days} / ${HALF_LIFE})))`;

/**
 * 0 to 1,000,000, out of `m` (materials) and `traffic`: interest for each day on sale compared with what is usual for
 * its kind, smoothed; then the advantage of the new; then a little chance that is another one every week.
 */
export function scoreOf(usualRate: RawBuilder<unknown>): RawBuilder<number> {
  const usual = sql`greatest(${usualRate}, 0.001)::float8`;
  const rate = sql`((coalesce(traffic.weight, 0) + ${PROOF}) / (${exposure} + ${PROOF} / ${usual}))`;
  const week = sql`floor(extract(epoch from clock_now()) / 604800)::bigint`;
  return sql<number>`round(1000000 * (
    ${PARTS.interest} * ${rate} / (${rate} + ${usual})
    + ${PARTS.fresh} * 0.5 ^ (${days} / ${NEW_DAYS})
    + ${PARTS.chance} * (hashint8extended(m.id, ${week}) & 1023) / 1024.0::float8))::int`;
}
