import { useTranslation } from 'react-i18next';
import type { OfficeUser } from '#contract/calls/users.ts';
import { ReasonDialog } from '../blocks/reason-dialog.tsx';
import { useChangeUser, type PlainAction } from './use-change-user.ts';

interface Props {
  action: PlainAction;
  user: OfficeUser;
  onClosed: () => void;
}

/** An action that needs no more than a reason. */
export function ActionDialog({ action, user, onClosed }: Props) {
  const { t } = useTranslation();
  const change = useChangeUser();
  return (
    <ReasonDialog
      title={t(($) => $.office.users[action].title, { name: user.nickname })}
      body={t(($) => $.office.users[action].body)}
      confirm={t(($) => $.office.users[action].confirm)}
      danger={action !== 'enable'}
      onConfirm={(reason) => change.mutateAsync({ action, id: user.id, reason })}
      onClosed={onClosed}
    />
  );
}
