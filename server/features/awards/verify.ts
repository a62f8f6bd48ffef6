import type { VerifiedAward } from '#contract/calls/awards.ts';
import { AWARD_NUMBER } from '#contract/domain/award.ts';
import { inLanguage } from '#contract/domain/language.ts';
import { pages } from '#contract/domain/pages.ts';
import { paperNumber } from '#contract/domain/paper-number.ts';
import type { Context, MemberContext } from '../../context.ts';
import { problem } from '../../platform/problem.ts';
import { type AwardPaper, certificateLink, findPaperByHash, keepAward } from '../papers/papers.ts';
import { findById, findByNumber, findOwn, findRecord, type VerifiedRow } from './verify.queries.ts';

function present({ language }: Context, row: VerifiedRow): VerifiedAward {
  const own = (zh: string, en: string) => inLanguage(language, zh, en);
  const { number, valid, slug, title, author, announcedAt } = row;
  return {
    number,
    standing: valid ? 'valid' : 'revoked',
    contest: own(row.contestZh, row.contestEn),
    slug,
    prize: own(row.prizeZh, row.prizeEn),
    track: own(row.trackZh, row.trackEn),
    title,
    author,
    announcedAt: announcedAt.toISOString(),
  };
}

export async function verifyNumber(ctx: Context, { number: typed }: { number: string }) {
  const number = paperNumber('FHA', typed);
  const row = AWARD_NUMBER.test(number) ? await findByNumber(ctx.db, number) : undefined;
  return row ? { award: present(ctx, row) } : problem('not-found');
}

/** Only the hash of the file is known here. */
export async function verifyFile(ctx: Context, { sha256 }: { sha256: string }) {
  const paper = await findPaperByHash(ctx.db, sha256);
  const row = paper?.awardId ? await findById(ctx.db, paper.awardId) : undefined;
  const record = paper?.contestId ? await findRecord(ctx.db, paper.contestId) : undefined;
  if (!row && !record) return problem('not-found');
  return {
    award: row ? present(ctx, row) : null,
    record: record
      ? {
          contest: inLanguage(ctx.language, record.titleZh, record.titleEn),
          slug: record.slug,
          sealedAt: record.sealedAt.toISOString(),
        }
      : null,
  };
}

/** The certificate is made when it is first asked for. */
export async function readCertificate(ctx: MemberContext, { entryId }: { entryId: number }) {
  const row = await findOwn(ctx.db, entryId, ctx.actor.userId);
  if (!row) return problem('not-found');
  const { key } = await keepAward(ctx, row.awardId, async () => paperOf(ctx, row));
  return { url: await certificateLink(ctx, key, row.number) };
}

function paperOf({ config }: Context, row: VerifiedRow): AwardPaper {
  const { number, title, author, announcedAt } = row;
  return {
    number,
    title,
    author,
    announcedAt,
    contest: { zh: row.contestZh, en: row.contestEn },
    prize: { zh: row.prizeZh, en: row.prizeEn },
    track: { zh: row.trackZh, en: row.trackEn },
    verifyUrl: new URL(`${pages.verify.paths[0]}/${number}`, config.publicUrl).href,
  };
}
