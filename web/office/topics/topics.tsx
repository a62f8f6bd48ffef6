import { useQuery } from '@tanstack/react-query';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Desk } from '../blocks/desk.tsx';
import { Nothing } from '../../ui/table/nothing.tsx';
import { OrderedList, SkeletonList } from '../blocks/ordered-list.tsx';
import { useAddress } from '../../ui/table/use-address.ts';
import { useOrder } from '../blocks/use-order.ts';
import { topicsQuery } from './queries.ts';
import { AddTopicDialog } from './add-topic-dialog.tsx';
import { TopicPanel } from './topic-panel.tsx';
import { TopicRow } from './topic-row.tsx';
import classes from './topics.module.css';
import { topicCalls } from './use-change-topics.ts';

/** The topics of the home page, in their order. */
export function Topics() {
  const { t } = useTranslation();
  const language = useLanguage();
  const address = useAddress();
  const query = useQuery(topicsQuery);
  const order = useOrder(topicsQuery.queryKey, topicCalls.reorder);
  const [adding, setAdding] = useState(false);
  const open = (id: number) => address.set({ topic: String(id) });
  const openKey = address.get('topic');
  const topics = query.data?.infos;
  return (
    <Desk
      title={t(($) => $.office.desks.topics)}
      about={t(($) => $.office.about.topics)}
      aside={<AddButton onPress={() => setAdding(true)} />}
    >
      {topics?.length === 0 && (
        <Nothing title={t(($) => $.office.topics.emptyTitle)} hint={t(($) => $.office.topics.emptyHint)} />
      )}
      {topics && topics.length > 0 && (
        <div className={classes.list}>
          <OrderedList
            label={t(($) => $.office.desks.topics)}
            items={topics}
            name={(topic) => (language === 'en' ? topic.titleEn : topic.titleZh)}
            onOrder={order}
          >
            {(topic) => <TopicRow topic={topic} open={openKey === String(topic.id)} onOpen={() => open(topic.id)} />}
          </OrderedList>
        </div>
      )}
      {!topics && !query.error && <SkeletonList rows={8} />}
      {!topics && query.error && <Retry error={query.error} onRetry={() => void query.refetch()} />}
      {topics && /^[1-9]\d{0,14}$/.test(openKey) && (
        <TopicPanel
          key={openKey}
          topic={topics.find(({ id }) => String(id) === openKey)}
          onClose={() => address.set({ topic: undefined })}
        />
      )}
      {adding && <AddTopicDialog onAdded={open} onClosed={() => setAdding(false)} />}
    </Desk>
  );
}

function AddButton({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation();
  return (
    <Button size="small" icon={<IconPlus size={15} stroke={2} aria-hidden="true" />} onClick={onPress}>
      {t(($) => $.office.topics.add)}
    </Button>
  );
}
