import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { OutputOf } from '#contract/call.ts';
import type { auditCalls } from '#contract/calls/audit.ts';
import { useTranslation } from '../../lib/translation.ts';
import { DESKS } from '../desks.ts';
import { useNames } from '../names.ts';
import classes from './event-list.module.css';
import { Moment } from './moment.tsx';

export type AuditEvent = OutputOf<typeof auditCalls.list>['infos'][number];

interface Props {
  events: AuditEvent[];
  /** Names the subject of each event; left out where all share one. */
  withSubject?: boolean;
  detail?: (event: AuditEvent) => ReactNode;
}

/** A few audit events, newest first. */
export function EventList({ events, withSubject = false, detail }: Props) {
  const { t } = useTranslation();
  const names = useNames();
  return (
    <ol className={classes.events}>
      {events.map((event) => (
        <li key={event.id}>
          <p className={classes.what}>
            <strong>{names.action(event.action)}</strong>
            {withSubject && <Subject subject={event.subject} />}
          </p>
          {event.reason && <p className={classes.reason}>{names.reason(event.reason)}</p>}
          {detail?.(event)}
          <p className={classes.when}>
            {event.actor === 'system' ? t(($) => $.office.audit.system) : event.actor} · <Moment at={event.at} />
          </p>
        </li>
      ))}
    </ol>
  );
}

/** Desks that open the subject of an event. */
const OPENED_AT = new Map([
  ['user', DESKS.users],
  ['material', DESKS.catalogue],
  ['application', DESKS.applications],
  ['order', DESKS.sales],
  ['payment', DESKS.finance],
  ['licence', DESKS.licences],
]);

/** Subject of an event: a link where a desk can open it, otherwise only its name. */
function Subject({ subject }: { subject: string }) {
  const [kind = '', id] = subject.split(':');
  const desk = OPENED_AT.get(kind);
  return desk ? <Link to={`${desk.path}?${kind}=${id}`}>{subject}</Link> : <span>{subject}</span>;
}

interface Change {
  field: string;
  before: unknown;
  after: unknown;
  changed: boolean;
}

/** Every field of an event, with its values before and after. */
export function listChanges({ before, after }: Pick<AuditEvent, 'before' | 'after'>): Change[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields.map((field) => {
    const was = before?.[field];
    const is = after?.[field];
    return { field, before: was, after: is, changed: JSON.stringify(was) !== JSON.stringify(is) };
  });
}
