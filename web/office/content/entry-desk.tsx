import { IconArrowLeft, IconFileOff } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ContentDetail } from '#contract/calls/content-desk.ts';
import { inLanguage } from '#contract/domain/language.ts';
import { useLanguage } from '../../lib/language.ts';
import { createSaver } from '../../lib/saver.ts';
import { useSavedOnLeave } from '../../lib/use-saved-on-leave.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Retry } from '../../ui/retry.tsx';
import { SaveState } from '../../ui/save-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Nothing } from '../../ui/table/nothing.tsx';
import { focusRow } from '../../ui/table/table.ts';
import type { Address } from '../../ui/table/use-address.ts';
import layout from '../blocks/desk-layout.module.css';
import { IconButton } from '../blocks/icon-button.tsx';
import { KEYS } from '../keys.ts';
import { Actions } from './actions.tsx';
import { rebaseEntry } from './conflict/merge-entry.ts';
import { EntryForm } from './entry-form.tsx';
import { contentOf, type EntrySaver, valuesOf } from './entry-values.ts';
import { OthersEditing, useOthersEditing } from './others-editing.tsx';
import { desk, entryQuery } from './queries.ts';
import { Standing } from './standing.tsx';

/** One entry: what it says in both languages, its settings, its revisions. */
export function EntryDesk({ id, address }: { id: number; address: Address }) {
  const { t } = useTranslation();
  const query = useQuery(entryQuery(id));
  // A change that was not typed here begins with a fresh form.
  const [turn, setTurn] = useState(0);
  const back = () => {
    address.set({ entry: undefined });
    requestAnimationFrame(() => focusRow(String(id)));
  };
  const changed = async () => {
    await query.refetch();
    setTurn((before) => before + 1);
  };
  const { data, error } = query;
  const others = useOthersEditing(id, data?.version);
  return (
    <div className={layout.desk}>
      {data && <Opened key={turn} entry={data} others={others} onBack={back} onChanged={changed} />}
      {!data && (
        <header className={layout.bar}>
          <IconButton icon={IconArrowLeft} label={t(($) => $.office.content.back)} onClick={back} />
          <h1>{t(($) => $.office.content.entry)}</h1>
        </header>
      )}
      {data === null && (
        <Nothing
          icon={IconFileOff}
          title={t(($) => $.office.content.notFound)}
          hint={t(($) => $.office.content.notFoundHint)}
        />
      )}
      {data === undefined && (error ? <Retry error={error} onRetry={() => void query.refetch()} /> : <Loading />)}
    </div>
  );
}

interface Props {
  entry: ContentDetail;
  /** Who else has it open. */
  others: string[];
  onBack: () => void;
  onChanged: () => Promise<void>;
}

function Opened({ entry, others, onBack, onChanged }: Props) {
  const { t } = useTranslation();
  const saver = useEntrySaver(entry);
  const [titleZh, titleEn] = [saver.use(({ values }) => values.titleZh), saver.use(({ values }) => values.titleEn)];
  const title = inLanguage(useLanguage(), titleZh, titleEn) || titleZh || titleEn;
  // Somebody else's change is shown at once where nothing of one's own is lost.
  const outdated = entry.version > saver.use(({ kept }) => kept.version);
  useEffect(() => {
    if (outdated && saver.isClean()) void onChanged();
  }, [outdated, saver, onChanged]);
  return (
    <>
      <header className={layout.bar}>
        <IconButton icon={IconArrowLeft} label={t(($) => $.office.content.back)} onClick={onBack} />
        <h1>{title}</h1>
        <Standing entry={entry} />
        <OthersEditing names={others} />
        <Actions entry={entry} saver={saver} onChanged={onChanged} onRemoved={onBack}>
          <SaveState saver={saver} words={t(($) => $.office.content.saving)} />
        </Actions>
      </header>
      <EntryForm entry={entry} saver={saver} onChanged={onChanged} />
    </>
  );
}

/** Longer than elsewhere, because every save is a revision. */
const PAUSE_MS = 4000;

function useEntrySaver(entry: ContentDetail): EntrySaver {
  const cache = useQueryClient();
  const { id } = entry;
  const keptOf = ({ version, latest }: ContentDetail) => ({ version, edit: valuesOf(latest.content) });
  const [saver] = useState(() =>
    createSaver({
      start: keptOf(entry),
      send: async (version: number, _changes, values) => {
        const saved = await desk.save({ id, version, ...contentOf(values) });
        return { version: saved.version, edit: values };
      },
      read: async () => keptOf((await desk.detail({ id })).entry),
      onSaved: () => void cache.invalidateQueries({ queryKey: KEYS.content }),
      merge: rebaseEntry,
      pauseMs: PAUSE_MS,
    }),
  );
  useSavedOnLeave(saver);
  return saver;
}

function Loading() {
  return (
    <div className={layout.columns} aria-busy="true">
      <Skeleton height={520} />
      <div className={layout.side}>
        <Skeleton height={220} />
        <Skeleton height={280} />
      </div>
    </div>
  );
}
