import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { signatureOf } from '../call.ts';
import { answerBuyer, E_TAX } from './e-tax.ts';
import { describePapers, no, type Said, takeOrder } from './issue.ts';
import { SERVICES, TOKEN } from './keys.ts';
import { ofdOf, pdfOf, xmlOf } from './papers.ts';
import { describeForms, takeForm, takeRed } from './red.ts';
import { isSame } from './same.ts';
import { type ProviderSandbox, stateOf } from './sandbox.ts';
import { giveToken, takesToken } from './tokens.ts';

interface Asked {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  body: string;
}

interface Answer {
  status: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

const JSON_TYPE = { 'content-type': 'application/json;charset=UTF-8' };

const asJson = (said: object): Answer => ({ status: 200, headers: JSON_TYPE, body: JSON.stringify(said) });

/** Answers what is for the provider; undefined when it is for somebody else. */
export async function answerProvider(sandbox: ProviderSandbox, asked: Asked): Promise<Answer | 'none' | undefined> {
  const { pathname } = asked.url;
  if (pathname === E_TAX || pathname.startsWith(`${E_TAX}/`))
    return answerBuyer(sandbox, pathname, asked.method === 'POST' ? asked.body : undefined);
  const isFile = pathname.startsWith('/fapiao/');
  if (pathname !== SERVICES && pathname !== TOKEN && !isFile) return undefined;
  if (sandbox.whims.down) return 'none';
  if (isFile) return await answerFile(sandbox, pathname);
  if (pathname === TOKEN) return asJson(giveToken(sandbox, asked.body));
  await sleep(sandbox.whims.takeMs);
  const said = answerCall(sandbox, asked);
  await sleep(sandbox.whims.answerMs);
  return sandbox.whims.silent ? 'none' : asJson(said);
}

const MAKERS = { pdf: pdfOf, ofd: ofdOf, xml: xmlOf } as const;

async function answerFile(sandbox: ProviderSandbox, pathname: string): Promise<Answer> {
  const [, id, kind] = /^\/fapiao\/([0-9a-f]{32})\.(pdf|ofd|xml)$/.exec(pathname) ?? [];
  const paper = sandbox.book.paperBy((one) => one.id === id);
  if (!paper || stateOf(sandbox, paper) !== 'issued') return { status: 404 };
  return { status: 200, body: await MAKERS[kind as keyof typeof MAKERS](paper, sandbox.sellerName) };
}

/** How far the clocks may differ. */
const MOST_SECONDS = 300;

function answerCall(sandbox: ProviderSandbox, { url, headers, body }: Asked): Said {
  const [appKey, senid, nonce, timestamp] = ['appkey', 'senid', 'nonce', 'timestamp'].map(
    (name) => url.searchParams.get(name) ?? '',
  ) as [string, string, string, string];
  const { keys } = sandbox;
  if (appKey !== keys.appKey) return no('070101', 'appkey无效');
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > MOST_SECONDS) return no('070103', '时间戳已失效');
  const right = signatureOf(keys.appSecret, { appKey, senid, nonce, timestamp, body });
  if (!isSame(String(headers['x-nuonuo-sign']), right)) return no('070102', '签名校验失败');
  if (!takesToken(sandbox, String(headers['accesstoken']))) return no('070304', 'accessToken无效');
  const content = JSON.parse(body) as object;
  const userTax = String(headers['usertax']);
  switch (String(headers['method']).replace('nuonuo.OpeMplatform.', '')) {
    case 'requestBillingNew':
      return takeOrder(sandbox, content, userTax);
    case 'queryInvoiceResult':
      return describePapers(sandbox, content);
    case 'saveInvoiceRedConfirm':
      return takeForm(sandbox, content, userTax);
    case 'queryInvoiceRedConfirm':
      return describeForms(sandbox, content);
    case 'fastInvoiceRed':
      return takeRed(sandbox, content);
    default:
      return no('070105', 'API方法不存在');
  }
}
