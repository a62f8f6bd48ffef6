import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type RoundMethod, COUNTS, JUDGING_LIMITS, ROUND_METHODS, TIE_BREAKS } from '#contract/domain/judging.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { NativeSelect } from '../../../ui/fields.ts';
import { Problem } from '../../../ui/problem.tsx';
import { NumberField } from '../number-field.tsx';
import { JudgeChecks } from './judge-checks.tsx';
import classes from './judging.module.css';
import { desk, judgesQuery, tracksQuery, useChange } from './queries.ts';

interface Props {
  contestId: number;
  onMade: (roundId: number) => void;
  onClosed: () => void;
}

/** Plans the next round of a track. */
export function RoundDialog({ onClosed, ...props }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog title={t(($) => $.office.judging.rounds.add)} size={560} onClosed={onClosed}>
      {(close) => <RoundForm {...props} close={close} />}
    </Dialog>
  );
}

/** Without a way of counting until somebody chooses one. */
const START = { method: 'rating', quorum: 3, ranked: 10, countBy: '', tieBreak: 'shared' } as const;
type Wish = { [Name in keyof typeof START]: (typeof START)[Name] extends number ? number : string };

function RoundForm({ contestId, onMade, close }: Omit<Props, 'onClosed'> & { close: () => void }) {
  const { t } = useTranslation();
  const { data: tracks = [] } = useQuery(tracksQuery(contestId));
  const { data: judges = [] } = useQuery(judgesQuery(contestId));
  const [wish, setWish] = useState<Wish>(START);
  const [track, setTrack] = useState<string>();
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const add = useChange(
    desk.addRound,
    t(($) => $.office.judging.plan.done),
  );
  const method = ROUND_METHODS.find((one) => one === wish.method) ?? START.method;
  const trackId = Number(track ?? tracks[0]?.trackId ?? 0);
  const ready = judges.filter(({ revokedAt }) => revokedAt === null);
  const judgeIds = ready.map(({ judgeId }) => judgeId).filter((judgeId) => !left.has(judgeId));
  const tooFew = judgeIds.length < wish.quorum;
  // Means of the same judges compare; those of different ones depend on how strict each is.
  const fairest = judgeIds.length > wish.quorum ? 'standardised' : 'raw';
  const countBy = COUNTS.find((one) => one === wish.countBy) ?? fairest;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (tooFew || trackId === 0) return;
    const tieBreak = tieBreaksOf(method).find((one) => one === wish.tieBreak) ?? START.tieBreak;
    const { quorum, ranked } = wish;
    add.mutate(
      { contestId, trackId, method, quorum, ranked, countBy, tieBreak, judgeIds },
      {
        onSuccess: ({ roundId }) => {
          close();
          onMade(roundId);
        },
      },
    );
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <p>{t(($) => $.office.judging.plan.hint)}</p>
      <NativeSelect
        label={t(($) => $.office.judging.plan.track)}
        value={String(trackId)}
        data={tracks.map((one) => ({
          value: String(one.trackId),
          label: t(($) => $.office.judging.plan.ready, { track: one.name, ready: one.ready }),
        }))}
        onChange={({ currentTarget }) => setTrack(currentTarget.value)}
      />
      <Counting wish={{ ...wish, countBy }} method={method} onChange={(change) => setWish({ ...wish, ...change })} />
      <JudgeChecks judges={ready} left={left} onChange={setLeft} />
      <Problem>{tooFew && ready.length > 0 ? t(($) => $.office.judging.plan.tooFew) : add.error?.message}</Problem>
      <div className={classes.ends}>
        <Button variant="default" onClick={close}>
          {t(($) => $.common.cancel)}
        </Button>
        <Button type="submit" loading={add.isPending} disabled={tooFew || trackId === 0}>
          {t(($) => $.office.judging.plan.submit)}
        </Button>
      </div>
    </form>
  );
}

/** Only points by criteria have a first criterion. */
const tieBreaksOf = (method: RoundMethod) =>
  TIE_BREAKS.filter((one) => method === 'rating' || one !== 'first-criterion');

interface CountingProps {
  wish: Wish;
  method: RoundMethod;
  onChange: (change: Partial<Wish>) => void;
}

/** How works are scored and counted. */
function Counting({ wish, method, onChange }: CountingProps) {
  const { t } = useTranslation();
  const words = t(($) => $.office.judging);
  const choices = [
    ['method', ROUND_METHODS.map((value) => ({ value, label: words.methods[value] }))],
    ['countBy', COUNTS.map((value) => ({ value, label: words.counts[value] }))],
    ['tieBreak', tieBreaksOf(method).map((value) => ({ value, label: words.ties[value] }))],
  ] as const;
  const numbers = method === 'ranking' ? (['quorum', 'ranked'] as const) : (['quorum'] as const);
  const most = { quorum: JUDGING_LIMITS.judges, ranked: JUDGING_LIMITS.ranked };
  return (
    <div className={classes.pair}>
      {choices.map(([name, data]) => (
        <NativeSelect
          key={name}
          label={words.plan[name]}
          value={wish[name]}
          data={data}
          onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
        />
      ))}
      {numbers.map((name) => (
        <NumberField
          key={name}
          label={words.plan[name]}
          value={wish[name]}
          most={most[name]}
          disabled={false}
          onChange={(value) => onChange({ [name]: value })}
        />
      ))}
    </div>
  );
}
