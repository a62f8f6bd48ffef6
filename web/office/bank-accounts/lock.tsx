import { useState } from 'react';
import type { BankDetail } from '#contract/calls/bank.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import list from '../blocks/history-list.module.css';
import { Moment } from '../blocks/moment.tsx';
import { ReasonDialog } from '../blocks/reason-dialog.tsx';
import { Section } from '../blocks/section.tsx';
import { desk, useChange } from './queries.ts';
import { UnlockAnswer } from './unlock-answer.tsx';

/** Until when the account cannot be changed, and who let it be changed before. */
export function Lock({ account }: { account: BankDetail }) {
  const { t } = useTranslation();
  const { lockedUntil, unlocks } = account;
  const open = unlocks.some(({ state }) => state === 'asked' || state === 'approved');
  return (
    <Section title={t(($) => $.office.bankAccounts.lock)}>
      {lockedUntil === null ? (
        <p>{t(($) => $.office.bankAccounts.notLocked)}</p>
      ) : (
        <p>
          {t(($) => $.office.bankAccounts.lockedUntil)} <Moment at={lockedUntil} />
        </p>
      )}
      {lockedUntil !== null && !open && !account.own && <Ask account={account} />}
      <ul className={list.list}>
        {unlocks.map((unlock) => (
          <li key={unlock.id}>
            <span>
              {t(($) => $.office.bankAccounts.unlock.kinds[unlock.kind])} ·{' '}
              {t(($) => $.office.bankAccounts.unlock.states[unlock.state])}
              <em>{unlock.reason}</em>
              {unlock.answer !== '' && <em>{unlock.answer}</em>}
              {unlock.state === 'asked' && <UnlockAnswer unlock={unlock} />}
            </span>
            <small>
              {[unlock.askedBy, unlock.answeredBy].filter(Boolean).join(' → ')} <Moment at={unlock.askedAt} />
            </small>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Ask({ account: { id, holder: name } }: { account: BankDetail }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const ask = useChange(
    desk.askUnlock,
    t(($) => $.office.bankAccounts.unlock.asked),
  );
  return (
    <>
      <Button variant="default" size="small" onClick={() => setAsking(true)}>
        {t(($) => $.office.bankAccounts.unlock.ask)}
      </Button>
      {asking && (
        <ReasonDialog
          title={t(($) => $.office.bankAccounts.unlock.askTitle, { name })}
          body={t(($) => $.office.bankAccounts.unlock.askBody)}
          confirm={t(($) => $.office.bankAccounts.unlock.ask)}
          onConfirm={(reason) => ask.mutateAsync({ id, reason })}
          onClosed={() => setAsking(false)}
        />
      )}
    </>
  );
}
