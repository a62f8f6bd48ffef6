import { useState } from 'react';
import type { BankDetail } from '#contract/calls/bank.ts';
import { BANK_REASONS, BANK_TEXT, type BankReason } from '#contract/domain/bank.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { confirm } from '../../ui/overlays.ts';
import { Problem } from '../../ui/problem.tsx';
import { ClaimedDecision } from '../blocks/claims.tsx';
import { RejectDialog } from '../blocks/reject-dialog.tsx';
import { desk, useChange } from './queries.ts';

/** Claims an account that waits, then decides. */
export function Decision({ account }: { account: BankDetail }) {
  const { t } = useTranslation();
  const { id, holder: name, state } = account;
  const [rejecting, setRejecting] = useState(false);
  const claiming = useChange(desk.claim);
  const releasing = useChange(desk.release);
  const passing = useChange(
    desk.pass,
    t(($) => $.office.bankAccounts.pass.done),
  );
  const reject = useChange(
    desk.reject,
    t(($) => $.office.bankAccounts.reject.done),
  );
  if (state !== 'reviewing') return null;
  const pass = async () => {
    const question = {
      title: t(($) => $.office.bankAccounts.pass.title, { name }),
      body: t(($) => $.office.bankAccounts.pass.body),
      confirm: t(($) => $.office.bankAccounts.pass.button),
    };
    if (await confirm(question)) passing.mutate({ id });
  };
  return (
    <ClaimedDecision row={account} claiming={claiming} releasing={releasing}>
      <Button loading={passing.isPending} onClick={() => void pass()}>
        {t(($) => $.office.bankAccounts.pass.button)}
      </Button>
      <Button variant="default" onClick={() => setRejecting(true)}>
        {t(($) => $.office.claims.reject)}
      </Button>
      <Problem>{passing.error?.message}</Problem>
      {rejecting && (
        <RejectDialog<BankReason>
          title={t(($) => $.office.bankAccounts.reject.title, { name })}
          body={t(($) => $.office.bankAccounts.reject.body)}
          reasons={BANK_REASONS}
          reasonName={(one) => t(($) => $.bank.reasons[one])}
          max={BANK_TEXT.words}
          onReject={(reason, words) => reject.mutateAsync({ id, reason, words })}
          onClosed={() => setRejecting(false)}
        />
      )}
    </ClaimedDecision>
  );
}
