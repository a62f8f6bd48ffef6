import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type AuditEvent, EventList, listChanges } from '../blocks/event-list.tsx';
import { Changes } from '../blocks/changes.tsx';
import classes from '../blocks/history.module.css';
import { materialHistoryQuery } from './queries.ts';

const FIRST = 8;
const MOST = 100;

/** Events about a material, for staff who work on it but may not read the whole audit trail. */
export function MaterialHistory({ id }: { id: number }) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(FIRST);
  const query = useQuery(materialHistoryQuery(id, shown));
  const { data, error } = query;
  return (
    <section className={classes.history}>
      <h3>{t(($) => $.office.history.title)}</h3>
      {data && data.infos.length > 0 && <EventList events={data.infos} detail={(event) => <Edited event={event} />} />}
      {data?.total === 0 && <p>{t(($) => $.office.history.empty)}</p>}
      {data && data.total > shown && shown < MOST && (
        <Button variant="plain" size="small" onClick={() => setShown(MOST)}>
          {t(($) => $.office.history.all, { total: data.total })}
        </Button>
      )}
      {!data && !error && Array.from({ length: 3 }, (_, row) => <Skeleton key={row} height={34} />)}
      {error && <Retry error={error} onRetry={() => void query.refetch()} />}
    </section>
  );
}

/** Why a material is off sale: the newest event that took it there. */
export function WhyOffline({ id }: { id: number }) {
  const { data } = useQuery(materialHistoryQuery(id, FIRST));
  const event = data?.infos.find(({ action }) => action === 'material.offline');
  return event ? <EventList events={[event]} /> : null;
}

const WITH_CHANGES = ['material.edited', 'material.floor-set'];

/** Shows the changed fields of an edit; other events speak for themselves. */
function Edited({ event }: { event: AuditEvent }) {
  return WITH_CHANGES.includes(event.action) ? <Changes changes={listChanges(event)} /> : null;
}
