import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { EmptyList } from '../../../ui/table/empty-list.tsx';
import { Choice, Filters } from '../../../ui/table/filters.tsx';
import { SearchField } from '../../../ui/table/search-field.tsx';
import { type Address, PAGE_SIZE } from '../../../ui/table/use-address.ts';
import { placementsQuery } from '../queries.ts';
import classes from '../search.module.css';
import { PlacementDialog, type PlacementDraft } from './placement-dialog.tsx';
import { usePlacementColumns } from './use-placement-columns.tsx';

const EMPTY: PlacementDraft = { type: 'pic', keyword: '', code: '', what: 'pin' };

/** What editors put first in which searches, or left out, and until when. */
export function Placements({ address }: { address: Address }) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState<PlacementDraft>();
  const words = t(($) => $.office.search.placements);
  const keyword = address.get('keyword').slice(0, 100);
  const ended = address.get('which') === 'ended';
  const query = useQuery(placementsQuery({ keyword, ended, pageNo: address.page, pageSize: PAGE_SIZE }));
  const clear = () => address.filter({ keyword: undefined, which: undefined });
  return (
    <>
      <Filters active={keyword !== '' || ended} onClear={clear}>
        <SearchField
          label={words.find}
          placeholder={words.findHint}
          value={keyword}
          onChange={(value) => address.filter({ keyword: value })}
        />
        <Choice
          label={words.show}
          any={words.current}
          options={[{ value: 'ended', label: words.ended }]}
          value={ended ? 'ended' : undefined}
          onChange={(which) => address.filter({ which })}
        />
        <span className={classes.end}>
          <Button
            size="small"
            icon={<IconPlus size={15} stroke={2} aria-hidden="true" />}
            onClick={() => setDraft(EMPTY)}
          >
            {words.add}
          </Button>
        </span>
      </Filters>
      <DataTable
        label={t(($) => $.office.search.tabs.placements)}
        columns={usePlacementColumns(ended)}
        query={query}
        rowKey={({ id }) => String(id)}
        empty={
          <EmptyList
            filtered={keyword !== ''}
            onClear={clear}
            title={ended ? words.noneEnded : words.none}
            hint={words.noneHint}
          />
        }
        paging={address.paging}
      />
      {draft && <PlacementDialog draft={draft} onClosed={() => setDraft(undefined)} />}
    </>
  );
}
