import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, useId } from 'react';
import { Link } from 'react-router';
import type { TagType } from '#contract/domain/music.ts';
import type { MusicItem } from '#contract/items.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { paths } from '../../../paths.ts';
import { Picture } from '../../../ui/material/picture.tsx';
import { useCategories, useMusicTags } from '../../search/catalogue.ts';
import { genreCoversQuery } from '../music-queries.ts';
import classes from './tag-links.module.css';

interface Props {
  kind: MusicItem['kind'];
  of: TagType;
  title: string;
}

/** Links to everything with a tag. */
export function TagLinks({ kind, of, title }: Props) {
  const tags = useMusicTags().filter(({ type }) => type === of);
  const links = tags.map(({ id, tagName }) => ({
    to: paths.searchResult({ type: kind, [of]: String(id) }),
    label: tagName,
  }));
  return <Links title={title} links={links} lines={of === 'mood' ? 3 : 4} />;
}

export function CategoryLinks() {
  const { t } = useTranslation();
  const links = useCategories('effect').map(({ id, categoryName }) => ({
    to: paths.searchResult({ type: 'effect', categoryId: String(id) }),
    label: categoryName,
  }));
  return <Links title={t(($) => $.music.categories)} links={links} lines={1} />;
}

interface LinksProps {
  title: string;
  links: { to: string; label: string }[];
  /** How high the list usually is; kept free until it has loaded. */
  lines: number;
}

function Links({ title, links, lines }: LinksProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      <ul className={classes.links} style={{ '--lines': lines } as CSSProperties}>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const GENRES = 12;

/** Genres that have music, each with the cover of its most popular piece. */
export function GenreTiles() {
  const { t } = useTranslation();
  const language = useLanguage();
  const id = useId();
  const genres = useMusicTags().filter(({ type }) => type === 'genre');
  const { data: covers = {} } = useQuery(
    genreCoversQuery(
      genres.map((genre) => genre.id),
      language,
    ),
  );
  const tiles = genres.filter((genre) => covers[genre.id] !== null).slice(0, GENRES);
  if (tiles.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {t(($) => $.music.genres)}
      </h2>
      <ul className={classes.tiles}>
        {tiles.map((genre) => (
          <li key={genre.id}>
            <Link to={paths.searchResult({ type: 'music', genre: String(genre.id) })}>
              <Picture src={covers[genre.id] ?? ''} alt="" colour="" />
              <span>{genre.tagName}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
