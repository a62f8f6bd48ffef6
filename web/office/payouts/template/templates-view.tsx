import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { TemplateRow } from '#contract/calls/payouts.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { Nothing } from '../../../ui/table/nothing.tsx';
import type { Column } from '../../../ui/table/table.ts';
import { Moment } from '../../blocks/moment.tsx';
import { templatesQuery } from '../queries.ts';
import { TemplateDialog } from './template-dialog.tsx';
import { TemplatePreview } from './template-preview.tsx';
import classes from './template.module.css';

const unfolded = ({ template }: TemplateRow) => <TemplatePreview template={template} />;

/** Every version of the bank's file; a preview unfolds under each. */
export function TemplatesView() {
  const { t } = useTranslation();
  const query = useQuery(templatesQuery);
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
          {t(($) => $.office.payouts.template.add)}
        </Button>
      </div>
      <DataTable
        label={t(($) => $.office.payouts.views.template)}
        columns={columns}
        query={query}
        rowKey={({ version }) => `template-${version}`}
        detail={unfolded}
        empty={
          <Nothing
            title={t(($) => $.office.payouts.template.empty)}
            hint={t(($) => $.office.payouts.template.formBody)}
          />
        }
        skeletonRows={3}
      />
      {adding && newest && <TemplateDialog newest={newest} onClosed={() => setAdding(false)} />}
    </>
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
