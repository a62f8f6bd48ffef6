/** Our account at Nuonuo (诺诺), which issues digital invoices. */
export interface NuonuoSettings {
  appKey: string;
  appSecret: string;
  /** A token that never ends; without, tokens are asked for and renewed. */
  accessToken: string | undefined;
  /** Where tokens are asked for. */
  tokenUrl: string;
  /** Whoever issues, as the tax authority knows them. */
  clerk: string;
  /** The tax authority's code for what is sold. */
  goodsCode: string;
  /** The extension at Nuonuo; empty for the default one. */
  extension: string;
  url: string;
  /** Domains from which files are fetched. */
  fileDomains: readonly string[];
}

/** Who sells, as invoices name them. */
export interface Seller {
  name: string;
  creditCode: string;
  address: string;
  phone: string;
}
