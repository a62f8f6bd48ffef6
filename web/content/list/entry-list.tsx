import { useSearchParams } from 'react-router';
import type { ArticleType } from '#contract/domain/content.ts';
import { CONTENT_PAGE_SIZE } from '#contract/domain/reading.ts';
import { useTranslation } from '../../lib/translation.ts';
import { type ListLink, paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { LinkPager } from '../../ui/link-pager.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Nothing } from '../../ui/table/nothing.tsx';
import { useEntries } from '../entry/entry-query.ts';
import { EntryCards, EntryCardsWaiting } from './entry-cards.tsx';
import classes from './entry-list.module.css';
import { Filters } from './filters.tsx';
import { listPaths } from './list-paths.ts';

/** What editors published of one type, narrowed by what the address says. */
export function EntryList({ type }: { type: ArticleType }) {
  const { t } = useTranslation();
  const { title, lead } = t(($) => $.content.lists[type]);
  const asked = readAddress(useSearchParams()[0]);
  const { page, ...narrowed } = asked;
  const { data, error, refetch, isPlaceholderData } = useEntries({ ...inputOf(narrowed), type, pageNo: page });
  const link: ListLink = narrowed;
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1>{title}</h1>
        <p>{lead}</p>
      </header>
      {data && <Filters type={type} filters={data.filters} chosen={link} />}
      {error && !data && <Retry error={error} onRetry={() => void refetch()} />}
      {!error && !data && <EntryCardsWaiting type={type} />}
      {data?.infos.length === 0 && <Empty type={type} narrowed={Object.keys(link).length > 0 || page > 1} />}
      {data && data.infos.length > 0 && (
        <>
          <EntryCards type={type} entries={data.infos} brands={data.filters.brands} stale={isPlaceholderData} />
          <LinkPager
            page={page}
            pageSize={CONTENT_PAGE_SIZE}
            total={data.total}
            to={(next) => listPaths[type]({ ...link, ...pageLink(next) })}
          />
        </>
      )}
    </div>
  );
}

const pageLink = (page: number): ListLink => (page > 1 ? { page: String(page) } : {});

type Asked = Omit<ListLink, 'page'> & { page: number };

/** What people type into an address and cannot be is left out. */
function readAddress(query: URLSearchParams): Asked {
  const tag = query.get('tag')?.trim().slice(0, 40);
  const brand = query.get('brand') ?? '';
  const year = query.get('year') ?? '';
  const page = query.get('page') ?? '';
  return {
    ...(tag && { tag }),
    ...(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(brand) && brand.length <= 80 && { brand }),
    ...(/^20\d\d$/.test(year) && { year }),
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

function inputOf({ year, ...narrowed }: Omit<Asked, 'page'>) {
  return { ...narrowed, ...(year !== undefined && { year: Number(year) }) };
}

function Empty({ type, narrowed }: { type: ArticleType; narrowed: boolean }) {
  const { t } = useTranslation();
  const words = t(($) => $.content.list);
  if (narrowed)
    return (
      <Nothing
        title={words.nothing}
        hint={words.nothingBody}
        action={
          <ButtonLink variant="default" to={listPaths[type]()}>
            {words.clear}
          </ButtonLink>
        }
      />
    );
  return (
    <Nothing
      title={t(($) => $.content.lists[type].none)}
      hint={words.noneBody}
      action={
        <ButtonLink variant="default" to={paths.searchResult({ type: 'video' })}>
          {words.search}
        </ButtonLink>
      }
    />
  );
}
