import { useQuery } from '@tanstack/react-query';
import type { WrittenRevision } from '#contract/calls/content-desk.ts';
import { formatMoment } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useShownValue } from '../audit/difference.tsx';
import { useNames } from '../names.ts';
import { type Difference, differencesOf } from './compare.ts';
import classes from './content.module.css';
import { contentOf, type EntrySaver } from './entry-values.ts';
import { desk, revisionQuery } from './queries.ts';
import { useEntryChange } from './use-entry-change.ts';

interface Props {
  entryId: number;
  revision: number;
  saver: EntrySaver;
  onRestored: () => Promise<void>;
  onClosed: () => void;
}

/** What would change if an earlier revision came back, and the button that brings it. */
export function RevisionDialog(props: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const query = useQuery(revisionQuery(props.entryId, props.revision));
  const when = query.data ? formatMoment(query.data.madeAt, 'minute', language) : '';
  return (
    <Dialog title={t(($) => $.office.content.history.revision, { when })} size={720} onClosed={props.onClosed}>
      {(close) =>
        query.data ? (
          <Compared {...props} written={query.data} close={close} />
        ) : query.error ? (
          <Retry error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <Skeleton height={180} />
        )
      }
    </Dialog>
  );
}

interface ComparedProps extends Props {
  written: WrittenRevision;
  close: () => void;
}

function Compared({ entryId, revision, saver, onRestored, written, close }: ComparedProps) {
  const { t } = useTranslation();
  const change = useEntryChange(saver, onRestored);
  const differences = differencesOf(contentOf(saver.use(({ values }) => values)), written.content);
  const restore = async () => {
    await change.run(
      (version) => desk.restore({ id: entryId, version, revision }),
      t(($) => $.office.content.history.restored),
    );
    close();
  };
  return (
    <div className={classes.form}>
      <p>{t(($) => $.office.content.history[differences.length === 0 ? 'same' : 'changed'])}</p>
      <Differences differences={differences} />
      <div className={classes.buttons}>
        <Button variant="default" onClick={close}>
          {t(($) => $.common.close)}
        </Button>
        {differences.length > 0 && (
          <Button loading={change.pending} onClick={() => void restore()}>
            {t(($) => $.office.content.history.restore)}
          </Button>
        )}
      </div>
    </div>
  );
}

function Differences({ differences }: { differences: readonly Difference[] }) {
  const names = useNames();
  const show = useShownValue();
  return (
    <dl className={classes.differences}>
      {differences.map(({ field, before, after }, place) => (
        <div key={`${field} ${place}`}>
          <dt>{names.field(field)}</dt>
          <dd>
            <del>{show(field, before)}</del>
            <ins>{show(field, after)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
