import { IconLockAccess } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { StaffRole } from '#contract/domain/roles.ts';
import { useLanguage } from '../lib/language.ts';
import type { Session } from '../lib/session.ts';
import { useTranslation } from '../lib/translation.ts';
import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Mantine } from '../ui/mantine.tsx';
import { MembersOnly } from '../ui/members-only.tsx';
import { MessageScreen } from '../ui/message-screen.tsx';
import { deskAt, type DeskName, mayUse } from './desks.ts';
import { Find } from './find/find.tsx';
import { Frame } from './frame/frame.tsx';
import { loadScreen } from '../lib/load-screen.ts';
import { Hint } from '../ui/hint/hint.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import classes from './office.module.css';
import { useNames } from './names.ts';

function screen(load: () => Promise<ComponentType>): ComponentType {
  return lazy(async () => ({ default: await loadScreen(load) }));
}

/** The screen of every desk; its code loads when the desk is opened. */
const SCREENS: Record<DeskName, ComponentType> = {
  overview: screen(async () => (await import('./overview/overview.tsx')).Overview),
  users: screen(async () => (await import('./users/users.tsx')).Users),
  media: screen(async () => (await import('./media/media.tsx')).Media),
  review: screen(async () => (await import('./review/review.tsx')).Review),
  applications: screen(async () => (await import('./applications/applications.tsx')).Applications),
  agreements: screen(async () => (await import('./agreements/agreements.tsx')).Agreements),
  realNames: screen(async () => (await import('./real-names/real-names.tsx')).RealNames),
  invoices: screen(async () => (await import('./invoices/invoices.tsx')).Invoices),
  companies: screen(async () => (await import('./companies/companies.tsx')).Companies),
  vip: screen(async () => (await import('./vip/vip.tsx')).Vip),
  bankAccounts: screen(async () => (await import('./bank-accounts/bank-accounts.tsx')).BankAccounts),
  sales: screen(async () => (await import('./sales/sales.tsx')).Sales),
  finance: screen(async () => (await import('./finance/finance.tsx')).Finance),
  statements: screen(async () => (await import('./statements/statements.tsx')).Statements),
  payouts: screen(async () => (await import('./payouts/payouts.tsx')).Payouts),
  licences: screen(async () => (await import('./licences/licences.tsx')).Licences),
  prices: screen(async () => (await import('./prices/prices.tsx')).Prices),
  holidays: screen(async () => (await import('./holidays/holidays.tsx')).Holidays),
  catalogue: screen(async () => (await import('./catalogue/catalogue.tsx')).Catalogue),
  music: screen(async () => (await import('./music/music.tsx')).Music),
  content: screen(async () => (await import('./content/content.tsx')).Content),
  contests: screen(async () => (await import('./contests/contests.tsx')).Contests),
  entries: screen(async () => (await import('./entries/entries.tsx')).Entries),
  topics: screen(async () => (await import('./topics/topics.tsx')).Topics),
  playlists: screen(async () => (await import('./playlists/playlists.tsx')).Playlists),
  hotWords: screen(async () => (await import('./hot-words/hot-words.tsx')).HotWords),
  categories: screen(async () => (await import('./categories/categories.tsx')).Categories),
  search: screen(async () => (await import('./search/search.tsx')).Search),
  jobs: screen(async () => (await import('./jobs/jobs.tsx')).Jobs),
  audit: screen(async () => (await import('./audit/audit.tsx')).Audit),
  mailbox: screen(async () => (await import('./mailbox/mailbox.tsx')).Mailbox),
  feedback: screen(async () => (await import('./feedback/feedback.tsx')).Feedback),
};

/** The office: the staff's part of the site. */
export function Office() {
  const nobodyYet = (
    <Frame roles={[]}>
      <DeskLoading />
    </Frame>
  );
  return (
    <MembersOnly placeholder={nobodyYet}>
      {(session) => (session.roles.length > 0 ? <StaffOffice session={session} /> : <NotStaff />)}
    </MembersOnly>
  );
}

function StaffOffice({ session }: { session: Session }) {
  useAgainInLanguage();
  return (
    <Mantine>
      <Frame roles={session.roles}>
        <CurrentDesk session={session} />
      </Frame>
      <Find />
    </Mantine>
  );
}

/** Reads everything again when the language changes, because the server puts names and faults into words. */
function useAgainInLanguage(): void {
  const cache = useQueryClient();
  const language = useLanguage();
  const read = useRef(language);
  useEffect(() => {
    if (read.current === language) return;
    read.current = language;
    void cache.invalidateQueries({ queryKey: ['office'] });
  }, [cache, language]);
}

function CurrentDesk({ session }: { session: Session }) {
  const desk = deskAt(useLocation().pathname);
  if (!mayUse(desk, session.roles)) return <NotPermitted roles={session.roles} />;
  return (
    <Suspense fallback={<DeskLoading />}>
      <div className={classes.hint}>
        <Hint name={`office-${desk}`} />
      </div>
      <Screen desk={desk} />
    </Suspense>
  );
}

/** The key gives every desk a fresh screen. */
function Screen({ desk }: { desk: DeskName }) {
  const Current = SCREENS[desk];
  return <Current key={desk} />;
}

function NotStaff() {
  const { t } = useTranslation();
  return (
    <MessageScreen
      art={<IconLockAccess size={64} stroke={1.2} color="var(--fh-accent-text)" aria-hidden="true" />}
      title={t(($) => $.office.notStaff.title)}
      actions={
        <ButtonLink size="large" to={paths.home()}>
          {t(($) => $.common.home)}
        </ButtonLink>
      }
    >
      <p>{t(($) => $.office.notStaff.body)}</p>
    </MessageScreen>
  );
}

function DeskLoading() {
  const { t } = useTranslation();
  return (
    <div className={classes.loading}>
      <output>
        <VisuallyHidden>{t(($) => $.common.loading)}</VisuallyHidden>
      </output>
      <Skeleton height={22} width={140} />
      <Skeleton height={12} width={320} />
      {Array.from({ length: 10 }, (_, row) => (
        <Skeleton key={row} height={12} />
      ))}
    </div>
  );
}

/** Shown to staff at a desk for other roles. */
function NotPermitted({ roles }: { roles: readonly StaffRole[] }) {
  const { t } = useTranslation();
  const names = useNames();
  return (
    <MessageScreen
      art={<IconLockAccess size={64} stroke={1.2} color="var(--fh-accent-text)" aria-hidden="true" />}
      title={t(($) => $.office.notPermitted.title)}
      actions={<ButtonLink to={paths.office()}>{t(($) => $.office.notPermitted.back)}</ButtonLink>}
    >
      <p>{t(($) => $.office.notPermitted.body, { roles: names.roles(roles) })}</p>
    </MessageScreen>
  );
}
