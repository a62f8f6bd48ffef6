import { IconArrowLeft, IconPhotoOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { EntryDetail } from '#contract/calls/entries-desk.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Label } from '../../ui/table/label.tsx';
import { Nothing } from '../../ui/table/nothing.tsx';
import { focusRow } from '../../ui/table/table.ts';
import type { Address } from '../../ui/table/use-address.ts';
import layout from '../blocks/desk-layout.module.css';
import { AdminHistory } from '../blocks/history.tsx';
import { IconButton } from '../blocks/icon-button.tsx';
import { useEscape } from '../blocks/use-keys.ts';
import { Contact } from './contact.tsx';
import { Decision } from './decision.tsx';
import classes from './entries.module.css';
import { Files } from './files.tsx';
import { entryQuery } from './queries.ts';
import { Said } from './said.tsx';
import { StateLabel } from './state-label.tsx';

/** One entry: its files with what they tell, what its entrant declared, and the decision. */
export function EntryDesk({ id, address }: { id: number; address: Address }) {
  const { t } = useTranslation();
  const query = useQuery({ ...entryQuery(id), refetchInterval: 60_000 });
  const place = useRef<HTMLDivElement>(null);
  const back = () => {
    address.set({ entry: undefined });
    requestAnimationFrame(() => focusRow(String(id)));
  };
  useEscape(place, back);
  const { data, error } = query;
  return (
    <div ref={place} className={layout.desk}>
      <header className={layout.bar}>
        <IconButton icon={IconArrowLeft} label={t(($) => $.office.entries.back)} onClick={back} />
        <h1>{data?.title ?? t(($) => $.office.entries.entry)}</h1>
        {data && <Standing entry={data} />}
      </header>
      {data && <Body entry={data} address={address} />}
      {data === null && (
        <Nothing
          icon={IconPhotoOff}
          title={t(($) => $.office.entries.notFound)}
          hint={t(($) => $.office.entries.notFoundHint)}
        />
      )}
      {data === undefined &&
        (error ? <Retry error={error} onRetry={() => void query.refetch()} /> : <Skeleton height={520} />)}
    </div>
  );
}

function Standing({ entry: { id, state, again, contest, track } }: { entry: EntryDetail }) {
  const { t } = useTranslation();
  return (
    <>
      <StateLabel state={state} />
      {again && <Label>{t(($) => $.office.entries.again)}</Label>}
      <span className={classes.quiet}>
        {contest} · {track} · {id}
      </span>
    </>
  );
}

function Body({ entry, address }: { entry: EntryDetail; address: Address }) {
  return (
    <div className={layout.columns}>
      <div className={layout.main}>
        <Files entry={entry} address={address} />
      </div>
      <div className={layout.side}>
        <Decision entry={entry} address={address} />
        <Said entry={entry} />
        <Contact id={entry.id} />
        <AdminHistory subject={`entry:${entry.id}`} />
      </div>
    </div>
  );
}
