import { useQuery } from '@tanstack/react-query';
import type { TaxVersion } from '#contract/calls/statements-desk.ts';
import { formatMoment } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/translation.ts';
import type { Column } from '../../../ui/table/table.ts';
import { Moment } from '../../blocks/moment.tsx';
import { VersionsView } from '../../blocks/versions-view.tsx';
import { taxRulesQuery } from '../queries.ts';
import { TaxPreview } from './tax-preview.tsx';
import { TaxRulesDialog } from './tax-rules-dialog.tsx';

/** Every version of the tax rules; a preview unfolds under each. */
export function TaxRulesView() {
  const { t } = useTranslation();
  return (
    <VersionsView
      label={t(($) => $.office.statements.views.tax)}
      query={useQuery(taxRulesQuery)}
      columns={useColumns()}
      detail={({ rules }) => <TaxPreview rules={rules} />}
      add={t(($) => $.office.statements.tax.add)}
      empty={{ title: t(($) => $.office.statements.tax.empty), hint: t(($) => $.office.statements.tax.formBody) }}
      dialog={(newest, onClosed) => <TaxRulesDialog newest={newest} onClosed={onClosed} />}
    />
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
