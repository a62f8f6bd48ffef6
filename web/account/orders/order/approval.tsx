import { useState } from 'react';
import type { OrderDetail } from '#contract/calls/orders.ts';
import type { ApprovalState } from '#contract/domain/order.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Label, type Tone } from '../../../ui/table/label.tsx';
import { toast } from '../../../ui/toast.ts';
import { WordsDialog } from '../../../ui/words-dialog.tsx';
import { orders, refreshOrder } from '../queries.ts';
import page from './order-page.module.css';

const TONES: Record<Exclude<ApprovalState, 'none'>, Tone> = { waiting: 'accent', approved: 'good', declined: 'bad' };

/** Whether a colleague has approved an order of a company; whoever may, answers here. */
export function Approval({ order }: { order: OrderDetail }) {
  const { t } = useTranslation();
  const [answer, setAnswer] = useState<'approve' | 'decline'>();
  const { approval, approvalBy, approvalWords } = order;
  if (approval === 'none' || order.state === 'closed') return null;
  return (
    <section className={page.panel} aria-labelledby="order-approval">
      <div className={page.panelHead}>
        <h2 id="order-approval">{t(($) => $.orderApproval.title)}</h2>
        <Label tone={TONES[approval]}>{t(($) => $.orderApproval.states[approval])}</Label>
      </div>
      <p className={page.words}>{t(($) => $.orderApproval.about[approval], { name: approvalBy ?? '' })}</p>
      {approvalWords && <p className={page.words}>{approvalWords}</p>}
      {order.may.approve && (
        <div className={page.buttons}>
          <Button size="small" onClick={() => setAnswer('approve')}>
            {t(($) => $.orderApproval.approve)}
          </Button>
          <Button size="small" variant="default" onClick={() => setAnswer('decline')}>
            {t(($) => $.orderApproval.decline)}
          </Button>
        </div>
      )}
      {answer && <Answer orderId={order.orderId} answer={answer} onClosed={() => setAnswer(undefined)} />}
    </section>
  );
}

interface Props {
  orderId: number;
  answer: 'approve' | 'decline';
  onClosed: () => void;
}

function Answer({ orderId, answer, onClosed }: Props) {
  const { t } = useTranslation();
  const approve = answer === 'approve';
  const send = async (words: string) => {
    await orders.answerApproval({ orderId, approve, words });
    void toast(t(($) => (approve ? $.orderApproval.approved : $.orderApproval.declined)));
    void refreshOrder(orderId);
  };
  return (
    <WordsDialog
      field="words"
      optional={approve}
      title={t(($) => (approve ? $.orderApproval.approveTitle : $.orderApproval.declineTitle))}
      body={t(($) => (approve ? $.orderApproval.approveBody : $.orderApproval.declineBody))}
      label={t(($) => $.orderApproval.words)}
      confirm={t(($) => $.orderApproval[answer])}
      onConfirm={send}
      onClosed={onClosed}
    />
  );
}
