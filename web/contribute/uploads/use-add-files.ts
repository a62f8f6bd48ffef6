import { MEDIA_LIMITS } from '#contract/domain/media.ts';
import { endingOf } from '#contract/domain/upload.ts';
import type { UploadQueue } from '../../../uploader/queue.ts';
import type { OwnKind } from '../../../uploader/upload-file.ts';
import { useTranslation } from '../../lib/translation.ts';
import type { Dropped } from '../../lib/use-file-drop.ts';
import { toast } from '../../ui/toast.ts';
import { useProblemWords } from './problem-words.ts';

/** Adds files to the queue. The list shows the faults of each; one message sums them up. */
export function useAddFiles(queue: UploadQueue<OwnKind>): (dropped: Dropped) => Promise<void> {
  const { t } = useTranslation();
  const words = useProblemWords();
  return async ({ files, fromFolders }) => {
    // A folder may hold other files, which are skipped; a file chosen by itself was meant.
    const extensions: readonly string[] = MEDIA_LIMITS[queue.kind].extensions;
    const meant = fromFolders.filter((file) => extensions.includes(endingOf(file.name)));
    const skipped = fromFolders.length - meant.length;
    const faults = await queue.add([...files, ...meant]);
    const reasons = [...new Set(faults.map(words))].join(' · ');
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
