import { useTranslation } from '../../lib/translation.ts';
import { Coded } from '../blocks/coded.tsx';
import type { AuditEvent } from '../blocks/event-list.tsx';
import { Moment } from '../blocks/moment.tsx';
import type { Column } from '../../ui/table/table.ts';
import { useNames } from '../names.ts';
import classes from './subject.module.css';

export function useAuditColumns(onSubject: (subject: string) => void): Column<AuditEvent>[] {
  const { t } = useTranslation();
  const names = useNames();
  return [
    { name: 'time', title: t(($) => $.office.audit.time), width: 152, cell: (event) => <Moment at={event.at} /> },
    {
      name: 'actor',
      title: t(($) => $.office.audit.actor),
      width: 160,
      cell: ({ actor }) => (actor === 'system' ? t(($) => $.office.audit.system) : actor),
    },
    {
      name: 'action',
      title: t(($) => $.office.audit.action),
      width: 360,
      cell: ({ action }) => <Coded name={names.action(action)} code={action} />,
    },
    {
      name: 'subject',
      title: t(($) => $.office.audit.subject),
      width: 150,
      cell: ({ subject }) => (
        <button
          type="button"
          className={classes.subject}
          title={t(($) => $.office.audit.onlyThis, { subject })}
          onClick={() => onSubject(subject)}
        >
          {subject}
        </button>
      ),
    },
    { name: 'reason', title: t(($) => $.office.audit.reason), cell: (event) => event.reason ?? '–' },
  ];
}
