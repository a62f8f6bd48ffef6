import { GatewayRefused, GatewayUnanswered } from './failures.ts';
import type { WechatSettings } from './settings.ts';

export type Http = (method: 'get' | 'post', path: string, data?: object) => Promise<unknown>;

/** Signs requests and checks the signature of each answer; loads the library when it is first needed. */
export async function openHttp(settings: WechatSettings, answerMs: number): Promise<Http> {
  const { Decorator } = await import('wechatpay-axios-plugin');
  const options = {
    mchid: settings.mchid,
    serial: settings.serial,
    privateKey: settings.privateKey,
    certs: { [settings.platformSerial]: settings.platformKey },
    baseURL: settings.base,
    headers: { 'Wechatpay-Serial': settings.platformSerial },
    timeout: answerMs,
    maxRedirects: 0,
    proxy: false as const,
  };
  const client = Decorator.jsonBased(options);
  return async (method, url, data) => {
    try {
      const signal = AbortSignal.timeout(answerMs);
      return (await client.request<unknown>({ method, url, data, signal })).data;
    } catch (error) {
      throw failureOf(error);
    }
  };
}

/** Leaves out the library's own messages, which repeat keys and signatures. */
function failureOf(error: unknown): GatewayRefused | GatewayUnanswered {
  const { code, response } = error as { code?: string; response?: { status: number; data?: { code?: unknown } } };
  const reason = response?.data?.code;
  const said = response && response.status >= 400 && response.status < 500 && response.status !== 429;
  if (said && typeof reason === 'string') return new GatewayRefused('wechat', reason);
  // The library's codes for an answer that it could not verify.
  if (code?.startsWith('EV3_')) return new GatewayUnanswered('wechat', 'signature');
  return new GatewayUnanswered('wechat', response ? `status ${response.status}` : (code ?? 'no valid answer'));
}
