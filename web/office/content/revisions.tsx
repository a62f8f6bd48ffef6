import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ContentDetail } from '#contract/calls/content-desk.ts';
import { formatMoment } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Label } from '../../ui/table/label.tsx';
import { Section } from '../blocks/section.tsx';
import classes from './content.module.css';
import type { EntrySaver } from './entry-values.ts';
import { revisionsQuery } from './queries.ts';
import { RevisionDialog } from './revision-dialog.tsx';

interface Props {
  entry: ContentDetail;
  saver: EntrySaver;
  onChanged: () => Promise<void>;
}

/** All revisions, newest first; each can be compared and restored. */
export function Revisions({ entry, saver, onChanged }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const query = useInfiniteQuery(revisionsQuery(entry.id));
  const [open, setOpen] = useState<number>();
  const { published, latest, hasDraft } = entry;
  return (
    <Section title={t(($) => $.office.content.history.title)} level={2}>
      <ol className={classes.revisions}>
        {query.data?.pages.flatMap(({ infos }) =>
          infos.map(({ id, madeAt, madeBy }) => {
            const when = formatMoment(madeAt, 'minute', language);
            return (
              <li key={id}>
                <button
                  type="button"
                  aria-label={t(($) => $.office.content.history.open, { when })}
                  onClick={() => setOpen(id)}
                >
                  {when}
                </button>
                <span>{madeBy ?? t(($) => $.office.content.history.system)}</span>
                {id === published?.id && <Label tone="good">{t(($) => $.office.content.history.published)}</Label>}
                {hasDraft && id === latest.id && <Label>{t(($) => $.office.content.history.draft)}</Label>}
              </li>
            );
          }),
        )}
      </ol>
      {query.error && <Retry error={query.error} onRetry={() => void query.refetch()} />}
      {query.hasNextPage && (
        <Button variant="plain" size="small" loading={query.isFetching} onClick={() => void query.fetchNextPage()}>
          {t(($) => $.office.content.history.more)}
        </Button>
      )}
      {open !== undefined && (
        <RevisionDialog
          entryId={entry.id}
          revision={open}
          saver={saver}
          onRestored={onChanged}
          onClosed={() => setOpen(undefined)}
        />
      )}
    </Section>
  );
}
