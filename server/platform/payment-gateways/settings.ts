/** What Alipay knows us by. Keys are PEM texts. */
export interface AlipaySettings {
  appId: string;
  /** Ours; Alipay has its public half. */
  privateKey: string;
  /** Alipay's. */
  publicKey: string;
  /** The account that the money goes to. */
  sellerId: string;
  gateway: string;
}

/** What WeChat Pay knows us by. Keys are PEM texts. */
export interface WechatSettings {
  mchid: string;
  appid: string;
  /** Names our key. */
  serial: string;
  privateKey: string;
  /** Names WeChat's key. */
  platformSerial: string;
  platformKey: string;
  /** Opens what notices carry. */
  apiV3Key: string;
  base: string;
}

/** A gateway that is not set up is not offered. */
export interface GatewaySettings {
  alipay: AlipaySettings | undefined;
  wechat: WechatSettings | undefined;
}
