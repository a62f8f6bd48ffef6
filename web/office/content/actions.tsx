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
  children: ReactNode;
}

type Asked = Omit<Question, 'confirm'> & { open: string; done: string };

/** What an editor can do with an entry as it is now. */
export function Actions({ entry, saver, onChanged, children }: Props) {
  const { t } = useTranslation();
  const [publishing, setPublishing] = useState<number>();
  const change = useEntryChange(saver, onChanged);
  const { id, state, hasDraft, published } = entry;
  const asked = async ({ title, body, open, done }: Asked, send: typeof desk.discard) => {
    if (await confirm({ title, body, confirm: open })) await change.run((version) => send({ id, version }), done);
  };
  const words = state === 'published' && hasDraft ? 'openAgain' : state === 'published' ? 'times' : 'open';
  return (
    <div className={classes.actions}>
      {children}
      {hasDraft && published && (
        <Button
          variant="plain"
          onClick={() =>
            void asked(
              t(($) => $.office.content.discard),
              desk.discard,
            )
          }
        >
          {t(($) => $.office.content.discard.open)}
        </Button>
      )}
      {entryAfter(state, 'withdraw') && (
        <Button
          variant="default"
          onClick={() =>
            void asked(
              t(($) => $.office.content.withdraw),
              desk.withdraw,
            )
          }
        >
          {t(($) => $.office.content.withdraw.open)}
        </Button>
      )}
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
