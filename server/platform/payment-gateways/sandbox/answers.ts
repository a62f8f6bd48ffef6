import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { yuanOf } from '#contract/domain/money.ts';
import { clockInChina } from '#contract/domain/china-time.ts';
import { answerProvider } from '../../invoice-provider/sandbox/answers.ts';
import { controlProvider } from '../../invoice-provider/sandbox/control.ts';
import { alipayReply, isFromProduct, openAlipayTrade } from './alipay.ts';
import { control, pay } from './control.ts';
import type { Delivery } from './delivery.ts';
import { authorize, tellPayer, tradeInside } from './people.ts';
import { cancelledPage, pageHeaders, payPage, refusedPage } from './pages.ts';
import type { Sandbox } from './sandbox.ts';
import { wechatReply } from './wechat.ts';
import type { SandboxTrade } from './book.ts';
import { fieldsAsText, signText } from './signatures.ts';

/**
 * Where the browser returns after paying, with the parameters that Alipay adds. They prove nothing: only notices and
 * queries do.
 */
function backTo({ keys: { alipay } }: Sandbox, trade: SandboxTrade): string {
  const url = new URL(trade.returnUrl);
  if (trade.state !== 'paid' || trade.gateway === 'wechat') return url.href;
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
    timestamp: clockInChina(Date.now()),
  };
  const sign = signText(fieldsAsText(fields, ['sign', 'sign_type']), alipay.gateway.privateKey);
  for (const [name, value] of Object.entries({ ...fields, sign })) url.searchParams.set(name, value);
  return url.href;
}

export interface Asked {
  request: IncomingMessage;
  url: URL;
  body: string;
}

export interface Answer {
  status: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** Routes a request by its path; a gateway that is down does not answer at all. */
export async function answerTo(sandbox: Sandbox, delivery: Delivery, asked: Asked): Promise<Answer | 'none'> {
  const { pathname } = asked.url;
  if (pathname.startsWith('/control/')) return await answerTest(sandbox, delivery, asked);
  const { request, url, body } = asked;
  const provided = await answerProvider(sandbox.provider, {
    method: request.method ?? '',
    url,
    headers: request.headers,
    body,
  });
  if (provided) return provided;
  if (sandbox.whims.down) return 'none';
  if (pathname === '/gateway.do') return answerAlipay(sandbox, asked);
  if (pathname.startsWith('/v3/')) return answerWechat(sandbox, asked);
  return answerInside(sandbox, delivery, asked) ?? answerBuyer(sandbox, delivery, asked);
}

/** What WeChat's own browser asks, and what we ask about who uses it. */
function answerInside(sandbox: Sandbox, delivery: Delivery, { request, url, body }: Asked): Answer | undefined {
  const cookies = request.headers.cookie ?? '';
  const headers = { 'content-type': 'application/json' };
  if (url.pathname === '/connect/oauth2/authorize') {
    const back = authorize(sandbox, url, cookies);
    return back ? { status: 302, headers: back } : { status: 400, headers: pageHeaders(''), body: refusedPage() };
  }
  if (url.pathname === '/sns/oauth2/access_token')
    return { status: 200, headers, body: JSON.stringify(tellPayer(sandbox, url)) };
  if (url.pathname !== '/inside/pay') return undefined;
  const trade = tradeInside(sandbox, JSON.parse(body), cookies);
  if (trade) pay(sandbox, delivery, trade);
  const outcome = trade?.state === 'paid' ? 'ok' : 'fail';
  return { status: 200, headers, body: JSON.stringify({ err_msg: `get_brand_wcpay_request:${outcome}` }) };
}

/** Answers test controls, which need the key in the data folder. */
async function answerTest(sandbox: Sandbox, delivery: Delivery, { request, url, body }: Asked): Promise<Answer> {
  const given = Buffer.from(String(request.headers['x-control-key']));
  const key = Buffer.from(sandbox.keys.control);
  if (given.length !== key.length || !timingSafeEqual(given, key)) return { status: 404 };
  const name = url.pathname.replace('/control/', '');
  const wish = { name, input: JSON.parse(body) as unknown };
  const result = controlProvider(sandbox.provider, wish) ?? (await control(sandbox, delivery, wish));
  const headers = { 'content-type': 'application/json' };
  return result ? { status: 200, headers, body: JSON.stringify(result) } : { status: 404 };
}

/** Serves a browser with a signed link, and the product with a signed call. */
function answerAlipay(sandbox: Sandbox, { request, url, body }: Asked): Answer {
  const query = Object.fromEntries(url.searchParams);
  if (request.method === 'GET') {
    const trade = isFromProduct(sandbox, query) ? openAlipayTrade(sandbox, query) : undefined;
    if (!trade) return { status: 400, headers: pageHeaders(''), body: refusedPage() };
    return { status: 302, headers: { location: sandbox.payUrl(trade) } };
  }
  const fields = { ...query, ...Object.fromEntries(new URLSearchParams(body)) };
  return { status: 200, headers: { 'content-type': 'application/json' }, body: alipayReply(sandbox, fields) };
}

function answerWechat(sandbox: Sandbox, { request, url, body }: Asked): Answer {
  const { method = '', headers } = request;
  const reply = wechatReply(sandbox, { method, url, body, authorization: headers.authorization ?? '' });
  return { ...reply, headers: { ...reply.headers, 'content-type': 'application/json' } };
}

/** Serves the payment page. */
function answerBuyer(sandbox: Sandbox, delivery: Delivery, { request, url, body }: Asked): Answer {
  const trade = sandbox.book.findById(/^\/pay\/([0-9a-f]{32})$/.exec(url.pathname)?.[1] ?? '');
  if (!trade) return { status: 404, headers: pageHeaders(''), body: refusedPage() };
  const back = url.searchParams.get('redirect_url');
  if (trade.gateway === 'wechat' && back && trade.returnUrl !== back)
    sandbox.book.save(Object.assign(trade, { returnUrl: back }));
  const headers = pageHeaders(trade.returnUrl);
  if (request.method !== 'POST') return { status: 200, headers, body: payPage(trade) };
  const pays = new URLSearchParams(body).get('choice') === 'pay';
  if (pays) pay(sandbox, delivery, trade);
  if (trade.returnUrl) return { status: 303, headers: { ...headers, location: backTo(sandbox, trade) } };
  return { status: 200, headers, body: pays ? payPage(trade) : cancelledPage() };
}
