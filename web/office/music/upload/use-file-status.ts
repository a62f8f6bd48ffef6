import type { Arrival } from '#contract/calls/music-intake.ts';
import { type Rejection, REJECTIONS } from '#contract/domain/media.ts';
import { isMain } from '#contract/domain/version-markers.ts';
import type { UploadFile } from '../../../../uploader/upload-file.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { showShare } from '../../../lib/upload-totals.ts';
import { usePipelineWords } from '../../../ui/pipeline/pipeline-words.ts';
import type { PlannedFile, PlannedPiece } from './plan.ts';

interface Of {
  file: PlannedFile;
  piece: PlannedPiece;
  sent: UploadFile | undefined;
  isTaken: boolean;
  /** Number of the material that it became. */
  made: number | undefined;
  arrivals: ReadonlyMap<number, Arrival>;
}

interface Status {
  words: string;
  tone: 'quiet' | 'good' | 'bad';
  /** Share of the upload, while there is one. */
  share?: number;
}

/** How far a file is, or what is wrong with it. */
export function useFileStatus({ file, piece, sent, isTaken, made, arrivals }: Of): Status {
  const { t } = useTranslation();
  const arrived = useArrivalWords(piece);
  const problem = useProblemWords(piece, file);
  if (made !== undefined) return arrived(arrivals.get(made));
  if (!sent || sent.activity === 'checking') return { words: t(($) => $.uploadQueue.status.checking), tone: 'quiet' };
  const percent = showShare(sent.uploadPercent);
  if (sent.activity === 'retrying') return { words: t(($) => $.uploadQueue.status.retrying), tone: 'quiet' };
  if (sent.activity === 'sending')
    return { words: t(($) => $.uploadQueue.status.sending, { percent }), tone: 'quiet', share: sent.uploadPercent };
  if (sent.uploadMsg) return { words: problem(sent.uploadMsg), tone: 'bad' };
  if (isTaken) return { words: t(($) => $.office.music.upload.faults.taken), tone: 'bad' };
  if (sent.uploadPercent > 0)
    return { words: t(($) => $.uploadQueue.status.continues, { percent }), tone: 'quiet', share: sent.uploadPercent };
  return { words: t(($) => $.uploadQueue.status.waiting), tone: 'quiet' };
}

function useArrivalWords({ kind }: PlannedPiece): (arrival: Arrival | undefined) => Status {
  const { t } = useTranslation();
  const { rejection: refused } = usePipelineWords();
  return (arrival) => {
    if (!arrival) return { words: t(($) => $.uploadQueue.status.success), tone: 'quiet' };
    const { state, percent, rejection, sameAs, findings } = arrival;
    if (sameAs !== null) return { words: t(($) => $.office.music.upload.status.sameAs, { code: sameAs }), tone: 'bad' };
    if (rejection !== null) return { words: refused({ kind, rejection }) ?? '', tone: 'bad' };
    if (state === 'uploaded' || state === 'transcoding')
      return { words: t(($) => $.office.music.upload.status.processing, { percent }), tone: 'quiet' };
    if (findings.includes('silent-track')) return { words: t(($) => $.office.music.upload.status.silent), tone: 'bad' };
    return { words: t(($) => $.office.music.upload.status.ready), tone: 'good' };
  };
}

/** The pipeline's words for faults that were seen before sending, the queue's for all else. */
function useProblemWords({ kind }: PlannedPiece, { label }: PlannedFile) {
  const { t } = useTranslation();
  const { rejection: refused } = usePipelineWords();
  return (message: NonNullable<UploadFile['uploadMsg']>): string => {
    if ('noRoom' in message) return t(($) => $.uploadProblems.noRoom);
    if ('stage' in message) return message.said;
    const code = message.same?.material?.code;
    if (code !== undefined)
      return t(($) => $.office.music.upload.status[isMain(label) ? 'knownMain' : 'known'], { code });
    const rejection = REJECTIONS.find((one): one is Rejection => one === message.problem);
    if (rejection) return refused({ kind, rejection }) ?? '';
    const words: Partial<Record<string, string>> = t(($) => $.uploadProblems);
    return words[message.problem] ?? t(($) => $.uploadProblems.unreadable);
  };
}
