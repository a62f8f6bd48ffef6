import type { StatementLine } from '#contract/calls/statements.ts';
import { formatFen } from '#contract/domain/money.ts';
import { DISPUTE_LENGTH } from '#contract/domain/statement.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Textarea } from '../../../ui/fields.ts';
import { Problem } from '../../../ui/problem.tsx';
import { useCallForm } from '../../../ui/use-call-form.ts';
import { statements, useChangeStatement } from './queries.ts';
import classes from './statements.module.css';

interface Props {
  id: number;
  lines: StatementLine[];
  onClosed: () => void;
}

/** Asks what is wrong with each of the chosen sales. */
export function DisputeDialog({ id, lines, onClosed }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog title={t(($) => $.statements.disputeTitle, { count: lines.length })} size={560} onClosed={onClosed}>
      {(close) => <DisputeForm id={id} lines={lines} close={close} />}
    </Dialog>
  );
}

function DisputeForm({ id, lines, close }: Omit<Props, 'onClosed'> & { close: () => void }) {
  const { t } = useTranslation();
  const change = useChangeStatement(
    statements.dispute,
    t(($) => $.statements.disputed),
  );
  const { form, onSubmit, pending, problem } = useCallForm<Record<string, string>>({
    initial: Object.fromEntries(lines.map(({ saleId }) => [`line-${saleId}`, ''])),
    send: async (typed) => {
      await change.mutateAsync({
        id,
        lines: lines.map(({ saleId }) => ({ saleId, words: typed[`line-${saleId}`] ?? '' })),
      });
      close();
    },
  });
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <p>{t(($) => $.statements.disputeBody)}</p>
      <div className={classes.disputes}>
        {lines.map(({ saleId, materialCode: code, amountFen }, place) => (
          <Textarea
            key={saleId}
            data-autofocus={place === 0 ? true : undefined}
            label={t(($) => $.statements.disputeWords, { code, amount: formatFen(amountFen) })}
            rows={2}
            maxLength={DISPUTE_LENGTH}
            required
            {...form.getInputProps(`line-${saleId}`)}
          />
        ))}
      </div>
      <Problem>{problem}</Problem>
      <div className={classes.buttons}>
        <Button variant="default" onClick={close}>
          {t(($) => $.common.cancel)}
        </Button>
        <Button type="submit" loading={pending}>
          {t(($) => $.statements.disputeSend)}
        </Button>
      </div>
    </form>
  );
}
