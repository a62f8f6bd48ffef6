import { IconCamera } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { GID, hasMaterialCenter } from '#contract/domain/roles.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Mantine } from '../../ui/mantine.tsx';
import { MembersOnly } from '../../ui/members-only.tsx';
import { MessageScreen } from '../../ui/message-screen.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { shownAt } from './center-tab.ts';
import { AgreementTab } from './agreement/agreement-tab.tsx';
import { BankTab } from './bank/bank-tab.tsx';
import { EarningsTab } from './earnings/earnings-tab.tsx';
import { CenterHome } from './home/center-home.tsx';
import { MaterialList } from './list/material-list.tsx';
import classes from './material-center.module.css';
import { RealNameNotice } from './real-name/real-name-notice.tsx';
import { RealNameTab } from './real-name/real-name-tab.tsx';
import { ShopProfile } from './shop/shop-profile.tsx';
import { StatementsTab } from './statements/statements-tab.tsx';
import { Hint } from '../../ui/hint/hint.tsx';
import { SideNav } from './side-nav.tsx';

/** The Material Center, where photographers manage their works from upload to sale. */
export function MaterialCenter() {
  return (
    <MembersOnly placeholder={<Loading />}>
      {(session) => (hasMaterialCenter(session.gid) ? <Center gid={session.gid} /> : <NotContributor />)}
    </MembersOnly>
  );
}

function Center({ gid }: { gid: number }) {
  const [query] = useSearchParams();
  const asked = shownAt(query.get('tab'));
  // Material managers work in the shops of others and have nothing of their own.
  const own = asked.page !== 'home' && asked.page !== 'list';
  const shown = own && gid !== GID.photographer ? ({ page: 'home' } as const) : asked;
  return (
    <Mantine>
      <div className={classes.frame}>
        <SideNav shown={shown} />
        <div className={classes.content}>
          <Hint name="materialCenter" />
          {gid === GID.photographer && (shown.page === 'home' || shown.page === 'list') && <RealNameNotice />}
          {shown.page === 'home' && <CenterHome />}
          {shown.page === 'shop' && <ShopProfile />}
          {shown.page === 'agreement' && <AgreementTab />}
          {shown.page === 'realName' && <RealNameTab />}
          {shown.page === 'bank' && <BankTab />}
          {shown.page === 'statements' && <StatementsTab />}
          {shown.page === 'earnings' && <EarningsTab />}
          {/* Another list starts without a selection, on its own first page. */}
          {shown.page === 'list' && <MaterialList key={`${shown.kind} ${shown.tab}`} {...shown} />}
        </div>
      </div>
    </Mantine>
  );
}

function Loading() {
  return (
    <div className={classes.frame}>
      <div className={classes.navigation} />
      <div className={classes.content}>
        <Skeleton height={34} width={240} />
        <div className={classes.gap} />
        <Skeleton height={420} />
      </div>
    </div>
  );
}

function NotContributor() {
  const { t } = useTranslation();
  return (
    <MessageScreen
      art={<IconCamera size={52} stroke={1.2} aria-hidden="true" />}
      title={t(($) => $.center.notContributor.title)}
      actions={
        <>
          <ButtonLink to={paths.join()}>{t(($) => $.center.notContributor.join)}</ButtonLink>
          <ButtonLink to={paths.home()} variant="default">
            {t(($) => $.center.notContributor.back)}
          </ButtonLink>
        </>
      }
    >
      {t(($) => $.center.notContributor.body)}
    </MessageScreen>
  );
}
