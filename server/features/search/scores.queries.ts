import { type RawBuilder, sql } from 'kysely';

/** Weights of the ways in which people show interest. */
const interest = sql`opens + 5 * samples + 8 * bookmarks + 15 * carts + 60 * sales`;

/** The weight of interest halves after this many days. */
const HALF_LIFE = sql.lit(75);
/** Every material starts with this much of the usual interest, because a few clicks prove little. */
const PROOF = sql.lit(10);
/** Half-life of the advantage of new materials, in days. */
const NEW_DAYS = sql.lit(14);

/** Shares of a score: interest, novelty and chance. Chance lets every material be seen some week. */
const PARTS = { interest: sql.lit(0.81), fresh: sql.lit(0.15), chance: sql.lit(0.04) };

/** The decayed interest in each material that had any; `ids` limits it to some. */
export function traffic(ids?: readonly number[]): RawBuilder<unknown> {
  const today = sql`day_in_china(clock_now())`;
  return sql`
    select material_id, sum((${interest}) * 0.5 ^ ((${today} - day) / ${HALF_LIFE}::float8)) as weight
    from day_facts where day > ${today} - 730 ${ids === undefined ? sql`` : sql`and material_id = any(${ids})`}
    group by material_id`;
}

const days = sql`greatest(0, extract(epoch from clock_now() - m.published_at) / 86400)::float8`;

/** Days online, decayed like the interest. */
export const exposure = sql`(${HALF_LIFE} / ln(2::float8) * (1 - 0.5 ^ (${days} / ${HALF_LIFE})))`;

/**
 * A score of 0 to 1,000,000 from `m` (materials) and `traffic`: interest per day online compared with what is usual for
 * its kind, smoothed; plus an advantage for new materials; plus a little chance that changes every week.
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
