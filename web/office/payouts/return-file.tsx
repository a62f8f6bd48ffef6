import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { BatchDetail, ReturnReport } from '#contract/calls/payouts.ts';
import { formatFen } from '#contract/domain/money.ts';
import { base64Of } from '../../lib/csv-file.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { PickButton } from '../../ui/pick-button.tsx';
import { Problem } from '../../ui/problem.tsx';
import { ReportLines } from '../../ui/table/report-lines.tsx';
import list from '../blocks/history-list.module.css';
import { Moment } from '../blocks/moment.tsx';
import { Section } from '../blocks/section.tsx';
import classes from './payouts.module.css';
import { desk, useChange } from './queries.ts';

/** The bank's answer: chosen, looked at, then booked as a whole. */
export function ReturnFile({ batch }: { batch: BatchDetail }) {
  const { t } = useTranslation();
  const { id } = batch;
  const [file, setFile] = useState('');
  const looking = useMutation({ mutationFn: (chosen: string) => desk.bookReturn({ id, file: chosen, apply: false }) });
  const booking = useChange(desk.bookReturn);
  const choose = async (chosen: File | undefined) => {
    if (!chosen) return;
    booking.reset();
    const bytes = await base64Of(chosen);
    setFile(bytes);
    looking.mutate(bytes);
  };
  const report = booking.data ?? looking.data;
  return (
    <Section title={t(($) => $.office.payouts.answer.title)}>
      <div className={classes.form}>
        <p className={classes.note}>{t(($) => $.office.payouts.answer.body)}</p>
        <div>
          <PickButton
            pick="return"
            accept=".csv,.txt,text/csv"
            variant="default"
            onPick={([chosen]) => void choose(chosen)}
          >
            {t(($) => $.office.payouts.answer.choose)}
          </PickButton>
        </div>
        <Problem>{looking.error?.message ?? booking.error?.message}</Problem>
        {report && <Report report={report} />}
        {report && !report.applied && report.faults === 0 && report.lines.length > 0 && (
          <div className={classes.buttons}>
            <Button loading={booking.isPending} onClick={() => booking.mutate({ id, file, apply: true })}>
              {t(($) => $.office.payouts.answer.book)}
            </Button>
          </div>
        )}
        {batch.returns.length > 0 && <Booked returns={batch.returns} />}
      </div>
    </Section>
  );
}

function Report({ report }: { report: ReturnReport }) {
  const { t } = useTranslation();
  const { paid, bounced, waiting, faults, applied, lines } = report;
  const title = (name: 'row' | 'line' | 'result' | 'amount' | 'fault') => t(($) => $.office.payouts.columns[name]);
  return (
    <>
      <ul className={classes.summary} aria-live="polite">
        {applied && <li data-tone="good">{t(($) => $.office.payouts.answer.booked)}</li>}
        {lines.length === 0 && <li data-tone="bad">{t(($) => $.office.payouts.answer.nothing)}</li>}
        {faults > 0 && <li data-tone="bad">{t(($) => $.office.payouts.answer.faults, { count: faults })}</li>}
        <li>{t(($) => $.office.payouts.answer.paid, { count: paid.count, amount: formatFen(paid.totalFen) })}</li>
        <li>
          {t(($) => $.office.payouts.answer.bounced, { count: bounced.count, amount: formatFen(bounced.totalFen) })}
        </li>
        <li>{t(($) => $.office.payouts.answer.waiting, { count: waiting })}</li>
      </ul>
      <ReportLines
        label={t(($) => $.office.payouts.answer.content)}
        heads={[title('row'), title('line'), title('amount'), title('result'), title('fault')]}
        lines={lines.map(({ row, line: code, ...more }) => ({ line: row, code, ...more }))}
      >
        {({ amountFen, result, reference, reason, fault }) => (
          <>
            <td>{amountFen === null ? '–' : formatFen(amountFen)}</td>
            <td>
              {t(($) => $.office.payouts.answer.results[result ?? 'none'])} {result === 'bounced' ? reason : reference}
            </td>
            <td className={classes.fault}>{fault && t(($) => $.office.payouts.answer.faultNames[fault])}</td>
          </>
        )}
      </ReportLines>
    </>
  );
}

function Booked({ returns }: Pick<BatchDetail, 'returns'>) {
  const { t } = useTranslation();
  return (
    <ul className={list.list} aria-label={t(($) => $.office.payouts.answer.history)}>
      {returns.map(({ id, fileHash, paidCount: paid, bouncedCount: bounced, by, at }) => (
        <li key={id}>
          <span>
            {t(($) => $.office.payouts.answer.historyLine, { paid, bounced, by })}
            <em className={classes.hash}>{fileHash}</em>
          </span>
          <small>
            <Moment at={at} />
          </small>
        </li>
      ))}
    </ul>
  );
}
