import { randomBytes } from 'node:crypto';
import type { MemberContext } from '../../context.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { hashToken } from '../../platform/secrets.ts';
import { productOrderPath } from '../membership/membership.ts';
import { type Named, orderUrl, thingOf } from '../orders/orders.ts';
import { askAnew, findAnswer, saveAnswer } from './payers.queries.ts';
import { findOrderKind, findOwn } from './payments.queries.ts';

/** What WeChat's browser brings back. */
export interface Brought {
  code: string;
  state: string;
}

/**
 * Where WeChat's own browser asks WeChat who pays. The state belongs to this session, so that nobody can be made to pay
 * with an answer of somebody else's; the address to come back to is the page of what is paid, and never the caller's.
 */
export async function askPayer(ctx: MemberContext, named: Named): Promise<{ url: string } | Problem> {
  const thing = thingOf(named);
  if (!(await findOwn(ctx.db, thing, ctx.actor.userId))) return problem('not-found');
  const { payers } = ctx.gateways.wechat ?? {};
  if (!payers) return problem('gateway-failed');
  const back =
    thing.orderId === null
      ? new URL(productOrderPath({ id: thing.productOrderId }), ctx.config.publicUrl).href
      : orderUrl(ctx, { id: thing.orderId, kind: await findOrderKind(ctx.db, thing.orderId) });
  // WeChat takes letters and digits only.
  const state = randomBytes(32).toString('hex');
  await askAnew(ctx.db, { sessionId: ctx.actor.sessionId, stateHash: hashToken(state) });
  return { url: payers.address(back, state) };
}

/** Who pays, as WeChat says; asked once, and the same again when the page repeats itself. */
export async function payerOf(ctx: MemberContext, { code, state }: Brought): Promise<string | Problem> {
  const { payers } = ctx.gateways.wechat ?? {};
  if (!payers) return problem('gateway-failed');
  const question = { sessionId: ctx.actor.sessionId, stateHash: hashToken(state) };
  const known = await findAnswer(ctx.db, question);
  if (known === undefined) return problem('payer-unknown');
  if (known !== null) return known;
  try {
    const payer = await payers.payerOf(code);
    if (payer !== undefined) await saveAnswer(ctx.db, question, payer);
  } catch (error) {
    ctx.log.warn({ err: error }, 'a gateway could not say who pays');
    return problem('gateway-failed');
  }
  // Another request with the same code may have been first.
  return (await findAnswer(ctx.db, question)) ?? problem('payer-unknown');
}
