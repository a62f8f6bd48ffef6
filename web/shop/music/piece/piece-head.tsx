import type { MaterialDetail } from '#contract/calls/catalogue.ts';
import type { MusicItem } from '#contract/items.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { By, Code } from '../../detail/head.tsx';
import classes from '../../detail/head.module.css';

/** Title, composer, code and shop of a piece. */
export function PieceHead({ music, material }: { music: MusicItem; material: MaterialDetail | undefined }) {
  return (
    <div className={classes.head}>
      <h1>{music.musicName}</h1>
      <p>{music.composerText || music.artistText}</p>
      <p className={classes.line}>
        <Code item={music} />
        {material ? <By material={material} /> : <Skeleton width={120} height={16} />}
      </p>
    </div>
  );
}
