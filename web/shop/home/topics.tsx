import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { TopicItem } from '#contract/calls/catalog.ts';
import { paths } from '../../paths.ts';
import { Picture } from '../../ui/material/picture.tsx';
import { ScrollRow } from '../../ui/scroll-row.tsx';
import { EmptyPlaces } from './empty-places.tsx';
import { RowHead } from './row-head.tsx';
import classes from './topics.module.css';

const IN_SIGHT = 6;

/** Collections that an editor has put together. */
export function Topics({ topics }: { topics: TopicItem[] }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="topics" className={classes.topics}>
      <RowHead
        id="topics"
        title={t(($) => $.home.topics.title)}
        all={t(($) => $.home.topics.all)}
        to={paths.topicList()}
      />
      <ScrollRow back={t(($) => $.home.topics.back)} on={t(($) => $.home.topics.on)}>
        {topics.map((topic) => (
          <li key={topic.id} className={classes.topic}>
            <Picture src={topic.homeCover} alt="" colour={topic.colour} eager />
            <Link to={paths.topic(topic.id)} title={topic.title}>
              {topic.title}
            </Link>
          </li>
        ))}
        {topics.length === 0 && <EmptyPlaces count={IN_SIGHT} />}
      </ScrollRow>
    </section>
  );
}
