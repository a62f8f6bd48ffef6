import type { FollowedShop, SavedSearch } from '#contract/calls/following.ts';
import type { KeptSearch } from '#contract/calls/search.ts';
import { FOLLOWING_LIMITS } from '#contract/domain/following.ts';
import { idOf } from '#contract/domain/item-id.ts';
import { inLanguage } from '#contract/domain/language.ts';
import type { MemberContext } from '../../context.ts';
import { coverOf, itemsFor } from '../catalogue/catalogue.ts';
import { newOnSale, orNothing } from '../search/search.ts';
import { readReader } from './readers.queries.ts';
import { listSearches, type SearchRow } from './searches.queries.ts';
import { listFollowed, type ShopRow } from './shops.queries.ts';

type Cover = SavedSearch['covers'][number];
type Covers = (ids: readonly number[]) => Cover[];

/** What somebody follows, with what is new in it. */
export async function following(ctx: MemberContext) {
  const { userId } = ctx.actor;
  const { mail, now } = await readReader(ctx.db, userId);
  const [searches, shops] = await Promise.all([
    searchesWithNews(ctx, now),
    listFollowed(ctx.db, userId, { since: null, until: now }),
  ]);
  const covers = await coversFor(
    ctx,
    [...searches, ...shops].flatMap(({ newest }) => newest),
  );
  return {
    mail,
    searches: searches.map((row) => presentSearch(row, covers)),
    shops: shops.map((row) => presentShop(ctx, row, covers)),
  };
}

interface SearchNews extends SearchRow {
  fresh: number;
  newest: number[];
}

/** One after the other: a member with many searches takes one connection, like everybody else. */
async function searchesWithNews(ctx: MemberContext, now: Date): Promise<SearchNews[]> {
  const found: SearchNews[] = [];
  for (const row of await listSearches(ctx.db, ctx.actor.userId)) {
    const span = { after: row.seenAt, until: now };
    const ids = await orNothing(newOnSale(ctx, row.query, span, FOLLOWING_LIMITS.counted + 1), []);
    found.push({ ...row, fresh: ids.length, newest: ids.slice(0, FOLLOWING_LIMITS.covers) });
  }
  return found;
}

async function coversFor(ctx: MemberContext, ids: readonly number[]): Promise<Covers> {
  const items = new Map((await itemsFor(ctx, [...new Set(ids)])).map((item) => [idOf(item), coverOf(item)]));
  return (some) => some.flatMap((id) => items.get(id) ?? []);
}

/** A search as the address of its results has it. */
export function inAddress(query: KeptSearch): Record<string, string> {
  const given = Object.entries(query).filter(([, value]) => value !== '');
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}

function presentSearch({ id, name, query, mail, fresh, newest }: SearchNews, covers: Covers): SavedSearch {
  return { id, name, search: inAddress(query), mail, fresh, covers: covers(newest) };
}

function presentShop(ctx: MemberContext, row: ShopRow, covers: Covers): FollowedShop {
  return {
    id: row.id,
    name: inLanguage(ctx.language, row.nameZh, row.nameEn),
    avatar: row.avatarKey === null ? null : ctx.objects.publicUrl(row.avatarKey),
    fresh: row.fresh,
    covers: covers(row.newest),
  };
}
