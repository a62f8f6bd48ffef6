/** A share of something in whole per cent; a dash where there is nothing to share. */
export function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${Math.round((100 * part) / whole)}%`;
}
