/** What the operator of a site says about itself; the server puts it into the first HTML. */
export interface SiteInfo {
  hotline: string;
  email: string;
  /** What the QR code in the contact dialog stands for: an address or an account name. */
  wechat: string;
  social: { name: string; url: string }[];
}
