import { useTranslation } from 'react-i18next';
import { PRICE_KINDS } from '#contract/domain/prices.ts';
import { Choice } from '../../ui/table/choice.tsx';
import { Filters } from '../../ui/table/filters.tsx';
import { SearchField } from '../../ui/table/search-field.tsx';
import type { Address } from '../../ui/table/use-address.ts';
import classes from './sales.module.css';
import type { SalesFilter } from './use-sales-filter.ts';

export function SalesFilters({ address, filter }: { address: Address; filter: SalesFilter }) {
  const { t } = useTranslation();
  return (
    <Filters active={filter.active} onClear={filter.clear}>
      <SearchField
        label={t(($) => $.office.sales.search)}
        placeholder={t(($) => $.office.sales.searchHint)}
        value={filter.keyword}
        onChange={(keyword) => address.filter({ keyword })}
      />
      <Choice
        label={t(($) => $.office.sales.kind)}
        any={t(($) => $.office.sales.anyKind)}
        options={PRICE_KINDS.map((kind) => ({ value: kind, label: t(($) => $.trade.kind[kind]) }))}
        value={filter.kind}
        onChange={(kind) => address.filter({ kind })}
      />
      <p className={classes.keys}>{t(($) => $.office.sales.keys)}</p>
    </Filters>
  );
}
