import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { DeskRound } from '#contract/calls/judging-desk.ts';
import { JUDGING_LIMITS } from '#contract/domain/judging.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { NativeSelect } from '../../../ui/fields.ts';
import { Problem } from '../../../ui/problem.tsx';
import { NumberField } from '../number-field.tsx';
import classes from './judging.module.css';
import { desk, judgesQuery, progressQuery, useChange } from './queries.ts';

/** Asks for more judges or fewer for each work. */
export function QuorumDialog({ round, onClosed }: { round: DeskRound; onClosed: () => void }) {
  const { t } = useTranslation();
  const words = t(($) => $.office.judging.quorum);
  const [quorum, setQuorum] = useState(round.quorum);
  const change = useChange(desk.quorum, words.done);
  return (
    <Question words={words} change={change} input={{ roundId: round.roundId, quorum }} onClosed={onClosed}>
      <NumberField
        label={t(($) => $.office.judging.plan.quorum)}
        value={quorum}
        most={JUDGING_LIMITS.judges}
        disabled={false}
        onChange={setQuorum}
      />
    </Question>
  );
}

interface SeatProps {
  contestId: number;
  roundId: number;
  onClosed: () => void;
}

/** Lets another judge join a round. */
export function SeatDialog({ contestId, roundId, onClosed }: SeatProps) {
  const { t } = useTranslation();
  const words = t(($) => $.office.judging.seat);
  const free = useFreeJudges(contestId, roundId);
  const [chosen, setChosen] = useState<number>();
  const seat = useChange(desk.seat, words.done);
  const judgeId = chosen ?? free[0]?.judgeId;
  const input = judgeId === undefined ? undefined : { roundId, judgeId };
  return (
    <Question words={words} change={seat} input={input} onClosed={onClosed}>
      {free.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <NativeSelect
          label={words.judge}
          value={String(judgeId)}
          data={free.map((judge) => ({ value: String(judge.judgeId), label: judge.name }))}
          onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
        />
      )}
    </Question>
  );
}

/** Judges of a contest whose keys are good and who do not sit in a round. */
export function useFreeJudges(contestId: number, roundId: number) {
  const { data: judges = [] } = useQuery(judgesQuery(contestId));
  const { data: progress } = useQuery(progressQuery(roundId));
  const sitting = progress?.judges.filter(({ replacedAt }) => replacedAt === null).map(({ judgeId }) => judgeId);
  return judges.filter(({ judgeId, revokedAt }) => revokedAt === null && sitting?.includes(judgeId) === false);
}

interface QuestionProps<Input> {
  words: { title: string; body: string; confirm: string };
  change: { mutateAsync: (input: Input) => Promise<unknown>; isPending: boolean; error: Error | null };
  /** Undefined while nothing can be sent. */
  input: Input | undefined;
  onClosed: () => void;
  children: ReactNode;
}

/** Asks for one thing, and stays open until the server has accepted it. */
function Question<Input>({ words, change, input, onClosed, children }: QuestionProps<Input>) {
  const { t } = useTranslation();
  const send = async (event: FormEvent, close: () => void) => {
    event.preventDefault();
    if (input === undefined || change.isPending) return;
    await change.mutateAsync(input).then(close, () => undefined);
  };
  return (
    <Dialog title={words.title} onClosed={onClosed}>
      {(close) => (
        <form className={classes.form} onSubmit={(event) => void send(event, close)} noValidate>
          <p>{words.body}</p>
          {children}
          <Problem>{change.error?.message}</Problem>
          <div className={classes.ends}>
            <Button variant="default" onClick={close}>
              {t(($) => $.common.cancel)}
            </Button>
            <Button type="submit" loading={change.isPending} disabled={input === undefined}>
              {words.confirm}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
