const ELSEWHERE = /^https:\/\/[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?([/?#].*)?$/i;

/** An address of this site, or one of another by https. Browsers read `\` as `/` and drop control characters. */
export function isLink(address: string): boolean {
  // oxlint-disable-next-line no-control-regex
  if (/[\s\\\u0000-\u001f\u007f]/.test(address)) return false;
  return address.startsWith('/') ? !/^\/(\/|%2f|%5c)/i.test(address) : ELSEWHERE.test(address);
}
