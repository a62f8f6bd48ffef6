import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PAYMENT_WAYS } from '#contract/domain/payment.ts';
import { saveCsv } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/fields.ts';
import { Choice } from '../../ui/table/choice.tsx';
import { Filters } from '../../ui/table/filters.tsx';
import { SearchField } from '../../ui/table/search-field.tsx';
import type { Address } from '../../ui/table/use-address.ts';
import { toast } from '../../ui/toast.ts';
import { finance } from '../trade-queries.ts';
import classes from './finance.module.css';
import type { LedgerFilter } from './use-ledger-filter.ts';

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
      {(['from', 'to'] as const).map((end) => (
        <label key={end} className={classes.day}>
          {t(($) => $.office.finance[end])}
          <TextInput
            type="date"
            size="xs"
            max="9999-12-31"
            value={filter[end] ?? ''}
            onChange={({ currentTarget }) => address.filter({ [end]: currentTarget.value })}
          />
        </label>
      ))}
      {exportable && <ExportButton filter={filter} />}
    </Filters>
  );
}

/** What the ledger lists, all pages of it, for a spreadsheet. */
function ExportButton({ filter }: { filter: LedgerFilter }) {
  const { t } = useTranslation();
  const exporting = useMutation({
    mutationFn: () => finance.exportLedger(filter.values),
    onSuccess: ({ csv }) => {
      saveCsv(`${t(($) => $.office.finance.exportName)}.csv`, csv);
      void toast(t(($) => $.office.finance.exported));
    },
    onError: (error) => void toast(error.message, 'failed'),
  });
  return (
    <span className={classes.end}>
      <Button
        variant="default"
        size="small"
        icon={<IconDownload size={15} stroke={1.8} aria-hidden="true" />}
        loading={exporting.isPending}
        onClick={() => exporting.mutate()}
      >
        {t(($) => $.office.finance.export)}
      </Button>
    </span>
  );
}
