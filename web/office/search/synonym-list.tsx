import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { EmptyList } from '../../ui/table/empty-list.tsx';
import { Filters } from '../../ui/table/filters.tsx';
import { SearchField } from '../../ui/table/search-field.tsx';
import { PAGE_SIZE, type Address } from '../../ui/table/use-address.ts';
import { synonymsQuery } from './queries.ts';
import classes from './search.module.css';
import type { SynonymDraft } from './use-change-synonyms.ts';
import { useSynonymColumns } from './use-synonym-columns.tsx';

const INDEXING_MS = 2000;

interface Props {
  address: Address;
  onDraft: (draft: SynonymDraft) => void;
}

/** Groups of synonyms; those being indexed come first, and the list reloads until they are in use. */
export function SynonymList({ address, onDraft }: Props) {
  const { t } = useTranslation();
  const keyword = address.get('keyword').slice(0, 100);
  const query = useQuery({
    ...synonymsQuery({ keyword, pageNo: address.page, pageSize: PAGE_SIZE }),
    refetchInterval: ({ state }) => (state.data?.infos.some((group) => !group.indexed) ? INDEXING_MS : false),
  });
  const clear = () => address.filter({ keyword: undefined });
  return (
    <>
      <Filters active={keyword !== ''} onClear={clear}>
        <SearchField
          label={t(($) => $.office.search.findSynonyms)}
          placeholder={t(($) => $.office.search.findSynonymsHint)}
          value={keyword}
          onChange={(value) => address.filter({ keyword: value })}
        />
        <span className={classes.end}>
          <Button
            size="small"
            icon={<IconPlus size={15} stroke={2} aria-hidden="true" />}
            onClick={() => onDraft({ words: [] })}
          >
            {t(($) => $.office.search.add)}
          </Button>
        </span>
      </Filters>
      <DataTable
        label={t(($) => $.office.search.tabs.synonyms)}
        columns={useSynonymColumns(onDraft)}
        query={query}
        rowKey={(group) => String(group.id)}
        empty={
          <EmptyList
            filtered={keyword !== ''}
            onClear={clear}
            title={t(($) => $.office.search.noSynonyms)}
            hint={t(($) => $.office.search.noSynonymsHint)}
          />
        }
        paging={address.paging}
      />
    </>
  );
}
