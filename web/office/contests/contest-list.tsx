import { useQuery } from '@tanstack/react-query';
import type { ContestRow } from '#contract/calls/contests-desk.ts';
import { CONTEST_STATES } from '#contract/domain/contest.ts';
import { inLanguage } from '#contract/domain/language.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { TwoLines } from '../../ui/table/cells.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { EmptyList } from '../../ui/table/empty-list.tsx';
import { Choice, Filters } from '../../ui/table/filters.tsx';
import { SearchField } from '../../ui/table/search-field.tsx';
import type { Column } from '../../ui/table/table.ts';
import { type Address, PAGE_SIZE } from '../../ui/table/use-address.ts';
import { Moment } from '../blocks/moment.tsx';
import { contestsQuery } from './queries.ts';
import { StateLabel } from './state-label.tsx';

interface Props {
  address: Address;
  onOpen: (id: number) => void;
}

/** Contests in any state, narrowed by what the address says. */
export function ContestList({ address, onOpen }: Props) {
  const { t } = useTranslation();
  const state = address.oneOf('state', CONTEST_STATES);
  const keyword = address.get('keyword').slice(0, 60);
  const query = useQuery(
    contestsQuery({ keyword, ...(state && { state }), pageNo: address.page, pageSize: PAGE_SIZE }),
  );
  const filtered = Boolean(keyword || state);
  const clear = () => address.filter({ keyword: undefined, state: undefined });
  return (
    <>
      <Filters active={filtered} onClear={clear}>
        <SearchField
          label={t(($) => $.office.contests.search)}
          placeholder={t(($) => $.office.contests.searchHint)}
          value={keyword}
          onChange={(next) => address.filter({ keyword: next })}
        />
        <Choice
          label={t(($) => $.office.contests.state)}
          any={t(($) => $.office.contests.anyState)}
          options={CONTEST_STATES.map((value) => ({ value, label: t(($) => $.office.contests.states[value]) }))}
          value={state}
          onChange={(value) => address.filter({ state: value })}
        />
      </Filters>
      <DataTable
        label={t(($) => $.office.desks.contests)}
        columns={useColumns()}
        query={query}
        rowKey={({ id }) => String(id)}
        onOpen={({ id }) => onOpen(id)}
        empty={
          <EmptyList
            filtered={filtered}
            onClear={clear}
            title={t(($) => $.office.contests.empty.title)}
            hint={t(($) => $.office.contests.empty.hint)}
          />
        }
        paging={address.paging}
      />
    </>
  );
}

function useColumns(): Column<ContestRow>[] {
  const { t } = useTranslation();
  const language = useLanguage();
  return [
    {
      name: 'title',
      title: t(($) => $.office.contests.title),
      cell: ({ titleZh, titleEn, slug }) => <TwoLines first={inLanguage(language, titleZh, titleEn)} second={slug} />,
    },
    {
      name: 'state',
      title: t(($) => $.office.contests.state),
      width: 140,
      cell: ({ state }) => <StateLabel state={state} />,
    },
    { name: 'tracks', title: t(($) => $.office.contests.tracks), width: 100, cell: ({ tracks }) => tracks },
    {
      name: 'opens',
      title: t(($) => $.office.contests.opens),
      width: 168,
      cell: ({ opensAt }) => <Moment at={opensAt} />,
    },
    {
      name: 'closes',
      title: t(($) => $.office.contests.closes),
      width: 168,
      cell: ({ closesAt }) => <Moment at={closesAt} />,
    },
    {
      name: 'results',
      title: t(($) => $.office.contests.results),
      width: 168,
      cell: ({ resultsAt }) => resultsAt && <Moment at={resultsAt} />,
    },
  ];
}
