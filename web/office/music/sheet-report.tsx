import type { SheetLine, SheetReport } from '#contract/calls/music-desk.ts';
import { formatList } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { LineChanges, REPORT_LINES_SHOWN, ReportLines } from '../../ui/table/report-lines.tsx';
import classes from './sheet-dialog.module.css';

interface Props {
  report: SheetReport;
  isApplying: boolean;
  onApply: () => void;
}

/** What a sheet would change, line by line, errors first. */
export function SheetReportTable({ report: { lines, ignored }, isApplying, onApply }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const of = (outcome: SheetLine['outcome']) => lines.filter((line) => line.outcome === outcome);
  const [change, unchanged, error] = [of('change'), of('unchanged').length, of('error')];
  const listed = [...error, ...change];
  return (
    <>
      <output>
        {t(($) => $.office.music.sheet.summary, { change: change.length, unchanged, error: error.length })}
      </output>
      {ignored.length > 0 && (
        <p>{t(($) => $.office.music.sheet.ignored, { columns: formatList(ignored, language) })}</p>
      )}
      <Lines lines={listed} />
      <div className={classes.apply}>
        <p>
          {listed.length > REPORT_LINES_SHOWN && t(($) => $.office.music.sheet.more, { count: REPORT_LINES_SHOWN })}
        </p>
        <Button disabled={change.length === 0} loading={isApplying} onClick={onApply}>
          {change.length === 0
            ? t(($) => $.office.music.sheet.fine)
            : t(($) => $.office.music.sheet.apply, { count: change.length })}
        </Button>
      </div>
    </>
  );
}

function Lines({ lines }: { lines: readonly SheetLine[] }) {
  const { t } = useTranslation();
  if (lines.length === 0) return null;
  return (
    <ReportLines
      label={t(($) => $.office.music.sheet.report)}
      heads={[
        t(($) => $.office.music.sheet.line),
        t(($) => $.office.music.sheet.columns.code),
        t(($) => $.office.music.sheet.what),
      ]}
      lines={lines}
    >
      {(line) => (
        <td>
          <What line={line} />
        </td>
      )}
    </ReportLines>
  );
}

function What({ line: { problems, changes } }: { line: SheetLine }) {
  const { t } = useTranslation();
  const shown = (text: string) => text || t(($) => $.office.music.sheet.nothing);
  return (
    <LineChanges
      problems={problems.map(({ column, problem }) => ({
        name: t(($) => $.office.music.sheet.columns[column]),
        text: t(($) => $.office.music.sheet.problems[problem]),
      }))}
      changes={changes.map(({ column, before, after }) => ({
        name: t(($) => $.office.music.sheet.columns[column]),
        before: shown(before),
        after: shown(after),
      }))}
    />
  );
}
