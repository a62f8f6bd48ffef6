import { useTranslation } from 'react-i18next';
import type { OfficeUser } from '#contract/calls/users.ts';
import { useLanguage } from '../../lib/language.ts';
import { Facts } from '../blocks/facts.tsx';
import { formatNumber } from '../../lib/format.ts';
import { Moment } from '../blocks/moment.tsx';
import { useNames } from '../names.ts';
import { RoleLabels, UserState } from './user-labels.tsx';

export function UserDetails({ user }: { user: OfficeUser }) {
  const { t } = useTranslation();
  const names = useNames();
  const language = useLanguage();
  const facts = [
    [t(($) => $.office.users.id), user.id],
    [t(($) => $.office.users.state), <UserState key="state" disabled={user.disabled} />],
    [t(($) => $.office.users.email), user.email ?? '–'],
    [t(($) => $.office.users.mobile), user.mobile ?? '–'],
    [t(($) => $.office.users.kind), names.kind(user.gid)],
    [
      t(($) => $.office.users.role),
      user.roles.length > 0 ? <RoleLabels key="roles" roles={user.roles} /> : t(($) => $.office.users.none),
    ],
    [t(($) => $.office.users.devices), formatNumber(user.sessions, language)],
    [
      t(($) => $.office.users.lastSeen),
      user.lastSeenAt ? <Moment key="seen" at={user.lastSeenAt} /> : t(($) => $.office.users.never),
    ],
    [t(($) => $.office.users.registered), <Moment key="registered" at={user.createdAt} />],
  ] as const;
  return <Facts facts={facts} />;
}
