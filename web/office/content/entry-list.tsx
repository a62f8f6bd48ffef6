import { useQuery } from '@tanstack/react-query';
import { CONTENT_TYPES, ENTRY_STATES } from '#contract/domain/content.ts';
import { LANGUAGES } from '#contract/domain/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { EmptyList } from '../../ui/table/empty-list.tsx';
import { Choice, Filters } from '../../ui/table/filters.tsx';
import { SearchField } from '../../ui/table/search-field.tsx';
import { type Address, PAGE_SIZE } from '../../ui/table/use-address.ts';
import { entriesQuery } from './queries.ts';
import { useEntryColumns } from './use-entry-columns.tsx';

interface Props {
  address: Address;
  onOpen: (id: number) => void;
}

/** Entries in any state, narrowed by what the address says. */
export function EntryList({ address, onOpen }: Props) {
  const { t } = useTranslation();
  const filter = filterIn(address);
  const query = useQuery(entriesQuery({ ...filter.values, pageNo: address.page, pageSize: PAGE_SIZE }));
  const columns = useEntryColumns();
  return (
    <>
      <EntryFilters address={address} filter={filter} />
      <DataTable
        label={t(($) => $.office.content.views.entries)}
        columns={columns}
        query={query}
        rowKey={({ id }) => String(id)}
        onOpen={({ id }) => onOpen(id)}
        empty={
          <EmptyList
            filtered={filter.active}
            onClear={filter.clear}
            title={t(($) => $.office.content.empty.title)}
            hint={t(($) => $.office.content.empty.hint)}
          />
        }
        paging={address.paging}
      />
    </>
  );
}

/** Filters of the list, read from the address. */
function filterIn(address: Address) {
  const [type, state] = [address.oneOf('type', CONTENT_TYPES), address.oneOf('state', ENTRY_STATES)];
  const missing = address.oneOf('missing', LANGUAGES);
  const drafts = address.get('drafts') === '1';
  const keyword = address.get('keyword').slice(0, 60);
  return {
    values: { keyword, drafts, ...(type && { type }), ...(state && { state }), ...(missing && { missing }) },
    active: Boolean(keyword || type || state || missing || drafts),
    clear: () =>
      address.filter({ keyword: undefined, type: undefined, state: undefined, missing: undefined, drafts: undefined }),
  };
}

function EntryFilters({ address, filter }: { address: Address; filter: ReturnType<typeof filterIn> }) {
  const { t } = useTranslation();
  const { keyword, type, state, missing, drafts } = filter.values;
  return (
    <Filters active={filter.active} onClear={filter.clear}>
      <SearchField
        label={t(($) => $.office.content.search)}
        placeholder={t(($) => $.office.content.searchHint)}
        value={keyword}
        onChange={(next) => address.filter({ keyword: next })}
      />
      <Choice
        label={t(($) => $.office.content.type)}
        any={t(($) => $.office.content.anyType)}
        options={CONTENT_TYPES.map((value) => ({ value, label: t(($) => $.office.content.types[value]) }))}
        value={type}
        onChange={(value) => address.filter({ type: value })}
      />
      <Choice
        label={t(($) => $.office.content.state)}
        any={t(($) => $.office.content.anyState)}
        options={ENTRY_STATES.map((value) => ({ value, label: t(($) => $.office.content.states[value]) }))}
        value={state}
        onChange={(value) => address.filter({ state: value })}
      />
      <Choice
        label={t(($) => $.office.content.missing)}
        any={t(($) => $.office.content.anyMissing)}
        options={LANGUAGES.map((value) => ({ value, label: t(($) => $.office.content.lacks[value]) }))}
        value={missing}
        onChange={(value) => address.filter({ missing: value })}
      />
      <Choice
        label={t(($) => $.office.content.drafts)}
        any={t(($) => $.office.content.anyDrafts)}
        options={[{ value: '1', label: t(($) => $.office.content.withDraft) }]}
        value={drafts ? '1' : undefined}
        onChange={(value) => address.filter({ drafts: value })}
      />
    </Filters>
  );
}
