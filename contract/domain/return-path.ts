/**
 * The path to open after a login; always on this site, whatever the address contains. Browsers drop control characters
 * and read `\` as `/`, so `/\evil` and `/%09/evil` would leave the site.
 */
export function ownPath(wanted: string | null | undefined): string {
  if (!wanted?.startsWith('/')) return '/';
  // oxlint-disable-next-line no-control-regex
  if (/^\/[/\\]|[\\\u0000-\u001f\u007f]/.test(wanted)) return '/';
  if (/^\/(%2f|%5c|%0|%1|%7f)/i.test(wanted)) return '/';
  return /^\/login(\W|$)/i.test(wanted) ? '/' : wanted;
}
