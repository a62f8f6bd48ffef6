import { IconFileTypePdf } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { StatementDetail } from '#contract/calls/statements.ts';
import { openFile } from '../../../lib/save-file.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { ExportButton } from '../../../ui/export-button.tsx';
import { confirm } from '../../../ui/overlays.ts';
import { toast } from '../../../ui/toast.ts';
import { statements, useChangeStatement } from './queries.ts';
import classes from './statements.module.css';

export function StatementActions({ statement: { id, number, state } }: { statement: StatementDetail }) {
  const { t } = useTranslation();
  const loading = useMutation({
    mutationFn: async () => openFile((await statements.paper({ id })).url),
    onError: (error) => void toast(error.message, 'failed'),
  });
  return (
    <div className={classes.actions}>
      <Button
        variant="default"
        size="small"
        icon={<IconFileTypePdf size={15} stroke={1.8} aria-hidden="true" />}
        loading={loading.isPending}
        onClick={() => loading.mutate()}
      >
        {t(($) => $.statements.pdf)}
      </Button>
      <ExportButton
        label={t(($) => $.statements.csvButton)}
        fileName={number}
        done={t(($) => $.statements.exported)}
        load={() => statements.exportCsv({ id })}
      />
      {state === 'to-confirm' && <Confirm id={id} />}
    </div>
  );
}

function Confirm({ id }: { id: number }) {
  const { t } = useTranslation();
  const change = useChangeStatement(
    statements.confirm,
    t(($) => $.statements.confirmed),
  );
  const ask = async () => {
    const sure = await confirm({
      title: t(($) => $.statements.confirmTitle),
      body: t(($) => $.statements.confirmBody),
      confirm: t(($) => $.statements.confirm),
    });
    if (sure) change.mutate({ id }, { onError: (error) => void toast(error.message, 'failed') });
  };
  return (
    <Button size="small" loading={change.isPending} onClick={() => void ask()}>
      {t(($) => $.statements.confirm)}
    </Button>
  );
}
