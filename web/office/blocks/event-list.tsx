import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OutputOf } from '#contract/call.ts';
import type { auditCalls } from '#contract/calls/audit.ts';
import { DESKS } from '../desks.ts';
import { useNames } from '../names.ts';
import classes from './event-list.module.css';
import { Moment } from './moment.tsx';

export type AuditEvent = OutputOf<typeof auditCalls.list>['infos'][number];

interface Props {
  events: AuditEvent[];
  /** Says what each event was about; left out where all are about the same. */
  withSubject?: boolean;
}

/** A few audit events, newest first. */
export function EventList({ events, withSubject = false }: Props) {
  const { t } = useTranslation();
  const names = useNames();
  return (
    <ol className={classes.events}>
      {events.map(({ id, at, actor, action, subject, reason }) => (
        <li key={id}>
          <p className={classes.what}>
            <strong>{names.action(action)}</strong>
            {withSubject && <Subject subject={subject} />}
          </p>
          {reason && <p className={classes.reason}>{reason}</p>}
          <p className={classes.when}>
            {actor === 'system' ? t(($) => $.office.audit.system) : actor} · <Moment at={at} />
          </p>
        </li>
      ))}
    </ol>
  );
}

/** What an event was about: a user can be opened, anything else is only named. */
function Subject({ subject }: { subject: string }) {
  const [kind, id] = subject.split(':');
  if (kind !== 'user') return <span>{subject}</span>;
  return <Link to={`${DESKS.users.path}?user=${id}`}>{subject}</Link>;
}
