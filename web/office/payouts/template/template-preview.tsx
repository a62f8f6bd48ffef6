import { fileRows, type PayoutTemplate } from '#contract/domain/payout-file.ts';
import { useTranslation } from '../../../lib/translation.ts';
import classes from './template.module.css';

/** Two payments as they would stand in the bank's file. */
export function TemplatePreview({ template }: { template: PayoutTemplate }) {
  const { t } = useTranslation();
  const line = (place: number) => ({
    place,
    line: `FB00000001-00${place}`,
    account: '6222020000000000018',
    holder: t(($) => $.office.payouts.template.sample.holder),
    bank: t(($) => $.office.payouts.template.sample.bank),
    branch: t(($) => $.office.payouts.template.sample.branch),
    province: t(($) => $.office.payouts.template.sample.province),
    city: t(($) => $.office.payouts.template.sample.city),
    company: false,
    amountFen: 128_000 * place,
    statement: `FS0000000${place}`,
  });
  const rows = fileRows(template, [line(1), line(2)]);
  return (
    // Focusable, so that the arrow keys scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={classes.preview} tabIndex={0} aria-label={t(($) => $.office.payouts.template.preview)}>
      <pre>{rows.map((row) => row.join(',')).join('\n')}</pre>
    </section>
  );
}
