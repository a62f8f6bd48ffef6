import { useQuery } from '@tanstack/react-query';
import type { JudgeRound } from '#contract/calls/judging.ts';
import { clearJudgeToken } from '../lib/judge-token.ts';
import { queryClient } from '../lib/query-client.ts';
import { useTranslation } from '../lib/translation.ts';
import { Button } from '../ui/button.tsx';
import { Retry } from '../ui/retry.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Label } from '../ui/table/label.tsx';
import { toast } from '../ui/toast.ts';
import { judging, KEY, seatsQuery } from './queries.ts';
import { waits } from './queue.ts';
import { Rules } from './rules.tsx';
import classes from './score.module.css';

interface Props {
  onRound: (roundId: number) => void;
}

/** Whose key it is, the rules, and the rounds to judge. */
export function Seats({ onRound }: Props) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(seatsQuery);
  if (error) return <Retry error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={400} />;
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <div>
          <h1>{data.contest.title}</h1>
          <p>{t(($) => $.judging.hello, { name: data.judge })}</p>
        </div>
        <Leave />
      </div>
      <h2>{t(($) => $.judging.rounds)}</h2>
      <ul className={classes.rounds}>
        {data.rounds.map((round) => (
          <Seat key={round.roundId} round={round} onRound={onRound} />
        ))}
      </ul>
      <h2>{t(($) => $.judging.rules)}</h2>
      <Rules />
    </div>
  );
}

function Seat({ round, onRound }: { round: JudgeRound } & Props) {
  const { t } = useTranslation();
  const { roundId, track, number, method, state, works, scored, handedIn } = round;
  const done = works > 0 && handedIn === works;
  return (
    <li>
      <div>
        <strong>{t(($) => $.judging.roundOf, { track, number })}</strong>
        <span>
          {t(($) => $.judging.method[method])} · {t(($) => $.judging.progress, { scored, works })}
        </span>
      </div>
      <Label tone={done ? 'good' : 'quiet'}>
        {done ? t(($) => $.judging.handedIn) : t(($) => $.judging.state[state])}
      </Label>
      <Button disabled={state === 'planned'} onClick={() => onRound(roundId)}>
        {t(($) => $.judging.begin)}
      </Button>
    </li>
  );
}

function Leave() {
  const { t } = useTranslation();
  const leave = async () => {
    if (waits())
      return void toast(
        t(($) => $.judging.unsent),
        'failed',
      );
    await judging.leave().catch(() => undefined);
    clearJudgeToken();
    queryClient.removeQueries({ queryKey: [KEY] });
  };
  return (
    <Button variant="default" onClick={() => void leave()}>
      {t(($) => $.judging.leave)}
    </Button>
  );
}
