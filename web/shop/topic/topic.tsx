import { IconPhotoOff } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import type { AnyItem } from '#contract/items.ts';
import type { OutputOf } from '#contract/call.ts';
import type { catalogueCalls } from '#contract/calls/catalogue.ts';
import { CallError } from '../../lib/api.ts';
import { readId } from '../../lib/id-in-address.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { WrittenBody } from '../../ui/blocks/written-body.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { MaterialList } from '../../ui/material/material-list.tsx';
import { Picture } from '../../ui/material/picture.tsx';
import { MessageScreen } from '../../ui/message-screen.tsx';
import { OtherLanguage } from '../../ui/other-language.tsx';
import { Retry } from '../../ui/retry.tsx';
import { useTopic, useTopics } from './topic-query.ts';
import classes from './topic.module.css';
import { ScrollRow } from '../../ui/scroll-row.tsx';
import { EmptyPlaces } from '../home/growing-list.tsx';
import { RowHead } from '../home/heads.tsx';
import rowClasses from './topic-row.module.css';
import { TopicTile } from './topic-tile.tsx';
import { Mosaic, type MosaicPicture } from '../../ui/mosaic.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useCount } from './use-count.ts';

export function Topic() {
  const [query] = useSearchParams();
  const id = readId(query.get('id'));
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
        {data && <Words topic={data.topic} />}
        <Materials items={data?.infos} />
        <OtherTopics except={id} />
      </div>
    </article>
  );
}

/** What editors say beside the works; nothing where they have written nothing. */
function Words({ topic }: { topic: TopicPage }) {
  if (topic.body.length === 0) return null;
  return (
    <div className={classes.text}>
      <OtherLanguage language={topic.language} />
      <WrittenBody written={topic} linkTo={paths.material} />
    </div>
  );
}

const WAITING = 12;

function Materials({ items }: { items: AnyItem[] | undefined }) {
  const { t } = useTranslation();
  return (
    <MaterialList label={t(($) => $.browse.topics.materials)} items={items} linkTo={paths.material}>
      <EmptyPlaces count={WAITING} />
    </MaterialList>
  );
}

/** The topic's first pictures. */
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

function OtherTopics({ except }: { except?: number }) {
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

type TopicPage = OutputOf<typeof catalogueCalls.topic>['topic'];

/** Cover and texts of a topic; keeps its height while loading. */
function TopicHead({ topic, pictures }: { topic: TopicPage | undefined; pictures: MosaicPicture[] }) {
  const { t } = useTranslation();
  const count = useCount();
  return (
    <header className={classes.head}>
      {topic?.cover ? <Chosen cover={topic.cover} /> : <Mosaic pictures={pictures} />}
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

/** The cover that editors chose. */
function Chosen({ cover: { url, srcset, colour, focus } }: { cover: NonNullable<TopicPage['cover']> }) {
  return (
    <div className={classes.cover} aria-hidden="true">
      <Picture src={url} widths={{ srcset, sizes: '100vw' }} alt="" colour={colour} focus={focus} eager />
    </div>
  );
}
