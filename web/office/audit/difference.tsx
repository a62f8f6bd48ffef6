import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type AuditEvent, listChanges } from '../blocks/event-list.tsx';
import { DESKS } from '../desks.ts';
import { useNames } from '../names.ts';
import classes from './difference.module.css';
import { useShownValue } from './use-shown-value.ts';

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
