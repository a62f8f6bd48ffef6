import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { cartCalls, type CartItem, type CART_OBSTACLES } from '#contract/calls/cart.ts';
import type { Language } from '#contract/domain/language.ts';
import type { Excerpt } from '#contract/domain/excerpt.ts';
import type { LicenceTerms } from '#contract/domain/licence-terms.ts';
import { client } from '../../../lib/api.ts';
import { cartKindOf, type CartKind, isCarted } from '../../../lib/cart-queries.ts';
import { useMembership } from '../../../lib/membership.ts';
import { pricesQuery, vipQuery } from '../../../lib/prices.ts';

export const cart = client(cartCalls);

const PAGE = 100;

/** The items to order, as the address names them: some of the cart, or a single material, its use and the part of a clip. */
export interface Source {
  cartIds: number[];
  materialId: number | null;
  terms: LicenceTerms | null;
  excerpt: Excerpt | null;
}

export interface FormLine {
  materialId: number;
  kind: CartKind;
  cartId: number | null;
  code: string;
  title: string;
  thumbnail: string;
  terms: LicenceTerms | null;
  excerpt: Excerpt | null;
  obstacle: (typeof CART_OBSTACLES)[number] | null;
}

export const formLinesQuery = (source: Source, language: Language) =>
  queryOptions({
    queryKey: ['order-form', source, language],
    queryFn: ({ signal }) => (source.materialId === null ? fromCart(source, signal) : alone(source, signal)),
    staleTime: 0,
  });

/** Loads page after page until all requested items are found. */
async function fromCart({ cartIds }: Source, signal: AbortSignal): Promise<FormLine[]> {
  const found: CartItem[] = [];
  for (let pageNo = 1; found.length < cartIds.length; pageNo++) {
    const { infos, total } = await cart.list({ pageNo, pageSize: PAGE }, { signal });
    found.push(...infos.filter(({ cartId }) => cartIds.includes(cartId)));
    if (pageNo * PAGE >= total) break;
  }
  return found.map((item) => ({ ...item, materialId: item.id, kind: cartKindOf(item) }));
}

async function alone({ materialId, terms, excerpt }: Source, signal: AbortSignal): Promise<FormLine[]> {
  const { infos } = await cart.look({ materialIds: materialId === null ? [] : [materialId] }, { signal });
  return infos.filter(isCarted).map(({ id, kind, code, title, thumbnail }) => ({
    materialId: id,
    kind,
    cartId: null,
    code,
    title,
    thumbnail,
    terms,
    excerpt: kind === 'video' ? excerpt : null,
    obstacle: null,
  }));
}

/** Fen; null when on request; undefined when not known. */
export type Price = number | null | undefined;

/** Prices of the lines; lines with the same licence are requested together. */
export function usePrices(lines: readonly FormLine[]) {
  const uses = new Map<string, { terms: LicenceTerms; ids: number[] }>();
  for (const { terms, materialId } of lines) {
    if (!terms) continue;
    const use = uses.get(JSON.stringify(terms)) ?? { terms, ids: [] };
    use.ids.push(materialId);
    uses.set(JSON.stringify(terms), use);
  }
  return useQueries({
    queries: [...uses.values()].map(({ terms, ids }) => pricesQuery(ids, terms)),
    combine: (results) => ({
      of: new Map(results.flatMap(({ data }) => data ?? []).map(({ materialId, priceFen }) => [materialId, priceFen])),
      error: results.find(({ error }) => error)?.error ?? null,
      retry: () => {
        for (const { refetch, error } of results) if (error) void refetch();
      },
    }),
  });
}

/** What the reader's membership takes off these lines; undefined until known, and without one. */
export function useVip(lines: readonly FormLine[]) {
  const mine = useMembership();
  const chosen = lines.flatMap(({ materialId, terms }) => (terms ? [{ materialId, terms }] : []));
  const { data } = useQuery({ ...vipQuery(chosen), enabled: mine !== null && chosen.length > 0 });
  return mine && chosen.length > 0 ? data : undefined;
}
