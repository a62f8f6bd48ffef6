/** What was typed, between 1 and this; undefined otherwise. */
export function wholeNumber(typed: string, most: number): number | undefined {
  const number = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0;
  return number >= 1 && number <= most ? number : undefined;
}
