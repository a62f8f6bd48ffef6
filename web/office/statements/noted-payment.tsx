import { useState } from 'react';
import type { DeskStatement } from '#contract/calls/statements-desk.ts';
import { formatFen } from '#contract/domain/money.ts';
import { masked } from '#contract/domain/real-name.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { confirm } from '../../ui/overlays.ts';
import { Problem } from '../../ui/problem.tsx';
import { ReasonDialog } from '../blocks/reason-dialog.tsx';
import { Section } from '../blocks/section.tsx';
import { desk as payouts, useChange } from '../payouts/queries.ts';
import classes from './statements.module.css';

interface Props {
  noted: NonNullable<DeskStatement['noted']>;
  photographer: string;
}

/** A payment by itself that somebody has noted: another person confirms it, or it is withdrawn. */
export function NotedPayment({ noted, photographer }: Props) {
  const { t } = useTranslation();
  const { id, by, mine, bank, numberEnd, amountFen, reference } = noted;
  const said = { amount: formatFen(amountFen), account: `${bank} ${masked(numberEnd)}`, reference, by, photographer };
  const confirming = useChange(
    payouts.confirm,
    t(($) => $.office.statements.noted.confirmed),
  );
  const send = async () => {
    const question = {
      title: t(($) => $.office.statements.noted.confirmTitle),
      body: t(($) => $.office.statements.noted.confirmBody, said),
      confirm: t(($) => $.office.statements.noted.confirm),
    };
    if (await confirm(question)) confirming.mutate({ id });
  };
  return (
    <Section title={t(($) => $.office.statements.noted.title)}>
      <div className={classes.form}>
        <p className={classes.note}>{t(($) => $.office.statements.noted[mine ? 'mine' : 'body'], said)}</p>
        <Problem>{confirming.error?.message}</Problem>
        <div className={classes.buttons}>
          <Withdraw id={id} />
          {!mine && (
            <Button loading={confirming.isPending} onClick={() => void send()}>
              {t(($) => $.office.statements.noted.confirm)}
            </Button>
          )}
        </div>
      </div>
    </Section>
  );
}

function Withdraw({ id }: { id: number }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const withdraw = useChange(
    payouts.withdraw,
    t(($) => $.office.statements.noted.withdrawn),
  );
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t(($) => $.office.statements.noted.withdraw)}
      </Button>
      {asking && (
        <ReasonDialog
          title={t(($) => $.office.statements.noted.withdrawTitle)}
          body={t(($) => $.office.statements.noted.withdrawBody)}
          confirm={t(($) => $.office.statements.noted.withdraw)}
          danger
          onConfirm={(reason) => withdraw.mutateAsync({ id, reason })}
          onClosed={() => setAsking(false)}
        />
      )}
    </>
  );
}
