import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { EarningsWork } from '#contract/calls/earnings.ts';
import { typeOfKind } from '#contract/domain/discovery.ts';
import { EARNING_FIGURES } from '#contract/domain/earnings.ts';
import type { DayPeriod } from '#contract/domain/period.ts';
import { useTermsWords } from '../../../lib/terms-words.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { searchLinks } from '../../../paths.ts';
import { Drawer } from '../../../ui/drawer.tsx';
import { Retry } from '../../../ui/retry.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Thumbnail } from '../../../ui/table/thumbnail.tsx';
import { useTitle } from '../titles.ts';
import { IncomeBars } from './charts.tsx';
import { workQuery } from './earnings-queries.ts';
import { useFigureWords } from './figure-words.ts';
import { useDay } from './use-day.ts';
import classes from './work-drawer.module.css';

interface Props {
  id: number;
  period: DayPeriod;
  onClosed: () => void;
}

/** One work: how it was found, what its price class was and what it was used for. */
export function WorkDrawer({ id, period, onClosed }: Props) {
  const { t } = useTranslation();
  const titleOf = useTitle();
  const { data, error, refetch } = useQuery(workQuery({ ...period, id }));
  return (
    <Drawer title={data ? titleOf(data.work) : t(($) => $.earnings.columns.work)} size={560} onClosed={onClosed}>
      {() => (
        <div className={classes.work}>
          {error && !data && <Retry error={error} onRetry={() => void refetch()} />}
          {!data && !error && <Skeleton height={420} />}
          {data && <Work work={data} />}
        </div>
      )}
    </Drawer>
  );
}

function Work({ work: { work, words, priceClass, priceChanges, uses } }: { work: EarningsWork }) {
  const { t } = useTranslation();
  return (
    <>
      <div className={classes.head}>
        <Thumbnail of={work} />
        <p>
          <span>{work.code}</span>
          <Link to={searchLinks.material(work.id, typeOfKind(work.kind))}>{t(($) => $.earnings.page)}</Link>
        </p>
      </div>
      <Funnel row={work} />
      <Words words={words} />
      <Price now={priceClass} changes={priceChanges} />
      <Uses uses={uses} />
    </>
  );
}

function Funnel({ row }: { row: EarningsWork['work'] }) {
  const { t } = useTranslation();
  const words = useFigureWords();
  return (
    <dl className={classes.funnel}>
      {EARNING_FIGURES.map((name) => {
        const { now, before } = words(row, name);
        return (
          <div key={name}>
            <dt>{t(($) => $.earnings.columns[name])}</dt>
            <dd>
              {now} <span>{before}</span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function Section({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <section className={classes.section}>
      <h3>{title}</h3>
      {hint && <p>{hint}</p>}
      {children}
    </section>
  );
}

function Uses({ uses }: Pick<EarningsWork, 'uses'>) {
  const { t } = useTranslation();
  const termsWords = useTermsWords();
  const entries = uses.map(({ terms, income }) => ({ key: termsWords(terms), name: termsWords(terms), income }));
  return (
    <Section title={t(($) => $.earnings.uses)}>
      {uses.length === 0 && <p>{t(($) => $.earnings.usesNone)}</p>}
      {uses.length > 0 && <IncomeBars label={t(($) => $.earnings.uses)} entries={entries} />}
    </Section>
  );
}

function Words({ words }: Pick<EarningsWork, 'words'>) {
  const { t } = useTranslation();
  return (
    <Section title={t(($) => $.earnings.words)} hint={t(($) => $.earnings.wordsHint)}>
      {words.length === 0 && <p>{t(($) => $.earnings.wordsNone)}</p>}
      <ul className={classes.words}>
        {words.map(({ word, visitors }) => (
          <li key={word}>
            {word} <span>{t(($) => $.earnings.visitors, { count: visitors })}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Price({ now, changes }: { now: string; changes: EarningsWork['priceChanges'] }) {
  const { t } = useTranslation();
  const day = useDay();
  return (
    <Section title={t(($) => $.earnings.price)}>
      <p>
        {t(($) => $.earnings.priceNow, { priceClass: now })}
        {changes.length === 0 && ` · ${t(($) => $.earnings.priceNone)}`}
      </p>
      <ul className={classes.changes}>
        {changes.map(({ at, before, after }) => (
          <li key={at}>
            <span>{day(at)}</span>
            {t(($) => $.earnings.priceChange, { before, after })}
          </li>
        ))}
      </ul>
    </Section>
  );
}
