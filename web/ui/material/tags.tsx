import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { MusicItem } from '#contract/items.ts';
import { useLanguage } from '../../lib/language.ts';
import { musicTagsQuery } from '../../lib/music-tags.ts';
import { useMaterialLinks } from './links.ts';
import classes from './tags.module.css';

const SHOWN = 6;

/**
 * The first few tags, and how many more there are. Each leads to its filter, which is looked up when the reader comes
 * near: most lists are passed by.
 */
export function Tags({ music }: { music: MusicItem }) {
  const [met, setMet] = useState(false);
  const { data } = useQuery({ ...musicTagsQuery(useLanguage()), enabled: met });
  const links = useMaterialLinks();
  const names = music.tagList.map(({ tagName }) => tagName);
  const more = names.slice(SHOWN);
  const meet = () => setMet(true);
  return (
    <ul className={classes.tags}>
      {names.slice(0, SHOWN).map((name) => (
        <li key={name}>
          <Link
            to={links.tag(
              music,
              name,
              data?.tags.find(({ tagName }) => isSame(tagName, name)),
            )}
            onPointerEnter={meet}
            onFocus={meet}
          >
            {name}
          </Link>
        </li>
      ))}
      {more.length > 0 && <li title={more.join(' · ')}>+{more.length}</li>}
    </ul>
  );
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
