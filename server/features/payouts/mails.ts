import { formatFen } from '#contract/domain/money.ts';
import { pages } from '#contract/domain/pages.ts';
import { FINANCE } from '#contract/domain/roles.ts';
import type { MemberContext } from '../../context.ts';
import { tellUser } from '../messages/messages.ts';
import { tellStaff } from '../orders/orders.ts';
import type { BatchRow } from './batches.queries.ts';
import type { DueRow } from './due.queries.ts';
import type { PayoutRow } from './lines.queries.ts';

const centerUrl = ({ config }: MemberContext, query: string) =>
  new URL(`${pages.materialCenter.paths[0]}?${query}`, config.publicUrl).href;

/** Asks for the second person. */
export async function tellPrepared(tx: MemberContext, batch: BatchRow): Promise<void> {
  const { id, number, lineCount, totalFen, preparedBy: by } = batch;
  const url = new URL(`/office/payouts?view=to-release&batch=${id}`, tx.config.publicUrl).href;
  await tellStaff(tx, FINANCE, 'payoutPrepared', { number, by, count: lineCount, amount: formatFen(totalFen), url });
}

/** Asks for the second person for a payment by itself. */
export async function tellNoted(tx: MemberContext, due: DueRow, reference: string): Promise<void> {
  const { id, number, photographer, netFen } = due;
  const url = new URL(`/office/statements?view=to-remit&statement=${id}`, tx.config.publicUrl).href;
  const by = tx.actor.nickname;
  await tellStaff(tx, FINANCE, 'payoutNoted', {
    number,
    by,
    photographer,
    amount: formatFen(netFen ?? 0),
    reference,
    url,
  });
}

const factsOf = ({ statement, amountFen, bank, numberEnd }: PayoutRow) => ({
  number: statement,
  amount: formatFen(amountFen),
  bank,
  end: numberEnd,
});

export async function tellReleased(tx: MemberContext, line: PayoutRow): Promise<void> {
  const url = centerUrl(tx, `tab=statements&statement=${line.statementId}`);
  await tellUser(tx, line.userId, 'payoutReleased', () => ({ ...factsOf(line), url }));
}

export async function tellBounced(tx: MemberContext, line: PayoutRow, reason: string): Promise<void> {
  const url = centerUrl(tx, 'tab=bank');
  await tellUser(tx, line.userId, 'payoutBounced', () => ({ ...factsOf(line), reason, url }));
}
