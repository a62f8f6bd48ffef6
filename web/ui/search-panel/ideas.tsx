import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { catalogueCalls } from '#contract/calls/catalogue.ts';
import type { SearchType } from '#contract/domain/discovery.ts';
import { client } from '../../lib/api.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Picture } from '../material/picture.tsx';
import classes from './ideas.module.css';
import type { SearchLinks } from './links.ts';

const catalogue = client(catalogueCalls);
const KEPT_MS = 5 * 60_000;
const TOPICS = 6;

export interface IdeaProps {
  type: SearchType;
  links: SearchLinks;
  /** Opens an address; words are remembered as a search. */
  onGo: (to: string, words?: string) => void;
}

export function HotWords({ type, links, onGo }: IdeaProps) {
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: ['hotWords', language],
    queryFn: ({ signal }) => catalogue.hotWords({}, { signal }),
    staleTime: KEPT_MS,
  });
  return (
    <ol className={classes.words}>
      {data?.data.map((word, n) => (
        <li key={word}>
          <Entry to={links.words(word, type)} onGo={(to) => onGo(to, word)}>
            <span className={classes.rank} data-top={n < 3}>
              {n + 1}
            </span>
            {word}
          </Entry>
        </li>
      ))}
    </ol>
  );
}

export function HotTopics({ links, onGo }: IdeaProps) {
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: ['topics', language],
    queryFn: ({ signal }) => catalogue.topics({}, { signal }),
    staleTime: KEPT_MS,
  });
  return (
    <ul className={classes.topics}>
      {data?.infos.slice(0, TOPICS).map(({ id, title, homeCover, colour }) => (
        <li key={id}>
          <Entry to={links.topic(id)} onGo={onGo}>
            <span className={classes.cover}>
              <Picture src={homeCover} alt="" colour={colour} eager />
            </span>
            <span className={classes.title}>{title}</span>
          </Entry>
        </li>
      ))}
    </ul>
  );
}

/** Music and effects have no categories, so a single link shows them all. */
export function Categories({ type, links, onGo, label }: IdeaProps & { label: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const visual = type === 'video' || type === 'pic';
  const { data } = useQuery({
    queryKey: ['categories', language, type],
    queryFn: ({ signal }) => (type === 'pic' ? catalogue.photoCategories : catalogue.videoCategories)({}, { signal }),
    enabled: visual,
    staleTime: KEPT_MS,
  });
  return (
    <ul className={classes.categories} aria-label={label}>
      {visual
        ? data?.list.map(({ id, categoryName }) => (
            <li key={id}>
              <Entry to={links.category(id, type)} onGo={onGo}>
                {categoryName}
              </Entry>
            </li>
          ))
        : (['music', 'effect'] as const).map((one) => (
            <li key={one}>
              <Entry to={links.words('', one)} onGo={onGo}>
                {one === 'music' ? t(($) => $.search.music) : t(($) => $.search.effects)}
              </Entry>
            </li>
          ))}
    </ul>
  );
}

function Entry({ to, onGo, children }: { to: string; onGo: (to: string) => void; children: ReactNode }) {
  return (
    <Link
      to={to}
      onClick={(event) => {
        // Opening a new tab or window leaves this page unchanged.
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onGo(to);
      }}
    >
      {children}
    </Link>
  );
}
