import type { InputOf } from '#contract/call.ts';
import type { musicDeskCalls, SheetReport } from '#contract/calls/music-desk.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { toast } from '../../ui/toast.ts';
import { SheetImport } from '../blocks/sheet-import.tsx';
import { musicDesk, useRefreshMusic } from './queries.ts';
import classes from './sheet-dialog.module.css';
import { SheetReportTable } from './sheet-report.tsx';

interface Props {
  /** The list that is open. */
  filter: InputOf<typeof musicDeskCalls.exportSheet>;
  onClosed: () => void;
}

/** Describes many pieces by spreadsheet: save the list, edit it, see what would change, confirm. */
export function SheetDialog({ filter, onClosed }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog title={t(($) => $.office.music.sheet.open)} size={860} onClosed={onClosed}>
      {(close) => (
        <div className={classes.dialog}>
          <p>{t(($) => $.office.music.sheet.about)}</p>
          <div>
            <ExportButton
              label={t(($) => $.office.music.sheet.save)}
              fileName="framehall-music"
              done={t(($) => $.office.music.sheet.saved)}
              load={() => musicDesk.exportSheet(filter)}
            />
          </div>
          <Import onApplied={close} />
        </div>
      )}
    </Dialog>
  );
}

function Import({ onApplied }: { onApplied: () => void }) {
  const { t } = useTranslation();
  const refresh = useRefreshMusic();
  const applied = ({ lines }: SheetReport) => {
    const count = lines.filter(({ outcome }) => outcome === 'change').length;
    void toast(t(($) => $.office.music.sheet.applied, { count }));
    onApplied();
  };
  return (
    <SheetImport send={musicDesk.importSheet} onApplied={applied} onSettled={refresh}>
      {(report, { isPending, apply }) => <SheetReportTable report={report} isApplying={isPending} onApply={apply} />}
    </SheetImport>
  );
}
