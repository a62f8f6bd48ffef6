import type { Address } from '../../ui/table/use-address.ts';

/** The number of what is open, when the address names one. */
export function idAt(address: Address, name: string): number | undefined {
  return /^[1-9]\d{0,14}$/.test(address.get(name)) ? Number(address.get(name)) : undefined;
}
