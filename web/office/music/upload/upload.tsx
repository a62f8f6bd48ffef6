import { IconFolder, IconMusicUp } from '@tabler/icons-react';
import { MEDIA_LIMITS } from '#contract/domain/media.ts';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { type Dropped, folderOf, useFileDrop } from '../../../lib/use-file-drop.ts';
import { useLeaveWarning } from '../../../lib/use-leave-warning.ts';
import { useQueue } from '../../../lib/use-queue.ts';
import { PickButton } from '../../../ui/pick-button.tsx';
import { toast } from '../../../ui/toast.ts';
import { type Delivery, deliveryOf, sourceOf } from './delivery.ts';
import { PieceCard } from './piece-card.tsx';
import { addToPlan } from './plan.ts';
import { SendBar } from './send-bar.tsx';
import { ShopSelect } from './shop-select.tsx';
import classes from './upload.module.css';
import { useArrivals } from './use-arrivals.ts';
import { useCovers } from './use-covers.ts';

/** Editors send music for a shop: they drop a folder, see what belongs together, change it and send it. */
export function Upload() {
  const session = useSession();
  return session ? <OwnUpload delivery={deliveryOf(session.userId)} /> : null;
}

function OwnUpload({ delivery }: { delivery: Delivery }) {
  const { t } = useTranslation();
  const state = delivery.state.use((now) => now);
  const snapshot = useQueue(delivery.queue);
  const arrivals = useArrivals([...state.made.values()]);
  useCovers(delivery, snapshot);
  useLeaveWarning(snapshot.state !== 'idle');
  return (
    <div className={classes.upload}>
      <ShopSelect delivery={delivery} fixed={state.made.size > 0} />
      <DropZone delivery={delivery} small={state.plan.length > 0} />
      {state.plan.length > 0 && (
        <>
          <SendBar delivery={delivery} snapshot={snapshot} />
          <ul className={classes.pieces} aria-label={t(($) => $.office.music.upload.tracks)}>
            {state.plan.map((piece) => (
              <PieceCard key={piece.id} piece={piece} delivery={delivery} snapshot={snapshot} arrivals={arrivals} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

const ENDINGS = [...MEDIA_LIMITS.music.extensions, ...MEDIA_LIMITS.photo.extensions]
  .map((extension) => `.${extension}`)
  .join(',');

function DropZone({ delivery, small }: { delivery: Delivery; small: boolean }) {
  const { t } = useTranslation();
  const add = ({ files, fromFolders }: Dropped) => {
    const picked = [...files, ...fromFolders].map((file) => ({ name: file.name, folder: folderOf(file), file }));
    const { plan, sounds, skipped } = addToPlan(delivery.state.get().plan, picked);
    delivery.change({ plan });
    void delivery.queue.add(sounds.map(sourceOf));
    if (skipped > 0) void toast(t(($) => $.office.music.upload.skipped, { count: skipped }));
  };
  const over = useFileDrop(add);
  return (
    <div className={classes.zone} data-small={small}>
      <IconMusicUp size={small ? 22 : 40} stroke={1.3} aria-hidden="true" />
      <p>{t(($) => $.office.music.upload.drop)}</p>
      <div className={classes.buttons}>
        <PickButton
          pick="folder"
          variant={small ? 'default' : 'filled'}
          icon={<IconFolder size={16} stroke={1.7} aria-hidden="true" />}
          onPick={(fromFolders) => add({ files: [], fromFolders })}
        >
          {t(($) => $.office.music.upload.pickFolder)}
        </PickButton>
        <PickButton pick="files" accept={ENDINGS} variant="default" onPick={(files) => add({ files, fromFolders: [] })}>
          {t(($) => $.office.music.upload.pick)}
        </PickButton>
      </div>
      {!small && <p className={classes.about}>{t(($) => $.office.music.upload.about)}</p>}
      {over && <output className={classes.over}>{t(($) => $.office.music.upload.release)}</output>}
    </div>
  );
}
