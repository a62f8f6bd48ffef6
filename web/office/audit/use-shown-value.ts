import { useTranslation } from 'react-i18next';
import { STAFF_ROLES } from '#contract/domain/roles.ts';
import { useNames } from '../names.ts';

/** Formats a recorded value, with its name in the texts where there is one. */
export function useShownValue(): (field: string, value: unknown) => string {
  const { t } = useTranslation();
  const names = useNames();
  return (field, value) => {
    if (value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0))
      return t(($) => $.office.audit.nothing);
    if (field === 'gid' && typeof value === 'number') return names.kind(value);
    if (field === 'roles' && Array.isArray(value))
      return names.roles(STAFF_ROLES.filter((role) => value.includes(role))) || t(($) => $.office.users.none);
    if (field === 'state' && typeof value === 'string') return names.state(value);
    if (typeof value === 'boolean') return t(($) => $.office.audit[value ? 'yes' : 'no']);
    if (Array.isArray(value))
      return value.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))).join(', ');
    return typeof value === 'string' ? value : JSON.stringify(value);
  };
}
