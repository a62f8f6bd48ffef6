import { IconArrowRight, IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { officeCalls, type Urgency, type Urgent, type UrgentThing } from '#contract/calls/office.ts';
import { client } from '../../lib/api.ts';
import { formatMoment } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Label, type Tone } from '../../ui/table/label.tsx';
import { type DeskName, DESKS } from '../desks.ts';
import { fresh, KEYS } from '../keys.ts';
import classes from './urgent-list.module.css';

const calls = client(officeCalls);
const LOOK_AGAIN_MS = 30_000;

/** The list at a desk that shows each thing, and whether its time is a deadline. */
const PLACES: Record<UrgentThing, { desk: DeskName; query: string; due?: boolean }> = {
  lateQuotes: { desk: 'sales', query: '?view=overdue', due: true },
  lateReviews: { desk: 'review', query: '?view=overdue', due: true },
  lateApplications: { desk: 'applications', query: '?view=overdue', due: true },
  lateRealNames: { desk: 'realNames', query: '?view=overdue', due: true },
  lateCompanies: { desk: 'companies', query: '?view=queue', due: true },
  lateBankAccounts: { desk: 'bankAccounts', query: '?view=overdue', due: true },
  lateInvoices: { desk: 'invoices', query: '?view=overdue', due: true },
  failedRefunds: { desk: 'finance', query: '?view=refund-due' },
  failedInvoices: { desk: 'invoices', query: '?view=stuck', due: true },
  failedJobs: { desk: 'jobs', query: '?state=failed' },
  failedMedia: { desk: 'media', query: '?state=failed' },
  transfers: { desk: 'finance', query: '?view=transfers' },
  refundRequests: { desk: 'finance', query: '?view=requests' },
  invoices: { desk: 'invoices', query: '?view=queue', due: true },
  disputes: { desk: 'statements', query: '?view=disputed' },
  payouts: { desk: 'payouts', query: '' },
  payoutReleases: { desk: 'payouts', query: '?view=to-release' },
  refundsDue: { desk: 'finance', query: '?view=refund-due' },
  quotesDue: { desk: 'sales', query: '?view=queue', due: true },
  appeals: { desk: 'review', query: '?view=appeals', due: true },
  applications: { desk: 'applications', query: '?view=queue', due: true },
  entries: { desk: 'entries', query: '?view=queue' },
  realNames: { desk: 'realNames', query: '?view=queue', due: true },
  bankAccounts: { desk: 'bankAccounts', query: '?view=queue', due: true },
  companies: { desk: 'companies', query: '?view=queue', due: true },
  bankUnlocks: { desk: 'bankAccounts', query: '?view=unlocks' },
  corrections: { desk: 'licences', query: '?view=corrections' },
  reports: { desk: 'catalogue', query: '?mark=reported' },
  poorRatings: { desk: 'feedback', query: '' },
};

const TONES: Record<Urgency, Tone> = { late: 'bad', failed: 'bad', waiting: 'accent' };

/** What waits at all desks of the reader, the most urgent first. */
export function UrgentList() {
  const { t } = useTranslation();
  const query = useQuery({
    queryKey: KEYS.urgent,
    queryFn: ({ signal }) => calls.urgent({}, { signal }),
    ...fresh,
    refetchInterval: LOOK_AGAIN_MS,
  });
  return (
    <section className={classes.urgent} aria-labelledby="urgent">
      <h2 id="urgent">{t(($) => $.office.overview.urgent.title)}</h2>
      {query.isPending && <Skeleton height={132} />}
      {query.error && <Retry error={query.error} onRetry={() => void query.refetch()} />}
      {query.data?.infos.length === 0 && <CaughtUp />}
      {query.data && query.data.infos.length > 0 && (
        <ol>
          {query.data.infos.map((one) => (
            <UrgentRow key={one.thing} urgent={one} />
          ))}
        </ol>
      )}
    </section>
  );
}

function UrgentRow({ urgent: { thing, urgency, count, since } }: { urgent: Urgent }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { desk, query, due = false } = PLACES[thing];
  const { path, icon: Icon } = DESKS[desk];
  const time = formatMoment(since, 'minute', language);
  return (
    <li>
      <Icon size={17} stroke={1.7} aria-hidden="true" />
      <Link to={path + query}>{t(($) => $.office.overview.urgent.things[thing], { count })}</Link>
      <Label tone={TONES[urgency]}>{t(($) => $.office.overview.urgent.urgencies[urgency])}</Label>
      <span className={classes.since}>
        {due ? t(($) => $.office.overview.urgent.due, { time }) : t(($) => $.office.overview.urgent.since, { time })}
      </span>
      <span className={classes.desk}>{t(($) => $.office.desks[desk])}</span>
      <IconArrowRight size={16} stroke={1.8} aria-hidden="true" />
    </li>
  );
}

function CaughtUp() {
  const { t } = useTranslation();
  return (
    <p className={classes.nothing}>
      <IconCircleCheck size={20} stroke={1.7} aria-hidden="true" />
      <strong>{t(($) => $.office.overview.urgent.nothing)}</strong>
      {t(($) => $.office.overview.urgent.nothingHint)}
    </p>
  );
}
