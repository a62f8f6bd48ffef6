import { IconLayoutGrid } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Picture } from '../../ui/material/picture.tsx';
import { MessageScreen } from '../../ui/message-screen.tsx';
import { Retry } from '../../ui/retry.tsx';
import { EmptyPlaces } from '../home/growing-list.tsx';
import { useTopics } from './topic-query.ts';
import classes from './topic-list.module.css';
import { useCount } from './use-count.ts';

/** All topics, as large pictures. */
export function TopicList() {
  const { t } = useTranslation();
  const { data, error, refetch } = useTopics();
  if (data?.length === 0) return <NoTopics />;
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1>{t(($) => $.browse.topics.title)}</h1>
        <p>{t(($) => $.browse.topics.lead)}</p>
      </header>
      {error && !data ? <Retry error={error} onRetry={() => void refetch()} /> : <Tiles topics={data} />}
    </div>
  );
}

type Topic = NonNullable<ReturnType<typeof useTopics>['data']>[number];

const WAITING = 8;
const AT_ONCE = 3;

function Tiles({ topics }: { topics: Topic[] | undefined }) {
  return (
    <ul className={classes.tiles} data-loading={topics === undefined}>
      {topics?.map((topic, place) => <Tile key={topic.id} topic={topic} eager={place < AT_ONCE} />) ?? (
        <EmptyPlaces count={WAITING} />
      )}
    </ul>
  );
}

function Tile({ topic, eager }: { topic: Topic; eager: boolean }) {
  const count = useCount();
  return (
    <li className={classes.tile}>
      <Picture src={topic.homeCover} alt="" colour={topic.colour} eager={eager} focus={topic.focus} />
      <Link to={paths.topic(topic.id)} className={classes.words}>
        <span className={classes.title}>{topic.title}</span>
        <span className={classes.description}>{topic.description}</span>
        <span className={classes.count}>{count(topic.count)}</span>
      </Link>
    </li>
  );
}

function NoTopics() {
  const { t } = useTranslation();
  return (
    <MessageScreen
      art={<IconLayoutGrid size={48} stroke={1.2} aria-hidden="true" />}
      title={t(($) => $.browse.topics.none)}
      actions={<ButtonLink to={paths.searchResult({ type: 'video' })}>{t(($) => $.find.everything.video)}</ButtonLink>}
    >
      {t(($) => $.browse.topics.noneBody)}
    </MessageScreen>
  );
}
