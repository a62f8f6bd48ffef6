import type { Block } from '#contract/domain/blocks.ts';
import { rebase } from '../../../lib/edits.ts';
import type { EntryValues } from '../entry-values.ts';
import { type Disputed, isDisputed, mergeBodies, type Merged } from './merge-body.ts';

export type Side = 'mine' | 'theirs';
type Body = 'bodyZh' | 'bodyEn';
type Field = keyof EntryValues;

/** A field, or a block of a body, that two people left in different ways. */
export type EntryDispute =
  | { key: string; field: Exclude<Field, Body>; mine: unknown; theirs: unknown }
  | { key: string; field: Body; mine: Block | null; theirs: Block | null };

export interface EntryMerge {
  disputes: EntryDispute[];
  /** The entry with these choices; what nobody has chosen yet stays as it was typed. */
  settled: (choices: Readonly<Record<string, Side>>) => EntryValues;
}

const BODIES = ['bodyZh', 'bodyEn'] as const satisfies readonly Body[];
const keyOf = (field: Body, { place }: Disputed) => `${field} ${place}`;
const isBody = (field: Field): field is Body => field === 'bodyZh' || field === 'bodyEn';

/** What was typed on top of what somebody else saved meanwhile: field by field, and of bodies block by block. */
export function mergeEntry(base: EntryValues, typed: EntryValues, now: EntryValues): EntryMerge {
  const { values, disputed } = rebase(base, typed, now);
  const bodies = BODIES.map((field) => [field, mergeBodies(base[field], typed[field], now[field])] as const);
  const fields = disputed.filter((field) => !isBody(field));
  return {
    disputes: [
      ...fields.map((field) => ({ key: field, field, mine: typed[field], theirs: now[field] }) as EntryDispute),
      ...bodies.flatMap(([field, merged]) =>
        merged.filter(isDisputed).map((one) => ({ key: keyOf(field, one), field, mine: one.mine, theirs: one.theirs })),
      ),
    ],
    settled: (choices) => ({
      ...values,
      ...Object.fromEntries(fields.map((field) => [field, choices[field] === 'theirs' ? now[field] : typed[field]])),
      ...Object.fromEntries(
        bodies.map(([field, merged]) => [field, chosen(merged, (one) => choices[keyOf(field, one)] ?? 'mine')]),
      ),
    }),
  };
}

function chosen(merged: readonly Merged[], sideOf: (one: Disputed) => Side): Block[] {
  return merged.flatMap((one) => (isDisputed(one) ? (one[sideOf(one)] ?? []) : one));
}

/** The same for whoever saves: what is left for the editor to decide. */
export function rebaseEntry(base: EntryValues, typed: EntryValues, now: EntryValues) {
  const { disputes, settled } = mergeEntry(base, typed, now);
  return { values: settled({}), disputed: [...new Set(disputes.map(({ field }) => field))] };
}
