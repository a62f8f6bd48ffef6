import { IconPlayerPlay } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { ENTRY_VIEWS, type EntryView } from '#contract/calls/entries-desk.ts';
import { inLanguage } from '#contract/domain/language.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { EmptyList } from '../../ui/table/empty-list.tsx';
import { Choice, Filters } from '../../ui/table/filters.tsx';
import { SearchField } from '../../ui/table/search-field.tsx';
import { type Address, idAt, PAGE_SIZE } from '../../ui/table/use-address.ts';
import { Desk } from '../blocks/desk.tsx';
import { ViewTabs } from '../blocks/view-tabs.tsx';
import { contestsQuery } from '../contests/queries.ts';
import { entriesQuery, summaryQuery } from './queries.ts';
import { useEntryColumns } from './use-entry-columns.tsx';
import { useNext } from './use-next.ts';

const LOOK_AGAIN_MS = 30_000;

/** Entries that wait, the oldest first, and those decided. */
export function EntryList({ address }: { address: Address }) {
  const { t } = useTranslation();
  const summary = useQuery({ ...summaryQuery, refetchInterval: LOOK_AGAIN_MS });
  const view = address.oneOf('view', ENTRY_VIEWS) ?? 'queue';
  const start = useNext(address);
  return (
    <Desk
      title={t(($) => $.office.desks.entries)}
      about={t(($) => $.office.about.entries)}
      aside={
        <Button
          icon={<IconPlayerPlay size={16} stroke={1.8} aria-hidden="true" />}
          loading={start.isPending}
          onClick={() => start.mutate(null)}
        >
          {t(($) => $.office.entries.start)}
        </Button>
      }
    >
      <ViewTabs
        views={ENTRY_VIEWS}
        view={view}
        name={(one) => t(($) => $.office.entries.views[one])}
        count={(one) => summary.data?.[one]}
        onView={(one) => address.filter({ view: one })}
      >
        <Listed view={view} address={address} />
      </ViewTabs>
    </Desk>
  );
}

function Listed({ view, address }: { view: EntryView; address: Address }) {
  const { t } = useTranslation();
  const keyword = address.get('keyword').slice(0, 60);
  const contestId = idAt(address, 'contest') ?? null;
  const filter = { view, keyword, contestId, pageNo: address.page, pageSize: PAGE_SIZE };
  const query = useQuery({ ...entriesQuery(filter), refetchInterval: LOOK_AGAIN_MS });
  const columns = useEntryColumns(view);
  const filtered = keyword !== '' || contestId !== null;
  const clear = () => address.filter({ keyword: undefined, contest: undefined });
  return (
    <>
      <Filters active={filtered} onClear={clear}>
        <SearchField
          label={t(($) => $.office.entries.search)}
          placeholder={t(($) => $.office.entries.searchHint)}
          value={keyword}
          onChange={(next) => address.filter({ keyword: next })}
        />
        <ContestChoice address={address} />
      </Filters>
      <DataTable
        label={t(($) => $.office.entries.views[view])}
        columns={columns}
        query={query}
        rowKey={({ id }) => String(id)}
        onOpen={({ id }) => address.set({ entry: String(id) })}
        empty={
          <EmptyList
            filtered={filtered}
            onClear={clear}
            title={t(($) => $.office.entries.empty[view].title)}
            hint={t(($) => $.office.entries.empty[view].hint)}
          />
        }
        paging={address.paging}
      />
    </>
  );
}

/** Narrows the list, and what is claimed next, to one contest. */
function ContestChoice({ address }: { address: Address }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data } = useQuery(contestsQuery({ pageSize: PAGE_SIZE }));
  const chosen = idAt(address, 'contest');
  return (
    <Choice
      label={t(($) => $.office.entries.contest)}
      any={t(($) => $.office.entries.anyContest)}
      options={(data?.infos ?? []).map(({ id, titleZh, titleEn }) => ({
        value: String(id),
        label: inLanguage(language, titleZh, titleEn),
      }))}
      value={chosen === undefined ? undefined : String(chosen)}
      onChange={(value) => address.filter({ contest: value })}
    />
  );
}
