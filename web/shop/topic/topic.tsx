import { IconPhotoOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { AnyItem } from '#contract/items.ts';
import { CallError } from '../../lib/api.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { MessageScreen } from '../../ui/message-screen.tsx';
import { Retry } from '../../ui/retry.tsx';
import { OtherTopics } from './other-topics.tsx';
import { TopicHead } from './topic-head.tsx';
import { TopicMaterials } from './topic-materials.tsx';
import { useTopic } from './topic-query.ts';
import classes from './topic.module.css';

/** One topic, as its editors put it together. */
export function Topic() {
  const [query] = useSearchParams();
  const id = /^[1-9]\d{0,14}$/.exec(query.get('id') ?? '')?.[0];
  return id === undefined ? <Gone /> : <Found key={id} id={Number(id)} />;
}

function Found({ id }: { id: number }) {
  const { data, error, refetch } = useTopic(id);
  if (error && !data) {
    if (error instanceof CallError && error.problem === 'not-found') return <Gone />;
    return (
      <div className={classes.page}>
        <Retry error={error} onRetry={() => void refetch()} />
      </div>
    );
  }
  return (
    <article className={classes.topic}>
      <TopicHead topic={data?.topic} pictures={picturesOf(data?.infos ?? [])} />
      <div className={classes.page}>
        <TopicMaterials items={data?.infos} />
        <OtherTopics except={id} />
      </div>
    </article>
  );
}

/** What a topic shows of itself: its first pictures. */
function picturesOf(items: AnyItem[]) {
  return items.flatMap((item) => ('thumbnail2x' in item ? [{ url: item.thumbnail2x, colour: item.colour }] : []));
}

function Gone() {
  const { t } = useTranslation();
  return (
    <>
      <MessageScreen
        art={<IconPhotoOff size={48} stroke={1.2} aria-hidden="true" />}
        title={t(($) => $.browse.topics.gone)}
        actions={<ButtonLink to={paths.topicList()}>{t(($) => $.browse.topics.all)}</ButtonLink>}
      >
        {t(($) => $.browse.topics.goneBody)}
      </MessageScreen>
      <div className={classes.page}>
        <OtherTopics />
      </div>
    </>
  );
}
