import { useQuery } from '@tanstack/react-query';
import { IconUserQuestion } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { OfficeUser } from '#contract/calls/users.ts';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Nothing } from '../../ui/table/nothing.tsx';
import { History } from '../blocks/history.tsx';
import { SidePanel } from '../blocks/side-panel.tsx';
import { userQuery } from './queries.ts';
import { UserActions } from './user-actions.tsx';
import { UserDetails } from './user-details.tsx';

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
