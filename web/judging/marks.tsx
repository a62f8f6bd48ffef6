import { useState } from 'react';
import type { JudgedWork } from '#contract/calls/judging.ts';
import { JUDGING_LIMITS } from '#contract/domain/judging.ts';
import { useTranslation } from '../lib/translation.ts';
import { Button } from '../ui/button.tsx';
import { Textarea } from '../ui/fields.ts';
import { toast } from '../ui/toast.ts';
import { WordsDialog } from '../ui/words-dialog.tsx';
import { asJudge, judging } from './queries.ts';
import classes from './points.module.css';

interface Props {
  work: JudgedWork;
  onChange: (part: Partial<JudgedWork>) => void;
}

/** A flag for coordinators, a note, and a way to step back. */
export function Marks({ work, onChange }: Props) {
  const { t } = useTranslation();
  const [note, setNote] = useState(work.note);
  const [recusing, setRecusing] = useState(false);
  const mark = async (part: { flagged?: boolean; note?: string }) => {
    const { id, flagged, note: before } = work;
    onChange(part);
    try {
      await asJudge(judging.mark({ id, flagged, note: before, ...part }));
    } catch (error) {
      onChange({ flagged, note: before });
      void toast((error as Error).message, 'failed');
    }
  };
  return (
    <div className={classes.marks}>
      <label className={classes.flag}>
        <input
          type="checkbox"
          checked={work.flagged}
          disabled={work.handedIn}
          onChange={({ currentTarget }) => void mark({ flagged: currentTarget.checked })}
        />
        {t(($) => $.judging.flag)}
      </label>
      <Textarea
        label={t(($) => $.judging.note)}
        description={t(($) => $.judging.noteHint)}
        rows={2}
        maxLength={JUDGING_LIMITS.note}
        disabled={work.handedIn}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
        onBlur={() => note !== work.note && void mark({ note })}
      />
      {!work.handedIn && (
        <Button variant="plain" size="small" onClick={() => setRecusing(true)}>
          {t(($) => $.judging.recuse)}
        </Button>
      )}
      {recusing && (
        <WordsDialog
          title={t(($) => $.judging.recuseTitle)}
          body={t(($) => $.judging.recuseBody)}
          label={t(($) => $.judging.recuseReason)}
          confirm={t(($) => $.judging.recuse)}
          max={JUDGING_LIMITS.reason}
          onConfirm={async (reason) => {
            await asJudge(judging.recuse({ id: work.id, reason }));
            onChange({ recused: true, scores: null });
          }}
          onClosed={() => setRecusing(false)}
        />
      )}
    </div>
  );
}
