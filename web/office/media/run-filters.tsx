import { useTranslation } from 'react-i18next';
import { MEDIA_KINDS } from '#contract/domain/media.ts';
import { Choice } from '../../ui/table/choice.tsx';
import { Filters } from '../../ui/table/filters.tsx';
import { SearchField } from '../../ui/table/search-field.tsx';
import type { Address } from '../../ui/table/use-address.ts';
import type { RunFilter } from './use-run-filter.ts';

export function RunFilters({ address, filter }: { address: Address; filter: RunFilter }) {
  const { t } = useTranslation();
  return (
    <Filters active={filter.active} onClear={filter.clear}>
      <SearchField
        label={t(($) => $.office.media.search)}
        placeholder={t(($) => $.office.media.searchHint)}
        value={filter.values.keyword}
        onChange={(keyword) => address.filter({ keyword })}
      />
      <Choice
        label={t(($) => $.office.media.kind)}
        any={t(($) => $.office.media.anyKind)}
        options={MEDIA_KINDS.map((kind) => ({ value: kind, label: t(($) => $.pipeline.kinds[kind]) }))}
        value={filter.values.kind}
        onChange={(kind) => address.filter({ kind })}
      />
    </Filters>
  );
}
