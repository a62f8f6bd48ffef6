import type { EntryContent } from '#contract/calls/content-desk.ts';
import { type Block, codesIn, picturesOf } from '#contract/domain/blocks.ts';
import { drawBody, NOTHING_AROUND, textOf } from '#contract/domain/draw-blocks.ts';
import { changedFields } from '../../lib/edits.ts';
import { t } from '../../lib/translation.ts';
import { saidBy } from './conflict/said-by.ts';
import { valuesOf } from './entry-values.ts';

export interface Difference {
  field: string;
  before: unknown;
  after: unknown;
}

/** What is different in two states of an entry: fields, and of bodies the blocks. */
export function differencesOf(before: EntryContent, after: EntryContent): Difference[] {
  const [was, is] = [valuesOf(before), valuesOf(after)];
  return changedFields(was, is).flatMap((field): Difference[] =>
    field === 'bodyZh' || field === 'bodyEn'
      ? changedBlocks(was[field], is[field]).map((change) => ({ field, ...change }))
      : [{ field, before: was[field], after: is[field] }],
  );
}

/** Blocks between what both bodies begin and end with, side by side. */
function changedBlocks(before: readonly Block[], after: readonly Block[]): Omit<Difference, 'field'>[] {
  const [was, is] = [before, after].map((blocks) => blocks.map(saidBy)) as [string[], string[]];
  const shorter = Math.min(was.length, is.length);
  let start = 0;
  while (start < shorter && was[start] === is[start]) start += 1;
  let end = 0;
  while (end < shorter - start && was.at(-1 - end) === is.at(-1 - end)) end += 1;
  const [gone, come] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  return Array.from({ length: Math.max(gone.length, come.length) }, (_, place) => ({
    before: wordsOf(gone[place]),
    after: wordsOf(come[place]),
  }));
}

/** A block in words; pictures by what they show, materials by their codes, parts of a contest by their names. */
export function wordsOf(block: Block | undefined): string {
  if (!block) return '';
  const alts = picturesOf([block]).map(({ alt }) => alt);
  const part = block.type === 'contest' ? t(($) => $.office.bodyEditor.parts[block.part]) : '';
  const words = [textOf(drawBody([block], NOTHING_AROUND)), ...codesIn([block]), ...alts, part];
  return words.join(' ').replaceAll(/\s+/g, ' ').trim();
}
