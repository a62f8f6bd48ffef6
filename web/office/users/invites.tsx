import { IconUserPlus } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OutputOf } from '#contract/call.ts';
import { userCalls } from '#contract/calls/users.ts';
import { client } from '../../lib/api.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { Moment } from '../blocks/moment.tsx';
import { KEYS } from '../keys.ts';
import { InviteDialog } from './invite-dialog.tsx';
import classes from './invites.module.css';
import { RoleLabels } from './user-labels.tsx';

const calls = client(userCalls);

export function InviteButton() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        icon={<IconUserPlus size={15} stroke={1.8} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t(($) => $.office.users.invite.button)}
      </Button>
      {open && <InviteDialog onClosed={() => setOpen(false)} />}
    </>
  );
}

/** Invitations that nobody has accepted yet. */
export function OpenInvites() {
  const { t } = useTranslation();
  const { data } = useQuery({ queryKey: KEYS.invites, queryFn: ({ signal }) => calls.invites({}, { signal }) });
  if (!data || data.infos.length === 0) return null;
  return (
    <section className={classes.invites} aria-labelledby="invites">
      <h2 id="invites">{t(($) => $.office.users.invite.open)}</h2>
      <ul>
        {data.infos.map((invite) => (
          <OpenInvite key={invite.id} invite={invite} />
        ))}
      </ul>
    </section>
  );
}

type Invite = OutputOf<typeof userCalls.invites>['infos'][number];

function OpenInvite({ invite: { id, email, roles, by, expiresAt } }: { invite: Invite }) {
  const { t } = useTranslation();
  const cache = useQueryClient();
  const withdraw = useMutation({
    mutationFn: () => calls.withdrawInvite({ id }),
    onSuccess: () => void toast(t(($) => $.office.users.invite.withdrawn)),
    onError: (error) => void toast(error.message, 'failed'),
    onSettled: () => cache.invalidateQueries({ queryKey: KEYS.invites }),
  });
  return (
    <li>
      <strong>{email}</strong>
      <RoleLabels roles={roles} />
      <span className={classes.about}>
        {t(($) => $.office.users.invite.by, { name: by })} · {t(($) => $.office.users.invite.until)}{' '}
        <Moment at={expiresAt} />
      </span>
      <Button
        variant="default"
        size="small"
        loading={withdraw.isPending}
        aria-label={t(($) => $.office.users.invite.withdrawOf, { email })}
        onClick={() => withdraw.mutate()}
      >
        {t(($) => $.office.users.invite.withdraw)}
      </Button>
    </li>
  );
}
