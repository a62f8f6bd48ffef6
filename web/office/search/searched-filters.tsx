import { useTranslation } from 'react-i18next';
import { SEARCHED_DAYS, searchDeskCalls } from '#contract/calls/search-desk.ts';
import { SEARCH_TYPES } from '#contract/domain/discovery.ts';
import { client } from '../../lib/api.ts';
import { ExportButton } from '../../ui/export-button.tsx';
import { Choice } from '../../ui/table/choice.tsx';
import { Filters } from '../../ui/table/filters.tsx';
import { SearchField } from '../../ui/table/search-field.tsx';
import type { Address } from '../../ui/table/use-address.ts';
import classes from './search.module.css';
import type { SearchedFilter } from './use-searched-filter.ts';

const desk = client(searchDeskCalls);
const OTHER_DAYS = SEARCHED_DAYS.filter((count) => count !== 30);

export function SearchedFilters({ address, filter }: { address: Address; filter: SearchedFilter }) {
  const { t } = useTranslation();
  const lastDays = (count: number) => t(($) => $.office.search.days, { count });
  return (
    <Filters active={filter.active} onClear={filter.clear}>
      <SearchField
        label={t(($) => $.office.search.findSearched)}
        placeholder={t(($) => $.office.search.findSearchedHint)}
        value={filter.values.keyword}
        onChange={(keyword) => address.filter({ keyword })}
      />
      <Choice
        label={t(($) => $.office.search.which)}
        any={t(($) => $.office.search.missedOnly)}
        options={[{ value: 'all', label: t(($) => $.office.search.missedAndFound) }]}
        value={filter.values.missed ? undefined : 'all'}
        onChange={(which) => address.filter({ which })}
      />
      <Choice
        label={t(($) => $.office.search.period)}
        any={lastDays(30)}
        options={OTHER_DAYS.map((count) => ({ value: String(count), label: lastDays(count) }))}
        value={filter.days === undefined || filter.days === 30 ? undefined : String(filter.days)}
        onChange={(days) => address.filter({ days })}
      />
      <Choice
        label={t(($) => $.office.search.type)}
        any={t(($) => $.office.search.allTypes)}
        options={SEARCH_TYPES.map((type) => ({ value: type, label: t(($) => $.office.search.types[type]) }))}
        value={filter.type}
        onChange={(type) => address.filter({ type })}
      />
      <span className={classes.end}>
        <ExportButton
          label={t(($) => $.office.search.export)}
          fileName={`${t(($) => $.office.search.exportName)}-${filter.values.days}`}
          done={t(($) => $.office.search.exported)}
          load={() => desk.exportSearched(filter.values)}
        />
      </span>
    </Filters>
  );
}
