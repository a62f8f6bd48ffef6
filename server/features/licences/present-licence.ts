import type { Licence } from '#contract/calls/licences.ts';
import { inLanguage } from '#contract/domain/language.ts';
import { standingOf } from '#contract/domain/licence.ts';
import { en } from '#contract/text/en.ts';
import { zh } from '#contract/text/zh.ts';
import type { Context } from '../../context.ts';
import type { LicenceRow } from './list.queries.ts';

type Reader = Pick<Context, 'language' | 'objects'>;

export const termsOf = ({ scene, channel, period, area }: LicenceRow) => ({ scene, channel, period, area });

export const standing = (row: LicenceRow) =>
  standingOf({ state: row.state, startsOn: row.starts_on, endsOn: row.ends_on }, row.today);

/** What everybody may know who knows the number. */
export function publicPart(ctx: Reader, row: LicenceRow) {
  return {
    number: row.number,
    version: row.version,
    standing: standing(row),
    licensee: row.licensee,
    projectName: row.project_name,
    brand: row.brand,
    materialCode: row.material_code,
    title: inLanguage(ctx.language, row.title_zh, row.title_en),
    thumbnail: row.thumbnail === null ? null : ctx.objects.publicUrl(row.thumbnail),
    terms: termsOf(row),
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    issuedAt: row.issued_at.toISOString(),
    sha256: row.sha256,
  };
}

export function licenceFor(ctx: Reader, row: LicenceRow): Licence {
  return {
    ...publicPart(ctx, row),
    licenceId: row.id,
    orderId: row.order_id,
    orderNumber: row.order_number,
    materialId: row.material_id,
    kind: row.kind,
    fileName: row.file_name,
    sizeBytes: row.size_bytes,
    licenseeType: row.licensee_type,
    creditCode: row.credit_code,
    endClient: row.end_client,
    endReason: reasonIn(ctx, row.end_reason),
    correction:
      row.correction_state === null || row.correction_at === null
        ? null
        : {
            state: row.correction_state,
            answer: row.correction_answer ?? '',
            createdAt: row.correction_at.toISOString(),
          },
    downloads: row.downloads,
  };
}

/** A licence ends with its order, for a reason that has a name, or by staff, who write why. */
function reasonIn({ language }: Reader, reason: string): string {
  const named: Record<string, string> = (language === 'en' ? en : zh).trade.closeReason;
  return named[reason] ?? reason;
}
