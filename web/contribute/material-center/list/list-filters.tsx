import { ANY_SEC } from '#contract/domain/material-center.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Filters } from '../../../ui/table/filters.tsx';
import { SearchField } from '../../../ui/table/search-field.tsx';
import type { Address } from '../../../ui/table/use-address.ts';
import classes from './list-filters.module.css';
import { type ListFilter, secsOf } from './use-list-filter.ts';

export function ListFilters({ address, filter }: { address: Address; filter: ListFilter }) {
  const { t } = useTranslation();
  return (
    <Filters active={filter.active} onClear={filter.clear}>
      <SearchField
        label={t(($) => $.center.search)}
        placeholder={t(($) => $.center.searchHint)}
        value={filter.keyword}
        onChange={(keyword) => address.filter({ keyword })}
      />
      {secsOf(filter.tab).length > 0 && <Secs address={address} filter={filter} />}
    </Filters>
  );
}

function Secs({ address, filter }: { address: Address; filter: ListFilter }) {
  const { t } = useTranslation();
  const choices = ['all' as const, ...secsOf(filter.tab)];
  return (
    <fieldset className={classes.secs} aria-label={t(($) => $.center.secs.label)}>
      {choices.map((name, index) => {
        const sec = index - 1;
        return (
          <button
            key={name}
            type="button"
            aria-pressed={filter.sec === sec}
            onClick={() => address.filter({ sec: sec === ANY_SEC ? undefined : String(sec) })}
          >
            {t(($) => $.center.secs[name])}
          </button>
        );
      })}
    </fieldset>
  );
}
