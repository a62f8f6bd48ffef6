import { useQuery } from '@tanstack/react-query';
import { kindOfType } from '#contract/domain/discovery.ts';
import { roughFen } from '#contract/domain/money.ts';
import { priceKindOf } from '#contract/domain/prices.ts';
import { priceClassesQuery } from '../../lib/prices.ts';
import { useTranslation } from '../../lib/translation.ts';
import { CHOICES } from './filters.ts';
import { oneOf, type Wanted } from './search-address.ts';

/** Grades by what they cost for the usual use; none until the prices have arrived. */
export function usePriceOptions(wanted: Wanted) {
  const { t } = useTranslation();
  const { data } = useQuery(priceOptionsQuery(wanted));
  return (data ?? []).map(({ priceClass, fromFen, toFen }) => ({
    value: priceClass,
    label:
      fromFen === toFen
        ? roughFen(fromFen)
        : t(($) => $.find.priceRange, { from: roughFen(fromFen), to: roughFen(toFen) }),
  }));
}

export function priceOptionsQuery({ type, filters }: Wanted) {
  return priceClassesQuery({
    kind: priceKindOf(kindOfType(type)),
    resolution: oneOf(CHOICES.resolution, filters.resolution),
    hdr: oneOf(CHOICES.hdr, filters.hdr),
    source: oneOf(CHOICES.source, filters.source),
  });
}
