import { IconTable } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { editableIn } from '#contract/domain/editing.ts';
import { type CenterKind, type CenterTab, TAB_STATES } from '#contract/domain/material-center.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { UploadButton } from '../upload-button.tsx';
import classes from './list-head.module.css';
import { useRefresh } from './use-change-materials.ts';

const CsvDialog = lazy(async () => ({ default: (await import('../editor/csv-dialog.tsx')).CsvDialog }));

interface Props {
  kind: CenterKind;
  tab: CenterTab;
  chosen: number[];
}

/** What a tab is for, and how works get into it. */
export function ListHead(props: Props) {
  const { t } = useTranslation();
  const { kind, tab } = props;
  const editable = TAB_STATES[tab].some((state) => editableIn(state) !== 'none');
  return (
    <header className={classes.head}>
      <div>
        <h2>
          {t(($) => $.center.kinds[kind])} · {t(($) => $.center.tabs[tab])}
        </h2>
        <p>{t(($) => $.center.about[tab])}</p>
      </div>
      <div className={classes.buttons}>
        {editable && <CsvButton {...props} />}
        <UploadButton kind={kind} variant="default" />
      </div>
    </header>
  );
}

/** Exports and imports the tab, or the selected works, as a table. */
function CsvButton({ kind, tab, chosen }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const refresh = useRefresh();
  return (
    <>
      <Button
        variant="default"
        icon={<IconTable size={16} stroke={1.8} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t(($) => $.editor.csv.title)}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <CsvDialog
            kind={kind}
            states={TAB_STATES[tab]}
            ids={chosen}
            onClosed={() => setOpen(false)}
            onChanged={refresh}
          />
        </Suspense>
      )}
    </>
  );
}
