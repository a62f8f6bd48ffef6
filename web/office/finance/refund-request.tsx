import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { RED_REASONS, type RedReason } from '#contract/domain/invoice.ts';
import { formatFen } from '#contract/domain/money.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { NativeSelect } from '../../ui/fields.ts';
import { Moment } from '../blocks/moment.tsx';
import { ReasonDialog } from '../blocks/reason-dialog.tsx';
import { Section } from '../blocks/section.tsx';
import { useChangeTrade, useRequestKey } from '../blocks/trade.ts';
import { finance } from './queries.ts';
import type { PaymentDetail } from './payment-facts.tsx';
import classes from './refund-request.module.css';

/** A buyer's refund request: the reason, what was downloaded, and the answer. */
export function RefundRequest({ detail }: { detail: PaymentDetail }) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<'approve' | 'refuse' | null>(null);
  const { untouched } = detail;
  const Icon = untouched ? IconCircleCheck : IconAlertTriangle;
  return (
    <Section
      title={t(($) => $.office.finance.request.title)}
      aside={detail.refundRequestedAt && <Moment at={detail.refundRequestedAt} />}
    >
      <blockquote className={classes.words}>{detail.refundWords}</blockquote>
      <p className={classes.touched} data-untouched={untouched}>
        <Icon size={16} stroke={1.8} aria-hidden="true" />
        <Use detail={detail} />
      </p>
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => setAsked('refuse')}>
          {t(($) => $.office.finance.request.refuse)}
        </Button>
        <Button onClick={() => setAsked('approve')}>{t(($) => $.office.finance.request.approve)}</Button>
      </div>
      {asked === 'approve' && <ApproveDialog detail={detail} onClosed={() => setAsked(null)} />}
      {asked === 'refuse' && <RefuseDialog payment={detail.payment} onClosed={() => setAsked(null)} />}
    </Section>
  );
}

/** What the buyer has had of it. */
function Use({ detail: { payment, untouched, downloads, certificates } }: { detail: PaymentDetail }) {
  const { t } = useTranslation();
  if (payment.productOrderId !== null)
    return untouched ? t(($) => $.office.finance.request.unused) : t(($) => $.office.finance.request.used);
  if (untouched) return t(($) => $.office.finance.request.untouched);
  return t(($) => $.office.finance.request.touched, {
    downloads: t(($) => $.office.finance.request.downloads, { count: downloads }),
    certificates: t(($) => $.office.finance.request.certificates, { count: certificates }),
  });
}

type Row = PaymentDetail['payment'];

/** What a refund is of, as calls name it. */
function refunded({ orderId, productOrderId }: Row): { orderId: number } | { productOrderId: number } {
  return orderId === null ? { productOrderId: productOrderId ?? 0 } : { orderId };
}

function ApproveDialog({ detail: { payment, invoiced }, onClosed }: { detail: PaymentDetail; onClosed: () => void }) {
  const { t } = useTranslation();
  const keyFor = useRequestKey();
  const [redReason, setRedReason] = useState<RedReason>('03');
  const approve = useChangeTrade({
    send: finance.approveRefund,
    done: () => t(($) => $.office.finance.request.approved),
  });
  const amount = formatFen(payment.amountFen);
  const send = (answer: string) => {
    const input = { ...refunded(payment), answer, redReason };
    return approve.mutateAsync({ ...input, key: keyFor(input) });
  };
  return (
    <ReasonDialog
      title={t(($) => $.office.finance.request.approveTitle, { amount })}
      body={t(
        ($) =>
          payment.productOrderId === null
            ? $.office.finance.request.approveBody
            : $.office.finance.request.approveProduct,
        { amount, number: payment.orderNumber },
      )}
      label={t(($) => $.office.finance.request.answer)}
      hint={t(($) => $.office.finance.request.answerOptional)}
      optional
      danger
      confirm={t(($) => $.office.finance.request.approve)}
      onConfirm={send}
      onClosed={onClosed}
    >
      {invoiced && (
        <NativeSelect
          label={t(($) => $.office.finance.request.redReason)}
          description={t(($) => $.office.finance.request.redHint)}
          value={redReason}
          data={RED_REASONS.map((value) => ({ value, label: `${value} ${t(($) => $.invoices.redReasons[value])}` }))}
          onChange={({ currentTarget }) => setRedReason(RED_REASONS.find((one) => one === currentTarget.value) ?? '03')}
        />
      )}
    </ReasonDialog>
  );
}

function RefuseDialog({ payment, onClosed }: { payment: Row; onClosed: () => void }) {
  const { t } = useTranslation();
  const refuse = useChangeTrade({ send: finance.refuseRefund, done: () => t(($) => $.office.finance.request.refused) });
  return (
    <ReasonDialog
      title={t(($) => $.office.finance.request.refuseTitle)}
      body={
        payment.productOrderId === null
          ? t(($) => $.office.finance.request.refuseBody)
          : t(($) => $.office.finance.request.refuseProduct)
      }
      label={t(($) => $.office.finance.request.answer)}
      hint={t(($) => $.office.finance.request.answerHint)}
      confirm={t(($) => $.office.finance.request.refuse)}
      onConfirm={(answer) => refuse.mutateAsync({ ...refunded(payment), answer })}
      onClosed={onClosed}
    />
  );
}
