import { useQueryClient } from '@tanstack/react-query';
import type { DeskTag } from '#contract/calls/music-desk.ts';
import type { TagType } from '#contract/domain/music.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { NamesForm } from '../blocks/names-form.tsx';
import { NamesList } from '../blocks/names-list.tsx';
import names from '../blocks/names-list.module.css';
import { useOrder } from '../blocks/use-order.ts';
import { KEYS } from '../keys.ts';
import { tagDesk } from './queries.ts';
import classes from './tag-vocabulary.module.css';

interface Props {
  type: TagType;
  tags: DeskTag[];
}

/** The tags of one type in their order, and below them those that were retired. */
export function TagList({ type, tags }: Props) {
  const { t } = useTranslation();
  const cache = useQueryClient();
  const refresh = () => {
    for (const queryKey of [KEYS.musicTags, KEYS.music]) void cache.invalidateQueries({ queryKey });
  };
  const add = async (typed: { zh: string; en: string }) => {
    await tagDesk.add({ type, ...typed });
    refresh();
    void toast(t(($) => $.office.order.added));
  };
  const used = tags.filter(({ retired }) => !retired);
  const order = useOrder(KEYS.musicTags, (wanted) => {
    const own = (ids: number[]) => ids.filter((id) => used.some((tag) => tag.id === id));
    return tagDesk.reorder({ type, was: own(wanted.was), ids: wanted.ids });
  });
  return (
    <>
      <div className={names.add}>
        <NamesForm initial={{ zh: '', en: '' }} submit={t(($) => $.office.order.add)} send={add} />
      </div>
      <div className={names.list}>
        <NamesList
          label={t(($) => $.find.names[type])}
          items={used}
          onOrder={order}
          onEdit={({ id, version }, typed) => tagDesk.edit({ id, version, ...typed }).finally(refresh)}
          onRemove={({ id, version }) => tagDesk.retire({ id, version, retired: true }).finally(refresh)}
          removing={{
            label: (name) => t(($) => $.office.music.tag.retire, { name }),
            done: t(($) => $.office.music.tag.retired),
          }}
          question={(name) => ({
            title: t(($) => $.office.music.tag.question, { name }),
            body: t(($) => $.office.music.tag.body),
            confirm: t(($) => $.office.music.tag.confirm),
          })}
          note={({ pieces }) => t(($) => $.office.music.tag.pieces, { count: pieces })}
        />
      </div>
      <Retired tags={tags.filter(({ retired }) => retired)} onChanged={refresh} />
    </>
  );
}

function Retired({ tags, onChanged }: { tags: DeskTag[]; onChanged: () => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (tags.length === 0) return null;
  const bringBack = ({ id, version }: DeskTag) =>
    void tagDesk
      .retire({ id, version, retired: false })
      .catch((error: Error) => toast(error.message, 'failed'))
      .finally(onChanged);
  return (
    <section className={classes.retired}>
      <h2>{t(($) => $.office.music.tag.retiredTitle)}</h2>
      <ul>
        {tags.map((tag) => (
          <li key={tag.id}>
            <span lang="zh">{tag.zh}</span>
            <span lang="en">{tag.en}</span>
            <Button
              variant="default"
              size="small"
              aria-label={t(($) => $.office.music.tag.bringBackNamed, { name: tag[language] })}
              onClick={() => bringBack(tag)}
            >
              {t(($) => $.office.music.tag.bringBack)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
