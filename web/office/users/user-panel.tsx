import { useQuery } from '@tanstack/react-query';
import { IconUserQuestion } from '@tabler/icons-react';
import type { OfficeUser } from '#contract/calls/users.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Nothing } from '../../ui/table/nothing.tsx';
import { useLanguage } from '../../lib/language.ts';
import { formatNumber } from '../../lib/format.ts';
import { History } from '../blocks/history.tsx';
import { SidePanel } from '../blocks/side-panel.tsx';
import { Facts } from '../blocks/section.tsx';
import { Moment } from '../blocks/moment.tsx';
import { useNames } from '../names.ts';
import { userQuery } from './queries.ts';
import { UserActions } from './user-actions.tsx';
import { RoleLabels, UserState } from './user-labels.tsx';

interface Props {
  id: number;
  /** The users on the table's page, usually including this one. */
  listed: readonly OfficeUser[] | undefined;
  onClose: () => void;
}

/** Everything about one user, with the actions of staff. */
export function UserPanel({ id, listed, onClose }: Props) {
  const { t } = useTranslation();
  const row = listed?.find((user) => user.id === id);
  const query = useQuery({ ...userQuery(id), enabled: listed !== undefined && row === undefined });
  const user = row ?? query.data;
  return (
    <SidePanel about={String(id)} title={user?.nickname ?? t(($) => $.office.users.panel)} onClose={onClose}>
      {user && (
        <>
          <UserDetails user={user} />
          <UserActions key={user.id} user={user} />
          <History subject={`user:${user.id}`} />
        </>
      )}
      {user === null && (
        <Nothing
          icon={IconUserQuestion}
          title={t(($) => $.office.users.notFound)}
          hint={t(($) => $.office.users.notFoundHint, { id })}
        />
      )}
      {user === undefined &&
        (query.error ? <Retry error={query.error} onRetry={() => void query.refetch()} /> : <Skeleton height={220} />)}
    </SidePanel>
  );
}

function UserDetails({ user }: { user: OfficeUser }) {
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
