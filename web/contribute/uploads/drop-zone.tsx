import { IconCloudUpload, IconFolder } from '@tabler/icons-react';
import { useTranslation } from '../../lib/translation.ts';
import { useFileDrop } from '../../lib/use-file-drop.ts';
import classes from './drop-zone.module.css';
import { PickButton } from '../../ui/pick-button.tsx';
import { acceptedEndings } from './queues.ts';
import type { RememberingQueue } from './remembering-queue.ts';
import { useAddFiles } from './use-add-files.ts';

/** Accepts files and folders by choosing or dropping them anywhere on the window. */
export function DropZone({ queue, small }: { queue: RememberingQueue; small: boolean }) {
  const { t } = useTranslation();
  const add = useAddFiles(queue);
  const isFirst = queue.left.use((left) => left.length === 0) && !small;
  const over = useFileDrop((dropped) => void add(dropped));
  return (
    <div className={classes.zone} data-small={small}>
      <IconCloudUpload className={classes.icon} size={small ? 22 : 40} stroke={1.3} aria-hidden="true" />
      <p className={classes.words}>{t(($) => $.uploadQueue.dropHere)}</p>
      <div className={classes.buttons}>
        <PickButton
          pick="files"
          accept={acceptedEndings(queue.kind)}
          variant={isFirst ? 'filled' : 'default'}
          onPick={(files) => void add({ files, fromFolders: [] })}
        >
          {t(($) => $.uploadQueue.pick)}
        </PickButton>
        <PickButton
          pick="folder"
          variant="default"
          icon={<IconFolder size={16} stroke={1.7} aria-hidden="true" />}
          onPick={(fromFolders) => void add({ files: [], fromFolders })}
        >
          {t(($) => $.uploadQueue.pickFolder)}
        </PickButton>
      </div>
      {over && <output className={classes.hint}>{t(($) => $.uploadQueue.release[queue.kind])}</output>}
    </div>
  );
}
