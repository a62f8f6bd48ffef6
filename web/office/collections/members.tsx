import { useQuery } from '@tanstack/react-query';
import { IconX } from '@tabler/icons-react';
import type { ListedMaterial } from '#contract/calls/topics-desk.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Retry } from '../../ui/retry.tsx';
import { IconButton } from '../blocks/icon-button.tsx';
import { Nothing } from '../../ui/table/nothing.tsx';
import { OrderedList, SkeletonList } from '../blocks/ordered-list.tsx';
import { Pictured } from '../../ui/table/cells.tsx';
import { useOrder } from '../blocks/use-order.ts';
import { StateLabel } from '../catalogue/material-state.tsx';
import { type CollectionName, COLLECTIONS } from './collections.ts';
import { FindMaterial } from './find-material.tsx';
import classes from './members.module.css';
import { membersQuery } from './queries.ts';
import { useMember } from './use-change.ts';

/** The works of a topic or playlist, in the order of its page. */
export function Members({ of, id }: { of: CollectionName; id: number }) {
  const { t } = useTranslation();
  const listed = membersQuery(of, id);
  const query = useQuery(listed);
  const order = useOrder(listed.queryKey, (wanted) => COLLECTIONS[of].calls.reorderMaterials({ id, ...wanted }));
  const materials = query.data?.infos;
  return (
    <section className={classes.materials}>
      <header>
        <h3>{t(($) => $.office[of].materials.title)}</h3>
        <p>{t(($) => $.office[of].materials.hint)}</p>
      </header>
      <FindMaterial of={of} id={id} listed={materials?.map((material) => material.id) ?? []} />
      {materials && materials.length > 0 && (
        <OrderedList
          label={t(($) => $.office[of].materials.title)}
          items={materials}
          name={({ title }) => title}
          onOrder={order}
        >
          {(material) => <MemberRow of={of} id={id} material={material} />}
        </OrderedList>
      )}
      {materials?.length === 0 && (
        <Nothing
          title={t(($) => $.office[of].materials.emptyTitle)}
          hint={t(($) => $.office[of].materials.emptyHint)}
        />
      )}
      {!materials && !query.error && <SkeletonList rows={5} />}
      {!materials && query.error && <Retry error={query.error} onRetry={() => void query.refetch()} />}
    </section>
  );
}

function MemberRow({ of, id, material }: { of: CollectionName; id: number; material: ListedMaterial }) {
  const { t } = useTranslation();
  const remove = useMember(of, id, 'removeMaterial');
  return (
    <div className={classes.row}>
      <Pictured of={material} title={material.title} second={material.code} />
      {material.state !== 'online' && <StateLabel state={material.state} />}
      <IconButton
        icon={IconX}
        label={t(($) => $.office[of].materials.remove, { name: material.title })}
        idle={remove.isPending}
        onClick={() => remove.mutate(material.id)}
      />
    </div>
  );
}
