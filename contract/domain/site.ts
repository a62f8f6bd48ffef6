/** Details about the operator of the site; the server puts them into the first HTML. */
export interface SiteInfo {
  hotline: string;
  email: string;
  /** Content of the QR code in the contact dialog: an address or an account name. */
  wechat: string;
  /** Numbers under which the site is registered with the authorities in China, if any. */
  icp: string;
  police: string;
  social: { name: string; url: string }[];
}
