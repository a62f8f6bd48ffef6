import { useState } from 'react';
import type { CsvLine, CsvReport } from '#contract/calls/material-editor.ts';
import { formatList } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Label, type Tone } from '../../../ui/table/label.tsx';
import { LineChanges, REPORT_LINES_SHOWN, ReportLines } from '../../../ui/table/report-lines.tsx';
import classes from './csv-dialog.module.css';

type Filter = 'all' | CsvLine['outcome'];
const FILTERS: readonly Filter[] = ['all', 'change', 'error', 'unchanged'];
const TONES: Record<CsvLine['outcome'], Tone> = { change: 'accent', error: 'bad', unchanged: 'quiet' };

interface Props {
  report: CsvReport;
  isApplying: boolean;
  onApply: () => void;
}

/** Changes that a table would make, line by line, before they are applied. */
export function CsvReportTable({ report: { lines, ignored }, isApplying, onApply }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const count = (outcome: CsvLine['outcome']) => lines.filter((line) => line.outcome === outcome).length;
  const counts = { change: count('change'), unchanged: count('unchanged'), error: count('error') };
  const [filter, setFilter] = useState<Filter>(counts.error > 0 ? 'error' : counts.change > 0 ? 'change' : 'all');
  const listed = lines.filter((line) => filter === 'all' || line.outcome === filter);
  return (
    <>
      <output>{t(($) => $.editor.csv.summary, counts)}</output>
      {ignored.length > 0 && (
        <p className={classes.about}>{t(($) => $.editor.csv.ignored, { columns: formatList(ignored, language) })}</p>
      )}
      <fieldset className={classes.filters} aria-label={t(($) => $.editor.csv.show)}>
        {FILTERS.map((one) => (
          <button key={one} type="button" aria-pressed={filter === one} onClick={() => setFilter(one)}>
            {t(($) => $.editor.csv.filters[one])} {one === 'all' ? lines.length : counts[one]}
          </button>
        ))}
      </fieldset>
      <Lines lines={listed} />
      {listed.length > REPORT_LINES_SHOWN && (
        <p className={classes.about}>{t(($) => $.editor.csv.more, { count: REPORT_LINES_SHOWN })}</p>
      )}
      <div className={classes.apply}>
        <p className={classes.about}>
          {counts.change === 0
            ? t(($) => $.editor.csv.noChange)
            : counts.error > 0 && t(($) => $.editor.csv.errorsStay)}
        </p>
        <Button disabled={counts.change === 0} loading={isApplying} onClick={onApply}>
          {isApplying ? t(($) => $.editor.csv.applying) : t(($) => $.editor.csv.apply, { count: counts.change })}
        </Button>
      </div>
    </>
  );
}

function Lines({ lines }: { lines: readonly CsvLine[] }) {
  const { t } = useTranslation();
  return (
    <ReportLines
      label={t(($) => $.editor.csv.reportTitle)}
      heads={[
        t(($) => $.editor.csv.line),
        t(($) => $.editor.csv.code),
        t(($) => $.editor.csv.outcome),
        t(($) => $.editor.csv.what),
      ]}
      lines={lines}
    >
      {(line) => (
        <>
          <td>
            <Label tone={TONES[line.outcome]}>{t(($) => $.editor.csv.outcomes[line.outcome])}</Label>
          </td>
          <td>
            <What line={line} />
          </td>
        </>
      )}
    </ReportLines>
  );
}

function What({ line }: { line: CsvLine }) {
  const { t } = useTranslation();
  const shown = (field: string, text: string) => {
    if (field === 'editorial') return t(($) => $.editor.csv[text === 'yes' ? 'yes' : 'no']);
    return text === '' ? t(($) => $.editor.csv.nothing) : text;
  };
  return (
    <LineChanges
      problems={line.problems.map(({ column, problem }) => ({
        name: t(($) => $.editor.csv.columns[column]),
        text: t(($) => $.editor.csv.problems[problem]),
      }))}
      changes={line.changes.map(({ field, before, after }) => ({
        name: t(($) => $.editor.csv.fields[field]),
        before: shown(field, before),
        after: shown(field, after),
      }))}
    />
  );
}
