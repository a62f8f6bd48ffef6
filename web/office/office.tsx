import { IconLockAccess } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { Session } from '../lib/session.ts';
import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Mantine } from '../ui/mantine.tsx';
import { MembersOnly } from '../ui/members-only.tsx';
import { MessageScreen } from '../ui/message-screen.tsx';
import { SCREENS } from './desk-screens.ts';
import { deskAt, mayUse, type DeskName } from './desks.ts';
import { DeskLoading } from './frame/desk-loading.tsx';
import { Frame } from './frame/frame.tsx';
import { NotPermitted } from './frame/not-permitted.tsx';

/** The staff's own part of the site. */
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
  return (
    <Mantine>
      <Frame roles={session.roles}>
        <CurrentDesk session={session} />
      </Frame>
    </Mantine>
  );
}

function CurrentDesk({ session }: { session: Session }) {
  const desk = deskAt(useLocation().pathname);
  if (!mayUse(desk, session.roles)) return <NotPermitted roles={session.roles} />;
  return (
    <Suspense fallback={<DeskLoading />}>
      <Screen desk={desk} />
    </Suspense>
  );
}

/** A screen starts afresh at every desk. */
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
