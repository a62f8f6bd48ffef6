import { useState } from 'react';
import type { JudgedWork } from '#contract/calls/judging.ts';
import { JUDGING_LIMITS } from '#contract/domain/judging.ts';
import { useTranslation } from '../lib/translation.ts';
import { Button } from '../ui/button.tsx';
import { Textarea } from '../ui/fields.ts';
import { WordsDialog } from '../ui/words-dialog.tsx';
import { asJudge, judging } from './queries.ts';
import type { Mark } from './queue.ts';
import classes from './points.module.css';

interface Props {
  work: JudgedWork;
  onMark: (part: Partial<Mark>) => void;
  onRecused: () => void;
}

/** A flag for coordinators, a note, and a way to step back. */
export function Marks({ work, onMark, onRecused }: Props) {
  const { t } = useTranslation();
  const [recusing, setRecusing] = useState(false);
  return (
    <div className={classes.marks}>
      <label className={classes.flag}>
        <input
          type="checkbox"
          checked={work.flagged}
          disabled={work.handedIn}
          onChange={({ currentTarget }) => onMark({ flagged: currentTarget.checked })}
        />
        {t(($) => $.judging.flag)}
      </label>
      <Textarea
        label={t(($) => $.judging.note)}
        description={t(($) => $.judging.noteHint)}
        rows={2}
        maxLength={JUDGING_LIMITS.note}
        disabled={work.handedIn}
        value={work.note}
        onChange={({ currentTarget }) => onMark({ note: currentTarget.value })}
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
            onRecused();
          }}
          onClosed={() => setRecusing(false)}
        />
      )}
    </div>
  );
}
