/** Details about the operator of the site; the server puts them into the first HTML. */
export interface SiteInfo {
  hotline: string;
  email: string;
  /** Content of the QR code in the contact dialog: an address or an account name. */
  wechat: string;
  social: { name: string; url: string }[];
}
