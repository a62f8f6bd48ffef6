import type { SearchQuery } from '#contract/calls/search.ts';
import { kindOfType } from '#contract/domain/discovery.ts';
import type { MediaKind } from '#contract/domain/media.ts';
import { TAG_TYPES, type TagType } from '#contract/domain/music.ts';
import { type Trait, trait, TRAIT_FILTERS, type TraitFilter } from './filter-values.ts';

/** A tag of music; the number of a mood says nothing about genres. */
export interface Tag {
  type: TagType;
  id: number;
}

/** Everything that narrows a search but its words. */
export interface Filters {
  kind: MediaKind;
  traits: readonly Trait[];
  categoryId: number | null;
  shopId: number | null;
  tags: readonly Tag[];
  /** Words that a document must not have. */
  without: readonly string[];
}

type Narrowing = Pick<SearchQuery, 'type' | 'categoryId' | 'shopId'> &
  Partial<Pick<SearchQuery, TagType>> &
  Partial<Record<TraitFilter, string | undefined>>;

/** Undefined when nothing can match. */
export function filtersOf(query: Narrowing): Filters | undefined {
  const kind = kindOfType(query.type);
  const asked = TRAIT_FILTERS.filter((filter) => query[filter] !== undefined);
  const traits = asked.map((filter) => trait(kind, filter, query[filter] ?? ''));
  const tags = TAG_TYPES.flatMap((type) => {
    const id = query[type];
    return id === undefined ? [] : [{ type, id }];
  });
  if (traits.includes(undefined)) return undefined;
  return {
    kind,
    traits: traits.filter((value) => value !== undefined),
    categoryId: query.categoryId ?? null,
    shopId: query.shopId ?? null,
    tags,
    without: [],
  };
}

/** Whether the search is for what is heard. */
export function isOfSounds({ kind }: Pick<Filters, 'kind'>): boolean {
  return kind === 'music' || kind === 'effect';
}

/** Whether anything but the kind narrows the search. */
export function narrows({ traits, categoryId, shopId, tags, without }: Filters): boolean {
  return traits.length + tags.length + without.length > 0 || categoryId !== null || shopId !== null;
}
