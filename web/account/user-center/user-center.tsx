import {
  IconBell,
  IconBuilding,
  IconDevices,
  IconFileInvoice,
  IconHome,
  IconId,
  IconLock,
  IconTrophy,
  IconUserCircle,
} from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTranslation } from '../../lib/translation.ts';
import { paths, type UserCenterTab } from '../../paths.ts';
import { Mantine } from '../../ui/mantine.tsx';
import { MembersOnly } from '../../ui/members-only.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CompanyTab } from '../company/company-tab.tsx';
import { FollowingTab } from '../following/following-tab.tsx';
import { EntriesTab } from '../entries/entries-tab.tsx';
import { HomeTab } from '../home/home-tab.tsx';
import { InvoicesTab } from '../invoices/invoices-tab.tsx';
import { TitlesTab } from '../invoices/titles-tab.tsx';
import { Devices } from './devices.tsx';
import { ProfileTab } from './profile-tab.tsx';
import classes from './user-center.module.css';
import { EmailPanel } from './email-panel.tsx';
import { MobilePanel } from './mobile-panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { WithProfile } from './with-profile.tsx';

const TABS = [
  { name: 'home', icon: IconHome, Content: HomeTab },
  { name: 'following', icon: IconBell, Content: FollowingTab },
  { name: 'profile', icon: IconUserCircle, Content: ProfileTab },
  { name: 'security', icon: IconLock, Content: Security },
  { name: 'devices', icon: IconDevices, Content: Devices },
  { name: 'invoices', icon: IconFileInvoice, Content: InvoicesTab },
  { name: 'titles', icon: IconId, Content: TitlesTab },
  { name: 'entries', icon: IconTrophy, Content: EntriesTab },
  { name: 'company', icon: IconBuilding, Content: CompanyTab },
] as const;

export function UserCenter() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const current = TABS.find((tab) => tab.name === query.get('tab')) ?? TABS[0];
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>{t(($) => $.userCenter.title)}</h1>
      <div className={classes.columns}>
        <Tabs current={current.name} />
        <div className={classes.content}>
          <MembersOnly placeholder={<Skeleton height={320} />}>
            {() => (
              <Mantine>
                <current.Content />
              </Mantine>
            )}
          </MembersOnly>
        </div>
      </div>
    </div>
  );
}

function Tabs({ current }: { current: UserCenterTab }) {
  const { t } = useTranslation();
  const tabs = useRef<HTMLElement>(null);
  // On a phone the tabs scroll, and the current one may be out of sight.
  useEffect(() => {
    tabs.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  return (
    <nav ref={tabs} className={classes.tabs} aria-label={t(($) => $.userCenter.tabs)}>
      {TABS.map(({ name, icon: Icon }) => (
        <Link key={name} to={paths.userCenter(name)} aria-current={name === current ? 'page' : undefined}>
          <Icon size={19} stroke={1.7} aria-hidden="true" />
          {t(($) => $.userCenter[name])}
        </Link>
      ))}
    </nav>
  );
}

function Security() {
  return (
    <WithProfile>
      {(profile) => (
        <>
          <EmailPanel profile={profile} />
          <MobilePanel profile={profile} />
          <PasswordPanel profile={profile} />
        </>
      )}
    </WithProfile>
  );
}
