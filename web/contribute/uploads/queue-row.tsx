import { IconTrash } from '@tabler/icons-react';
import { memo } from 'react';
import type { QueueState } from '../../../uploader/file-list.ts';
import { percentOf, type OwnKind, type UploadFile } from '../../../uploader/upload-file.ts';
import { useTranslation } from '../../lib/translation.ts';
import { putUploadPanelAside } from '../../lib/upload-panel.ts';
import { Progress } from '../../ui/table/progress.tsx';
import { SameFileLink } from '../same-file-link.tsx';
import { useProblemWords } from './problem-words.ts';
import classes from './queue-row.module.css';
import { showShare } from '../../lib/upload-totals.ts';

interface Props {
  file: UploadFile;
  kind: OwnKind;
  state: QueueState;
  onRemove: (id: number) => void;
}

/** One file: its name, its progress and any problem. */
export const QueueRow = memo(function QueueRow({ file, kind, state, onRemove }: Props) {
  const { t } = useTranslation();
  const status = useStatus(file, kind, state);
  const same = file.uploadMsg && 'same' in file.uploadMsg ? file.uploadMsg.same : undefined;
  const uploading = state === 'uploading';
  const remove = t(($) => $.uploadQueue.remove, { name: file.name });
  return (
    <div className={classes.row} data-status={file.uploadStatus}>
      <span className={classes.name} title={file.name}>
        {file.name}
      </span>
      <span className={classes.size}>{file.filesizeShow}</span>
      <button
        type="button"
        className={classes.remove}
        disabled={uploading}
        aria-label={remove}
        title={uploading ? t(($) => $.uploadQueue.whileUploading) : remove}
        onClick={() => onRemove(file.id)}
      >
        <IconTrash size={17} stroke={1.6} aria-hidden="true" />
      </button>
      <span className={classes.status} title={status}>
        {status}
        {same?.material && (
          <>
            {' '}
            <SameFileLink same={same} onClick={() => putUploadPanelAside(true)} />
          </>
        )}
      </span>
      {(file.canUpload || file.uploaded) && (
        <div className={classes.progress}>
          <Progress label={file.name} value={file.uploadPercent} max={percentOf(kind, 1, 1)} />
        </div>
      )}
    </div>
  );
});

function useStatus(file: UploadFile, kind: OwnKind, state: QueueState): string {
  const { t } = useTranslation();
  const problemWords = useProblemWords();
  const share = file.uploadPercent / percentOf(kind, 1, 1);
  const percent = showShare(share);
  if (file.activity === 'checking') return t(($) => $.uploadQueue.status.checking);
  if (file.activity === 'retrying') return t(($) => $.uploadQueue.status.retrying);
  if (file.activity === 'sending' && share >= 1) return t(($) => $.uploadQueue.status.finishing);
  if (file.activity === 'sending') return t(($) => $.uploadQueue.status.sending, { percent });
  if (file.uploadMsg) return problemWords(file.uploadMsg);
  if (file.uploadStatus === 'success') return t(($) => $.uploadQueue.status.success);
  if (state === 'paused' && share > 0) return t(($) => $.uploadQueue.status.paused, { percent });
  if (file.continues) return t(($) => $.uploadQueue.status.continues, { percent });
  return t(($) => $.uploadQueue.status.waiting);
}
