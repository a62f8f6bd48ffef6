import type { PayoutLine } from '#contract/calls/payouts.ts';
import { formatFen } from '#contract/domain/money.ts';
import { PAYOUT_TEXT } from '#contract/domain/payout.ts';
import { useTranslation } from '../../lib/translation.ts';
import { WordsDialog } from '../../ui/words-dialog.tsx';
import { desk, useChange } from './queries.ts';

/** Records that the bank paid one line. */
export function PayDialog({ line, onClosed }: { line: PayoutLine; onClosed: () => void }) {
  const { t } = useTranslation();
  const { id, holder, numberEnd: end, amountFen } = line;
  const pay = useChange(
    desk.pay,
    t(($) => $.office.payouts.hand.paid),
  );
  return (
    <WordsDialog
      title={t(($) => $.office.payouts.hand.payTitle, { line: line.line })}
      body={t(($) => $.office.payouts.hand.payBody, { holder, end, amount: formatFen(amountFen) })}
      label={t(($) => $.office.payouts.hand.reference)}
      field="reference"
      max={PAYOUT_TEXT.reference}
      confirm={t(($) => $.office.payouts.hand.pay)}
      onConfirm={(reference) => pay.mutateAsync({ id, amountFen, reference })}
      onClosed={onClosed}
    />
  );
}

interface BounceProps {
  payment: Pick<PayoutLine, 'id' | 'holder' | 'numberEnd' | 'amountFen'>;
  onClosed: () => void;
}

/** Records that the bank sent a payment back; the photographer reads the reason. */
export function BounceDialog({ payment: { id, holder, numberEnd: end, amountFen }, onClosed }: BounceProps) {
  const { t } = useTranslation();
  const bounce = useChange(
    desk.bounce,
    t(($) => $.office.payouts.hand.bounced),
  );
  return (
    <WordsDialog
      title={t(($) => $.office.payouts.hand.bounceTitle)}
      body={t(($) => $.office.payouts.hand.bounceBody, { holder, end, amount: formatFen(amountFen) })}
      label={t(($) => $.office.payouts.hand.reason)}
      max={PAYOUT_TEXT.reason}
      confirm={t(($) => $.office.payouts.hand.bounce)}
      danger
      onConfirm={(reason) => bounce.mutateAsync({ id, reason })}
      onClosed={onClosed}
    />
  );
}
