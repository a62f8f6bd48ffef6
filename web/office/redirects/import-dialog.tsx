import { useQueryClient } from '@tanstack/react-query';
import type { RedirectLine, RedirectReport } from '#contract/calls/redirects.ts';
import { formatList } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LineChanges, REPORT_LINES_SHOWN, ReportLines } from '../../ui/table/report-lines.tsx';
import { toast } from '../../ui/toast.ts';
import { SheetImport } from '../blocks/sheet-import.tsx';
import { KEYS } from '../keys.ts';
import { desk } from './queries.ts';
import classes from './redirects.module.css';

/** Takes over many redirects from a table, all of them or none. */
export function ImportDialog({ onClosed }: { onClosed: () => void }) {
  const { t } = useTranslation();
  const cache = useQueryClient();
  const settled = () => {
    for (const queryKey of [KEYS.redirects, KEYS.audit]) void cache.invalidateQueries({ queryKey });
  };
  return (
    <Dialog title={t(($) => $.office.redirects.sheet.open)} size={860} onClosed={onClosed}>
      {(close) => {
        const applied = (report: RedirectReport) => {
          if (!report.applied) return;
          void toast(t(($) => $.office.redirects.sheet.applied, { count: changesIn(report).length }));
          close();
        };
        return (
          <div className={classes.dialog}>
            <p>{t(($) => $.office.redirects.sheet.about)}</p>
            <SheetImport send={desk.importSheet} onApplied={applied} onSettled={settled}>
              {(report, { isPending, apply }) => <Report report={report} isApplying={isPending} onApply={apply} />}
            </SheetImport>
          </div>
        );
      }}
    </Dialog>
  );
}

const of = (report: RedirectReport, outcome: RedirectLine['outcome']) =>
  report.lines.filter((line) => line.outcome === outcome);
const changesIn = (report: RedirectReport) => [...of(report, 'change'), ...of(report, 'add')];

interface Props {
  report: RedirectReport;
  isApplying: boolean;
  onApply: () => void;
}

/** What a file would do, line by line, errors first. */
function Report({ report, isApplying, onApply }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [error, change] = [of(report, 'error'), changesIn(report)];
  const count = (outcome: RedirectLine['outcome']) => of(report, outcome).length;
  const counts = { add: count('add'), change: count('change'), unchanged: count('unchanged'), error: count('error') };
  const listed = [...error, ...change];
  return (
    <>
      <output>{t(($) => $.office.redirects.sheet.summary, counts)}</output>
      {report.ignored.length > 0 && (
        <p>{t(($) => $.office.redirects.sheet.ignored, { columns: formatList(report.ignored, language) })}</p>
      )}
      {listed.length > 0 && <Lines lines={listed} />}
      <div className={classes.apply}>
        <p>
          {listed.length > REPORT_LINES_SHOWN && t(($) => $.office.redirects.sheet.more, { count: REPORT_LINES_SHOWN })}
        </p>
        <Button disabled={error.length > 0 || change.length === 0} loading={isApplying} onClick={onApply}>
          {error.length > 0
            ? t(($) => $.office.redirects.sheet.correct)
            : change.length === 0
              ? t(($) => $.office.redirects.sheet.fine)
              : t(($) => $.office.redirects.sheet.apply, { count: change.length })}
        </Button>
      </div>
    </>
  );
}

function Lines({ lines }: { lines: readonly RedirectLine[] }) {
  const { t } = useTranslation();
  const words = t(($) => $.office.redirects.sheet);
  const shown = (text: string) => text || words.nothing;
  return (
    <ReportLines
      label={words.report}
      heads={[words.line, words.columns.from, words.what]}
      lines={lines.map((line) => ({ ...line, code: line.from }))}
    >
      {({ faults, changes }) => (
        <td>
          <LineChanges
            problems={faults.map(({ column, fault }) => ({ name: words.columns[column], text: words.faults[fault] }))}
            changes={changes.map(({ column, before, after }) => ({
              name: words.columns[column],
              before: shown(before),
              after: shown(after),
            }))}
          />
        </td>
      )}
    </ReportLines>
  );
}
