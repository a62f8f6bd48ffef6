import type { OfficeUser } from '#contract/calls/users.ts';
import type { StaffRole } from '#contract/domain/roles.ts';
import { useSession } from '../../lib/session.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Label } from '../../ui/table/label.tsx';
import { useNames } from '../names.ts';
import classes from './user-labels.module.css';

export function UserName({ user }: { user: OfficeUser }) {
  const { t } = useTranslation();
  const own = useSession()?.userId === user.id;
  return (
    <span title={user.nickname}>
      {user.nickname} {own && <Label>{t(($) => $.office.users.you)}</Label>}
    </span>
  );
}

export function UserState({ disabled }: { disabled: boolean }) {
  const { t } = useTranslation();
  return disabled ? (
    <Label tone="bad">{t(($) => $.office.users.disabled)}</Label>
  ) : (
    <Label tone="good">{t(($) => $.office.users.active)}</Label>
  );
}

export function RoleLabels({ roles }: { roles: readonly StaffRole[] }) {
  const names = useNames();
  return (
    <span className={classes.roles} title={names.roles(roles)}>
      {roles.map((role) => (
        <Label key={role} tone="accent">
          {names.role(role)}
        </Label>
      ))}
    </span>
  );
}
