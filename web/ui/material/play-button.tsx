import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useContext } from 'react';
import type { MusicItem } from '#contract/items.ts';
import { useTranslation } from '../../lib/translation.ts';
import { HeardList } from '../sound/heard-list.ts';
import { toggleSound, useSound } from '../sound/sound.ts';

interface Props {
  music: MusicItem;
  size: number;
  /** Numbers of all versions of the piece, where they are known: changing between them keeps the place. */
  family?: readonly number[];
}

export function PlayButton({ music, size, family }: Props) {
  const { t } = useTranslation();
  const { playing } = useSound(music.musicId);
  const list = useContext(HeardList);
  const title = music.musicName;
  const Icon = playing ? IconPlayerPauseFilled : IconPlayerPlayFilled;
  return (
    <button
      type="button"
      aria-label={playing ? t(($) => $.material.pause, { title }) : t(($) => $.material.play, { title })}
      onClick={() => toggleSound(music, list, family)}
    >
      <Icon size={size} aria-hidden="true" />
    </button>
  );
}
