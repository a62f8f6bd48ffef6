import { useQuery } from '@tanstack/react-query';
import { IconReceiptOff } from '@tabler/icons-react';
import { useTranslation } from '../../lib/translation.ts';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Nothing } from '../../ui/table/nothing.tsx';
import { AdminHistory } from '../blocks/history.tsx';
import { SidePanel } from '../blocks/side-panel.tsx';
import { paymentQuery } from './queries.ts';
import { MatchTransfer } from './match-transfer.tsx';
import { Notices, OtherPayments, PaymentFacts } from './payment-facts.tsx';
import { RefundRequest } from './refund-request.tsx';
import { SendBack } from './send-back.tsx';

const LOOK_AGAIN_MS = 15_000;

/** One payment: the next action first, then its details. */
export function PaymentPanel({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation();
  const query = useQuery({ ...paymentQuery(id), refetchInterval: LOOK_AGAIN_MS });
  const { data, error } = query;
  const title = data
    ? `${data.payment.orderNumber} · ${data.payment.licensee}`
    : t(($) => $.office.finance.panel.title);
  return (
    <SidePanel about={String(id)} title={title} wide onClose={onClose}>
      {data && (
        // Another payment starts with empty fields.
        <div key={id} style={{ display: 'contents' }}>
          {data.payment.state === 'claimed' && <MatchTransfer detail={data} />}
          {data.payment.refundState === 'requested' && <RefundRequest detail={data} />}
          {data.payment.state === 'refund_due' && <SendBack payment={data.payment} redFlush={data.redFlush} />}
          <PaymentFacts detail={data} />
          <OtherPayments detail={data} />
          <Notices detail={data} />
          <AdminHistory subject={`payment:${id}`} />
        </div>
      )}
      {data === null && (
        <Nothing
          icon={IconReceiptOff}
          title={t(($) => $.office.finance.panel.notFound)}
          hint={t(($) => $.office.finance.panel.notFoundHint)}
        />
      )}
      {data === undefined && error && <Retry error={error} onRetry={() => void query.refetch()} />}
      {data === undefined && !error && (
        <>
          <Skeleton height={320} />
          <Skeleton height={180} />
        </>
      )}
    </SidePanel>
  );
}
