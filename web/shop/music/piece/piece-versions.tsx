import type { MusicItem } from '#contract/items.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Versions } from '../../../ui/material/versions.tsx';
import classes from './piece-versions.module.css';

/** The other versions of a piece, where it has some. */
export function PieceVersions({ music }: { music: MusicItem }) {
  const { t } = useTranslation();
  if (music.subVersionCount === 0) return null;
  return (
    <section className={classes.versions} aria-labelledby="versions">
      <h2 id="versions">{t(($) => $.music.piece.versions)}</h2>
      <p>{t(($) => $.music.piece.versionsNote)}</p>
      <div className={classes.list}>
        <Versions piece={music} />
      </div>
    </section>
  );
}
