import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskRound } from '#contract/calls/judging-desk.ts';
import { JUDGING_LIMITS } from '#contract/domain/judging.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { confirm } from '../../../ui/overlays.ts';
import { toast } from '../../../ui/toast.ts';
import { ReasonDialog } from '../../blocks/reason-dialog.tsx';
import classes from './judging.module.css';
import { desk, progressQuery, useChange } from './queries.ts';
import { QuorumDialog, SeatDialog } from './round-dialogs.tsx';

interface Props {
  contestId: number;
  round: DeskRound;
}

/** What a coordinator can do with a round that is not closed. */
export function RoundActions({ contestId, round }: Props) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<'close' | 'quorum' | 'seat'>();
  const close = () => setAsked(undefined);
  const { state } = round;
  return (
    <div className={classes.buttons}>
      {(['seat', 'quorum'] as const).map((name) => (
        <Button key={name} variant="default" size="small" onClick={() => setAsked(name)}>
          {t(($) => $.office.judging[name].button)}
        </Button>
      ))}
      {state === 'planned' && <Move name="open" round={round} />}
      {state === 'open' && <Move name="pause" round={round} />}
      {state === 'paused' && <Move name="resume" round={round} />}
      {state !== 'planned' && (
        <Button variant="danger" size="small" onClick={() => setAsked('close')}>
          {t(($) => $.office.judging.close.button)}
        </Button>
      )}
      {asked === 'close' && <CloseDialog round={round} onClosed={close} />}
      {asked === 'quorum' && <QuorumDialog round={round} onClosed={close} />}
      {asked === 'seat' && <SeatDialog contestId={contestId} roundId={round.roundId} onClosed={close} />}
    </div>
  );
}

const MOVES = { open: desk.openRound, pause: desk.pauseRound, resume: desk.resumeRound };

function Move({ name, round: { roundId } }: { name: keyof typeof MOVES; round: DeskRound }) {
  const { t } = useTranslation();
  const words = t(($) => $.office.judging[name]);
  const move = useChange(MOVES[name], words.done);
  const act = async () => {
    const { button, title, body } = t(($) => $.office.judging.open);
    if (name === 'open' && !(await confirm({ title, body, confirm: button }))) return;
    move.mutate({ roundId }, { onError: (error) => void toast(error.message, 'failed') });
  };
  return (
    <Button
      size="small"
      variant={name === 'pause' ? 'default' : 'filled'}
      loading={move.isPending}
      onClick={() => void act()}
    >
      {words.button}
    </Button>
  );
}

function CloseDialog({ round: { roundId }, onClosed }: { round: DeskRound; onClosed: () => void }) {
  const { t } = useTranslation();
  const words = t(($) => $.office.judging.close);
  const { data } = useQuery(progressQuery(roundId));
  const close = useChange(desk.closeRound, words.done);
  const finished = data?.closesEarly === false;
  return (
    <ReasonDialog
      title={words.title}
      body={finished ? words.body : `${words.body} ${words.early}`}
      confirm={words.confirm}
      max={JUDGING_LIMITS.reason}
      optional={finished}
      danger
      onConfirm={(reason) => close.mutateAsync({ roundId, reason })}
      onClosed={onClosed}
    />
  );
}
