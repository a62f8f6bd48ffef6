import { LICENCE_NUMBER } from '#contract/domain/licence.ts';
import type { Context } from '../../context.ts';
import { problem } from '../../platform/problem.ts';
import { findByNumber } from './list.queries.ts';
import { publicPart } from './present-licence.ts';

/** Normalises a number as people type it: with spaces or without dashes, with O for 0 and I or L for 1. */
function numberOf(typed: string): string {
  const signs = typed
    .toUpperCase()
    .replaceAll(/[\s\-–—_.]/g, '')
    .replace(/^FHL/, '');
  const plain = signs.replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return `FHL-${plain.slice(0, 4)}-${plain.slice(4, 8)}-${plain.slice(8)}`;
}

export async function verifyNumber(ctx: Context, { number: typed }: { number: string }) {
  const number = numberOf(typed);
  const row = LICENCE_NUMBER.test(number) ? await findByNumber(ctx.db, number) : undefined;
  if (!row) return problem('not-found');
  return { licence: { ...publicPart(ctx, row), replacedBy: row.replacedBy } };
}
