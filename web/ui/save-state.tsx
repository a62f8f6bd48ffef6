import { IconAlertCircle, IconCloudCheck, IconCloudUp, IconPencil } from '@tabler/icons-react';
import classes from './save-state.module.css';
import type { Saver, Saving } from '../lib/saver.ts';

const ICONS: Record<Saving, typeof IconPencil> = {
  saved: IconCloudCheck,
  unsaved: IconPencil,
  saving: IconCloudUp,
  failed: IconAlertCircle,
  wrong: IconAlertCircle,
  disputed: IconAlertCircle,
};

type Words = Record<Exclude<Saving, 'disputed'> | 'retry' | 'now', string>;

interface Props<Edit extends object, Version> {
  saver: Pick<Saver<Edit, Version>, 'use' | 'flush'>;
  words: Words;
}

/** Whether the changes are saved. */
export function SaveState<Edit extends object, Version>({ saver, words }: Props<Edit, Version>) {
  const saving = saver.use((state) => state.saving);
  const message = saver.use((state) => state.message);
  const Icon = ICONS[saving];
  return (
    <output className={classes.state} data-saving={saving} title={message ?? undefined}>
      <Icon size={17} stroke={1.7} aria-hidden="true" />
      {words[saving === 'disputed' ? 'failed' : saving]}
      {(saving === 'failed' || saving === 'unsaved') && (
        <button type="button" onClick={() => void saver.flush()}>
          {words[saving === 'failed' ? 'retry' : 'now']}
        </button>
      )}
    </output>
  );
}
