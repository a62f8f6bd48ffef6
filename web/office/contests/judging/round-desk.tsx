import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { DeskRound } from '#contract/calls/judging-desk.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Retry } from '../../../ui/retry.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Nothing } from '../../../ui/table/nothing.tsx';
import type { Address } from '../../../ui/table/use-address.ts';
import { AdminHistory } from '../../blocks/history.tsx';
import { IconButton } from '../../blocks/icon-button.tsx';
import { Moment } from '../../blocks/moment.tsx';
import { Facts } from '../../blocks/section.tsx';
import { Advance } from './advance.tsx';
import { JudgesProgress } from './judges-progress.tsx';
import classes from './judging.module.css';
import { recordQuery, roundsQuery } from './queries.ts';
import { Results } from './results.tsx';
import { RoundActions } from './round-actions.tsx';
import { RoundFigures } from './round-figures.tsx';
import { RoundState } from './round-state.tsx';

interface Props {
  contestId: number;
  roundId: number;
  address: Address;
  onBack: () => void;
}

/** One round: how far everybody is while it goes on, and what came of it afterwards. */
export function RoundDesk({ contestId, roundId, address, onBack }: Props) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(roundsQuery(contestId));
  const { data: sealed } = useQuery(recordQuery(contestId));
  const round = data?.find((one) => one.roundId === roundId);
  const back = <IconButton icon={IconArrowLeft} label={t(($) => $.office.judging.rounds.back)} onClick={onBack} />;
  if (!data) return error ? <Retry error={error} onRetry={() => void refetch()} /> : <Skeleton height={320} />;
  if (!round)
    return (
      <>
        <div>{back}</div>
        <Nothing
          title={t(($) => $.office.judging.rounds.notFound)}
          hint={t(($) => $.office.judging.rounds.notFoundHint)}
        />
      </>
    );
  return (
    <>
      <div className={classes.head}>
        {back}
        <h2>{t(($) => $.office.judging.rounds.name, { track: round.track, number: round.number })}</h2>
        <RoundState state={round.state} />
        {round.state !== 'closed' && <RoundActions contestId={contestId} round={round} />}
      </div>
      <About round={round} />
      {round.state === 'closed' && (
        <>
          {sealed === null && <Advance round={round} />}
          <Results round={round} address={address} />
          <RoundFigures roundId={roundId} />
        </>
      )}
      <JudgesProgress contestId={contestId} round={round} />
      <AdminHistory subject={`round:${roundId}`} />
    </>
  );
}

function About({ round }: { round: DeskRound }) {
  const { t } = useTranslation();
  const words = t(($) => $.office.judging);
  const { method, quorum, countBy, tieBreak, criteria, works, short, openedAt, closedAt, reason } = round;
  const points = criteria.map((one) => t(($) => $.office.judging.round.criterion, one)).join(' · ');
  const few = short > 0 && round.state !== 'closed' && t(($) => $.office.judging.round.short, { count: short });
  return (
    <Facts
      facts={[
        [words.round.method, words.methods[method]],
        ...(method === 'rating' ? [[words.round.criteria, points] as const] : []),
        [words.round.quorum, quorum],
        [words.round.countBy, words.counts[countBy]],
        [words.round.tieBreak, words.ties[tieBreak]],
        [words.round.works, few ? `${works} · ${few}` : works],
        ...(openedAt ? [[words.round.opened, <Moment key="opened" at={openedAt} />] as const] : []),
        ...(closedAt ? [[words.round.closed, <Moment key="closed" at={closedAt} />] as const] : []),
        ...(reason ? [[words.round.early, reason] as const] : []),
      ]}
    />
  );
}
