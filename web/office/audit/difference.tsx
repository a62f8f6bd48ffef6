import { Link } from 'react-router';
import { STAFF_ROLES } from '#contract/domain/roles.ts';
import { useTranslation } from '../../lib/translation.ts';
import { type AuditEvent, listChanges } from '../blocks/event-list.tsx';
import { DESKS } from '../desks.ts';
import { useNames } from '../names.ts';
import classes from './difference.module.css';

/** One event in full: its reason, and every field before and after. */
export function Difference({ event }: { event: AuditEvent }) {
  const { t } = useTranslation();
  const [kind, id] = event.subject.split(':');
  return (
    <div className={classes.difference}>
      {event.reason && <p className={classes.reason}>{event.reason}</p>}
      {(event.before || event.after) && <ChangeTable event={event} />}
      {kind === 'user' && (
        <Link to={`${DESKS.users.path}?user=${id}`} className={classes.link}>
          {t(($) => $.office.audit.openUser)}
        </Link>
      )}
    </div>
  );
}

function ChangeTable({ event }: { event: AuditEvent }) {
  const { t } = useTranslation();
  const names = useNames();
  const show = useShownValue();
  return (
    <table aria-label={t(($) => $.office.audit.changes)}>
      <thead>
        <tr>
          <th scope="col">{t(($) => $.office.audit.field)}</th>
          <th scope="col">{t(($) => $.office.audit.before)}</th>
          <th scope="col">{t(($) => $.office.audit.after)}</th>
        </tr>
      </thead>
      <tbody>
        {listChanges(event).map(({ field, before, after, changed }) => (
          <tr key={field} data-changed={changed}>
            <th scope="row">{names.field(field)}</th>
            <td>{show(field, before)}</td>
            <td>{show(field, after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

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
