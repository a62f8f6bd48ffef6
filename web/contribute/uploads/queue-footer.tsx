import { IconPlayerPause, IconUpload } from '@tabler/icons-react';
import type { QueueSnapshot } from '../../../uploader/file-list.ts';
import type { UploadQueue } from '../../../uploader/queue.ts';
import { isUploadable, type OwnKind, type UploadFile } from '../../../uploader/upload-file.ts';
import { formatNumber } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { putUploadPanelAside } from '../../lib/upload-panel.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { confirm } from '../../ui/overlays.ts';
import { Progress } from '../../ui/table/progress.tsx';
import { toast } from '../../ui/toast.ts';
import classes from './queue-footer.module.css';
import { showShare, totalsOf } from '../../lib/upload-totals.ts';

import { usePace } from '../../lib/use-queue.ts';

interface Props {
  queue: UploadQueue<OwnKind>;
  snapshot: QueueSnapshot;
}

/** Overall progress, speed and time left, with the buttons. */
export function QueueFooter({ queue, snapshot }: Props) {
  const { t } = useTranslation();
  const { state, files } = snapshot;
  const { done, total, share } = totalsOf(queue.kind, files);
  return (
    <div className={classes.footer}>
      {files.length > 0 && (
        <div className={classes.totals}>
          <div className={classes.line}>
            <span>{t(($) => $.uploadQueue.done, { done, total })}</span>
            <PaceWords queue={queue} uploading={state === 'uploading'} />
            <strong>{showShare(share)}</strong>
          </div>
          <Progress label={t(($) => $.uploadQueue.overall)} value={share} max={1} />
        </div>
      )}
      <Actions queue={queue} snapshot={snapshot} />
    </div>
  );
}

function Actions({ queue, snapshot }: Props) {
  const { t } = useTranslation();
  const { state, files } = snapshot;
  const uploading = state === 'uploading';
  const clear = async () => {
    if (await confirm(t(($) => $.uploadQuestions.clear))) queue.clear();
  };
  return (
    <div className={classes.buttons}>
      <Button
        variant="default"
        disabled={uploading || files.length === 0}
        title={uploading ? t(($) => $.uploadQueue.whileUploading) : undefined}
        onClick={() => void clear()}
      >
        {t(($) => $.uploadQueue.clear)}
      </Button>
      <NextStep queue={queue} snapshot={snapshot} />
    </div>
  );
}

/** The main button: starts and stops the upload and, when all has arrived, leads to describing. */
function NextStep({ queue, snapshot: { state, files } }: Props) {
  const { t } = useTranslation();
  const start = () => {
    if (!queue.start())
      void toast(
        t(($) => $.uploadProblems.nothing),
        'failed',
      );
  };
  if (state === 'uploading')
    return (
      <Button icon={<IconPlayerPause size={17} aria-hidden="true" />} onClick={() => queue.pause()}>
        {t(($) => $.uploadQueue.pause)}
      </Button>
    );
  if (allArrived(files))
    return (
      <ButtonLink to={paths.centerWaiting(queue.kind)} onClick={() => putUploadPanelAside(true)}>
        {t(($) => $.uploadQueue.describe)}
      </ButtonLink>
    );
  return (
    <Button icon={<IconUpload size={17} aria-hidden="true" />} onClick={start}>
      {state === 'paused' ? t(($) => $.uploadQueue.resume) : t(($) => $.uploadQueue.start)}
    </Button>
  );
}

function allArrived(files: QueueSnapshot['files']): boolean {
  const isOpen = (file: UploadFile) => isUploadable(file) || file.activity === 'checking';
  return files.some((file) => file.uploaded) && !files.some(isOpen);
}

const MEGABYTE = 1024 * 1024;

function PaceWords({ queue, uploading }: { queue: UploadQueue<OwnKind>; uploading: boolean }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { bytesPerSecond, secondsLeft } = usePace(queue, uploading);
  if (!uploading || bytesPerSecond === undefined || secondsLeft === undefined) return null;
  const speed = formatNumber(bytesPerSecond / MEGABYTE, language, 1);
  return (
    <>
      <span>{t(($) => $.uploadQueue.speed, { speed })}</span>
      <span>{t(($) => $.uploadQueue.timeLeft, { time: showTime(secondsLeft) })}</span>
    </>
  );
}

const HOUR = 3600;

/** 00:12, 1:02:03; at most 99 hours. */
function showTime(seconds: number): string {
  const whole = Math.min(Math.ceil(seconds), 100 * HOUR - 1);
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const minutes = `${two((whole % HOUR) / 60)}:${two(whole % 60)}`;
  return whole < HOUR ? minutes : `${Math.floor(whole / HOUR)}:${minutes}`;
}
