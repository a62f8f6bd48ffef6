import { type ReactNode, useState } from 'react';
import type { ContentDetail } from '#contract/calls/content-desk.ts';
import { entryAfter } from '#contract/domain/content.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { confirm, type Question } from '../../ui/overlays.ts';
import classes from './content.module.css';
import type { EntrySaver } from './entry-values.ts';
import { PreviewButton } from './preview.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { desk } from './queries.ts';
import { useEntryChange } from './use-entry-change.ts';

interface Props {
  entry: ContentDetail;
  saver: EntrySaver;
  onChanged: () => Promise<void>;
  onRemoved: () => void;
  children: ReactNode;
}

/** What an editor can do with an entry as it is now. */
export function Actions({ entry, saver, onChanged, onRemoved, children }: Props) {
  const { t } = useTranslation();
  const [publishing, setPublishing] = useState<number>();
  const change = useEntryChange(saver, onChanged);
  const { state, hasDraft } = entry;
  const words = state === 'published' && hasDraft ? 'openAgain' : state === 'published' ? 'times' : 'open';
  return (
    <div className={classes.actions}>
      {children}
      <TakingBack entry={entry} run={change.run} onRemoved={onRemoved} />
      <PreviewButton entry={entry} whenSaved={change.whenSaved} />
      <Button
        variant={words === 'times' ? 'default' : 'filled'}
        loading={change.pending}
        onClick={() => void change.whenSaved(setPublishing)}
      >
        {t(($) => $.office.content.publish[state === 'withdrawn' ? 'openWithdrawn' : words])}
      </Button>
      {publishing !== undefined && (
        <PublishDialog
          entry={entry}
          version={publishing}
          onPublished={onChanged}
          onClosed={() => setPublishing(undefined)}
        />
      )}
    </div>
  );
}

interface TakingBackProps {
  entry: ContentDetail;
  run: ReturnType<typeof useEntryChange>['run'];
  onRemoved: () => void;
}

type Asked = Omit<Question, 'confirm'> & { open: string; done: string };

/** Gives up a draft, takes away what visitors read, or deletes what nobody was shown; each after a question. */
function TakingBack({ entry: { id, state, hasDraft, published, publishedAt }, run, onRemoved }: TakingBackProps) {
  const { t } = useTranslation();
  const { discard, remove, withdraw } = t(($) => $.office.content);
  const button = (
    { title, body, open, done }: Asked,
    send: (seen: { id: number; version: number }) => Promise<unknown>,
    onDone?: () => void,
  ) => {
    const ask = async () => {
      if (await confirm({ title, body, confirm: open })) await run((version) => send({ id, version }), done, onDone);
    };
    return (
      <Button variant={send === desk.withdraw ? 'default' : 'plain'} onClick={() => void ask()}>
        {open}
      </Button>
    );
  };
  return (
    <>
      {hasDraft && published && button(discard, desk.discard)}
      {!publishedAt && button(remove, desk.remove, onRemoved)}
      {entryAfter(state, 'withdraw') && button(withdraw, desk.withdraw)}
    </>
  );
}
