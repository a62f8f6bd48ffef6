import { IconArrowLeft, IconUserOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ApplicationDetail } from '#contract/calls/applications-desk.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Label } from '../../ui/table/label.tsx';
import { Nothing } from '../../ui/table/nothing.tsx';
import { focusRow } from '../../ui/table/table.ts';
import type { Address } from '../../ui/table/use-address.ts';
import { AdminHistory } from '../blocks/history.tsx';
import { IconButton } from '../blocks/icon-button.tsx';
import { Moment } from '../blocks/moment.tsx';
import { useEscape } from '../blocks/use-keys.ts';
import layout from '../blocks/desk-layout.module.css';
import classes from './applications.module.css';
import { Applicant, Events } from './applicant.tsx';
import { Decision } from './decision.tsx';
import { Images } from './images.tsx';
import { StateLabel } from './labels.tsx';
import { applicationQuery } from './queries.ts';

/** One application: its images with what resembles them, who applies, and the decision. */
export function ApplicationDesk({ id, address }: { id: number; address: Address }) {
  const { t } = useTranslation();
  const query = useQuery({ ...applicationQuery(id), refetchInterval: 60_000 });
  const place = useRef<HTMLDivElement>(null);
  const back = () => {
    address.set({ application: undefined });
    requestAnimationFrame(() => focusRow(String(id)));
  };
  useEscape(place, back);
  const { data, error } = query;
  return (
    <div ref={place} className={layout.desk}>
      <header className={layout.bar}>
        <IconButton icon={IconArrowLeft} label={t(($) => $.office.applications.back)} onClick={back} />
        <h1>{data?.application.nickname ?? t(($) => $.office.applications.applicant)}</h1>
        {data && <Standing application={data.application} />}
      </header>
      {data && <Body application={data.application} />}
      {data === null && (
        <Nothing
          icon={IconUserOff}
          title={t(($) => $.office.applications.notFound)}
          hint={t(($) => $.office.applications.notFoundHint)}
        />
      )}
      {data === undefined && (error ? <Retry error={error} onRetry={() => void query.refetch()} /> : <Loading />)}
    </div>
  );
}

function Standing({ application: { state, overdue, dueAt, again, exclusive } }: { application: ApplicationDetail }) {
  const { t } = useTranslation();
  const waits = state === 'submitted' || state === 'reviewing';
  return (
    <>
      <StateLabel state={state} />
      {exclusive && <Label tone="accent">{t(($) => $.office.applications.exclusive)}</Label>}
      {again && <Label>{t(($) => $.office.applications.again)}</Label>}
      {overdue && <Label tone="bad">{t(($) => $.office.applications.overdue)}</Label>}
      {waits && (
        <span className={classes.due}>
          {t(($) => $.office.applications.due)} <Moment at={dueAt} />
        </span>
      )}
    </>
  );
}

function Body({ application }: { application: ApplicationDetail }) {
  return (
    <div className={layout.columns}>
      <Images application={application} />
      <div className={layout.side}>
        <Decision application={application} />
        <Applicant application={application} />
        <Events application={application} />
        <AdminHistory subject={`application:${application.id}`} />
      </div>
    </div>
  );
}

function Loading() {
  return (
    <div className={layout.columns} aria-busy="true">
      <Skeleton height={520} />
      <div className={layout.side}>
        <Skeleton height={160} />
        <Skeleton height={280} />
      </div>
    </div>
  );
}
