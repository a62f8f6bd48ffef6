import { useQuery } from '@tanstack/react-query';
import { IconX } from '@tabler/icons-react';
import type { DeskTopic, TopicMaterial } from '#contract/calls/topics-desk.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Retry } from '../../ui/retry.tsx';
import { IconButton } from '../blocks/icon-button.tsx';
import { Nothing } from '../../ui/table/nothing.tsx';
import { OrderedList, SkeletonList } from '../blocks/ordered-list.tsx';
import { Pictured } from '../../ui/table/cells.tsx';
import { useOrder } from '../blocks/use-order.ts';
import { StateLabel } from '../catalogue/material-state.tsx';
import { topicMaterialsQuery } from './queries.ts';
import { FindMaterial } from './find-material.tsx';
import classes from './topic-materials.module.css';
import { topicCalls, useTopicMaterial } from './use-change-topics.ts';

/** The materials of a topic, in the order of its page. */
export function TopicMaterials({ topic: { id } }: { topic: DeskTopic }) {
  const { t } = useTranslation();
  const listed = topicMaterialsQuery(id);
  const query = useQuery(listed);
  const order = useOrder(listed.queryKey, (wanted) => topicCalls.reorderMaterials({ id, ...wanted }));
  const materials = query.data?.infos;
  return (
    <section className={classes.materials}>
      <header>
        <h3>{t(($) => $.office.topics.materials.title)}</h3>
        <p>{t(($) => $.office.topics.materials.hint)}</p>
      </header>
      <FindMaterial topicId={id} listed={materials?.map((material) => material.id) ?? []} />
      {materials && materials.length > 0 && (
        <OrderedList
          label={t(($) => $.office.topics.materials.title)}
          items={materials}
          name={({ title }) => title}
          onOrder={order}
        >
          {(material) => <MaterialRow topicId={id} material={material} />}
        </OrderedList>
      )}
      {materials?.length === 0 && (
        <Nothing
          title={t(($) => $.office.topics.materials.emptyTitle)}
          hint={t(($) => $.office.topics.materials.emptyHint)}
        />
      )}
      {!materials && !query.error && <SkeletonList rows={5} />}
      {!materials && query.error && <Retry error={query.error} onRetry={() => void query.refetch()} />}
    </section>
  );
}

function MaterialRow({ topicId, material }: { topicId: number; material: TopicMaterial }) {
  const { t } = useTranslation();
  const remove = useTopicMaterial(topicId, 'removeMaterial');
  return (
    <div className={classes.row}>
      <Pictured of={material} title={material.title} second={material.code} />
      {material.state !== 'online' && <StateLabel state={material.state} />}
      <IconButton
        icon={IconX}
        label={t(($) => $.office.topics.materials.remove, { name: material.title })}
        idle={remove.isPending}
        onClick={() => remove.mutate(material.id)}
      />
    </div>
  );
}
