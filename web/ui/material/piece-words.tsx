import type { ReactNode } from 'react';
import type { MusicItem } from '#contract/items.ts';
import { CardLink } from './card-link.tsx';
import classes from './piece-words.module.css';

/** Title of a piece, which leads to its page, and who made it, each on one line. */
export function PieceWords({ music, to, children }: { music: MusicItem; to: string; children?: ReactNode }) {
  return (
    <div className={classes.words}>
      <CardLink item={music} to={to} className={classes.title} />
      <p>{music.composerText || music.artistText}</p>
      {children}
    </div>
  );
}
