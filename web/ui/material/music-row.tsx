import { IconDownload, IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import type { MusicItem } from '#contract/items.ts';
import { formatClock } from '#contract/domain/clock.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../button.tsx';
import { CardLink } from './card-link.tsx';
import { buyMusic, downloadSample } from './item-actions.ts';
import classes from './music-row.module.css';
import { Picture } from './picture.tsx';
import { seekSound, toggleSound, useSound } from './sound.ts';
import { BookmarkButton } from './bookmark-button.tsx';
import { Wave } from './wave.tsx';

/** A piece of music that can be played in the list. */
export function MusicRow({ music, to }: { music: MusicItem; to: string }) {
  const { t } = useTranslation();
  const { url, position, length, failed } = useSound(music.url);
  const elapsed = formatClock(Math.floor(position));
  const title = music.musicName;
  return (
    <article className={classes.row} data-current={url !== null}>
      <Cover music={music} />
      <div className={classes.words}>
        <CardLink item={music} to={to} className={classes.title} />
        <p>{music.composerText || music.artistText}</p>
      </div>
      <div className={classes.wave}>
        <Wave
          url={music.waveUrl}
          label={t(($) => $.material.position, { title })}
          played={length > 0 ? position / length : 0}
          position={`${elapsed} / ${music.durationText}`}
          onSeek={(share) => seekSound(music.url, share)}
        />
      </div>
      <p className={classes.time}>
        {failed ? (
          <span role="alert">{t(($) => $.material.playFailed)}</span>
        ) : (
          <>
            <span className={classes.elapsed}>{elapsed}</span> / {music.durationText}
          </>
        )}
      </p>
      <Tags names={music.tagList.map(({ tagName }) => tagName)} />
      <Actions music={music} />
    </article>
  );
}

/** Bookmark, preview to save, and the drawer for a licence. */
function Actions({ music }: { music: MusicItem }) {
  const { t } = useTranslation();
  const sample = t(($) => $.material.sample);
  return (
    <div className={classes.actions}>
      <BookmarkButton item={music} className={classes.icon} />
      <button
        type="button"
        className={classes.icon}
        aria-label={sample}
        title={sample}
        onClick={() => void downloadSample(music)}
      >
        <IconDownload size={17} stroke={1.8} aria-hidden="true" />
      </button>
      <Button variant="default" size="small" onClick={() => buyMusic(music)}>
        {t(($) => $.material.license)}
      </Button>
    </div>
  );
}

function Cover({ music }: { music: MusicItem }) {
  const { t } = useTranslation();
  const { playing } = useSound(music.url);
  const title = music.musicName;
  const Icon = playing ? IconPlayerPauseFilled : IconPlayerPlayFilled;
  return (
    <div className={classes.cover}>
      <Picture src={music.coverStr} alt="" colour="" />
      <button
        type="button"
        aria-label={playing ? t(($) => $.material.pause, { title }) : t(($) => $.material.play, { title })}
        onClick={() => toggleSound(music.url)}
      >
        <Icon size={20} aria-hidden="true" />
      </button>
    </div>
  );
}

const SHOWN = 6;

/** The first few tags, and how many more there are. */
function Tags({ names }: { names: string[] }) {
  const more = names.slice(SHOWN);
  return (
    <ul className={classes.tags}>
      {names.slice(0, SHOWN).map((name) => (
        <li key={name}>{name}</li>
      ))}
      {more.length > 0 && <li title={more.join(' · ')}>+{more.length}</li>}
    </ul>
  );
}
