import { useState } from 'react';
import type { BankUnlock } from '#contract/calls/bank.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { WordsDialog } from '../../ui/words-dialog.tsx';
import list from '../blocks/history-list.module.css';
import { desk, useChange } from './queries.ts';

/** Lets a second person approve or decline what somebody asked for. */
export function UnlockAnswer({ unlock }: { unlock: BankUnlock }) {
  const { t } = useTranslation();
  const [answer, setAnswer] = useState<'approve' | 'decline'>();
  if (unlock.mine) return <em>{t(($) => $.office.bankAccounts.unlock.mine)}</em>;
  return (
    <span className={list.buttons}>
      <Button size="small" onClick={() => setAnswer('approve')}>
        {t(($) => $.office.bankAccounts.unlock.approve)}
      </Button>
      <Button size="small" variant="default" onClick={() => setAnswer('decline')}>
        {t(($) => $.office.bankAccounts.unlock.decline)}
      </Button>
      {answer && <AnswerDialog unlock={unlock} answer={answer} onClosed={() => setAnswer(undefined)} />}
    </span>
  );
}

interface Props {
  unlock: BankUnlock;
  answer: 'approve' | 'decline';
  onClosed: () => void;
}

function AnswerDialog({ unlock: { id, holder: name, reason }, answer, onClosed }: Props) {
  const { t } = useTranslation();
  const approve = answer === 'approve';
  const send = useChange(
    desk.answerUnlock,
    t(($) => (approve ? $.office.bankAccounts.unlock.approved : $.office.bankAccounts.unlock.declined)),
  );
  return (
    <WordsDialog
      field="words"
      optional={approve}
      title={t(
        ($) => (approve ? $.office.bankAccounts.unlock.approveTitle : $.office.bankAccounts.unlock.declineTitle),
        {
          name,
        },
      )}
      body={t(($) => (approve ? $.office.bankAccounts.unlock.approveBody : $.office.bankAccounts.unlock.declineBody))}
      label={t(($) => $.office.bankAccounts.unlock.words)}
      confirm={t(($) => $.office.bankAccounts.unlock[answer])}
      onConfirm={(words) => send.mutateAsync({ id, approve, words })}
      onClosed={onClosed}
    >
      <blockquote className={list.reason}>{reason}</blockquote>
    </WordsDialog>
  );
}
