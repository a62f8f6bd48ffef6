import { IconCloudUpload, IconFolder } from '@tabler/icons-react';
import { type ChangeEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MEDIA_LIMITS } from '#contract/domain/media.ts';
import { endingOf } from '#contract/domain/upload.ts';
import type { UploadQueue } from '../../../uploader/queue.ts';
import { Button } from '../../ui/button.tsx';
import classes from './drop-zone.module.css';
import { type Dropped, useFileDrop } from '../../lib/use-file-drop.ts';
import { toast } from '../../ui/toast.ts';
import { useProblemWords } from './problem-words.ts';

/** React's types do not know it yet. */
const FOLDER = { webkitdirectory: '' };

/** Accepts files and folders by choosing or dropping them anywhere on the window. */
export function DropZone({ queue, small }: { queue: UploadQueue; small: boolean }) {
  const { t } = useTranslation();
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const add = useAddFiles(queue);
  const over = useFileDrop((dropped) => void add(dropped));
  const accept = MEDIA_LIMITS[queue.kind].extensions.map((extension) => `.${extension}`).join(',');

  const chosen = (where: 'files' | 'fromFolders') => (event: ChangeEvent<HTMLInputElement>) => {
    const list = [...(event.target.files ?? [])];
    // Reset, so that the same file can be chosen again.
    event.target.value = '';
    void add({ files: [], fromFolders: [], [where]: list });
  };
  return (
    <div className={classes.zone} data-small={small}>
      <IconCloudUpload className={classes.icon} size={small ? 22 : 40} stroke={1.3} aria-hidden="true" />
      <p className={classes.words}>{t(($) => $.uploadQueue.dropHere)}</p>
      <div className={classes.buttons}>
        <Button variant={small ? 'default' : 'filled'} size="small" onClick={() => files.current?.click()}>
          {t(($) => $.uploadQueue.pick)}
        </Button>
        <Button
          variant="default"
          size="small"
          icon={<IconFolder size={16} stroke={1.7} aria-hidden="true" />}
          onClick={() => folder.current?.click()}
        >
          {t(($) => $.uploadQueue.pickFolder)}
        </Button>
      </div>
      <input ref={files} type="file" hidden multiple accept={accept} data-pick="files" onChange={chosen('files')} />
      <input ref={folder} type="file" hidden {...FOLDER} data-pick="folder" onChange={chosen('fromFolders')} />
      {over && <output className={classes.hint}>{t(($) => $.uploadQueue.release[queue.kind])}</output>}
    </div>
  );
}

/** Adds files to the queue. The list shows the faults of each; one message sums them up. */
function useAddFiles(queue: UploadQueue): (dropped: Dropped) => Promise<void> {
  const { t } = useTranslation();
  const words = useProblemWords();
  return async ({ files, fromFolders }) => {
    // A folder may hold other files, which are skipped; a file chosen by itself was meant.
    const extensions: readonly string[] = MEDIA_LIMITS[queue.kind].extensions;
    const meant = fromFolders.filter((file) => extensions.includes(endingOf(file.name)));
    const skipped = fromFolders.length - meant.length;
    const faults = await queue.add([...files, ...meant]);
    const reasons = [...new Set(faults.map((one) => words({ problem: one.problem })))].join(' · ');
    const refused = t(($) => $.uploadQueue.refused, { count: faults.length, reasons });
    const leftOut = t(($) => $.uploadQueue.leftOut, { count: skipped });
    if (faults.length > 0 && skipped > 0)
      void toast(
        t(($) => $.uploadQueue.refusedAndLeftOut, { refused, leftOut }),
        'failed',
      );
    else if (faults.length > 0) void toast(refused, 'failed');
    else if (skipped > 0) void toast(leftOut);
  };
}
