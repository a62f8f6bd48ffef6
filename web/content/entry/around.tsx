import { IconBuildingStore } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { ContentEntry } from '#contract/calls/content.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { Picture } from '../../ui/material/picture.tsx';
import classes from './around.module.css';

/** Shops and topics that belong to an entry. */
export function Around({ entry: { shops, topics } }: { entry: Pick<ContentEntry, 'shops' | 'topics'> }) {
  return (
    <>
      {shops.length > 0 && <Shops shops={shops} />}
      {topics.length > 0 && <Topics topics={topics} />}
    </>
  );
}

function Shops({ shops }: Pick<ContentEntry, 'shops'>) {
  const { t } = useTranslation();
  return (
    <section className={classes.around} aria-labelledby="shops">
      <h2 id="shops">{t(($) => $.content.story.shops)}</h2>
      <ul className={classes.shops}>
        {shops.map(({ id, name, bio, avatar }) => (
          <li key={id}>
            <span className={classes.avatar}>
              {avatar === null ? (
                <IconBuildingStore size={24} stroke={1.5} aria-hidden="true" />
              ) : (
                <Picture src={avatar} alt="" colour="" />
              )}
            </span>
            <div>
              <Link to={paths.shop(id)}>{name}</Link>
              {bio !== '' && <p>{bio}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Topics({ topics }: Pick<ContentEntry, 'topics'>) {
  const { t } = useTranslation();
  return (
    <section className={classes.around} aria-labelledby="topics">
      <h2 id="topics">{t(($) => $.content.story.topics)}</h2>
      <ul className={classes.topics}>
        {topics.map(({ id, title, homeCover, colour, focus }) => (
          <li key={id}>
            <Picture src={homeCover} alt="" colour={colour} focus={focus} />
            <Link to={paths.topic(id)}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
