import { useTranslation } from 'react-i18next';
import { MEDIA_LIMITS } from '#contract/domain/media.ts';
import { endingOf } from '#contract/domain/upload.ts';
import type { UploadQueue } from '../../../uploader/queue.ts';
import { toast } from '../../ui/toast.ts';
import type { Dropped } from './dropped-files.ts';
import { useProblemWords } from './problem-words.ts';

/** Puts files into the queue and says what is wrong with those that cannot be uploaded, each kind of wrong once. */
export function useAddFiles(queue: UploadQueue): (dropped: Dropped) => Promise<void> {
  const { t } = useTranslation();
  const words = useProblemWords();
  return async ({ files, fromFolders }) => {
    // A folder has more in it than what was meant; a file that was chosen was meant.
    const extensions: readonly string[] = MEDIA_LIMITS[queue.kind].extensions;
    const meant = fromFolders.filter((file) => extensions.includes(endingOf(file.name)));
    const leftOut = fromFolders.length - meant.length;
    const refused = await queue.add([...files, ...meant]);
    for (const problem of new Set(refused.map((one) => one.problem))) void toast(words({ problem }), 'failed');
    if (leftOut > 0) void toast(t(($) => $.uploadQueue.leftOut, { count: leftOut }));
  };
}
