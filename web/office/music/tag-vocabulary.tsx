import { useQuery } from '@tanstack/react-query';
import { TAG_TYPES } from '#contract/domain/music.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Retry } from '../../ui/retry.tsx';
import { Tabs } from '../../ui/table/controls.ts';
import type { Address } from '../../ui/table/use-address.ts';
import { SkeletonList } from '../blocks/ordered-list.tsx';
import { tagsQuery } from './queries.ts';
import classes from './tag-vocabulary.module.css';
import { TagList } from './tag-list.tsx';

/** The words by which music is found: genres, moods, instruments, themes. */
export function TagVocabulary({ address }: { address: Address }) {
  const { t } = useTranslation();
  const query = useQuery(tagsQuery);
  const type = address.oneOf('type', TAG_TYPES) ?? 'genre';
  return (
    <Tabs value={type} onChange={(value) => address.set({ type: value ?? undefined })} keepMounted={false}>
      <Tabs.List className={classes.tabs!}>
        {TAG_TYPES.map((name) => (
          <Tabs.Tab key={name} value={name}>
            {t(($) => $.find.names[name])}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {TAG_TYPES.map((name) => (
        <Tabs.Panel key={name} value={name}>
          {query.data && <TagList type={name} tags={query.data.infos.filter((tag) => tag.type === name)} />}
          {!query.data && !query.error && <SkeletonList rows={8} />}
          {query.error && !query.data && <Retry error={query.error} onRetry={() => void query.refetch()} />}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
