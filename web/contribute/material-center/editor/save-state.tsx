import { IconAlertCircle, IconCloudCheck, IconCloudUp, IconPencil } from '@tabler/icons-react';
import { useTranslation } from '../../../lib/translation.ts';
import classes from './save-state.module.css';
import type { Saver, Saving } from './saver.ts';

const ICONS: Record<Saving, typeof IconPencil> = {
  saved: IconCloudCheck,
  unsaved: IconPencil,
  saving: IconCloudUp,
  failed: IconAlertCircle,
  wrong: IconAlertCircle,
  disputed: IconAlertCircle,
};

/** Whether the changes are saved. */
export function SaveState({ saver }: { saver: Saver }) {
  const { t } = useTranslation();
  const saving = saver.use((state) => state.saving);
  const message = saver.use((state) => state.message);
  const Icon = ICONS[saving];
  const words = {
    saved: t(($) => $.editor.saving.saved),
    unsaved: t(($) => $.editor.saving.unsaved),
    saving: t(($) => $.editor.saving.saving),
    failed: t(($) => $.editor.saving.failed),
    wrong: t(($) => $.editor.saving.wrong),
    disputed: t(($) => $.editor.saving.failed),
  };
  return (
    <output className={classes.state} data-saving={saving} title={message ?? undefined}>
      <Icon size={17} stroke={1.7} aria-hidden="true" />
      {words[saving]}
      {(saving === 'failed' || saving === 'unsaved') && (
        <button type="button" onClick={() => void saver.flush()}>
          {t(($) => $.editor.saving[saving === 'failed' ? 'retry' : 'now'])}
        </button>
      )}
    </output>
  );
}
