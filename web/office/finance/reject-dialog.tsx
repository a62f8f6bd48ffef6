import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '../blocks/reason-dialog.tsx';
import { useChangeTrade } from '../blocks/use-change-trade.ts';
import { finance } from './queries.ts';

export function RejectDialog({ paymentId, onClosed }: { paymentId: number; onClosed: () => void }) {
  const { t } = useTranslation();
  const reject = useChangeTrade({ send: finance.reject, done: () => t(($) => $.office.finance.transfer.rejected) });
  return (
    <ReasonDialog
      title={t(($) => $.office.finance.transfer.rejectTitle)}
      body={t(($) => $.office.finance.transfer.rejectBody)}
      label={t(($) => $.office.finance.transfer.rejectLabel)}
      hint={t(($) => $.office.finance.transfer.rejectHint)}
      confirm={t(($) => $.office.finance.transfer.reject)}
      danger
      onConfirm={(reason) => reject.mutateAsync({ paymentId, reason })}
      onClosed={onClosed}
    />
  );
}
