import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/translation.ts';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useSession } from '../../lib/session.ts';
import { DESKS, mayUse } from '../desks.ts';
import { auditQuery } from '../audit/queries.ts';
import { EventList } from './event-list.tsx';
import classes from './history.module.css';

const SHOWN = 8;

/** Events in the audit trail about one thing, such as `user:12`. */
export function History({ subject }: { subject: string }) {
  const { t } = useTranslation();
  const query = useQuery(auditQuery({ subject, pageSize: SHOWN }));
  // Placeholder data belongs to the previous subject and must not be shown.
  const known = query.isPlaceholderData ? undefined : query.data;
  return (
    <section className={classes.history}>
      <h3>{t(($) => $.office.history.title)}</h3>
      {known && known.infos.length > 0 && <EventList events={known.infos} />}
      {known && known.total === 0 && <p>{t(($) => $.office.history.empty)}</p>}
      {known && known.total > SHOWN && (
        <Link to={`${DESKS.audit.path}?subject=${subject}`} className={classes.all}>
          {t(($) => $.office.history.all, { total: known.total })}
        </Link>
      )}
      {!known && !query.error && Array.from({ length: 3 }, (_, row) => <Skeleton key={row} height={34} />)}
      {query.error && <Retry error={query.error} onRetry={() => void query.refetch()} />}
    </section>
  );
}

/** The audit trail of one thing, for staff who may read it. */
export function AdminHistory({ subject }: { subject: string }) {
  const roles = useSession()?.roles ?? [];
  return mayUse('audit', roles) ? <History subject={subject} /> : null;
}
