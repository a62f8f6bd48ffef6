import { useQuery } from '@tanstack/react-query';
import { MATERIAL_STATES, SOURCES } from '#contract/domain/material.ts';
import { MEDIA_KINDS, type MediaKind } from '#contract/domain/media.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Choice, Filters } from '../../ui/table/filters.tsx';
import { SearchField } from '../../ui/table/search-field.tsx';
import type { Address } from '../../ui/table/use-address.ts';
import { useNames } from '../names.ts';
import { categoriesQuery } from '../categories/queries.ts';
import { MARKS, type MaterialFilter } from './use-material-filter.ts';

export function MaterialFilters({ address, filter }: { address: Address; filter: MaterialFilter }) {
  const { t } = useTranslation();
  const names = useNames();
  return (
    <Filters active={filter.active} onClear={filter.clear}>
      <SearchField
        label={t(($) => $.office.catalogue.search)}
        placeholder={t(($) => $.office.catalogue.searchHint)}
        value={filter.values.keyword}
        onChange={(keyword) => address.filter({ keyword })}
      />
      <Choice
        label={t(($) => $.office.catalogue.kind)}
        any={t(($) => $.office.catalogue.anyKind)}
        options={MEDIA_KINDS.map((kind) => ({ value: kind, label: t(($) => $.pipeline.kinds[kind]) }))}
        value={filter.kind}
        onChange={(kind) => address.filter({ kind, category: undefined })}
      />
      <Choice
        label={t(($) => $.office.catalogue.state)}
        any={t(($) => $.office.catalogue.anyState)}
        options={MATERIAL_STATES.map((state) => ({ value: state, label: names.materialState(state) }))}
        value={filter.state}
        onChange={(state) => address.filter({ state })}
      />
      <CategoryChoice address={address} kind={filter.kind} value={filter.categoryId} />
      <Choice
        label={t(($) => $.office.catalogue.source)}
        any={t(($) => $.office.catalogue.anySource)}
        options={SOURCES.map((source) => ({ value: source, label: t(($) => $.office.catalogue.sources[source]) }))}
        value={filter.source}
        onChange={(source) => address.filter({ source })}
      />
      <Choice
        label={t(($) => $.office.catalogue.mark)}
        any={t(($) => $.office.catalogue.anyMark)}
        options={MARKS.map((mark) => ({ value: mark, label: t(($) => $.office.catalogue.marks[mark]) }))}
        value={filter.mark}
        onChange={(mark) => address.filter({ mark })}
      />
    </Filters>
  );
}

interface CategoryProps {
  address: Address;
  kind: MediaKind | undefined;
  value: number | undefined;
}

/** Categories of the chosen kind; without one, all categories with their kind. */
function CategoryChoice({ address, kind, value }: CategoryProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data } = useQuery(categoriesQuery);
  const listed = data?.infos.filter((category) => kind === undefined || category.kind === kind) ?? [];
  const label = (category: (typeof listed)[number]) =>
    kind ? category[language] : `${t(($) => $.pipeline.kinds[category.kind])} · ${category[language]}`;
  return (
    <Choice
      label={t(($) => $.office.catalogue.category)}
      any={t(($) => $.office.catalogue.anyCategory)}
      options={listed.map((category) => ({ value: String(category.id), label: label(category) }))}
      value={value === undefined ? undefined : String(value)}
      onChange={(category) => address.filter({ category })}
    />
  );
}
