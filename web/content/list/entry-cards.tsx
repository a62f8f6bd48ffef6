import { Link } from 'react-router';
import type { EntrySummary, ListFilters } from '#contract/calls/content.ts';
import type { ArticleType } from '#contract/domain/content.ts';
import { formatDate } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { paths } from '../../paths.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Cover } from '../../ui/cover.tsx';
import { OtherLanguage } from '../../ui/other-language.tsx';
import { useTagName } from '../entry/tag-name.ts';
import classes from './entry-cards.module.css';

interface Props {
  type: ArticleType;
  entries: EntrySummary[];
  /** Names of brands that cards mention. */
  brands?: ListFilters['brands'];
  /** Others are on their way. */
  stale?: boolean;
  /** `h2` unless the cards stand under a heading of their own. */
  heading?: 'h2' | 'h3';
  /** Three to a row whatever the type, without summaries. */
  compact?: boolean;
}

const AT_ONCE = 3;

/** Entries as pictures with their words. */
export function EntryCards({ type, entries, brands = [], stale = false, heading: Heading = 'h2', compact }: Props) {
  const large = type === 'origin' && !compact;
  return (
    <ul className={classes.cards} data-large={large} aria-busy={stale}>
      {entries.map((entry, place) => (
        <li key={entry.slug} className={classes.card}>
          <div className={classes.frame}>
            <Cover cover={entry.cover} slug={entry.slug} eager={!compact && place < AT_ONCE} />
          </div>
          <div className={classes.words}>
            <Kicker entry={entry} brand={brands.find(({ slug }) => slug === entry.brand)?.name} />
            <Heading className={classes.title}>
              <Link to={paths.story(entry.slug)}>{entry.title}</Link>
            </Heading>
            {!compact && entry.summary !== '' && <p className={classes.summary}>{entry.summary}</p>}
            <OtherLanguage language={entry.language} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Brand and year of a case; else the first tag and the day of publishing. */
function Kicker({ entry, brand }: { entry: EntrySummary; brand: string | undefined }) {
  const nameOf = useTagName();
  const day = formatDate(entry.publishedAt, useLanguage());
  const first = brand ?? entry.tags.slice(0, 1).map(nameOf)[0];
  const parts = [first, entry.year ?? (entry.brand === null ? day : undefined)].filter(Boolean);
  return <p className={classes.kicker}>{parts.join(' · ')}</p>;
}

const WAITING = 6;

export function EntryCardsWaiting({ type }: { type: ArticleType }) {
  return (
    <ul className={classes.cards} data-large={type === 'origin'} aria-hidden="true">
      {Array.from({ length: WAITING }, (_, place) => (
        <li key={place} className={classes.card}>
          <div className={classes.frame} />
          <div className={classes.words}>
            <Skeleton width="40%" height={16} />
            <Skeleton width="80%" height={24} />
            <Skeleton height={40} />
          </div>
        </li>
      ))}
    </ul>
  );
}
