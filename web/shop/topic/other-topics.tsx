import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { ScrollRow } from '../../ui/scroll-row.tsx';
import { RowHead } from '../home/row-head.tsx';
import { useTopics } from './topic-query.ts';
import rowClasses from './topic-row.module.css';
import { TopicTile } from './topic-tile.tsx';

/** Where to go from a topic. */
export function OtherTopics({ except }: { except?: number }) {
  const { t } = useTranslation();
  const { data = [] } = useTopics();
  const others = data.filter(({ id }) => id !== except);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="others" className={rowClasses.row}>
      <RowHead
        id="others"
        title={t(($) => $.browse.topics.others)}
        all={t(($) => $.browse.topics.all)}
        to={paths.topicList()}
      />
      <ScrollRow back={t(($) => $.browse.topics.back)} on={t(($) => $.browse.topics.on)}>
        {others.map((topic) => (
          <TopicTile key={topic.id} topic={topic} />
        ))}
      </ScrollRow>
    </section>
  );
}
