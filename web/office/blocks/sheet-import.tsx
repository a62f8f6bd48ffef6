import { useMutation } from '@tanstack/react-query';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { CSV_LIMITS } from '#contract/domain/editing.ts';
import { base64Of, isTooBig } from '../../lib/csv-file.ts';
import { formatBytes } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../../ui/problem.tsx';
import classes from './sheet-import.module.css';

interface Props<Report> {
  /** Sends a file to be looked at, or to be taken over. */
  send: (input: { file: string; apply: boolean }) => Promise<Report>;
  onApplied: (report: Report) => void;
  onSettled: () => void;
  /** Shows what a file would change. */
  children: (report: Report, applying: { isPending: boolean; apply: () => void }) => ReactNode;
}

/** Takes over a table: choose a file, see what it would change, confirm. */
export function SheetImport<Report>({ send, onApplied, onSettled, children }: Props<Report>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [chosen, setChosen] = useState<File>();
  const sendFile = async (file: File, apply: boolean) => await send({ file: await base64Of(file), apply });
  const checking = useMutation({ mutationFn: (file: File) => sendFile(file, false) });
  const applying = useMutation({
    mutationFn: (file: File) => sendFile(file, true),
    onSuccess: onApplied,
    onSettled,
  });
  const choose = (file: File) => {
    setChosen(file);
    applying.reset();
    if (isTooBig(file)) checking.reset();
    else checking.mutate(file);
  };
  const limit = formatBytes(CSV_LIMITS.bytes, language);
  const tooBig = chosen && isTooBig(chosen) ? t(($) => $.office.sheet.tooBig, { limit }) : null;
  const report = applying.data ?? checking.data;
  return (
    <>
      <FileChoice name={chosen?.name} isBusy={checking.isPending} onChoose={choose} />
      <Problem>{tooBig ?? checking.error?.message ?? applying.error?.message}</Problem>
      {report && chosen && children(report, { isPending: applying.isPending, apply: () => applying.mutate(chosen) })}
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
        aria-label={t(($) => $.office.sheet.choose)}
        onChange={({ currentTarget }) => take(currentTarget.files?.[0])}
      />
      <Button
        variant="default"
        size="small"
        icon={<IconFileSpreadsheet size={15} stroke={1.8} aria-hidden="true" />}
        loading={isBusy}
        onClick={() => input.current?.click()}
      >
        {t(($) => $.office.sheet.choose)}
      </Button>
      <span>{name}</span>
    </div>
  );
}
