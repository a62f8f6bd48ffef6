import { useTranslation } from '../../lib/translation.ts';
import { useCategories, useShopName } from './catalogue.ts';
import { CHOICES, choicesOf, type ChoiceName, type FilterName } from './filters.ts';
import type { Wanted } from './search-address.ts';
import { usePriceOptions } from './use-price-options.ts';

interface Option {
  value: string;
  label: string;
}

export interface Filter {
  name: FilterName;
  label: string;
  value: string | undefined;
  /** Name of the value. */
  chosen: string | undefined;
  options: Option[];
  /** What the values mean, where that is not plain. */
  note?: string;
}

/** Filters that fit a search, with their texts. */
export function useFilterWords(wanted: Wanted): Filter[] {
  const { type, filters } = wanted;
  const { t } = useTranslation();
  const prices = usePriceOptions(wanted);
  const categories = useCategories(type).map(({ id, categoryName }) => ({ value: String(id), label: categoryName }));
  const shop = useShopName(filters.shopId);
  const filter = (name: FilterName, options: Option[], otherwise?: string): Filter => {
    const value = filters[name];
    const chosen = value && (options.find((option) => option.value === value)?.label ?? otherwise);
    return { name, label: t(($) => $.find.names[name]), value, chosen, options };
  };
  const choice = (name: ChoiceName): Filter => {
    if (name === 'priceClass')
      return {
        ...filter(
          name,
          prices,
          t(($) => $.find.names.priceClass),
        ),
        note: t(($) => $.find.priceNote),
      };
    const label = (value: string) => t(($) => ($.find.values[name] as Record<string, string>)[value] ?? '');
    return filter(
      name,
      CHOICES[name].map((value) => ({ value, label: label(value) })),
    );
  };
  return [
    filter(
      'categoryId',
      categories,
      t(($) => $.find.thisCategory),
    ),
    ...choicesOf(type).map(choice),
    filter('shopId', [], shop ?? t(($) => $.find.thisShop)),
  ].filter(({ options, value }) => options.length > 0 || value !== undefined);
}
