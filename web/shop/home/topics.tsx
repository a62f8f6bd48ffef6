import type { TopicItem } from '#contract/calls/catalogue.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { ScrollRow } from '../../ui/scroll-row.tsx';
import rowClasses from '../topic/topic-row.module.css';
import { TopicTile } from '../topic/topic-tile.tsx';
import { EmptyPlaces } from './growing-list.tsx';
import { RowHead } from './heads.tsx';

const IN_SIGHT = 6;

/** Topics that editors have put together. */
export function Topics({ topics }: { topics: TopicItem[] }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="topics" className={rowClasses.row}>
      <RowHead
        id="topics"
        title={t(($) => $.home.topics.title)}
        all={t(($) => $.home.topics.all)}
        to={paths.topicList()}
      />
      <ScrollRow back={t(($) => $.home.topics.back)} on={t(($) => $.home.topics.on)}>
        {topics.map((topic) => (
          <TopicTile key={topic.id} topic={topic} eager />
        ))}
        {topics.length === 0 && <EmptyPlaces count={IN_SIGHT} />}
      </ScrollRow>
    </section>
  );
}
