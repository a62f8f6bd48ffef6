import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { categoryDeskCalls, type DeskCategory } from '#contract/calls/categories-desk.ts';
import type { MediaKind } from '#contract/domain/media.ts';
import { client } from '../../lib/api.ts';
import { useTranslation } from '../../lib/translation.ts';
import { toast } from '../../ui/toast.ts';
import { NamesForm } from '../blocks/names-form.tsx';
import { NamesList } from '../blocks/names-list.tsx';
import listClasses from '../blocks/names-list.module.css';
import { Nothing } from '../../ui/table/nothing.tsx';
import { useOrder } from '../blocks/use-order.ts';
import { DESKS } from '../desks.ts';
import { KEYS } from '../keys.ts';
import classes from './categories.module.css';

const calls = client(categoryDeskCalls);

interface Props {
  kind: MediaKind;
  categories: DeskCategory[];
}

export function CategoryList({ kind, categories }: Props) {
  const { t } = useTranslation();
  const cache = useQueryClient();
  const refresh = () => void cache.invalidateQueries({ queryKey: KEYS.categories });
  const add = async (names: { zh: string; en: string }) => {
    await calls.add({ kind, ...names });
    refresh();
    void toast(t(($) => $.office.order.added));
  };
  return (
    <>
      <div className={listClasses.add}>
        <NamesForm initial={{ zh: '', en: '' }} submit={t(($) => $.office.order.add)} send={add} />
      </div>
      {categories.length === 0 ? (
        <Nothing title={t(($) => $.office.categories.emptyTitle)} hint={t(($) => $.office.categories.emptyHint)} />
      ) : (
        <Listed kind={kind} categories={categories} refresh={refresh} />
      )}
    </>
  );
}

function Listed({ kind, categories, refresh }: Props & { refresh: () => void }) {
  const { t } = useTranslation();
  const order = useOrder(KEYS.categories, (wanted) => {
    const own = (ids: number[]) => ids.filter((id) => categories.some((category) => category.id === id));
    return calls.reorder({ kind, was: own(wanted.was), ids: wanted.ids });
  });
  return (
    <div className={listClasses.list}>
      <NamesList
        label={t(($) => $.office.desks.categories)}
        items={categories}
        onOrder={order}
        onEdit={({ id, version }, names) => calls.edit({ id, version, ...names }).finally(refresh)}
        onRemove={({ id, version }) => calls.remove({ id, version }).finally(refresh)}
        question={(name) => ({
          title: t(($) => $.office.categories.remove.title, { name }),
          body: t(($) => $.office.categories.remove.body),
          confirm: t(($) => $.office.categories.remove.confirm),
        })}
        needed={({ materials }) =>
          materials > 0 ? t(($) => $.office.categories.used, { count: materials }) : undefined
        }
        note={(category) => <Works category={category} />}
      />
    </div>
  );
}

function Works({ category: { id, kind, materials } }: { category: DeskCategory }) {
  const { t } = useTranslation();
  const count = t(($) => $.office.categories.count, { count: materials });
  if (materials === 0) return count;
  return (
    <Link
      className={classes.works!}
      title={t(($) => $.office.categories.show)}
      to={`${DESKS.catalogue.path}?kind=${kind}&category=${id}`}
    >
      {count}
    </Link>
  );
}
