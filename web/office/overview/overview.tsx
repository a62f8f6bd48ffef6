import { useTranslation } from 'react-i18next';
import { useSession } from '../../lib/session.ts';
import { Desk } from '../blocks/desk.tsx';
import { desksFor, type DeskName } from '../desks.ts';
import { DemoProgress } from '../demo/demo-progress.tsx';
import { useNames } from '../names.ts';
import { DeskCard } from './desk-card.tsx';
import {
  AuditFigures,
  CatalogueFigures,
  CategoryFigures,
  FeedbackFigures,
  HotWordFigures,
  MailboxFigures,
  MediaFigures,
  ReviewFigures,
  SearchFigures,
  TopicFigures,
  UserFigures,
  JobFigures,
} from './figures.tsx';
import { NewestEvents } from './newest-events.tsx';
import classes from './overview.module.css';
import { HolidayFigures, PriceFigures } from './price-figures.tsx';
import { FinanceFigures, LicenceFigures, SalesFigures } from './trade-figures.tsx';

const FIGURES: Record<Exclude<DeskName, 'overview'>, () => React.ReactNode> = {
  users: UserFigures,
  media: MediaFigures,
  review: ReviewFigures,
  sales: SalesFigures,
  finance: FinanceFigures,
  licences: LicenceFigures,
  prices: PriceFigures,
  holidays: HolidayFigures,
  catalogue: CatalogueFigures,
  topics: TopicFigures,
  hotWords: HotWordFigures,
  categories: CategoryFigures,
  search: SearchFigures,
  jobs: JobFigures,
  audit: AuditFigures,
  mailbox: MailboxFigures,
  feedback: FeedbackFigures,
};

/** Where a day in the office begins. */
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
