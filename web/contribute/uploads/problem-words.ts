import type { UploadMessage } from '../../../uploader/upload-file.ts';
import { useTranslation } from '../../lib/translation.ts';

/** Translates a message of the queue. */
export function useProblemWords(): (message: UploadMessage) => string {
  const { t } = useTranslation();
  return (message) => {
    if ('problem' in message) {
      if (message.same && !message.same.own) return t(($) => $.uploadProblems.takenFile);
      const words: Partial<Record<string, string>> = t(($) => $.uploadProblems);
      return words[message.problem] ?? t(($) => $.uploadProblems.unreadable);
    }
    if ('noRoom' in message) return t(($) => $.uploadProblems.noRoom);
    const none = t(($) => $.uploadProblems.none);
    const values = { message: message.said, code: message.code || none, transfer: message.transferId ?? none };
    return t(($) => $.uploadProblems[message.stage], values);
  };
}
