import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { hotWordDeskCalls } from '#contract/calls/hot-words-desk.ts';
import { client } from '../../lib/api.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { Retry } from '../../ui/retry.tsx';
import { toast } from '../../ui/toast.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { Desk } from '../blocks/desk.tsx';
import { NamesForm } from '../blocks/names-form.tsx';
import { NamesList } from '../blocks/names-list.tsx';
import classes from '../blocks/names-list.module.css';
import { Nothing } from '../../ui/table/nothing.tsx';
import { SkeletonList } from '../blocks/ordered-list.tsx';
import { useOrder } from '../blocks/use-order.ts';
import { hotWordsQuery } from './queries.ts';
import { KEYS } from '../keys.ts';
import linkClasses from './hot-words.module.css';

const hotWords = client(hotWordDeskCalls);

/** Words that the site suggests under the search box. */
export function HotWords() {
  const { t } = useTranslation();
  const cache = useQueryClient();
  const query = useQuery(hotWordsQuery);
  const refresh = () => void cache.invalidateQueries({ queryKey: KEYS.hotWords });
  const add = async (names: { zh: string; en: string }) => {
    await hotWords.add(names);
    refresh();
    void toast(t(($) => $.office.order.added));
  };
  return (
    <Desk title={t(($) => $.office.desks.hotWords)} about={t(($) => $.office.about.hotWords)}>
      <div className={classes.add}>
        <NamesForm initial={{ zh: '', en: '' }} submit={t(($) => $.office.order.add)} send={add} />
        <p>{t(($) => $.office.hotWords.addHint)}</p>
      </div>
      {query.data && <Words refresh={refresh} />}
      {!query.data && !query.error && <SkeletonList rows={10} />}
      {query.error && <Retry error={query.error} onRetry={() => void query.refetch()} />}
    </Desk>
  );
}

function Words({ refresh }: { refresh: () => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data } = useQuery(hotWordsQuery);
  const order = useOrder(KEYS.hotWords, hotWords.reorder);
  if (!data || data.infos.length === 0)
    return <Nothing title={t(($) => $.office.hotWords.emptyTitle)} hint={t(($) => $.office.hotWords.emptyHint)} />;
  return (
    <div className={classes.list}>
      <NamesList
        label={t(($) => $.office.desks.hotWords)}
        items={data.infos}
        onOrder={order}
        onEdit={({ id, version }, names) => hotWords.edit({ id, version, ...names }).finally(refresh)}
        onRemove={({ id, version }) => hotWords.remove({ id, version }).finally(refresh)}
        question={(name) => ({
          title: t(($) => $.office.hotWords.remove.title, { name }),
          body: t(($) => $.office.hotWords.remove.body),
          confirm: t(($) => $.office.hotWords.remove.confirm),
        })}
        note={(word) => (
          <Link
            className={linkClasses.try!}
            to={paths.searchResult({ keyword: word[language] })}
            title={t(($) => $.office.hotWords.tryWord, { word: word[language] })}
          >
            {t(($) => $.office.hotWords.try)}
            <VisuallyHidden> {word[language]}</VisuallyHidden>
          </Link>
        )}
      />
    </div>
  );
}
