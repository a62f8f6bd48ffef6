import { IconThumbDown, IconThumbUp } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { LIMITS } from '#contract/domain/limits.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import classes from './judge.module.css';
import { useJudge } from './questions-query.ts';

/** Asks whether an answer helped, and of whom it did not help, why. */
export function Judge({ slug }: { slug: string }) {
  const { t } = useTranslation();
  const judging = useJudge();
  const [asked, setAsked] = useState<'judgement' | 'reason' | 'nothing'>('judgement');
  const say = (helpful: boolean) =>
    judging.mutate({ slug, helpful }, { onSuccess: () => setAsked(helpful ? 'nothing' : 'reason') });
  return (
    <div className={classes.judge}>
      {asked === 'judgement' && (
        <fieldset className={classes.choice}>
          <legend>{t(($) => $.content.questions.helpful)}</legend>
          <Button
            variant="default"
            size="small"
            loading={judging.isPending}
            icon={<IconThumbUp size={14} stroke={1.8} aria-hidden="true" />}
            onClick={() => say(true)}
          >
            {t(($) => $.content.questions.yes)}
          </Button>
          <Button
            variant="default"
            size="small"
            loading={judging.isPending}
            icon={<IconThumbDown size={14} stroke={1.8} aria-hidden="true" />}
            onClick={() => say(false)}
          >
            {t(($) => $.content.questions.no)}
          </Button>
        </fieldset>
      )}
      <output>{asked === 'judgement' ? '' : t(($) => $.content.questions.thanks)}</output>
      {asked === 'reason' && <Reason slug={slug} judging={judging} onSent={() => setAsked('nothing')} />}
      {judging.error && <p role="alert">{judging.error.message}</p>}
    </div>
  );
}

interface ReasonProps {
  slug: string;
  judging: ReturnType<typeof useJudge>;
  onSent: () => void;
}

function Reason({ slug, judging, onSent }: ReasonProps) {
  const { t } = useTranslation();
  const [comment, setComment] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (comment.trim() === '') return onSent();
    judging.mutate({ slug, helpful: false, comment }, { onSuccess: onSent });
  };
  return (
    <form className={classes.reason} onSubmit={send}>
      <label>
        <strong>{t(($) => $.content.questions.why)}</strong>
        <span>{t(($) => $.content.questions.whyHint)}</span>
        <textarea
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it answers the reader's own press
          autoFocus
          maxLength={LIMITS.feedbackMax}
          rows={3}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
        />
      </label>
      <Button type="submit" size="small" loading={judging.isPending}>
        {t(($) => $.content.questions.send)}
      </Button>
    </form>
  );
}
