/** A number of a paper as it is stored, from how people type it: with spaces or without dashes, O for 0, I or L for 1. */
export function paperNumber(prefix: 'FHL' | 'FHA', typed: string): string {
  const signs = typed
    .toUpperCase()
    .replaceAll(/[\s\-–—_.]/g, '')
    .replace(new RegExp(`^${prefix}`), '');
  const plain = signs.replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return `${prefix}-${plain.slice(0, 4)}-${plain.slice(4, 8)}-${plain.slice(8)}`;
}
