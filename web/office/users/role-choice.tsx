import { STAFF_ROLES, type StaffRole } from '#contract/domain/roles.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Checkbox } from '../../ui/table/controls.ts';
import { useNames } from '../names.ts';
import classes from './role-choice.module.css';

interface Props {
  roles: StaffRole[];
  onChange: (roles: StaffRole[]) => void;
  error?: string | undefined;
}

/** Which roles somebody has in the office. */
export function RoleChoice({ roles, onChange, error }: Props) {
  const { t } = useTranslation();
  const names = useNames();
  return (
    <Checkbox.Group
      label={t(($) => $.office.users.role)}
      value={roles}
      error={error}
      onChange={(chosen) => onChange(STAFF_ROLES.filter((role) => chosen.includes(role)))}
    >
      <div className={classes.roles}>
        {STAFF_ROLES.map((role) => (
          <Checkbox key={role} value={role} label={names.role(role)} />
        ))}
      </div>
    </Checkbox.Group>
  );
}
