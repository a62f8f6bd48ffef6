import type { TagType } from '#contract/domain/music.ts';
import { useTranslation } from '../../lib/translation.ts';
import { useCategories, useMusicTags, useShopName } from './catalogue.ts';
import { choicesOf, type ChoiceName, type FilterName, isTag, valuesOf } from './filters.ts';
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
  const tags = useMusicTags(type === 'music' || type === 'effect');
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
      valuesOf(type, name).map((value) => ({ value, label: label(value) })),
    );
  };
  const tag = (name: TagType): Filter =>
    filter(
      name,
      tags.filter((one) => one.type === name).map(({ id, tagName }) => ({ value: String(id), label: tagName })),
      t(($) => $.find.thisTag),
    );
  return [
    filter(
      'categoryId',
      categories,
      t(($) => $.find.thisCategory),
    ),
    ...choicesOf(type).map((name) => (isTag(name) ? tag(name) : choice(name))),
    filter('shopId', [], shop ?? t(($) => $.find.thisShop)),
  ].filter(({ options, value }) => options.length > 0 || value !== undefined);
}
