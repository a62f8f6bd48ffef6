import { Link } from 'react-router';
import type { StatementPayout } from '#contract/calls/statements.ts';
import { formatFen } from '#contract/domain/money.ts';
import { masked } from '#contract/domain/real-name.ts';
import { formatDate } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { paths } from '../../../paths.ts';
import classes from './statements.module.css';

/** Where the money of a statement is: on its way, paid, or sent back by the bank with what to do about it. */
export function Payouts({ payouts }: { payouts: readonly StatementPayout[] }) {
  const { t } = useTranslation();
  const [newest] = payouts;
  return (
    <>
      <h3>{t(($) => $.statements.payouts.title)}</h3>
      <ul className={classes.versions}>
        {payouts.map((payout) => (
          <li key={payout.id}>
            <Payout payout={payout} />
          </li>
        ))}
      </ul>
      {newest?.state === 'bounced' && (
        <Link className={classes.back} to={paths.centerBank()}>
          {t(($) => $.statements.payouts.changeAccount)}
        </Link>
      )}
    </>
  );
}

function Payout({ payout }: { payout: StatementPayout }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { state, bank, numberEnd, amountFen, releasedAt, paidAt, reference, bouncedAt, reason } = payout;
  const account = `${bank} ${masked(numberEnd)}`;
  const amount = formatFen(amountFen);
  const batch = payout.batch ?? '';
  const day = (at: string | null) => (at === null ? '' : formatDate(at, language));
  if (state === 'bounced')
    return t(($) => $.statements.payouts.bounced, { account, amount, day: day(bouncedAt), reason });
  if (state === 'paid') return t(($) => $.statements.payouts.paid, { account, amount, day: day(paidAt), reference });
  if (releasedAt === null) return t(($) => $.statements.payouts.prepared, { account, amount, batch });
  return t(($) => $.statements.payouts.released, { account, amount, day: day(releasedAt), batch });
}
