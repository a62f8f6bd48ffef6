import { inLanguage } from '#contract/domain/language.ts';
import { LICENCE_NUMBER } from '#contract/domain/licence.ts';
import { paperNumber } from '#contract/domain/paper-number.ts';
import type { Context } from '../../context.ts';
import { problem } from '../../platform/problem.ts';
import { findPaperByHash } from '../papers/papers.ts';
import { findVerified } from './list.queries.ts';
import { publicPart } from './present-licence.ts';
import { findQuoteStanding } from './verify.queries.ts';

export async function verifyNumber(ctx: Context, { number: typed }: { number: string }) {
  const number = paperNumber('FHL', typed);
  const row = LICENCE_NUMBER.test(number) ? await findVerified(ctx.db, { number }) : undefined;
  if (!row) return problem('not-found');
  return { licence: { ...publicPart(ctx, row), replacedBy: row.replacedBy } };
}

/** Of what a file is the paper. Only the hash of the file is known here. */
export async function verifyFile(ctx: Context, { sha256 }: { sha256: string }) {
  const paper = await findPaperByHash(ctx.db, sha256);
  if (!paper) return problem('not-found');
  const row = paper.licenceId === null ? undefined : await findVerified(ctx.db, { id: paper.licenceId });
  const quote = paper.quoteId === null ? undefined : await findQuoteStanding(ctx.db, paper.quoteId);
  const { name, nameEn } = ctx.config.licensor;
  return {
    licensor: inLanguage(ctx.language, name, nameEn),
    licence: row ? { ...publicPart(ctx, row), replacedBy: row.replacedBy } : null,
    quote: quote ? { ...quote, quotedAt: quote.quotedAt.toISOString() } : null,
  };
}
