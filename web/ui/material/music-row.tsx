import { IconChevronDown, IconDownload } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import type { MusicItem } from '#contract/items.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../button.tsx';
import { Contained } from '../contained.tsx';
import { IconButton, iconButtonClass } from '../icon-button.tsx';
import { useSound } from '../sound/sound.ts';
import { BookmarkButton } from './bookmark-button.tsx';
import { CardMenu } from './card-menu.tsx';
import { HeardWave } from './heard-wave.tsx';
import { HeldBadgeSlot } from './held-among.tsx';
import { buyMusic, downloadSample } from './item-actions.ts';
import classes from './music-row.module.css';
import { Picture } from './picture.tsx';
import { PieceWords } from './piece-words.tsx';
import { PlayButton } from './play-button.tsx';
import { Tags } from './tags.tsx';
import { unfolded, versionsHeight } from './unfolded.ts';

const Versions = lazy(async () => ({ default: (await import('./versions.tsx')).Versions }));

/** A piece of music that can be played in the list; its other versions unfold below it. */
export function MusicRow({ music, to }: { music: MusicItem; to: string }) {
  const { music: heard } = useSound(music.musicId);
  const open = unfolded.use((id) => id === music.musicId) && music.subVersionCount > 0;
  return (
    <article className={classes.piece} data-current={heard !== null}>
      <div className={classes.row}>
        <div className={classes.cover}>
          <Picture src={music.coverStr} alt="" colour="" />
          <PlayButton music={music} size={20} />
        </div>
        <PieceWords music={music} to={to}>
          <div className={classes.more}>
            {music.subVersionCount > 0 && <VersionsButton music={music} open={open} />}
            <HeldBadgeSlot materialId={music.musicId} />
          </div>
        </PieceWords>
        <HeardWave music={music} className={classes.wave} />
        <Tags music={music} />
        <Actions music={music} to={to} />
      </div>
      {open && (
        <div className={classes.versions} style={{ height: versionsHeight(music) }}>
          <Contained fallback={null}>
            <Suspense fallback={null}>
              <Versions piece={music} />
            </Suspense>
          </Contained>
        </div>
      )}
    </article>
  );
}

function VersionsButton({ music, open }: { music: MusicItem; open: boolean }) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={classes.unfold}
      aria-expanded={open}
      onClick={() => unfolded.set(open ? null : music.musicId)}
    >
      {t(($) => $.material.versions, { count: music.subVersionCount })}
      <IconChevronDown size={13} stroke={2} aria-hidden="true" />
    </button>
  );
}

/** Bookmark, preview to save, the drawer for a licence, and what is done less often. */
function Actions({ music, to }: { music: MusicItem; to: string }) {
  const { t } = useTranslation();
  return (
    <div className={classes.actions}>
      <BookmarkButton item={music} className={iconButtonClass} />
      <IconButton
        label={t(($) => $.material.sample)}
        icon={<IconDownload size={17} stroke={1.8} aria-hidden="true" />}
        className={classes.roomy}
        onClick={() => void downloadSample(music)}
      />
      <CardMenu item={music} to={to} className={iconButtonClass} />
      <Button variant="default" size="small" onClick={() => buyMusic(music)}>
        {t(($) => $.material.license)}
      </Button>
    </div>
  );
}
