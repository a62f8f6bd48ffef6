import { useMutation } from '@tanstack/react-query';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { InputOf } from '#contract/call.ts';
import type { musicDeskCalls } from '#contract/calls/music-desk.ts';
import { CSV_LIMITS } from '#contract/domain/editing.ts';
import { base64Of, isTooBig } from '../../lib/csv-file.ts';
import { formatBytes } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { Problem } from '../../ui/problem.tsx';
import { toast } from '../../ui/toast.ts';
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
  const language = useLanguage();
  const refresh = useRefreshMusic();
  const [chosen, setChosen] = useState<File>();
  const send = async (file: File, apply: boolean) => await musicDesk.importSheet({ file: await base64Of(file), apply });
  const checking = useMutation({ mutationFn: (file: File) => send(file, false) });
  const applying = useMutation({
    mutationFn: (file: File) => send(file, true),
    onSuccess: ({ lines }) => {
      const count = lines.filter(({ outcome }) => outcome === 'change').length;
      void toast(t(($) => $.office.music.sheet.applied, { count }));
      onApplied();
    },
    onSettled: refresh,
  });
  const choose = (file: File) => {
    setChosen(file);
    applying.reset();
    if (isTooBig(file)) checking.reset();
    else checking.mutate(file);
  };
  const limit = formatBytes(CSV_LIMITS.bytes, language);
  const tooBig = chosen && isTooBig(chosen) ? t(($) => $.office.music.sheet.tooBig, { limit }) : null;
  return (
    <>
      <FileChoice name={chosen?.name} isBusy={checking.isPending} onChoose={choose} />
      <Problem>{tooBig ?? checking.error?.message ?? applying.error?.message}</Problem>
      {checking.data && chosen && (
        <SheetReportTable
          report={checking.data}
          isApplying={applying.isPending}
          onApply={() => applying.mutate(chosen)}
        />
      )}
    </>
  );
}

interface ChoiceProps {
  name: string | undefined;
  isBusy: boolean;
  onChoose: (file: File) => void;
}

function FileChoice({ name, isBusy, onChoose }: ChoiceProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const take = (file: File | undefined) => {
    if (file) onChoose(file);
    // Reset, so that the same file can be chosen again after a correction.
    if (input.current) input.current.value = '';
  };
  return (
    <div className={classes.choice}>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,text/csv"
        hidden
        aria-label={t(($) => $.office.music.sheet.choose)}
        onChange={({ currentTarget }) => take(currentTarget.files?.[0])}
      />
      <Button
        variant="default"
        size="small"
        icon={<IconFileSpreadsheet size={15} stroke={1.8} aria-hidden="true" />}
        loading={isBusy}
        onClick={() => input.current?.click()}
      >
        {t(($) => $.office.music.sheet.choose)}
      </Button>
      <span>{name}</span>
    </div>
  );
}
