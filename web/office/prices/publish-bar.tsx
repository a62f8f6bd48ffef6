import { useState } from 'react';
import type { PriceVersion } from '#contract/calls/prices-desk.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { confirm } from '../../ui/overlays.ts';
import { countChanges, EMPTY, type Editing } from './draft.ts';
import { PublishDialog } from './publish-dialog.tsx';
import classes from './publish-bar.module.css';

interface Props {
  editing: Editing;
  /** The version to which the changes apply. */
  newest: PriceVersion;
  versions: PriceVersion[];
}

/** Number of changes, with the actions on them; always visible. */
export function PublishBar({ editing, newest, versions }: Props) {
  const { t } = useTranslation();
  const [publishing, setPublishing] = useState(false);
  const [started, setStarted] = useState(newest);
  const { draft, onDraft } = editing;
  const count = countChanges(draft);
  // A new version is taken over silently while nothing is changed.
  if (count === 0 && started.id !== newest.id) setStarted(newest);
  const undo = async () => {
    const sure = await confirm({
      title: t(($) => $.office.prices.bar.undoTitle, { count }),
      body: t(($) => $.office.prices.bar.undoBody, { version: newest.version }),
      confirm: t(($) => $.office.prices.bar.undo),
    });
    if (sure) onDraft(EMPTY);
  };
  return (
    <div className={classes.bar}>
      <output className={classes.about}>
        <strong>
          {count > 0 ? t(($) => $.office.prices.bar.changes, { count }) : t(($) => $.office.prices.bar.nothing)}
        </strong>
        <span>
          {started.id === newest.id
            ? t(($) => $.office.prices.bar.based, { version: newest.version })
            : t(($) => $.office.prices.meanwhile, {
                version: newest.version,
                by: newest.createdBy ?? t(($) => $.office.prices.versions.system),
              })}
        </span>
      </output>
      <Button variant="default" disabled={count === 0} onClick={() => void undo()}>
        {t(($) => $.office.prices.bar.undo)}
      </Button>
      <Button disabled={count === 0} onClick={() => setPublishing(true)}>
        {t(($) => $.office.prices.bar.publish)}
      </Button>
      {publishing && <PublishDialog editing={editing} versions={versions} onClosed={() => setPublishing(false)} />}
    </div>
  );
}
