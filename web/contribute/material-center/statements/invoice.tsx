import type { StatementDetail } from '#contract/calls/statements.ts';
import { INVOICE_BYTES } from '#contract/domain/statement.ts';
import { formatBytes } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { toBase64 } from '../../../lib/shrink-picture.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { PickButton } from '../../../ui/pick-button.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { statements, useChangeStatement } from './queries.ts';
import classes from './statements.module.css';

/** A company's own invoice, without which nothing is paid. */
export function Invoice({ statement: { id, state, invoice } }: { statement: StatementDetail }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const size = formatBytes(INVOICE_BYTES, language);
  const sending = useChangeStatement(
    async (file: File) => {
      if (file.size > INVOICE_BYTES) throw new Error(t(($) => $.statements.invoice.tooBig, { size }));
      await statements.sendInvoice({ id, file: `data:application/pdf;base64,${await toBase64(file)}` });
    },
    t(($) => $.statements.invoice.done),
  );
  const sent = invoice === 'sent';
  return (
    <>
      <h3>{t(($) => $.statements.invoice.title)}</h3>
      <p className={classes.notes}>{t(($) => $.statements.invoice[sent ? 'sent' : 'wanted'], { size })}</p>
      {(state === 'to-confirm' || state === 'generated') && (
        <PickButton
          pick="invoice"
          accept=".pdf"
          variant={sent ? 'default' : 'filled'}
          onPick={([file]) => file && sending.mutate(file)}
        >
          {t(($) => $.statements.invoice[sent ? 'again' : 'upload'])}
        </PickButton>
      )}
      <Problem>{sending.error?.message}</Problem>
    </>
  );
}
