import { useState } from 'react';
import type { OfficeUser } from '#contract/calls/users.ts';
import { useSession } from '../../lib/session.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { RolesDialog } from './roles-dialog.tsx';
import { type PlainAction, useChangeUser, type UserAction } from './use-change-user.ts';
import classes from './user-actions.module.css';
import { ReasonDialog } from '../blocks/reason-dialog.tsx';

/** Staff's actions on an account; nobody can change their own. */
export function UserActions({ user }: { user: OfficeUser }) {
  const { t } = useTranslation();
  const session = useSession();
  const [asked, setAsked] = useState<UserAction | null>(null);
  const onClosed = () => setAsked(null);
  if (session?.userId === user.id) return <OwnAccount />;
  return (
    <section aria-label={t(($) => $.office.users.actions)} className={classes.actions}>
      <ActionButtons user={user} onAsk={setAsked} />
      {asked === 'setRoles' && <RolesDialog user={user} onClosed={onClosed} />}
      {asked && asked !== 'setRoles' && <ActionDialog action={asked} user={user} onClosed={onClosed} />}
    </section>
  );
}

function ActionButtons({ user, onAsk }: { user: OfficeUser; onAsk: (action: UserAction) => void }) {
  const { t } = useTranslation();
  const toggle = user.disabled ? 'enable' : 'disable';
  return (
    <>
      <Button variant={user.disabled ? 'default' : 'filled'} size="small" onClick={() => onAsk('setRoles')}>
        {t(($) => $.office.users.setRoles.button)}
      </Button>
      <Button variant={user.disabled ? 'filled' : 'default'} size="small" onClick={() => onAsk(toggle)}>
        {t(($) => $.office.users[toggle].button)}
      </Button>
      <Button variant="default" size="small" onClick={() => onAsk('signOut')}>
        {t(($) => $.office.users.signOut.button)}
      </Button>
      {user.roles.length > 0 && (
        <Button variant="default" size="small" onClick={() => onAsk('resetSecondFactor')}>
          {t(($) => $.office.users.resetSecondFactor.button)}
        </Button>
      )}
    </>
  );
}

function OwnAccount() {
  const { t } = useTranslation();
  return (
    <section aria-label={t(($) => $.office.users.actions)} className={classes.own}>
      <p>{t(($) => $.office.users.ownAccount)}</p>
      <ButtonLink variant="default" size="small" to={paths.userCenter()}>
        {t(($) => $.office.users.ownSettings)}
      </ButtonLink>
    </section>
  );
}

interface Props {
  action: PlainAction;
  user: OfficeUser;
  onClosed: () => void;
}

/** A dialog for an action that needs only a reason. */
function ActionDialog({ action, user, onClosed }: Props) {
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
