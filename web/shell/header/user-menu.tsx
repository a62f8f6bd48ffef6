import {
  IconBriefcase,
  IconCertificate,
  IconDevices,
  IconLogout,
  IconReceipt,
  IconUserCircle,
  IconWallet,
} from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router';
import { endSession, type Session } from '../../lib/session.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import listClasses from '../../ui/menu-list.module.css';
import { Menu } from '../../ui/menu.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import classes from './user-menu.module.css';

export function UserMenu({ session }: { session: Session }) {
  const { t } = useTranslation();
  const logOff = useLogOff();
  return (
    <Menu
      align="end"
      trigger={
        <>
          <Initial nickname={session.nickname} />
          <span className={classes.nickname} aria-hidden="true">
            {session.nickname}
          </span>
          <VisuallyHidden>
            {t(($) => $.header.userMenu)} {session.nickname}
          </VisuallyHidden>
        </>
      }
    >
      {(close) => (
        <div className={listClasses.list}>
          <p className={classes.who}>{session.nickname}</p>
          <UserLinks session={session} onChoose={close} />
          <button type="button" onClick={() => void logOff()}>
            <IconLogout size={18} stroke={1.7} aria-hidden="true" />
            {t(($) => $.header.logOff)}
          </button>
        </div>
      )}
    </Menu>
  );
}

export function UserLinks({ session, onChoose }: { session: Session; onChoose: () => void }) {
  const { t } = useTranslation();
  const links = [
    { to: paths.userCenter(), icon: IconUserCircle, label: t(($) => $.header.userCenter) },
    { to: paths.orderList(), icon: IconReceipt, label: t(($) => $.header.orders) },
    { to: paths.orderMaterialList(), icon: IconCertificate, label: t(($) => $.header.purchased) },
    { to: paths.bill(), icon: IconWallet, label: t(($) => $.header.bill) },
    { to: paths.userCenter('devices'), icon: IconDevices, label: t(($) => $.header.devices) },
    ...(session.roles.length > 0
      ? [{ to: paths.office(), icon: IconBriefcase, label: t(($) => $.header.office) }]
      : []),
  ];
  return (
    <ul>
      {links.map(({ to, icon: Icon, label }) => (
        <li key={to}>
          <Link to={to} onClick={onChoose}>
            <Icon size={18} stroke={1.7} aria-hidden="true" />
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Ends the session and leaves the page. */
export function useLogOff(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    await navigate(paths.home());
    await endSession();
  };
}

function Initial({ nickname }: { nickname: string }) {
  return (
    <span className={classes.initial} aria-hidden="true">
      {Array.from(nickname)[0]?.toUpperCase() ?? '·'}
    </span>
  );
}
