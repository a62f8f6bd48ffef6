import { MATERIAL_ORDERS } from '#contract/calls/catalogue-desk.ts';
import { MATERIAL_STATES, SOURCES } from '#contract/domain/material.ts';
import { MEDIA_KINDS } from '#contract/domain/media.ts';
import type { Address } from '../../ui/table/use-address.ts';

export const MARKS = ['featured', 'unfeatured', 'reported'] as const;
export type MaterialOrder = (typeof MATERIAL_ORDERS)[number];

const BY_MARK = { featured: { featured: true }, unfeatured: { featured: false }, reported: { reported: true } };

/** Filters of the list, read from the address. */
export function useMaterialFilter(address: Address) {
  const keyword = address.get('keyword').slice(0, 1000);
  const kind = address.oneOf('kind', MEDIA_KINDS);
  const state = address.oneOf('state', MATERIAL_STATES);
  const source = address.oneOf('source', SOURCES);
  const mark = address.oneOf('mark', MARKS);
  const categoryId = numberAt(address, 'category');
  const ownerId = numberAt(address, 'owner');
  const chosen = { kinds: kind && [kind], state, source, categoryId, ownerId };
  const given = Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined));
  return {
    ...chosen,
    kind,
    mark,
    values: {
      keyword,
      orderBy: address.oneOf('order', MATERIAL_ORDERS) ?? ('published' as const),
      ...(given as { [Name in keyof typeof chosen]?: NonNullable<(typeof chosen)[Name]> }),
      ...(mark ? BY_MARK[mark] : {}),
    },
    active: Boolean(keyword || mark || Object.keys(given).length > 0),
    clear: () =>
      address.filter({
        keyword: undefined,
        kind: undefined,
        state: undefined,
        source: undefined,
        category: undefined,
        owner: undefined,
        mark: undefined,
      }),
  };
}

export type MaterialFilter = ReturnType<typeof useMaterialFilter>;

function numberAt(address: Address, name: string): number | undefined {
  return /^[1-9]\d{0,14}$/.test(address.get(name)) ? Number(address.get(name)) : undefined;
}
