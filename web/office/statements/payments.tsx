import { useState } from 'react';
import { Link } from 'react-router';
import type { StatementPayout } from '#contract/calls/statements.ts';
import { formatFen } from '#contract/domain/money.ts';
import { masked } from '#contract/domain/real-name.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import list from '../blocks/history-list.module.css';
import { Moment } from '../blocks/moment.tsx';
import { Section } from '../blocks/section.tsx';
import { DESKS } from '../desks.ts';
import { BounceDialog } from '../payouts/hand-dialogs.tsx';
import { PayoutLabel } from '../payouts/labels.tsx';
import classes from './statements.module.css';

interface Props {
  payouts: readonly StatementPayout[];
  photographer: string;
}

/** Every attempt to pay a statement; what was paid by hand, by itself, can be sent back here. */
export function Payments({ payouts, photographer }: Props) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<StatementPayout | null>(null);
  return (
    <Section title={t(($) => $.office.payouts.attempts)}>
      <ul className={list.list}>
        {payouts.map((payout) => (
          <li key={payout.id}>
            <span>
              {formatFen(payout.amountFen)} · {payout.bank} {masked(payout.numberEnd)}{' '}
              <PayoutLabel state={payout.state} />
              <em>
                {payout.batch} {payout.state === 'bounced' ? payout.reason : payout.reference}
              </em>
              {payout.batch === null && payout.state === 'paid' && (
                <Button variant="default" size="small" onClick={() => setAsked(payout)}>
                  {t(($) => $.office.payouts.hand.bounce)}
                </Button>
              )}
            </span>
            <When payout={payout} />
          </li>
        ))}
      </ul>
      <Link className={classes.link} to={`${DESKS.payouts.path}?view=all`}>
        {t(($) => $.office.payouts.views.all)}
      </Link>
      {asked && <BounceDialog payment={{ ...asked, holder: photographer }} onClosed={() => setAsked(null)} />}
    </Section>
  );
}

function When({ payout: { bouncedAt, paidAt, releasedAt } }: { payout: StatementPayout }) {
  const at = bouncedAt ?? paidAt ?? releasedAt;
  return <small>{at !== null && <Moment at={at} />}</small>;
}
