import { useQuery } from '@tanstack/react-query';
import type { TemplateRow } from '#contract/calls/payouts.ts';
import { useTranslation } from '../../../lib/translation.ts';
import type { Column } from '../../../ui/table/table.ts';
import { Moment } from '../../blocks/moment.tsx';
import { VersionsView } from '../../blocks/versions-view.tsx';
import { templatesQuery } from '../queries.ts';
import { TemplateDialog } from './template-dialog.tsx';
import { TemplatePreview } from './template-preview.tsx';

/** Every version of the bank's file; a preview unfolds under each. */
export function TemplatesView() {
  const { t } = useTranslation();
  return (
    <VersionsView
      label={t(($) => $.office.payouts.views.template)}
      query={useQuery(templatesQuery)}
      columns={useColumns()}
      detail={({ template }) => <TemplatePreview template={template} />}
      add={t(($) => $.office.payouts.template.add)}
      empty={{ title: t(($) => $.office.payouts.template.empty), hint: t(($) => $.office.payouts.template.formBody) }}
      dialog={(newest, onClosed) => <TemplateDialog newest={newest} onClosed={onClosed} />}
    />
  );
}

function useColumns(): Column<TemplateRow>[] {
  const { t } = useTranslation();
  const title = (name: 'version' | 'encoding' | 'reason' | 'by' | 'at') =>
    t(($) => $.office.payouts.template.columns[name]);
  return [
    { name: 'version', title: title('version'), width: 90, cell: ({ version }) => version },
    {
      name: 'encoding',
      title: title('encoding'),
      width: 120,
      cell: ({ template }) => t(($) => $.office.payouts.template.encodings[template.encoding]),
    },
    { name: 'reason', title: title('reason'), cell: ({ reason }) => reason },
    { name: 'by', title: title('by'), width: 180, cell: ({ by }) => by ?? t(($) => $.office.payouts.template.system) },
    { name: 'at', title: title('at'), width: 160, cell: ({ at }) => <Moment at={at} /> },
  ];
}
