import { IconBell, IconReplace } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskRound, JudgeProgress } from '#contract/calls/judging-desk.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { Label } from '../../../ui/table/label.tsx';
import { Nothing } from '../../../ui/table/nothing.tsx';
import { Progress } from '../../../ui/table/progress.tsx';
import type { Column } from '../../../ui/table/table.ts';
import { toast } from '../../../ui/toast.ts';
import { IconButton } from '../../blocks/icon-button.tsx';
import { Moment } from '../../blocks/moment.tsx';
import { Section } from '../../blocks/section.tsx';
import classes from './judging.module.css';
import { desk, progressQuery, useChange } from './queries.ts';
import { ReplaceDialog } from './replace-dialog.tsx';
import { ToldWorks } from './told-works.tsx';

interface Props {
  contestId: number;
  round: DeskRound;
}

/** How far each judge of a round is, without any score. */
export function JudgesProgress({ contestId, round }: Props) {
  const { t } = useTranslation();
  const [leaving, setLeaving] = useState<JudgeProgress>();
  const query = useQuery({
    ...progressQuery(round.roundId),
    select: ({ judges }) => ({ infos: judges, total: judges.length }),
  });
  const words = t(($) => $.office.judging.progress);
  return (
    <Section title={words.title} level={2}>
      {round.state !== 'closed' && <p className={classes.hint}>{words.hint}</p>}
      <DataTable
        label={words.title}
        columns={useColumns(round, setLeaving)}
        query={query}
        rowKey={({ judgeId }) => String(judgeId)}
        skeletonRows={4}
        empty={<Nothing title={words.none} hint={words.noneHint} />}
      />
      <ToldWorks roundId={round.roundId} />
      {leaving && (
        <ReplaceDialog
          contestId={contestId}
          roundId={round.roundId}
          judge={leaving}
          onClosed={() => setLeaving(undefined)}
        />
      )}
    </Section>
  );
}

function useColumns(round: DeskRound, onReplace: (judge: JudgeProgress) => void): Column<JudgeProgress>[] {
  const { t } = useTranslation();
  const { columns, replaced } = t(($) => $.office.judging.progress);
  const counts = (['handedIn', 'recused', 'flagged'] as const).map((name): Column<JudgeProgress> => ({
    name,
    title: columns[name],
    width: 92,
    align: 'end',
    cell: (judge) => judge[name],
  }));
  return [
    {
      name: 'judge',
      title: columns.judge,
      cell: ({ name, replacedAt }) => (
        <span className={classes.buttons}>
          {name} {replacedAt && <Label>{replaced}</Label>}
        </span>
      ),
    },
    { name: 'scored', title: columns.scored, width: 140, cell: (judge) => <Scored judge={judge} /> },
    ...counts,
    {
      name: 'reminded',
      title: columns.reminded,
      width: 120,
      cell: ({ remindedAt }) => remindedAt && <Moment at={remindedAt} />,
    },
    {
      name: 'actions',
      title: columns.actions,
      width: 84,
      cell: (judge) => <Actions round={round} judge={judge} onReplace={() => onReplace(judge)} />,
    },
  ];
}

function Scored({ judge: { scored, works } }: { judge: JudgeProgress }) {
  const { t } = useTranslation();
  const words = t(($) => $.office.judging.progress.of, { scored, works });
  return (
    <span className={classes.progress}>
      {works > 0 && <Progress label={words} value={scored} max={works} />}
      <span>{words}</span>
    </span>
  );
}

function Actions({ round, judge, onReplace }: { round: DeskRound; judge: JudgeProgress; onReplace: () => void }) {
  const { t } = useTranslation();
  const { judgeId, name, works, handedIn, replacedAt } = judge;
  const remind = useChange(
    desk.remind,
    t(($) => $.office.judging.remind.done),
  );
  if (round.state === 'closed' || replacedAt !== null) return null;
  const send = () =>
    remind.mutate({ roundId: round.roundId, judgeId }, { onError: (error) => void toast(error.message, 'failed') });
  return (
    <span className={classes.buttons}>
      {round.state === 'open' && handedIn < works && (
        <IconButton icon={IconBell} label={t(($) => $.office.judging.remind.open, { name })} onClick={send} />
      )}
      <IconButton icon={IconReplace} label={t(($) => $.office.judging.replace.open, { name })} onClick={onReplace} />
    </span>
  );
}
