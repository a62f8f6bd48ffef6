import type { EntryRow, EntryView } from '#contract/calls/entries-desk.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Pictured } from '../../ui/table/cells.tsx';
import { Label } from '../../ui/table/label.tsx';
import type { Column } from '../../ui/table/table.ts';
import { useDecidedColumns, useHolderColumn } from '../blocks/claims.tsx';
import { Moment } from '../blocks/moment.tsx';
import { StateLabel } from './state-label.tsx';

export function useEntryColumns(view: EntryView): Column<EntryRow>[] {
  const { t } = useTranslation();
  const holder = useHolderColumn<EntryRow>();
  const decided = useDecidedColumns<EntryRow>();
  const common: Column<EntryRow>[] = [
    { name: 'work', title: t(($) => $.office.entries.work), cell: (row) => <Work row={row} /> },
    { name: 'contest', title: t(($) => $.office.entries.contest), width: '20%', cell: ({ contest }) => contest },
    { name: 'track', title: t(($) => $.office.entries.track), width: 160, cell: ({ track }) => track },
    { name: 'files', title: t(($) => $.office.entries.files), width: 80, cell: ({ files }) => files },
  ];
  if (view === 'eligible' || view === 'rejected')
    return [
      ...common,
      {
        name: 'state',
        title: t(($) => $.office.contests.state),
        width: 152,
        cell: ({ state }) => <StateLabel state={state} />,
      },
      ...decided,
    ];
  return [
    ...common,
    {
      name: 'submitted',
      title: t(($) => $.office.entries.submitted),
      width: 232,
      cell: (row) => <Submitted row={row} />,
    },
    holder,
  ];
}

function Work({ row: { id, title, kind, thumbnail } }: { row: EntryRow }) {
  return <Pictured of={{ kind: kind === 'video' ? 'video' : 'photo', thumbnail }} title={title} second={String(id)} />;
}

function Submitted({ row: { submittedAt, again } }: { row: EntryRow }) {
  const { t } = useTranslation();
  return (
    <>
      <Moment at={submittedAt} /> {again && <Label>{t(($) => $.office.entries.again)}</Label>}
    </>
  );
}
