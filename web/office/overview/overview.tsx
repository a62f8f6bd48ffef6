import { IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../lib/session.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Desk } from '../blocks/desk.tsx';
import { type DeskName, DESKS, desksFor } from '../desks.ts';
import { DemoProgress } from '../demo/demo-progress.tsx';
import { useNames } from '../names.ts';
import {
  AgreementFigures,
  ApplicationFigures,
  AuditFigures,
  BankFigures,
  CatalogueFigures,
  CategoryFigures,
  ContentFigures,
  CompanyFigures,
  FeedbackFigures,
  HotWordFigures,
  InvoiceFigures,
  JobFigures,
  MailboxFigures,
  MediaFigures,
  MusicFigures,
  PlaylistFigures,
  ReviewFigures,
  RealNameFigures,
  SearchFigures,
  TopicFigures,
  UserFigures,
} from './figures.tsx';
import classes from './overview.module.css';
import { ContestFigures, EntryFigures } from './contest-figures.tsx';
import { UrgentList } from './urgent-list.tsx';
import { HolidayFigures, PriceFigures } from './price-figures.tsx';
import {
  FinanceFigures,
  LicenceFigures,
  PayoutFigures,
  SalesFigures,
  StatementFigures,
  VipFigures,
} from './trade-figures.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EventList } from '../blocks/event-list.tsx';
import { auditQuery } from '../audit/queries.ts';

const FIGURES: Record<Exclude<DeskName, 'overview'>, () => React.ReactNode> = {
  users: UserFigures,
  media: MediaFigures,
  review: ReviewFigures,
  applications: ApplicationFigures,
  agreements: AgreementFigures,
  realNames: RealNameFigures,
  bankAccounts: BankFigures,
  sales: SalesFigures,
  companies: CompanyFigures,
  vip: VipFigures,
  finance: FinanceFigures,
  invoices: InvoiceFigures,
  statements: StatementFigures,
  payouts: PayoutFigures,
  licences: LicenceFigures,
  prices: PriceFigures,
  holidays: HolidayFigures,
  catalogue: CatalogueFigures,
  music: MusicFigures,
  content: ContentFigures,
  contests: ContestFigures,
  entries: EntryFigures,
  topics: TopicFigures,
  playlists: PlaylistFigures,
  hotWords: HotWordFigures,
  categories: CategoryFigures,
  search: SearchFigures,
  jobs: JobFigures,
  audit: AuditFigures,
  mailbox: MailboxFigures,
  feedback: FeedbackFigures,
};

/** Start page of the office: what is urgent, then a card for each desk. */
export function Overview() {
  const { t } = useTranslation();
  const names = useNames();
  const session = useSession();
  if (!session) return null;
  const desks = desksFor(session.roles).filter((name) => name !== 'overview');
  const roles = names.roles(session.roles);
  return (
    <Desk
      title={t(($) => $.office.overview.title, { name: session.nickname })}
      about={t(($) => $.office.overview.roles, { roles })}
      aside={<DemoProgress />}
    >
      <UrgentList />
      <ul className={classes.cards}>
        {desks.map((name) => {
          const Figures = FIGURES[name];
          return (
            <DeskCard key={name} name={name}>
              <Figures />
            </DeskCard>
          );
        })}
      </ul>
      {desks.includes('audit') && <NewestEvents />}
    </Desk>
  );
}

interface Props {
  name: Exclude<DeskName, 'overview'>;
  /** Figures of this desk. */
  children: ReactNode;
}

function DeskCard({ name, children }: Props) {
  const { t } = useTranslation();
  const { path, icon: Icon } = DESKS[name];
  return (
    <li className={classes.card}>
      <h2>
        <Icon size={17} stroke={1.7} aria-hidden="true" />
        <Link to={path}>{t(($) => $.office.desks[name])}</Link>
        <IconArrowRight size={16} stroke={1.8} aria-hidden="true" className={classes.arrow} />
      </h2>
      <p className={classes.about}>{t(($) => $.office.about[name])}</p>
      <div className={classes.figures}>{children}</div>
    </li>
  );
}

const SHOWN = 6;

function NewestEvents() {
  const { t } = useTranslation();
  const query = useQuery(auditQuery({ pageSize: SHOWN }));
  return (
    <section className={classes.newest}>
      <header>
        <h2>{t(($) => $.office.overview.newest)}</h2>
        <Link to={DESKS.audit.path}>{t(($) => $.office.overview.wholeTrail)}</Link>
      </header>
      {query.data && <EventList events={query.data.infos} withSubject />}
      {query.data?.total === 0 && <p>{t(($) => $.office.audit.emptyHint)}</p>}
      {query.isPending && <Skeleton height={300} />}
      {query.error && <Retry error={query.error} onRetry={() => void query.refetch()} />}
    </section>
  );
}
