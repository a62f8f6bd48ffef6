import { IconPhotoOff } from '@tabler/icons-react';
import { Link } from 'react-router';
import { usePageType } from '../../lib/page-type.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths, searchLinks } from '../../paths.ts';
import { Picture } from '../../ui/material/picture.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { useTopics } from '../topic/topic-query.ts';
import classes from './gone.module.css';

const TOPICS = 4;

/** Says that nothing is on sale under this number, and offers a way on. */
export function Gone() {
  const { t } = useTranslation();
  return (
    <div className={classes.gone}>
      <IconPhotoOff className={classes.art} size={44} stroke={1.3} aria-hidden="true" />
      <h1>{t(($) => $.detail.gone.title)}</h1>
      <p>{t(($) => $.detail.gone.body)}</p>
      <div className={classes.search}>
        <SearchBox size="hero" type={usePageType()} links={searchLinks} />
      </div>
      <Topics />
    </div>
  );
}

function Topics() {
  const { t } = useTranslation();
  const { data = [] } = useTopics();
  if (data.length === 0) return null;
  return (
    <section className={classes.topics} aria-labelledby="topics">
      <h2 id="topics">{t(($) => $.detail.gone.topics)}</h2>
      <ul>
        {data.slice(0, TOPICS).map((topic) => (
          <li key={topic.id}>
            <Link to={paths.topic(topic.id)}>
              <Picture src={topic.homeCover} alt="" colour={topic.colour} />
              <span>{topic.title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
