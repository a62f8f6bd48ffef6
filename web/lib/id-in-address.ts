/** A positive whole number as an address carries it; undefined for anything else. */
export function readId(value: string | null): string | undefined {
  return /^[1-9]\d{0,14}$/.exec(value ?? '')?.[0];
}
