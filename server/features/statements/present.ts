import type { StatementDetail, StatementHead, StatementLine } from '#contract/calls/statements.ts';
import type { Context } from '../../context.ts';
import { type LineRow, listLines } from './lines.queries.ts';
import { countDisputes, listPayouts, listVersions, type StatementRow } from './statements.queries.ts';
import { readRules } from './tax.queries.ts';

export function presentHead(row: StatementRow): StatementHead {
  return {
    id: row.id,
    number: row.number,
    quarter: row.quarter,
    version: row.version,
    state: row.state,
    lineCount: row.lineCount,
    openingFen: row.openingFen,
    grossFen: row.grossFen,
    reversalsFen: row.reversalsFen,
    payableFen: row.payableFen,
    taxFen: row.taxFen,
    netFen: row.netFen,
    carriedFen: row.carriedFen,
    builtAt: row.builtAt.toISOString(),
    confirmBy: row.confirmBy.toISOString(),
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    confirmedBy: row.confirmedBy,
    remittedAt: row.remittedAt?.toISOString() ?? null,
    reference: row.reference,
  };
}

export async function readDetail(ctx: Context, row: StatementRow): Promise<StatementDetail> {
  const [versions, disputes, tax, payouts] = await Promise.all([
    listVersions(ctx.db, row),
    countDisputes(ctx.db, row.id),
    taxOf(ctx, row),
    listPayouts(ctx.db, row.id),
  ]);
  const wanted = row.taxCategory === 'company' && row.payableFen > 0;
  return {
    ...presentHead(row),
    tax,
    invoice: !wanted ? 'not-needed' : row.invoiceKey === null ? 'wanted' : 'sent',
    versions: versions.map((version) => ({ ...version, builtAt: version.builtAt.toISOString() })),
    disputes,
    payouts: payouts.map(({ releasedAt, paidAt, bouncedAt, ...same }) => ({
      ...same,
      releasedAt: releasedAt?.toISOString() ?? null,
      paidAt: paidAt?.toISOString() ?? null,
      bouncedAt: bouncedAt?.toISOString() ?? null,
    })),
  };
}

async function taxOf(ctx: Context, row: StatementRow): Promise<StatementDetail['tax']> {
  const { taxCategory: category, taxVersion: version, taxMonth: month, earlierFen, earlierTaxFen } = row;
  if (category === null) return null;
  const rules = version === null ? null : await readRules(ctx.db, version);
  const rule = category === 'company' ? null : (rules?.[category] ?? null);
  return { category, rule, version, month, earlierFen: earlierFen ?? 0, earlierTaxFen: earlierTaxFen ?? 0 };
}

export async function readLines(
  ctx: Context,
  row: StatementRow,
  { disputed, pageNo, pageSize }: { disputed: boolean; pageNo: number; pageSize: number },
) {
  const page = { disputed, limit: pageSize, offset: (pageNo - 1) * pageSize };
  const lines = await listLines(ctx.db, row.id, page);
  const { open, answered } = disputed ? await countDisputes(ctx.db, row.id) : { open: row.lineCount, answered: 0 };
  return { infos: lines.map((line) => presentLine(ctx, line)), total: open + answered };
}

function presentLine({ objects }: Pick<Context, 'objects'>, row: LineRow): StatementLine {
  const {
    scene,
    channel,
    period,
    area,
    specialZh,
    specialEn,
    words,
    raisedAt,
    answer,
    answeredPercent,
    answeredAt,
    ...line
  } = row;
  return {
    ...line,
    at: row.at.toISOString(),
    thumbnail: row.thumbnail === null ? null : objects.publicUrl(row.thumbnail),
    terms: { scene, channel, period, area },
    special: { zh: specialZh, en: specialEn },
    dispute:
      words === null || raisedAt === null
        ? null
        : {
            words,
            raisedAt: raisedAt.toISOString(),
            answer: answer ?? '',
            sharePercent: answeredPercent,
            answeredAt: answeredAt?.toISOString() ?? null,
          },
  };
}
