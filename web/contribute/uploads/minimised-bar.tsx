import { IconUpload } from '@tabler/icons-react';
import type { QueueSnapshot } from '../../../uploader/file-list.ts';
import { useTranslation } from '../../lib/translation.ts';
import { openUploadPanel, type UploadPanelKind } from '../../lib/upload-panel.ts';
import { Progress } from '../../ui/table/progress.tsx';
import classes from './minimised-bar.module.css';
import { showShare, totalsOf } from '../../lib/upload-totals.ts';

/** The minimised panel: number of files and progress. A click restores the panel. */
export function MinimisedBar({ kind, snapshot }: { kind: UploadPanelKind; snapshot: QueueSnapshot }) {
  const { t } = useTranslation();
  const { done, total, share } = totalsOf(kind, snapshot.files);
  const values = { done, total, percent: showShare(share) };
  const words = {
    uploading: t(($) => $.uploadQueue.barUploading, values),
    paused: t(($) => $.uploadQueue.barPaused, values),
    idle: t(($) => $.uploadQueue.barIdle, values),
  };
  return (
    <button
      type="button"
      className={classes.bar}
      title={t(($) => $.uploadQueue.expand)}
      onClick={() => openUploadPanel()}
    >
      <span className={classes.line}>
        <IconUpload size={18} stroke={1.8} aria-hidden="true" />
        {words[snapshot.state]}
      </span>
      <Progress label={t(($) => $.uploadQueue.overall)} value={share} max={1} />
    </button>
  );
}
