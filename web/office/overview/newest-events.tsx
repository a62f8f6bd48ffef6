import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EventList } from '../blocks/event-list.tsx';
import { DESKS } from '../desks.ts';
import { auditQuery } from '../audit/queries.ts';
import classes from './newest-events.module.css';

const SHOWN = 6;

export function NewestEvents() {
  const { t } = useTranslation();
  const query = useQuery(auditQuery({ pageSize: SHOWN }));
  return (
    <section className={classes.newest}>
      <header>
        <h2>{t(($) => $.office.overview.newest)}</h2>
        <Link to={DESKS.audit.path}>{t(($) => $.office.overview.wholeTrail)}</Link>
      </header>
      {query.data && <EventList events={query.data.infos} withSubject />}
      {query.data?.total === 0 && <p>{t(($) => $.office.audit.emptyHint)}</p>}
      {query.isPending && <Skeleton height={300} />}
      {query.error && <Retry error={query.error} onRetry={() => void query.refetch()} />}
    </section>
  );
}
