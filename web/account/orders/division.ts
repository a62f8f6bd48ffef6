import type { LicenceInfo } from '#contract/domain/order.ts';
import type { PartInfo } from '#contract/domain/order-parts.ts';
import { firstLicence } from './licence-values.ts';

/** How the items of an order are divided among projects. */
export interface Division {
  /** Projects beyond the first. */
  further: readonly PartInfo[];
  /** The project of each item that is not in the first, by any number of the item. */
  parts: Readonly<Record<number, number>>;
}

export const UNDIVIDED: Division = { further: [], parts: {} };

function partInfoOf({ contactName: _name, contact: _contact, ...info }: LicenceInfo): PartInfo {
  return info;
}

export function partOf({ parts }: Division, item: number): number {
  return parts[item] ?? 0;
}

/** Adds a project without a name, which holds nothing yet. */
export function withProject(division: Division, startsOn: string): Division {
  return { ...division, further: [...division.further, partInfoOf(firstLicence(null, startsOn))] };
}

export function changeProject(division: Division, place: number, changes: Partial<PartInfo>): Division {
  const further = division.further.map((one, at) => (at === place ? { ...one, ...changes } : one));
  return { ...division, further };
}

/** Removes a further project; its items go back to the first. */
export function withoutProject({ further, parts }: Division, place: number): Division {
  const removed = place + 1;
  const left = Object.entries(parts).filter(([, part]) => part !== removed);
  return {
    further: further.filter((_one, at) => at !== place),
    parts: Object.fromEntries(left.map(([item, part]) => [item, part > removed ? part - 1 : part])),
  };
}

/** Projects to which none of these items belongs; there are none before an order is divided. */
export function emptyProjects(division: Division, items: readonly number[]): number[] {
  if (division.further.length === 0) return [];
  const used = new Set(items.map((item) => partOf(division, item)));
  return [0, ...division.further.map((_one, place) => place + 1)].filter((part) => !used.has(part));
}
