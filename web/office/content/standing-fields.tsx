import { type ReactNode, useState } from 'react';
import type { ContentDetail } from '#contract/calls/content-desk.ts';
import { hasAddress, mayRename } from '#contract/domain/content.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import classes from './content.module.css';
import type { EntrySaver } from './entry-values.ts';
import { PlaceDialog } from './place-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { useEntryChange } from './use-entry-change.ts';

interface Props {
  entry: ContentDetail;
  saver: EntrySaver;
  onChanged: () => Promise<void>;
}

/** Address and place of an entry, which belong to no revision and change at once. */
export function StandingFields(props: Props) {
  const { t } = useTranslation();
  const { entry, onChanged } = props;
  return (
    <>
      <Changeable
        {...props}
        label={t(($) => $.office.content.form.slug)}
        value={entry.slug}
        change={
          mayRename(entry.type) &&
          hasAddress(entry.type) &&
          ((version, close) => <RenameDialog entry={entry} version={version} onRenamed={onChanged} onClosed={close} />)
        }
      />
      {entry.type !== 'page' && (
        <Changeable
          {...props}
          label={t(($) => $.office.content.form.position)}
          value={String(entry.position)}
          change={(version, close) => (
            <PlaceDialog entry={entry} version={version} onPlaced={onChanged} onClosed={close} />
          )}
        />
      )}
    </>
  );
}

interface ChangeableProps extends Props {
  label: string;
  value: string;
  /** The dialog that changes it. */
  change: false | ((version: number, close: () => void) => ReactNode);
}

function Changeable({ saver, onChanged, label, value, change }: ChangeableProps) {
  const { t } = useTranslation();
  const { pending, whenSaved } = useEntryChange(saver, onChanged);
  const [changing, setChanging] = useState<number>();
  const words = t(($) => $.office.content.form.rename);
  return (
    <div className={classes.slug}>
      <span>{label}</span>
      <code>{value}</code>
      {change && (
        <Button
          variant="plain"
          size="small"
          loading={pending}
          aria-label={`${words} · ${label}`}
          onClick={() => void whenSaved(setChanging)}
        >
          {words}
        </Button>
      )}
      {change && changing !== undefined && change(changing, () => setChanging(undefined))}
    </div>
  );
}
