import type { StatementLine } from '#contract/calls/statements.ts';
import { formatFen } from '#contract/domain/money.ts';
import { shareOf } from '#contract/domain/shares.ts';
import { DISPUTE_LENGTH } from '#contract/domain/statement.ts';
import { fieldError } from '../../lib/api.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { Textarea, TextInput } from '../../ui/fields.ts';
import { Problem } from '../../ui/problem.tsx';
import { useCallForm } from '../../ui/use-call-form.ts';
import { DisputedLine } from './disputed-line.tsx';
import { desk, useChange } from './queries.ts';
import classes from './statements.module.css';

/** The answers beside the lines; all are sent at once. */
export function AnswerForm({ id, lines }: { id: number; lines: StatementLine[] }) {
  const { t } = useTranslation();
  const { form, onSubmit, pending, problem } = useAnswers(id, lines);
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      {lines.map((line) => (
        <Answer key={line.saleId} line={line} form={form} />
      ))}
      <Problem>{problem}</Problem>
      <div className={classes.buttons}>
        <Button type="submit" loading={pending}>
          {t(($) => $.office.statements.answer.send)}
        </Button>
      </div>
    </form>
  );
}

/** Fields by line: the words, and the corrected rate where there is one. */
const wordsOf = ({ saleId }: StatementLine) => `words-${saleId}`;
const percentOf = ({ saleId }: StatementLine) => `percent-${saleId}`;

function useAnswers(id: number, lines: StatementLine[]) {
  const { t } = useTranslation();
  const answer = useChange(
    desk.answer,
    t(($) => $.office.statements.answer.done),
  );
  const rateIn = (typed: Record<string, string>, line: StatementLine) => {
    const text = typed[percentOf(line)]?.trim() ?? '';
    const percent = Number(text);
    if (text === '') return null;
    if (Number.isInteger(percent) && percent >= 0 && percent <= 100) return percent;
    throw fieldError(
      percentOf(line),
      t(($) => $.office.statements.answer.notPercent),
    );
  };
  return useCallForm<Record<string, string>>({
    initial: Object.fromEntries(lines.flatMap((line) => [wordsOf(line), percentOf(line)].map((name) => [name, '']))),
    mayBeEmpty: lines.map(percentOf),
    send: async (typed) => {
      const answers = lines.map((line) => ({
        saleId: line.saleId,
        answer: typed[wordsOf(line)] ?? '',
        sharePercent: rateIn(typed, line),
      }));
      await answer.mutateAsync({ id, answers });
    },
  });
}

function Answer({ line, form }: { line: StatementLine; form: ReturnType<typeof useAnswers>['form'] }) {
  const { t } = useTranslation();
  return (
    <DisputedLine line={line}>
      <div className={classes.pair}>
        <Textarea
          size="xs"
          label={t(($) => $.office.statements.answer.words)}
          rows={2}
          maxLength={DISPUTE_LENGTH}
          required
          {...form.getInputProps(wordsOf(line))}
        />
        <TextInput
          size="xs"
          label={t(($) => $.office.statements.answer.percent)}
          placeholder={t(($) => $.office.statements.answer.stands)}
          inputMode="numeric"
          maxLength={3}
          rightSection="%"
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          description={corrected(line, form.values[percentOf(line)] ?? '')}
          {...form.getInputProps(percentOf(line))}
        />
      </div>
    </DisputedLine>
  );
}

/** What the line would say instead. */
function corrected({ netFen, amountFen }: StatementLine, typed: string): string {
  const percent = typed.trim() === '' ? undefined : Number(typed);
  const fen = percent === undefined || !Number.isInteger(percent) ? amountFen : shareOf(netFen, percent);
  return `→ ${formatFen(fen)}`;
}
