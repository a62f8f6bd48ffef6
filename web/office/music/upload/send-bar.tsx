import { IconPlayerPause, IconUpload } from '@tabler/icons-react';
import type { QueueSnapshot } from '../../../../uploader/file-list.ts';
import { isUploadable } from '../../../../uploader/upload-file.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { showShare, totalsOf } from '../../../lib/upload-totals.ts';
import { Button } from '../../../ui/button.tsx';
import { Progress } from '../../../ui/table/progress.tsx';
import { toast } from '../../../ui/toast.ts';
import { useHandIn } from '../use-hand-in.ts';
import { type Delivery, pieceIdOf } from './delivery.ts';
import { isSendable } from './plan.ts';
import classes from './upload.module.css';

interface Props {
  delivery: Delivery;
  snapshot: QueueSnapshot;
}

/** How far everything is, and the next step: send, pause, or hand in. */
export function SendBar({ delivery, snapshot: { state, files } }: Props) {
  const { t } = useTranslation();
  const { plan, shopId } = delivery.state.use((now) => now);
  const { done, total, share } = totalsOf('sound', files);
  const sendable = new Set(plan.filter(isSendable).flatMap((piece) => piece.files.map(({ path }) => path)));
  const count = files.filter((file) => isUploadable(file) && sendable.has(file.name)).length;
  const start = () => {
    if (shopId === null)
      void toast(
        t(($) => $.office.music.upload.needShop),
        'failed',
      );
    else delivery.queue.start();
  };
  return (
    <div className={classes.bar}>
      <div className={classes.totals}>
        <span>{t(($) => $.uploadQueue.done, { done, total })}</span>
        <strong>{showShare(share)}</strong>
        <Progress label={t(($) => $.uploadQueue.overall)} value={share} max={1} />
      </div>
      <Button variant="default" disabled={state === 'uploading'} onClick={delivery.clear}>
        {t(($) => $.office.music.upload.clear)}
      </Button>
      {state === 'uploading' && (
        <Button icon={<IconPlayerPause size={17} aria-hidden="true" />} onClick={() => delivery.queue.pause()}>
          {t(($) => $.uploadQueue.pause)}
        </Button>
      )}
      {state !== 'uploading' && count > 0 && (
        <Button icon={<IconUpload size={17} aria-hidden="true" />} onClick={start}>
          {t(($) => $.office.music.upload.send, { count })}
        </Button>
      )}
      {state !== 'uploading' && count === 0 && done > 0 && <HandInAll delivery={delivery} files={files} />}
    </div>
  );
}

function HandInAll({ delivery, files }: { delivery: Delivery; files: QueueSnapshot['files'] }) {
  const { t } = useTranslation();
  const state = delivery.state.use((now) => now);
  const handIn = useHandIn();
  const pieces = state.plan.flatMap((piece) => {
    const id = pieceIdOf(state, files, piece);
    return id === undefined ? [] : { id, title: piece.title };
  });
  return (
    <Button loading={handIn.isPending} onClick={() => handIn.mutate(pieces)}>
      {t(($) => $.office.music.upload.handInAll)}
    </Button>
  );
}
