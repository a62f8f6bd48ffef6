import type { BankAccount } from '#contract/domain/payment.ts';
import type { GatewaySettings } from '../platform/payment-gateways/settings.ts';
import { allOrNone } from './all-or-none.ts';
import type { Settings } from './settings.ts';

export interface PaymentSettings {
  /** Port of the sandbox gateway. */
  paymentsPort: number;
  /** Whether the sandbox stands in for both gateways: only in a demo that has the keys of neither. */
  paymentsSandbox: boolean;
  gateways: GatewaySettings;
  /** Undefined when the shop takes no transfers. */
  bankAccount: BankAccount | undefined;
}

export function paymentSettings(s: Settings): PaymentSettings {
  const alipay = allOrNone({
    ALIPAY_APP_ID: s.ALIPAY_APP_ID,
    ALIPAY_SELLER_ID: s.ALIPAY_SELLER_ID,
    ALIPAY_PRIVATE_KEY: s.ALIPAY_PRIVATE_KEY,
    ALIPAY_PUBLIC_KEY: s.ALIPAY_PUBLIC_KEY,
  });
  const wechat = allOrNone({
    WECHATPAY_MCHID: s.WECHATPAY_MCHID,
    WECHATPAY_APPID: s.WECHATPAY_APPID,
    WECHATPAY_SERIAL: s.WECHATPAY_SERIAL,
    WECHATPAY_PRIVATE_KEY: s.WECHATPAY_PRIVATE_KEY,
    WECHATPAY_PLATFORM_SERIAL: s.WECHATPAY_PLATFORM_SERIAL,
    WECHATPAY_PLATFORM_KEY: s.WECHATPAY_PLATFORM_KEY,
    WECHATPAY_APIV3_KEY: s.WECHATPAY_APIV3_KEY,
  });
  const inside = allOrNone({
    WECHATPAY_INSIDE_APPID: s.WECHATPAY_INSIDE_APPID,
    WECHATPAY_INSIDE_SECRET: s.WECHATPAY_INSIDE_SECRET,
  });
  return {
    paymentsPort: s.PAYMENTS_PORT ?? (s.OBJECTS_PORT % 65535) + 1,
    paymentsSandbox: s.DEMO && !alipay && !wechat,
    gateways: {
      alipay: alipay && {
        appId: alipay.ALIPAY_APP_ID,
        sellerId: alipay.ALIPAY_SELLER_ID,
        privateKey: alipay.ALIPAY_PRIVATE_KEY,
        publicKey: alipay.ALIPAY_PUBLIC_KEY,
        gateway: s.ALIPAY_GATEWAY,
      },
      wechat: wechat && {
        mchid: wechat.WECHATPAY_MCHID,
        appid: wechat.WECHATPAY_APPID,
        serial: wechat.WECHATPAY_SERIAL,
        privateKey: wechat.WECHATPAY_PRIVATE_KEY,
        platformSerial: wechat.WECHATPAY_PLATFORM_SERIAL,
        platformKey: wechat.WECHATPAY_PLATFORM_KEY,
        apiV3Key: wechat.WECHATPAY_APIV3_KEY,
        base: s.WECHATPAY_BASE,
        inside: inside && {
          appid: inside.WECHATPAY_INSIDE_APPID,
          secret: inside.WECHATPAY_INSIDE_SECRET,
          authorizeBase: s.WECHATPAY_AUTHORIZE_BASE,
          apiBase: s.WECHATPAY_API_BASE,
        },
      },
    },
    bankAccount: bankAccountOf(s),
  };
}

const DEMO_ACCOUNT: BankAccount = {
  holder: '演示账户，请勿汇款 Demo account, do not transfer',
  bank: '演示银行 Demo Bank',
  account: '0000 0000 0000 0000',
};

/** Shows a fictitious account in a demo only. */
function bankAccountOf(s: Settings): BankAccount | undefined {
  const set = allOrNone({ BANK_HOLDER: s.BANK_HOLDER, BANK_NAME: s.BANK_NAME, BANK_ACCOUNT: s.BANK_ACCOUNT });
  if (set) return { holder: set.BANK_HOLDER, bank: set.BANK_NAME, account: set.BANK_ACCOUNT };
  return s.DEMO ? DEMO_ACCOUNT : undefined;
}
