import { IconLayersSubtract, IconPlayerPlayFilled } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import type { WorkCard as Shown } from '#contract/calls/gallery.ts';
import { formatClock } from '#contract/domain/clock.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { paths } from '../../../paths.ts';
import classes from './work-card.module.css';

/** A work as it stands in a gallery: as wide as its shape at the height of its row. */
export function WorkCard({ work }: { work: Shown }) {
  const { id, title, track, author, prize, picture } = work;
  const ratio = Math.min(2.4, Math.max(0.6, picture.width / picture.height));
  return (
    <li className={classes.card} style={{ '--ratio': ratio } as CSSProperties}>
      <Link to={paths.work(id)}>
        <span className={classes.picture}>
          <img src={picture.url} alt="" loading="lazy" decoding="async" />
          <Badge work={work} />
        </span>
        <span className={classes.title}>{title}</span>
      </Link>
      {prize !== null && <p className={classes.prize}>{prize}</p>}
      <p className={classes.by}>{author === null ? track : `${author} · ${track}`}</p>
    </li>
  );
}

/** How long a film is, or how many pictures a series has. */
function Badge({ work: { kind, pictures, durationMs } }: { work: Shown }) {
  const { t } = useTranslation();
  if (kind === 'single') return null;
  return (
    <span className={classes.badge}>
      {kind === 'video' ? <IconPlayerPlayFilled size={11} aria-hidden /> : <IconLayersSubtract size={13} aria-hidden />}
      {kind === 'video'
        ? formatClock((durationMs ?? 0) / 1000)
        : t(($) => $.contestPage.gallery.series, { count: pictures })}
    </span>
  );
}
