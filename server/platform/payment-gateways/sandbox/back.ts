import { yuanOf } from '#contract/domain/money.ts';
import { toShanghai } from '../shanghai.ts';
import type { SandboxTrade } from './book.ts';
import type { Sandbox } from './sandbox.ts';
import { fieldsAsText, signText } from './signatures.ts';

/** Where the browser goes after paying, with what Alipay adds to the address. It proves nothing: only notices and asking do. */
export function backTo({ keys: { alipay } }: Sandbox, trade: SandboxTrade): string {
  const url = new URL(trade.returnUrl);
  if (trade.state !== 'paid') return url.href;
  const fields: Record<string, string> = {
    ...Object.fromEntries(url.searchParams),
    charset: 'utf-8',
    method: 'alipay.trade.page.pay.return',
    version: '1.0',
    sign_type: 'RSA2',
    app_id: alipay.appId,
    seller_id: alipay.sellerId,
    out_trade_no: trade.outTradeNo,
    trade_no: trade.tradeNo,
    total_amount: yuanOf(trade.amountFen),
    timestamp: toShanghai(new Date()),
  };
  const sign = signText(fieldsAsText(fields, ['sign', 'sign_type']), alipay.gateway.privateKey);
  for (const [name, value] of Object.entries({ ...fields, sign })) url.searchParams.set(name, value);
  return url.href;
}
