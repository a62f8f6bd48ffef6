import { useQuery } from '@tanstack/react-query';
import { MEDIA_KINDS, type MediaKind } from '#contract/domain/media.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Retry } from '../../ui/retry.tsx';
import { Tabs } from '../../ui/table/controls.ts';
import { Desk } from '../blocks/desk.tsx';
import { formatNumber } from '../../lib/format.ts';
import { SkeletonList } from '../blocks/ordered-list.tsx';
import { useAddress } from '../../ui/table/use-address.ts';
import { categoriesQuery } from './queries.ts';
import classes from './categories.module.css';
import { CategoryList } from './category-list.tsx';

/** Categories of each kind of material. */
export function Categories() {
  const { t } = useTranslation();
  const language = useLanguage();
  const address = useAddress();
  const query = useQuery(categoriesQuery);
  const kind = address.oneOf('kind', MEDIA_KINDS) ?? 'video';
  const of = (wanted: MediaKind) => query.data?.infos.filter((category) => category.kind === wanted);
  return (
    <Desk title={t(($) => $.office.desks.categories)} about={t(($) => $.office.about.categories)}>
      <Tabs value={kind} onChange={(value) => address.set({ kind: value ?? undefined })} keepMounted={false}>
        <Tabs.List className={classes.tabs!}>
          {MEDIA_KINDS.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {t(($) => $.pipeline.kinds[name])}
              <span className={classes.count}>{formatNumber(of(name)?.length ?? 0, language)}</span>
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {MEDIA_KINDS.map((name) => (
          <Tabs.Panel key={name} value={name}>
            {query.data && <CategoryList kind={name} categories={of(name) ?? []} />}
            {!query.data && !query.error && <SkeletonList rows={8} />}
            {query.error && !query.data && <Retry error={query.error} onRetry={() => void query.refetch()} />}
          </Tabs.Panel>
        ))}
      </Tabs>
    </Desk>
  );
}
