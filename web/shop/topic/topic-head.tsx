import { useTranslation } from 'react-i18next';
import type { OutputOf } from '#contract/call.ts';
import type { catalogueCalls } from '#contract/calls/catalogue.ts';
import { Mosaic, type MosaicPicture } from '../../ui/mosaic.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import classes from './topic-head.module.css';
import { useCount } from './use-count.ts';

type TopicPage = OutputOf<typeof catalogueCalls.topic>['topic'];

/** The cover of a topic with its words; it holds its place until they are here. */
export function TopicHead({ topic, pictures }: { topic: TopicPage | undefined; pictures: MosaicPicture[] }) {
  const { t } = useTranslation();
  const count = useCount();
  return (
    <header className={classes.head}>
      <Mosaic pictures={pictures} />
      <div className={classes.fade}>
        <div className={classes.words}>
          <p className={classes.eyebrow}>{t(($) => $.browse.topics.editors)}</p>
          <h1>{topic?.title ?? <Skeleton width={320} height={44} />}</h1>
          {topic ? <p>{topic.description}</p> : <Skeleton width={480} height={22} />}
          <p className={classes.count}>{topic ? count(topic.count) : ' '}</p>
        </div>
      </div>
    </header>
  );
}
