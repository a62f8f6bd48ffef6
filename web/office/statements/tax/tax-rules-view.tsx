import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { TaxVersion } from '#contract/calls/statements-desk.ts';
import { formatMoment } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { Nothing } from '../../../ui/table/nothing.tsx';
import type { Column } from '../../../ui/table/table.ts';
import { Moment } from '../../blocks/moment.tsx';
import { taxRulesQuery } from '../queries.ts';
import classes from '../statements.module.css';
import { TaxPreview } from './tax-preview.tsx';
import { TaxRulesDialog } from './tax-rules-dialog.tsx';

const unfolded = ({ rules }: TaxVersion) => <TaxPreview rules={rules} />;

/** Every version of the tax rules; a preview unfolds under each. */
export function TaxRulesView() {
  const { t } = useTranslation();
  const query = useQuery(taxRulesQuery);
  const [adding, setAdding] = useState(false);
  const columns = useColumns();
  const [newest] = query.data?.infos ?? [];
  return (
    <>
      <div className={classes.bar}>
        <Button
          size="small"
          icon={<IconPlus size={15} stroke={2} aria-hidden="true" />}
          disabled={!newest}
          onClick={() => setAdding(true)}
        >
          {t(($) => $.office.statements.tax.add)}
        </Button>
      </div>
      <DataTable
        label={t(($) => $.office.statements.views.tax)}
        columns={columns}
        query={query}
        rowKey={({ version }) => `tax-${version}`}
        detail={unfolded}
        empty={
          <Nothing title={t(($) => $.office.statements.tax.empty)} hint={t(($) => $.office.statements.tax.formBody)} />
        }
        skeletonRows={3}
      />
      {adding && newest && <TaxRulesDialog newest={newest} onClosed={() => setAdding(false)} />}
    </>
  );
}

function useColumns(): Column<TaxVersion>[] {
  const { t } = useTranslation();
  const language = useLanguage();
  const title = (name: 'version' | 'effectiveOn' | 'reason' | 'by' | 'at') =>
    t(($) => $.office.statements.tax.columns[name]);
  return [
    { name: 'version', title: title('version'), width: 90, cell: ({ version }) => version },
    {
      name: 'effectiveOn',
      title: title('effectiveOn'),
      width: 140,
      cell: ({ effectiveOn }) => formatMoment(effectiveOn, 'day', language),
    },
    { name: 'reason', title: title('reason'), cell: ({ reason }) => reason },
    { name: 'by', title: title('by'), width: 180, cell: ({ by }) => by ?? t(($) => $.office.statements.tax.system) },
    { name: 'at', title: title('at'), width: 160, cell: ({ at }) => <Moment at={at} /> },
  ];
}
