import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { StatementLine } from '#contract/calls/statements.ts';
import { formatFen } from '#contract/domain/money.ts';
import { inLanguage } from '#contract/domain/language.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LineSteps } from '../../ui/statement/line-steps.tsx';
import { Pager } from '../../ui/table/pager.tsx';
import { Moment } from '../blocks/moment.tsx';
import { Section } from '../blocks/section.tsx';
import { linesQuery } from './queries.ts';
import classes from './statement-lines.module.css';

const PAGE_SIZE = 20;

/** The sales of a statement, with pages of their own beside the desk's; the way from price to share unfolds. */
export function StatementLines({ id }: { id: number }) {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery(linesQuery({ id, pageNo: page, pageSize: PAGE_SIZE }));
  return (
    <Section title={t(($) => $.office.statements.lines)}>
      {!data && error && <Retry error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={160} />}
      {data && (
        <>
          <ul className={classes.lines}>
            {data.infos.map((line) => (
              <Line key={line.saleId} line={line} />
            ))}
          </ul>
          {data.total > PAGE_SIZE && <Pager page={page} pageSize={PAGE_SIZE} total={data.total} onPage={setPage} />}
        </>
      )}
    </Section>
  );
}

function Line({ line }: { line: StatementLine }) {
  const language = useLanguage();
  const { at, materialCode, titleZh, titleEn, sharePercent, amountFen, beforeFen } = line;
  return (
    <li>
      <details>
        <summary>
          <Moment at={at} form="day" />
          <span className={classes.work} title={inLanguage(language, titleZh, titleEn)}>
            {materialCode} · {inLanguage(language, titleZh, titleEn)}
          </span>
          <span className={classes.rate}>{sharePercent}%</span>
          <span className={classes.amount} data-changed={beforeFen !== null}>
            {formatFen(amountFen)}
          </span>
        </summary>
        <LineSteps line={line} />
      </details>
    </li>
  );
}
