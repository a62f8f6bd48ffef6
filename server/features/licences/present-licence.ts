import type { Licence } from '#contract/calls/licences.ts';
import { inLanguage } from '#contract/domain/language.ts';
import { standingOf } from '#contract/domain/licence.ts';
import { priceKindOf } from '#contract/domain/prices.ts';
import { en } from '#contract/text/en.ts';
import { zh } from '#contract/text/zh.ts';
import type { Context } from '../../context.ts';
import { nameOf } from './delivered-name.ts';
import type { LicenceFile } from './files.queries.ts';
import type { LicenceRow } from './list.queries.ts';

type Reader = Pick<Context, 'language' | 'objects'>;

export const termsOf = ({ scene, channel, period, area }: LicenceRow) => ({ scene, channel, period, area });

export const standing = (row: LicenceRow) =>
  standingOf({ state: row.state, startsOn: row.startsOn, endsOn: row.endsOn }, row.today);

/** The facts that anybody who knows the number may see. */
export function publicPart(ctx: Reader, row: LicenceRow) {
  return {
    number: row.number,
    version: row.version,
    standing: standing(row),
    licensee: row.licensee,
    projectName: row.projectName,
    brand: row.brand,
    materialCode: row.materialCode,
    kind: priceKindOf(row.kind),
    title: inLanguage(ctx.language, row.titleZh, row.titleEn),
    thumbnail: row.thumbnail === null ? null : ctx.objects.publicUrl(row.thumbnail),
    terms: termsOf(row),
    excerpt: row.excerpt,
    specialTerms: inLanguage(ctx.language, row.specialZh, row.specialEn),
    startsOn: row.startsOn,
    endsOn: row.endsOn,
    issuedAt: row.issuedAt.toISOString(),
    files: row.files.map((file) => publicFile(ctx, file)),
    outlets: row.outlets,
  };
}

function publicFile({ language }: Reader, file: LicenceFile) {
  return {
    materialCode: file.materialCode,
    title: inLanguage(language, file.titleZh, file.titleEn),
    fileName: nameOf(file),
    sizeBytes: file.sizeBytes,
    sha256: file.sha256,
  };
}

export function licenceFor(ctx: Reader, row: LicenceRow): Licence {
  return {
    ...publicPart(ctx, row),
    licenceId: row.id,
    orderId: row.orderId,
    orderNumber: row.orderNumber,
    materialId: row.materialId,
    kind: row.kind,
    files: row.files.map((file) => ({ fileId: file.id, ...publicFile(ctx, file) })),
    licenseeType: row.licenseeType,
    creditCode: row.creditCode,
    endClient: row.endClient,
    endReason: reasonIn(ctx, row.endReason),
    correction:
      row.correctionState === null || row.correctionAt === null
        ? null
        : {
            state: row.correctionState,
            answer: row.correctionAnswer ?? '',
            createdAt: row.correctionAt.toISOString(),
          },
    downloads: row.downloads,
  };
}

/** Why a licence ended: a named reason of its order, or the words that staff wrote. */
function reasonIn({ language }: Reader, reason: string): string {
  const named: Record<string, string> = (language === 'en' ? en : zh).trade.closeReason;
  return named[reason] ?? reason;
}
