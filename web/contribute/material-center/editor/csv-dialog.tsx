import { IconDownload, IconFileSpreadsheet } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type DragEvent, useRef, useState } from 'react';
import { CSV_LIMITS } from '#contract/domain/editing.ts';
import type { MaterialState } from '#contract/domain/material.ts';
import type { MediaKind } from '#contract/domain/media.ts';
import { formatBytes, formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { saveCsv } from '../../../lib/save-file.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { toast } from '../../../ui/toast.ts';
import classes from './csv-dialog.module.css';
import { base64Of, isTooBig } from '../../../lib/csv-file.ts';
import { CsvReportTable } from './csv-report.tsx';
import { editor } from './editor-queries.ts';

interface Props {
  /** The list that is open … */
  kind: MediaKind;
  states: readonly MaterialState[];
  /** … or the works selected in it. */
  ids?: readonly number[];
  onClosed: () => void;
  onChanged: () => void;
}

/** Describes works by spreadsheet: export a table, import it, check its changes, confirm. */
export function CsvDialog({ kind, states, ids = [], onClosed, onChanged }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Dialog title={t(($) => $.editor.csv.title)} size={960} onClosed={onClosed}>
      {(close) => (
        <div className={classes.dialog}>
          <p className={classes.about}>
            {t(($) => $.editor.csv.about, { lines: formatNumber(CSV_LIMITS.lines, language) })}
          </p>
          <Export kind={kind} states={states} ids={ids} />
          <Import
            onApplied={() => {
              onChanged();
              close();
            }}
          />
        </div>
      )}
    </Dialog>
  );
}

function Export({ kind, states, ids }: Required<Pick<Props, 'kind' | 'states' | 'ids'>>) {
  const { t } = useTranslation();
  const exporting = useMutation({
    mutationFn: () => editor.exportCsv(ids.length > 0 ? { ids: [...ids] } : { kind, states: [...states] }),
    onSuccess: ({ csv, lines, left }) => {
      saveCsv(`framehall-${kind}-${new Date().toISOString().slice(0, 10)}.csv`, csv);
      const exported = t(($) => $.editor.csv.exported, { count: lines });
      const didNotFit = t(($) => $.editor.csv.didNotFit, { count: left });
      void toast(left > 0 ? t(($) => $.editor.csv.exportedLeft, { exported, left: didNotFit }) : exported);
    },
  });
  return (
    <section className={classes.step}>
      <h3>{t(($) => $.editor.csv.exportTitle)}</h3>
      <Button
        variant="default"
        size="small"
        icon={<IconDownload size={16} stroke={1.7} aria-hidden="true" />}
        loading={exporting.isPending}
        onClick={() => exporting.mutate()}
      >
        {ids.length > 0 ? t(($) => $.editor.csv.export, { count: ids.length }) : t(($) => $.editor.csv.exportAll)}
      </Button>
      <Problem>{exporting.error?.message}</Problem>
    </section>
  );
}

function Import({ onApplied }: { onApplied: () => void }) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<File | null>(null);
  const checking = useMutation({
    mutationFn: async (file: File) => await editor.importCsv({ file: await base64Of(file), apply: false }),
  });
  const applying = useMutation({
    mutationFn: async (file: File) => await editor.importCsv({ file: await base64Of(file), apply: true }),
    onSuccess: ({ lines }) => {
      const count = lines.filter(({ outcome }) => outcome === 'change').length;
      void toast(t(($) => $.editor.csv.applied, { count }));
      onApplied();
    },
  });
  const choose = (file: File) => {
    setChosen(file);
    applying.reset();
    if (isTooBig(file)) checking.reset();
    else checking.mutate(file);
  };
  return (
    <>
      <section className={classes.step}>
        <h3>{t(($) => $.editor.csv.importTitle)}</h3>
        <FileChoice chosen={chosen} isBusy={checking.isPending} onChoose={choose} />
        <Problem>{chosen && isTooBig(chosen) ? <TooBig /> : checking.error?.message}</Problem>
      </section>
      {checking.data && chosen && (
        <section className={classes.step}>
          <h3>{t(($) => $.editor.csv.reportTitle)}</h3>
          <CsvReportTable
            report={checking.data}
            isApplying={applying.isPending}
            onApply={() => applying.mutate(chosen)}
          />
          <Problem>{applying.error?.message}</Problem>
        </section>
      )}
    </>
  );
}

function TooBig() {
  const { t } = useTranslation();
  const limit = formatBytes(CSV_LIMITS.bytes, useLanguage());
  return t(($) => $.editor.csv.tooBig, { limit });
}

interface ChoiceProps {
  chosen: File | null;
  isBusy: boolean;
  onChoose: (file: File) => void;
}

function FileChoice({ chosen, isBusy, onChoose }: ChoiceProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const take = (file: File | undefined) => {
    if (file) onChoose(file);
    // Reset, so that the same file can be chosen again after a correction.
    if (input.current) input.current.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    event.stopPropagation();
    take(event.dataTransfer.files[0]);
  };
  return (
    <div className={classes.drop} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,text/csv"
        hidden
        aria-label={t(($) => $.editor.csv.choose)}
        onChange={({ currentTarget }) => take(currentTarget.files?.[0])}
      />
      <IconFileSpreadsheet size={22} stroke={1.5} aria-hidden="true" />
      <Button variant="default" size="small" loading={isBusy} onClick={() => input.current?.click()}>
        {t(($) => $.editor.csv[chosen ? 'chooseOther' : 'choose'])}
      </Button>
      <span>{isBusy ? t(($) => $.editor.csv.reading) : (chosen?.name ?? t(($) => $.editor.csv.drop))}</span>
    </div>
  );
}
