import { useState } from 'react';
import { COLUMN_TITLE, type PayoutTemplate } from '#contract/domain/payout-file.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { TextInput } from '../../../ui/fields.ts';
import classes from './template.module.css';

type Answer = PayoutTemplate['answer'];
const TITLES = ['line', 'amount', 'result', 'reference', 'reason'] as const;
const WORDS = ['paid', 'bounced'] as const;

/** How the bank's answer names its columns and results. */
export function AnswerFields({ answer, onChange }: { answer: Answer; onChange: (answer: Answer) => void }) {
  const { t } = useTranslation();
  return (
    <fieldset className={classes.answer}>
      <legend>{t(($) => $.office.payouts.template.answer)}</legend>
      {TITLES.map((name) => (
        <TextInput
          key={name}
          size="xs"
          label={t(($) => $.office.payouts.template.answerColumns[name])}
          maxLength={COLUMN_TITLE}
          value={answer[name]}
          onChange={({ currentTarget: { value } }) => onChange({ ...answer, [name]: value })}
        />
      ))}
      {WORDS.map((name) => (
        <Words
          key={name}
          label={t(($) => $.office.payouts.template[name])}
          words={answer[name]}
          onChange={(words) => onChange({ ...answer, [name]: words })}
        />
      ))}
    </fieldset>
  );
}

interface WordsProps {
  label: string;
  words: readonly string[];
  onChange: (words: string[]) => void;
}

/** Several words in one field; what is typed stays as it is typed. */
function Words({ label, words, onChange }: WordsProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(words.join('，'));
  const change = (text: string) => {
    setTyped(text);
    onChange(
      text
        .split(/[,，、]/)
        .map((word) => word.trim())
        .filter(Boolean),
    );
  };
  return (
    <TextInput
      size="xs"
      label={label}
      description={t(($) => $.office.payouts.template.wordsHint)}
      value={typed}
      onChange={({ currentTarget: { value } }) => change(value)}
    />
  );
}
