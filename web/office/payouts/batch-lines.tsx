import { useState } from 'react';
import type { BatchDetail, PayoutLine } from '#contract/calls/payouts.ts';
import { formatFen } from '#contract/domain/money.ts';
import { masked } from '#contract/domain/real-name.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { BounceDialog, PayDialog } from './hand-dialogs.tsx';
import { PayoutLabel } from './labels.tsx';
import classes from './payouts.module.css';

type Asked = { what: 'pay' | 'bounce'; line: PayoutLine };

/** Every payment of a batch, with what became of it; those that were sent can be booked by hand. */
export function BatchLines({ batch }: { batch: BatchDetail }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const sent = batch.state === 'released' || batch.state === 'closed';
  const close = () => setAsked(null);
  return (
    <>
      <ul className={classes.lines}>
        {batch.lines.map((line) => (
          <li key={line.id}>
            <Payment line={line} />
            {sent && <Actions line={line} onAsk={(what) => setAsked({ what, line })} />}
          </li>
        ))}
      </ul>
      {asked?.what === 'pay' && <PayDialog line={asked.line} onClosed={close} />}
      {asked?.what === 'bounce' && <BounceDialog payment={asked.line} onClosed={close} />}
    </>
  );
}

function Payment({ line }: { line: PayoutLine }) {
  const { line: number, holder, photographer, bank, branch, numberEnd, amountFen, statement, state } = line;
  return (
    <div className={classes.payment}>
      <strong>{holder}</strong>
      <span className={classes.amount}>{formatFen(amountFen)}</span>
      <span>
        {bank} · {branch} · {masked(numberEnd)}
      </span>
      <span className={classes.end}>
        <PayoutLabel state={state} />
      </span>
      <small>
        {number} · {photographer} · {statement}
      </small>
      <small className={classes.end}>{state === 'bounced' ? line.reason : line.reference}</small>
    </div>
  );
}

function Actions({ line: { state, line }, onAsk }: { line: PayoutLine; onAsk: (what: Asked['what']) => void }) {
  const { t } = useTranslation();
  if (state !== 'waiting' && state !== 'paid') return null;
  return (
    <div className={classes.actions}>
      {state === 'waiting' && (
        <Button
          variant="default"
          size="small"
          aria-label={`${t(($) => $.office.payouts.hand.pay)} ${line}`}
          onClick={() => onAsk('pay')}
        >
          {t(($) => $.office.payouts.hand.pay)}
        </Button>
      )}
      <Button
        variant="default"
        size="small"
        aria-label={`${t(($) => $.office.payouts.hand.bounce)} ${line}`}
        onClick={() => onAsk('bounce')}
      >
        {t(($) => $.office.payouts.hand.bounce)}
      </Button>
    </div>
  );
}
