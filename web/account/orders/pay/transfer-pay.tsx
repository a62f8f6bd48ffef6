import { formatFen, yuanOf } from '#contract/domain/money.ts';
import type { BankAccount } from '#contract/domain/payment.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import classes from './transfer-pay.module.css';
import { VoucherForm, type VoucherProps } from './voucher-form.tsx';

/** The account to transfer to, and the form for the receipt. */
export function TransferPay({ toPay, account }: VoucherProps & { account: BankAccount }) {
  const { t } = useTranslation();
  const rows = [
    { name: t(($) => $.orderPay.holder), value: account.holder, copied: account.holder },
    { name: t(($) => $.orderPay.bank), value: account.bank, copied: account.bank },
    {
      name: t(($) => $.orderPay.account),
      value: account.account.replaceAll(/(\d{4})(?=\d)/g, '$1 '),
      copied: account.account,
    },
    {
      name: t(($) => $.orderPay.transferAmount),
      value: formatFen(toPay.totalFen),
      copied: yuanOf(toPay.totalFen),
    },
    {
      name: t(($) => $.orderPay.reference),
      value: toPay.number,
      copied: toPay.number,
      hint: t(($) => $.orderPay.referenceHint),
    },
  ];
  return (
    <>
      <h3 className={classes.title}>{t(($) => $.orderPay.transferTitle)}</h3>
      <dl className={classes.account}>
        {rows.map(({ name, value, copied, hint }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {value}
              {hint && <small>{hint}</small>}
            </dd>
            <dd className={classes.copy}>
              <CopyButton text={copied} />
            </dd>
          </div>
        ))}
      </dl>
      <h3 className={classes.title}>{t(($) => $.orderPay.voucherTitle)}</h3>
      <VoucherForm toPay={toPay} />
    </>
  );
}
