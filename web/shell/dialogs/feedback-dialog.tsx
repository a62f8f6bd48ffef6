import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { feedbackCalls } from '#contract/calls/feedback.ts';
import { LIMITS } from '#contract/domain/limits.ts';
import { client } from '../../lib/api.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Textarea, TextInput } from '../../ui/fields.ts';
import { Problem } from '../../ui/problem.tsx';
import { toast } from '../../ui/toast.ts';
import classes from './feedback-dialog.module.css';

const feedback = client(feedbackCalls);

export function FeedbackDialog({ onClosed }: { onClosed: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog title={t(($) => $.feedback.title)} onClosed={onClosed}>
      {(close) => <Survey onSent={close} />}
    </Dialog>
  );
}

interface Answer {
  score: Score;
  comment: string;
  contact: string;
}

function useSend(onSent: () => void) {
  const { t } = useTranslation();
  return useMutation({
    mutationFn: (answer: Answer) => feedback.create({ ...answer, page: location.pathname.slice(0, 200) }),
    onSuccess: async () => {
      onSent();
      await toast(t(($) => $.feedback.sent));
    },
  });
}

function Survey({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation();
  const [score, setScore] = useState<Score | null>(null);
  const [comment, setComment] = useState('');
  const [contact, setContact] = useState('');
  const [missing, setMissing] = useState(false);
  const send = useSend(onSent);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(score === null);
    if (score !== null) send.mutate({ score, comment, contact });
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <p className={classes.intro}>{t(($) => $.feedback.intro)}</p>
      <ScorePicker value={score} onChange={setScore} />
      <Textarea
        label={t(($) => $.feedback.comment)}
        placeholder={t(($) => $.feedback.commentHint)}
        rows={4}
        maxLength={LIMITS.feedbackMax}
        description={`${Array.from(comment).length} / ${LIMITS.feedbackMax}`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        size="md"
        value={comment}
        onChange={(event) => setComment(event.currentTarget.value)}
      />
      <TextInput
        label={`${t(($) => $.feedback.contact)} (${t(($) => $.common.optional)})`}
        placeholder={t(($) => $.feedback.contactHint)}
        maxLength={100}
        size="md"
        value={contact}
        onChange={(event) => setContact(event.currentTarget.value)}
      />
      <Problem>{missing && score === null ? t(($) => $.feedback.scoreMissing) : send.error?.message}</Problem>
      <Button type="submit" size="large" loading={send.isPending}>
        {t(($) => $.feedback.submit)}
      </Button>
    </form>
  );
}

type Score = 1 | 2 | 3 | 4 | 5;
const SCORES: Score[] = [1, 2, 3, 4, 5];

/** Five answers from very poor to excellent. */
function ScorePicker({ value, onChange }: { value: Score | null; onChange: (score: Score) => void }) {
  const { t } = useTranslation();
  const name = useId();
  return (
    <fieldset className={classes.scores}>
      <legend>{t(($) => $.feedback.score)}</legend>
      {SCORES.map((score) => (
        <label key={score} className={classes.score} data-chosen={value === score}>
          <input type="radio" name={name} checked={value === score} onChange={() => onChange(score)} />
          <span className={classes.number}>{score}</span>
          <span className={classes.word}>{t(($) => $.feedback.scores[score])}</span>
        </label>
      ))}
    </fieldset>
  );
}
