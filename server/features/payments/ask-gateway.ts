import { type Context, transaction } from '../../context.ts';
import { GatewayRefused } from '../../platform/payment-gateways/failures.ts';
import type { Gateway } from '../../platform/payment-gateways/gateway.ts';
import { recordChange } from '../audit/audit.ts';
import { type Attempt, endAttempt } from './attempts.queries.ts';
import { settle } from './settle.ts';

/** Asks a gateway about an attempt: books a payment, and closes an expired attempt at the gateway and here. */
export async function askGateway(ctx: Context, attempt: Attempt): Promise<void> {
  const gateway = ctx.gateways[attempt.gateway];
  if (!gateway) return;
  try {
    if (await isPaid(ctx, gateway, attempt)) return;
    if (!attempt.dead) return;
    const closed = await closeThere(gateway, attempt);
    // Somebody may have paid right up to the closing, so the gateway is asked once more.
    if ((await isPaid(ctx, gateway, attempt)) || !closed) return;
    await close(ctx, attempt);
  } catch (error) {
    ctx.log.warn({ err: error }, 'a gateway could not be asked');
  }
}

/** False when the gateway refuses, as it does for a trade that was paid meanwhile. */
async function closeThere(gateway: Gateway, { outTradeNo }: Attempt): Promise<boolean> {
  try {
    await gateway.close(outTradeNo);
    return true;
  } catch (error) {
    if (error instanceof GatewayRefused) return false;
    throw error;
  }
}

async function isPaid(ctx: Context, gateway: Gateway, attempt: Attempt): Promise<boolean> {
  const trade = await gateway.ask(attempt.outTradeNo);
  if (trade.state !== 'paid') return false;
  const outcome = await settle(ctx, gateway.name, trade);
  if (outcome === 'amount')
    ctx.log.error({ err: new Error(`${attempt.outTradeNo}: ${outcome}`) }, 'a payment that does not match its attempt');
  return true;
}

async function close(ctx: Context, { id }: Attempt): Promise<void> {
  await transaction(ctx, async (tx) => {
    if (!(await endAttempt(tx.db, id, 'closed'))) return;
    await recordChange(tx, {
      action: 'payment-attempt.closed',
      subject: `payment-attempt:${id}`,
      before: { state: 'open' },
      after: { state: 'closed' },
    });
  });
}
