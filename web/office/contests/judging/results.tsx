import { useQuery } from '@tanstack/react-query';
import type { DeskRound, RoundResult } from '#contract/calls/judging-desk.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { ExportButton } from '../../../ui/export-button.tsx';
import { TwoLines } from '../../../ui/table/cells.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { Label } from '../../../ui/table/label.tsx';
import { Nothing } from '../../../ui/table/nothing.tsx';
import type { Column } from '../../../ui/table/table.ts';
import type { Address } from '../../../ui/table/use-address.ts';
import { Section } from '../../blocks/section.tsx';
import { desk, resultsQuery } from './queries.ts';

/** The ranking of a closed round, with both means; one of them counts. */
export function Results({ round, address }: { round: DeskRound; address: Address }) {
  const { t } = useTranslation();
  const { roundId } = round;
  const words = t(($) => $.office.judging.results);
  const query = useQuery(resultsQuery(roundId, address.page));
  return (
    <Section
      title={words.title}
      level={2}
      aside={
        <ExportButton
          label={words.csv}
          fileName={t(($) => $.office.judging.results.fileName, { id: roundId })}
          done={words.exported}
          load={() => desk.csv({ roundId })}
        />
      }
    >
      <DataTable
        label={words.title}
        columns={useColumns(round)}
        query={query}
        rowKey={({ entryId }) => String(entryId)}
        empty={<Nothing title={words.none} hint={words.noneHint} />}
        paging={address.paging}
      />
    </Section>
  );
}

const DECIMALS = { raw: 2, standardised: 3 } as const;

function useColumns({ countBy }: DeskRound): Column<RoundResult>[] {
  const { t } = useTranslation();
  const language = useLanguage();
  const { columns, yes } = t(($) => $.office.judging.results);
  const means = (['raw', 'standardised'] as const).map((name): Column<RoundResult> => ({
    name,
    title: name === countBy ? t(($) => $.office.judging.results.counted, { name: columns[name] }) : columns[name],
    width: 165,
    align: 'end',
    cell: ({ [name]: mean }) => (mean === null ? '–' : formatNumber(mean, language, DECIMALS[name])),
  }));
  return [
    {
      name: 'rank',
      title: columns.rank,
      width: 100,
      cell: ({ rank, tied }) => (tied > 1 ? t(($) => $.office.judging.results.tied, { rank, tied }) : String(rank)),
    },
    {
      name: 'work',
      title: columns.work,
      cell: ({ title, entryId }) => (
        <TwoLines first={title} second={t(($) => $.office.judging.results.number, { id: entryId })} />
      ),
    },
    { name: 'votes', title: columns.votes, width: 70, align: 'end', cell: ({ votes }) => votes },
    ...means,
    {
      name: 'advanced',
      title: columns.advanced,
      width: 96,
      cell: ({ advanced }) => advanced && <Label tone="good">{yes}</Label>,
    },
  ];
}
