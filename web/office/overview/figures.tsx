import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from '../../lib/translation.ts';
import { agreementsQuery } from '../agreements/queries.ts';
import { auditQuery } from '../audit/queries.ts';
import { catalogueSummaryQuery } from '../catalogue/queries.ts';
import { categoriesQuery } from '../categories/queries.ts';
import { entriesQuery } from '../content/queries.ts';
import { feedbackQuery } from '../feedback/queries.ts';
import { hotWordsQuery } from '../hot-words/queries.ts';
import { queuesQuery } from '../jobs/queries.ts';
import { messagesQuery } from '../mailbox/queries.ts';
import { mediaSummaryQuery } from '../media/queries.ts';
import { summaryQuery } from '../applications/queries.ts';
import { summaryQuery as bankSummaryQuery } from '../bank-accounts/queries.ts';
import { summaryQuery as invoiceSummaryQuery } from '../invoices/queries.ts';
import { summaryQuery as companySummaryQuery } from '../companies/queries.ts';
import { summaryQuery as realNameSummaryQuery } from '../real-names/queries.ts';
import { reviewSummaryQuery } from '../review/queries.ts';
import { searchedQuery } from '../search/queries.ts';
import { piecesQuery } from '../music/queries.ts';
import { playlistsQuery, topicsQuery } from '../collections/queries.ts';
import { usersQuery } from '../users/queries.ts';
import { FigureRow } from './figure-row.tsx';

// One entry is enough, because only the total is needed.
const one = { pageSize: 1 };

export function UserFigures() {
  const { t } = useTranslation();
  const query = useQuery(usersQuery(one));
  return <FigureRow query={query} figures={[{ name: t(($) => $.office.overview.users), value: query.data?.total }]} />;
}

export function JobFigures() {
  const { t } = useTranslation();
  const query = useQuery(queuesQuery);
  const sum = (state: 'waiting' | 'running' | 'failed') =>
    query.data?.infos.reduce((total, queue) => total + queue[state], 0);
  return (
    <FigureRow
      query={query}
      figures={[
        { name: t(($) => $.office.overview.waiting), value: sum('waiting') },
        { name: t(($) => $.office.overview.running), value: sum('running') },
        { name: t(($) => $.office.overview.failed), value: sum('failed'), bad: Boolean(sum('failed')) },
      ]}
    />
  );
}

export function MediaFigures() {
  const { t } = useTranslation();
  const query = useQuery(mediaSummaryQuery);
  const states = query.data?.states;
  return (
    <FigureRow
      query={query}
      figures={[
        { name: t(($) => $.office.overview.waiting), value: states?.waiting },
        { name: t(($) => $.office.overview.running), value: states?.running },
        { name: t(($) => $.office.overview.failed), value: states?.failed, bad: Boolean(states?.failed) },
      ]}
    />
  );
}

export function ReviewFigures() {
  const { t } = useTranslation();
  const query = useQuery(reviewSummaryQuery);
  const { waiting, overdue, decidedToday } = query.data ?? {};
  return (
    <FigureRow
      query={query}
      figures={[
        { name: t(($) => $.office.overview.waiting), value: waiting },
        { name: t(($) => $.office.overview.overdue), value: overdue, bad: Boolean(overdue) },
        { name: t(($) => $.office.overview.decidedToday), value: decidedToday },
      ]}
    />
  );
}

export function ApplicationFigures() {
  const { t } = useTranslation();
  const query = useQuery(summaryQuery);
  const { queue, overdue, asked } = query.data ?? {};
  return (
    <FigureRow
      query={query}
      figures={[
        { name: t(($) => $.office.overview.waiting), value: queue },
        { name: t(($) => $.office.overview.overdue), value: overdue, bad: Boolean(overdue) },
        { name: t(($) => $.office.applications.views.asked), value: asked },
      ]}
    />
  );
}

export const RealNameFigures = () => <QueueFigures query={useQuery(realNameSummaryQuery)} />;
export const InvoiceFigures = () => <QueueFigures query={useQuery(invoiceSummaryQuery)} />;
export const CompanyFigures = () => <QueueFigures query={useQuery(companySummaryQuery)} />;
export const BankFigures = () => <QueueFigures query={useQuery(bankSummaryQuery)} />;

