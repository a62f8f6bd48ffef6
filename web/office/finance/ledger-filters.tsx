import { PAYMENT_WAYS } from '#contract/domain/payment.ts';
import { useTranslation } from '../../lib/translation.ts';
import { ExportButton } from '../../ui/export-button.tsx';
import { Choice, Filters } from '../../ui/table/filters.tsx';
import { SearchField } from '../../ui/table/search-field.tsx';
import { type Address, dayAt } from '../../ui/table/use-address.ts';
import { DayRange } from '../blocks/day-range.tsx';
import { finance } from './queries.ts';
import classes from './finance.module.css';

interface Props {
  address: Address;
  filter: LedgerFilter;
  exportable: boolean;
}

export function LedgerFilters({ address, filter, exportable }: Props) {
  const { t } = useTranslation();
  return (
    <Filters active={filter.active} onClear={filter.clear}>
      <SearchField
        label={t(($) => $.office.finance.search)}
        placeholder={t(($) => $.office.finance.searchHint)}
        value={filter.values.keyword}
        onChange={(keyword) => address.filter({ keyword })}
      />
      <Choice
        label={t(($) => $.office.finance.way)}
        any={t(($) => $.office.finance.anyWay)}
        options={PAYMENT_WAYS.map((way) => ({ value: way, label: t(($) => $.trade.way[way]) }))}
        value={filter.way}
        onChange={(way) => address.filter({ way })}
      />
      <DayRange from={filter.from} to={filter.to} onChange={address.filter} />
      {exportable && (
        <span className={classes.end}>
          <ExportButton
            label={t(($) => $.office.finance.export)}
            fileName={t(($) => $.office.finance.exportName)}
            done={t(($) => $.office.finance.exported)}
            load={() => finance.exportLedger(filter.values)}
          />
        </span>
      )}
    </Filters>
  );
}

/** Filters of the list, read from the address. */
export function useLedgerFilter(address: Address) {
  const keyword = address.get('keyword').slice(0, 60);
  const way = address.oneOf('way', PAYMENT_WAYS);
  const from = dayAt(address, 'from');
  const to = dayAt(address, 'to');
  return {
    way,
    from,
    to,
    values: { keyword, ...(way && { way }), ...(from && { from }), ...(to && { to }) },
    active: Boolean(keyword || way || from || to),
    clear: () => address.filter({ keyword: undefined, way: undefined, from: undefined, to: undefined }),
  };
}

type LedgerFilter = ReturnType<typeof useLedgerFilter>;
