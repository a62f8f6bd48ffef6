import { useTranslation } from 'react-i18next';
import { useCategories, useShopName } from './catalogue.ts';
import { CHOICES, choicesOf, type ChoiceName, type FilterName } from './filters.ts';
import type { Wanted } from './search-address.ts';

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
}

/** Filters that fit a search, with their texts. */
export function useFilterWords({ type, filters }: Wanted): Filter[] {
  const { t } = useTranslation();
  const categories = useCategories(type).map(({ id, categoryName }) => ({ value: String(id), label: categoryName }));
  const shop = useShopName(filters.shopId);
  const filter = (name: FilterName, options: Option[], otherwise?: string): Filter => {
    const value = filters[name];
    const chosen = value && (options.find((option) => option.value === value)?.label ?? otherwise);
    return { name, label: t(($) => $.find.names[name]), value, chosen, options };
  };
  const choice = (name: ChoiceName) =>
    filter(
      name,
      CHOICES[name].map((value) => ({
        value,
        label: t(($) => ($.find.values[name] as Record<string, string>)[value] ?? ''),
      })),
    );
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
