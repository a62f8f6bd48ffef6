import type { GatewayName } from '#contract/domain/payment.ts';
import type { Context } from '../../context.ts';
import type { NoticeReply, RawNotice } from '../../platform/payment-gateways/gateway.ts';
import { insertNotice } from './notices.queries.ts';
import { settle } from './settle.ts';

/** What a gateway told us, to the last byte: believed or not, written down, and answered once that is on record. */
export async function takeNotice(ctx: Context, name: GatewayName, notice: RawNotice): Promise<NoticeReply | undefined> {
  const gateway = ctx.gateways[name];
  if (!gateway) return undefined;
  const reading = await gateway.readNotice(notice);
  if ('refused' in reading) {
    await insertNotice(ctx.db, { gateway: name, outcome: reading.refused });
    return gateway.refusal;
  }
  const { outTradeNo, paid } = reading.trade;
  const outcome = await settle(ctx, name, reading.trade);
  const taken = await insertNotice(ctx.db, { gateway: name, outTradeNo, paid, outcome });
  return taken ? gateway.acknowledgement : gateway.refusal;
}
