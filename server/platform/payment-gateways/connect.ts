import { alipay } from './alipay.ts';
import { ANSWER_MS } from './failures.ts';
import type { Gateways } from './gateway.ts';
import type { GatewaySettings } from './settings.ts';
import { wechat } from './wechat.ts';

/** The configured gateways. Sends nothing before the first call. */
export function connectGateways(settings: GatewaySettings, publicUrl: string, answerMs = ANSWER_MS): Partial<Gateways> {
  const noticeUrl = (name: keyof Gateways) => `${publicUrl}/payment/notice/${name}`;
  return {
    ...(settings.alipay && { alipay: alipay(settings.alipay, noticeUrl('alipay'), answerMs) }),
    ...(settings.wechat && { wechat: wechat(settings.wechat, noticeUrl('wechat'), answerMs) }),
  };
}