/** How many wait for a decision, and how many of them are late. */
function QueueFigures({ query }: { query: UseQueryResult<{ queue: number; overdue: number }> }) {
  const { t } = useTranslation();
  const { queue, overdue } = query.data ?? {};
  return (
    <FigureRow
      query={query}
      figures={[
        { name: t(($) => $.office.overview.waiting), value: queue },
        { name: t(($) => $.office.overview.overdue), value: overdue, bad: Boolean(overdue) },
      ]}
    />
  );
}

export function AgreementFigures() {
  const { t } = useTranslation();
  const query = useQuery(agreementsQuery);
  const newest = query.data?.infos[0];
  return (
    <FigureRow
      query={query}
      figures={[
        { name: t(($) => $.office.overview.newestAgreement), value: newest?.version },
        { name: t(($) => $.office.overview.unanswered), value: newest?.unanswered },
      ]}
    />
  );
}

export function CatalogueFigures() {
  const { t } = useTranslation();
  const query = useQuery(catalogueSummaryQuery);
  const { online, featured, openReports } = query.data ?? {};
  return (
    <FigureRow
      query={query}
      figures={[
        { name: t(($) => $.office.overview.onSale), value: online },
        { name: t(($) => $.office.overview.featured), value: featured },
        { name: t(($) => $.office.overview.openReports), value: openReports, bad: Boolean(openReports) },
      ]}
    />
  );
}

export function MusicFigures() {
  const { t } = useTranslation();
  const query = useQuery(piecesQuery({ lacking: 'facts', pageSize: 1 }));
  return (
    <FigureRow
      query={query}
      figures={[{ name: t(($) => $.office.overview.unconfirmedMusic), value: query.data?.total }]}
    />
  );
}

export function ContentFigures() {
  const { t } = useTranslation();
  const query = useQuery(entriesQuery(one));
  const drafts = useQuery(entriesQuery({ ...one, drafts: true }));
  return (
    <FigureRow
      query={query}
      figures={[
        { name: t(($) => $.office.overview.entries), value: query.data?.total },
        { name: t(($) => $.office.overview.drafts), value: drafts.data?.total },
      ]}
    />
  );
}

export function TopicFigures() {
  const { t } = useTranslation();
  const query = useQuery(topicsQuery);
  return (
    <FigureRow
      query={query}
      figures={[{ name: t(($) => $.office.overview.topics), value: query.data?.infos.length }]}
    />
  );
}

export function PlaylistFigures() {
  const { t } = useTranslation();
  const query = useQuery(playlistsQuery);
  return (
    <FigureRow
      query={query}
      figures={[{ name: t(($) => $.office.overview.playlists), value: query.data?.infos.length }]}
    />
  );
}

export function HotWordFigures() {
  const { t } = useTranslation();
  const query = useQuery(hotWordsQuery);
  return (
    <FigureRow
      query={query}
      figures={[{ name: t(($) => $.office.overview.hotWords), value: query.data?.infos.length }]}
    />
  );
}

export function CategoryFigures() {
  const { t } = useTranslation();
  const query = useQuery(categoriesQuery);
  return (
    <FigureRow
      query={query}
      figures={[{ name: t(($) => $.office.overview.categories), value: query.data?.infos.length }]}
    />
  );
}

export function SearchFigures() {
  const { t } = useTranslation();
  const query = useQuery(searchedQuery(one));
  return (
    <FigureRow query={query} figures={[{ name: t(($) => $.office.overview.notFound), value: query.data?.total }]} />
  );
}

export function AuditFigures() {
  const { t } = useTranslation();
  const query = useQuery(auditQuery(one));
  return <FigureRow query={query} figures={[{ name: t(($) => $.office.overview.events), value: query.data?.total }]} />;
}

export function MailboxFigures() {
  const { t } = useTranslation();
  const query = useQuery(messagesQuery(one));
  return (
    <FigureRow query={query} figures={[{ name: t(($) => $.office.overview.messages), value: query.data?.total }]} />
  );
}

export function FeedbackFigures() {
  const { t } = useTranslation();
  const query = useQuery(feedbackQuery(one));
  const average = query.data?.averageScore;
  const score =
    average === null
      ? { name: t(($) => $.office.overview.noScore), value: '–' }
      : { name: t(($) => $.office.overview.averageScore), value: average, decimals: 2 };
  return (
    <FigureRow
      query={query}
      figures={[score, { name: t(($) => $.office.overview.answers), value: query.data?.total }]}
    />
  );
}
