import { IconFileTypePdf } from '@tabler/icons-react';
import { formatFen } from '#contract/domain/money.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Facts, Section } from '../blocks/section.tsx';
import { Money } from '../blocks/money.tsx';
import { ConfirmForm } from './confirm-form.tsx';
import classes from './match-transfer.module.css';
import { PaidAt } from './payment-words.tsx';
import type { PaymentDetail } from './payment-facts.tsx';

/** The receipt beside the buyer's claim and the order's price. */
export function MatchTransfer({ detail: { payment, voucher } }: { detail: PaymentDetail }) {
  const { t } = useTranslation();
  return (
    <Section title={t(($) => $.office.finance.transfer.title)}>
      <div className={classes.match}>
        <Voucher voucher={voucher} />
        <div className={classes.side}>
          <Facts
            facts={[
              [t(($) => $.office.finance.transfer.claimed), <Money key="claimed" fen={payment.amountFen} />],
              [t(($) => $.office.finance.transfer.cost), <Money key="cost" fen={payment.totalFen} />],
              [t(($) => $.office.finance.transfer.payer), payment.payer],
              [t(($) => $.office.finance.transfer.paidOn), <PaidAt key="paid" payment={payment} />],
            ]}
          />
          <Compared claimed={payment.amountFen} cost={payment.totalFen} />
          <ConfirmForm payment={payment} />
        </div>
      </div>
    </Section>
  );
}

function Voucher({ voucher }: { voucher: PaymentDetail['voucher'] }) {
  const { t } = useTranslation();
  if (voucher === null) return <p className={classes.none}>{t(($) => $.office.finance.transfer.none)}</p>;
  const { url, kind } = voucher;
  if (kind === 'pdf')
    return (
      <a className={classes.voucher} href={url} download>
        <span className={classes.pdf}>
          <IconFileTypePdf size={56} stroke={1.2} aria-hidden="true" />
          {t(($) => $.office.finance.transfer.savePdf)}
        </span>
      </a>
    );
  return (
    <a className={classes.voucher} href={url} target="_blank" rel="noreferrer">
      <img src={url} alt={t(($) => $.office.finance.transfer.voucher)} />
      <span>{t(($) => $.office.finance.transfer.open)}</span>
    </a>
  );
}

function Compared({ claimed, cost }: { claimed: number; cost: number | null }) {
  const { t } = useTranslation();
  if (cost === null) return null;
  const amount = formatFen(Math.abs(claimed - cost));
  const words = claimed === cost ? 'equal' : claimed < cost ? 'less' : 'more';
  return (
    <p className={classes.compared} data-equal={claimed === cost}>
      {t(($) => $.office.finance.transfer[words], { amount })}
    </p>
  );
}
