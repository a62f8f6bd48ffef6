import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { MediaKind } from '#contract/domain/media.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import classes from './detail.module.css';

const BOOKMARKS = {
  video: { targetType: '0' },
  photo: { targetType: '1' },
  music: { targetType: '100' },
  effect: { targetType: '100', musicType: '2' },
} as const;

/** The way back to the favourites (`mdp=6`) or the cart (`mdp=7`), which has no sounds. */
export function Back({ mdp, kind }: { mdp: string | null; kind: MediaKind }) {
  const { t } = useTranslation();
  if (mdp !== '6' && mdp !== '7') return null;
  const inCart = mdp === '7' && (kind === 'video' || kind === 'photo');
  if (mdp === '7' && !inCart) return null;
  const cart = paths.cart({ targetType: kind === 'photo' ? '1' : '0' });
  return (
    <Link className={classes.back} to={inCart ? cart : paths.bookmarks(BOOKMARKS[kind])}>
      <IconArrowLeft size={16} stroke={1.8} aria-hidden="true" />
      {t(($) => $.detail.back[mdp])}
    </Link>
  );
}
