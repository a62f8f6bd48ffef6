import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskRound } from '#contract/calls/judging-desk.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { TwoLines } from '../../../ui/table/cells.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { Nothing } from '../../../ui/table/nothing.tsx';
import { Progress } from '../../../ui/table/progress.tsx';
import type { Column } from '../../../ui/table/table.ts';
import { Section } from '../../blocks/section.tsx';
import classes from './judging.module.css';
import { roundsQuery } from './queries.ts';
import { RoundDialog } from './round-dialog.tsx';
import { RoundState } from './round-state.tsx';

interface Props {
  contestId: number;
  onOpen: (roundId: number) => void;
}

/** All rounds of a contest, by track, and how far they are. */
export function RoundList({ contestId, onOpen }: Props) {
  const { t } = useTranslation();
  const [planning, setPlanning] = useState(false);
  const query = useQuery({
    ...roundsQuery(contestId),
    select: (infos) => ({ infos, total: infos.length }),
  });
  return (
    <Section
      title={t(($) => $.office.judging.rounds.title)}
      level={2}
      aside={
        <Button size="small" onClick={() => setPlanning(true)}>
          {t(($) => $.office.judging.rounds.add)}
        </Button>
      }
    >
      <DataTable
        label={t(($) => $.office.judging.rounds.title)}
        columns={useColumns()}
        query={query}
        rowKey={({ roundId }) => String(roundId)}
        onOpen={({ roundId }) => onOpen(roundId)}
        skeletonRows={4}
        empty={
          <Nothing title={t(($) => $.office.judging.rounds.none)} hint={t(($) => $.office.judging.rounds.noneHint)} />
        }
      />
      {planning && <RoundDialog contestId={contestId} onMade={onOpen} onClosed={() => setPlanning(false)} />}
    </Section>
  );
}

function useColumns(): Column<DeskRound>[] {
  const { t } = useTranslation();
  const columns = t(($) => $.office.judging.rounds.columns);
  return [
    {
      name: 'round',
      title: columns.round,
      cell: ({ track, number, method }) => (
        <TwoLines
          first={t(($) => $.office.judging.rounds.name, { track, number })}
          second={t(($) => $.office.judging.methods[method])}
        />
      ),
    },
    { name: 'state', title: columns.state, width: 120, cell: ({ state }) => <RoundState state={state} /> },
    { name: 'works', title: columns.works, width: 90, align: 'end', cell: ({ works }) => works },
    {
      name: 'progress',
      title: columns.progress,
      width: 220,
      cell: ({ scored, assigned }) => <Scored scored={scored} assigned={assigned} />,
    },
  ];
}

function Scored({ scored, assigned }: { scored: number; assigned: number }) {
  const { t } = useTranslation();
  if (assigned === 0) return null;
  const words = t(($) => $.office.judging.rounds.scored, { scored, assigned });
  return (
    <span className={classes.progress}>
      <Progress label={words} value={scored} max={assigned} />
      <span>{words}</span>
    </span>
  );
}
