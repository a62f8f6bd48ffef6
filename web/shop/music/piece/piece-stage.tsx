import type { ReactNode } from 'react';
import type { MusicItem } from '#contract/items.ts';
import { HeardWave } from '../../../ui/material/heard-wave.tsx';
import { Picture } from '../../../ui/material/picture.tsx';
import { PlayButton } from '../../../ui/material/play-button.tsx';
import classes from './piece-stage.module.css';

/** A piece to listen to: cover, what it is called, wave and time. */
export function PieceStage({ music, children }: { music: MusicItem; children: ReactNode }) {
  return (
    <div className={classes.stage}>
      <div className={classes.cover}>
        <Picture src={music.coverStr} alt="" colour="" eager />
        <PlayButton music={music} size={30} />
      </div>
      <div>
        {children}
        <HeardWave music={music} className={classes.wave} />
      </div>
    </div>
  );
}
