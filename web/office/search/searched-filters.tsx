import { searchDeskCalls, SEARCHED_DAYS } from '#contract/calls/search-desk.ts';
import { SEARCH_TYPES } from '#contract/domain/discovery.ts';
import { client } from '../../lib/api.ts';
import { useTranslation } from '../../lib/translation.ts';
import { ExportButton } from '../../ui/export-button.tsx';
import { Choice, Filters } from '../../ui/table/filters.tsx';
import { SearchField } from '../../ui/table/search-field.tsx';
import type { Address } from '../../ui/table/use-address.ts';
import classes from './search.module.css';

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

/** Filters of the list, read from the address; by default the last month's searches that found nothing. */
export function useSearchedFilter(address: Address) {
  const keyword = address.get('keyword').slice(0, 100);
  const type = address.oneOf('type', SEARCH_TYPES);
  const days = SEARCHED_DAYS.find((count) => String(count) === address.get('days'));
  const missed = address.get('which') !== 'all';
  return {
    type,
    days,
    values: { keyword, missed, days: days ?? 30, ...(type && { type }) },
    active: Boolean(keyword || type || days || !missed),
    clear: () => address.filter({ keyword: undefined, type: undefined, days: undefined, which: undefined }),
  };
}

type SearchedFilter = ReturnType<typeof useSearchedFilter>;
