import { useState } from 'react';
import type { OfficeUser } from '#contract/calls/users.ts';
import { STAFF_ROLES, type Gid, type StaffRole } from '#contract/domain/roles.ts';
import { useTranslation } from '../../lib/translation.ts';
import { NativeSelect } from '../../ui/fields.ts';
import { ReasonDialog } from '../blocks/reason-dialog.tsx';
import { useNames } from '../names.ts';
import { RoleChoice } from './role-choice.tsx';
import { useChangeUser } from './use-change-user.ts';
import { KINDS } from './use-user-filter.ts';

export function RolesDialog({ user, onClosed }: { user: OfficeUser; onClosed: () => void }) {
  const { t } = useTranslation();
  const change = useChangeUser();
  const [gid, setGid] = useState(user.gid as Gid);
  const [roles, setRoles] = useState<StaffRole[]>(user.roles);
  const same = gid === user.gid && STAFF_ROLES.every((role) => roles.includes(role) === user.roles.includes(role));
  return (
    <ReasonDialog
      title={t(($) => $.office.users.setRoles.title, { name: user.nickname })}
      body={t(($) => $.office.users.setRoles.body)}
      confirm={t(($) => $.office.users.setRoles.confirm)}
      refusal={same ? t(($) => $.office.users.setRoles.unchanged) : undefined}
      onConfirm={(reason) => change.mutateAsync({ action: 'setRoles', id: user.id, gid, roles, reason })}
      onClosed={onClosed}
    >
      <KindAndRoles gid={gid} roles={roles} onGid={setGid} onRoles={setRoles} />
    </ReasonDialog>
  );
}

interface FieldsProps {
  gid: Gid;
  roles: StaffRole[];
  onGid: (gid: Gid) => void;
  onRoles: (roles: StaffRole[]) => void;
}

function KindAndRoles({ gid, roles, onGid, onRoles }: FieldsProps) {
  const { t } = useTranslation();
  const names = useNames();
  return (
    <>
      <NativeSelect
        data-autofocus
        label={t(($) => $.office.users.kind)}
        value={gid}
        data={KINDS.map((kind) => ({ value: String(kind), label: names.kind(kind) }))}
        onChange={({ currentTarget }) => onGid(KINDS.find((kind) => String(kind) === currentTarget.value) ?? gid)}
      />
      <RoleChoice roles={roles} onChange={onRoles} />
    </>
  );
}
