/** Our account at Alipay. Keys are PEM texts. */
export interface AlipaySettings {
  appId: string;
  /** Our key; Alipay has its public half. */
  privateKey: string;
  /** Alipay's key. */
  publicKey: string;
  /** The account that receives the money. */
  sellerId: string;
  gateway: string;
}

/** The public account whose pages WeChat's own browser pays on. */
export interface InsideSettings {
  appid: string;
  secret: string;
  /** Where the browser is sent to ask who pays. */
  authorizeBase: string;
  /** Where we are told. */
  apiBase: string;
}

/** Our account at WeChat Pay. Keys are PEM texts. */
export interface WechatSettings {
  mchid: string;
  appid: string;
  /** Serial number of our key. */
  serial: string;
  privateKey: string;
  /** Serial number of WeChat's key. */
  platformSerial: string;
  platformKey: string;
  /** Decrypts the contents of notices. */
  apiV3Key: string;
  base: string;
  /** Undefined when nobody pays inside WeChat's own browser. */
  inside: InsideSettings | undefined;
}

/** Settings of the gateways; one without settings is not offered. */
export interface GatewaySettings {
  alipay: AlipaySettings | undefined;
  wechat: WechatSettings | undefined;
}
