import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { COMMENT_LENGTH } from '#contract/domain/board.ts';
import { formatClock } from '#contract/domain/clock.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { Textarea } from '../../ui/fields.ts';
import { Problem } from '../../ui/problem.tsx';
import classes from './comments.module.css';
import { useBoardActions } from './board-actions.ts';
import type { Work } from './work.ts';

interface Props {
  work: Work;
  position: number | null;
  onSaid: () => Promise<void>;
}

/** Says something about a work, or about the second that its player shows. */
export function CommentForm({ work, position, onSaid }: Props) {
  const { t } = useTranslation();
  const actions = useBoardActions();
  const [text, setText] = useState('');
  const [timed, setTimed] = useState(true);
  const second = timed && position !== null && position > 0 ? position : null;
  const saying = useMutation({
    mutationFn: () => actions.say({ materialId: work.id, second, text: text.trim() }),
    onSuccess: async (said) => {
      if (!said) return;
      setText('');
      await onSaid();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') saying.mutate();
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <Textarea
        label={t(($) => $.boardWork.text)}
        placeholder={t(($) => $.boardWork.textHint)}
        size="md"
        rows={3}
        maxLength={COMMENT_LENGTH}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Problem>{saying.error?.message}</Problem>
      <div className={classes.send}>
        {position !== null && position > 0 && (
          <label>
            <input type="checkbox" checked={timed} onChange={(event) => setTimed(event.currentTarget.checked)} />
            {t(($) => $.boardWork.at, { time: formatClock(position) })}
          </label>
        )}
        <Button type="submit" size="small" disabled={text.trim() === ''} loading={saying.isPending}>
          {t(($) => $.boardWork.send)}
        </Button>
      </div>
    </form>
  );
}
