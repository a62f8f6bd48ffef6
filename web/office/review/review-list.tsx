import { useQuery } from '@tanstack/react-query';
import {
  REVIEW_VIEWS,
  REVIEWS_LISTED_UP_TO,
  type ReviewView,
  WORK_VIEWS,
  type WorkView,
} from '#contract/calls/review.ts';
import { MEDIA_KINDS } from '#contract/domain/media.ts';
import { formatNumber } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useSession } from '../../lib/session.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Tabs } from '../../ui/table/controls.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { EmptyList } from '../../ui/table/empty-list.tsx';
import { type Address, PAGE_SIZE } from '../../ui/table/use-address.ts';
import { Desk } from '../blocks/desk.tsx';
import { reviewsQuery, reviewSummaryQuery } from './queries.ts';
import { ReviewFilters } from './review-filters.tsx';
import classes from './review-list.module.css';
import { StartButton } from './start-button.tsx';
import { SummaryStrip } from './summary-strip.tsx';
import { useReviewColumns } from './use-review-columns.tsx';

/** Materials waiting for a decision, most urgent first, and decided ones. */
export function ReviewList({ address }: { address: Address }) {
  const { t } = useTranslation();
  const admin = useSession()?.roles.includes('admin') ?? false;
  const summary = useQuery({ ...reviewSummaryQuery, refetchInterval: 30_000 });
  const views = REVIEW_VIEWS.filter((view) => admin || view !== 'disagreements');
  const view = address.oneOf('view', views) ?? 'queue';
  const workView: WorkView = WORK_VIEWS.find((name) => name === view) ?? 'queue';
  return (
    <Desk
      title={t(($) => $.office.desks.review)}
      about={t(($) => $.office.about.review)}
      aside={
        <StartButton
          view={workView}
          kind={address.oneOf('kind', MEDIA_KINDS)}
          onStart={(id) => address.set({ review: String(id) })}
        />
      }
    >
      <SummaryStrip query={summary} admin={admin} />
      <Tabs value={view} onChange={(next) => address.filter({ view: next ?? undefined })} keepMounted={false}>
        <Tabs.List className={classes.tabs!}>
          {views.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {t(($) => $.office.review.views[name])} <Count of={summary.data} view={name} />
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={view}>
          <Listed view={view} address={address} />
        </Tabs.Panel>
      </Tabs>
    </Desk>
  );
}

type Counts = Record<'waiting' | 'overdue' | 'appeals' | 'second' | 'mine', number>;
const COUNTED: Partial<Record<ReviewView, keyof Counts>> = {
  queue: 'waiting',
  overdue: 'overdue',
  appeals: 'appeals',
  second: 'second',
  mine: 'mine',
};

function Count({ of, view }: { of: Counts | undefined; view: ReviewView }) {
  const language = useLanguage();
  const name = COUNTED[view];
  if (!name || !of || of[name] === 0) return null;
  return (
    <span className={classes.count} data-bad={view === 'overdue'}>
      {formatNumber(of[name], language)}
    </span>
  );
}

function Listed({ view, address }: { view: ReviewView; address: Address }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const keyword = address.get('keyword').slice(0, 1000);
  const kind = address.oneOf('kind', MEDIA_KINDS);
  const filter = { view, keyword, ...(kind ? { kind } : {}), pageNo: address.page, pageSize: PAGE_SIZE };
  const query = useQuery({ ...reviewsQuery(filter), refetchInterval: 30_000 });
  const columns = useReviewColumns(view);
  const clear = () => address.filter({ keyword: undefined, kind: undefined });
  const limit = formatNumber(REVIEWS_LISTED_UP_TO, language);
  return (
    <>
      <ReviewFilters address={address} keyword={keyword} kind={kind} onClear={clear} />
      {query.data?.more && <p className={classes.more}>{t(($) => $.office.review.more, { limit })}</p>}
      <DataTable
        label={t(($) => $.office.review.views[view])}
        columns={columns}
        query={query}
        rowKey={({ id }) => String(id)}
        onOpen={({ id }) => address.set({ review: String(id) })}
        empty={
          <EmptyList
            filtered={keyword !== '' || kind !== undefined}
            onClear={clear}
            title={t(($) => $.office.review.empty[view].title)}
            hint={t(($) => $.office.review.empty[view].hint)}
          />
        }
        paging={address.paging}
      />
    </>
  );
}
