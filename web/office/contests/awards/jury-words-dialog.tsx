import type { DeskAward } from '#contract/calls/awards-desk.ts';
import { AWARD_LIMITS } from '#contract/domain/award.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Textarea } from '../../../ui/fields.ts';
import { Problem } from '../../../ui/problem.tsx';
import { useCallForm } from '../../../ui/use-call-form.ts';
import classes from './awards.module.css';
import { desk, useChange } from './queries.ts';
import { ReasonField } from './reason-field.tsx';

interface Props {
  award: DeskAward;
  fixed: boolean;
  onClosed: () => void;
}

/** What the jury says of a work, in both languages. */
export function JuryWordsDialog({ onClosed, ...rest }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog title={t(($) => $.office.awards.words.title)} size={560} onClosed={onClosed}>
      {(close) => <WordsForm {...rest} close={close} />}
    </Dialog>
  );
}

function WordsForm({ award, fixed, close }: Omit<Props, 'onClosed'> & { close: () => void }) {
  const { t } = useTranslation();
  const words = t(($) => $.office.awards.words);
  const save = useChange(desk.words, words.done);
  const { form, onSubmit, pending, problem } = useCallForm({
    initial: { wordsZh: award.wordsZh, wordsEn: award.wordsEn, reason: '' },
    mayBeEmpty: fixed ? ['wordsZh', 'wordsEn'] : ['wordsZh', 'wordsEn', 'reason'],
    send: async (values) => {
      await save.mutateAsync({ awardId: award.awardId, ...values });
      close();
    },
  });
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <p>
        {award.title} · {words.body}
      </p>
      <Textarea label={words.zh} rows={3} maxLength={AWARD_LIMITS.words} {...form.getInputProps('wordsZh')} />
      <Textarea label={words.en} rows={3} maxLength={AWARD_LIMITS.words} {...form.getInputProps('wordsEn')} />
      {fixed && <ReasonField {...form.getInputProps('reason')} />}
      <Problem>{problem}</Problem>
      <div className={classes.ends}>
        <Button variant="default" onClick={close}>
          {t(($) => $.common.cancel)}
        </Button>
        <Button type="submit" loading={pending}>
          {words.save}
        </Button>
      </div>
    </form>
  );
}
