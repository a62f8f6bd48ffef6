import { dayInChina } from '#contract/domain/china-time.ts';
import { taxOn } from '#contract/domain/tax.ts';
import { en } from '#contract/text/en.ts';
import { zh } from '#contract/text/zh.ts';
import type { Context, MemberContext } from '../../context.ts';
import { csv, csvCell } from '../../platform/csv/write.ts';
import { textFor } from '../../platform/http/reply.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { type PaperSum, statementPaperLink } from '../papers/papers.ts';
import { type LineRow, listLines, readCsv } from './lines.queries.ts';
import { readDetail } from './present.ts';
import { findStatement, type StatementRow } from './statements.queries.ts';
import { nameOf } from './desk/desk.queries.ts';

/** Lines on paper; there may be more in the table for spreadsheets. */
const MOST_ON_PAPER = 1000;

type Wish = { id: number };
/** Whose statements may be exported: one's own, or anybody's at the desk. */
type Whose = 'own' | 'any';

const find = (ctx: MemberContext, id: number, whose: Whose) =>
  findStatement(ctx.db, id, whose === 'own' ? ctx.actor.userId : undefined);

export async function exportLines(ctx: MemberContext, { id }: Wish, whose: Whose): Promise<{ csv: string } | Problem> {
  if (!(await find(ctx, id, whose))) return problem('not-found');
  const { statements, trade } = textFor(ctx.language);
  const head = csv([Object.values(statements.csv)]);
  const names = {
    scene: cells(trade.scene),
    channel: cells(trade.channel),
    period: cells(trade.period),
    area: cells(trade.area),
  };
  return { csv: head + (await readCsv(ctx.db, id, ctx.language, names)) };
}

function cells(names: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(names).map(([code, name]) => [code, csvCell(name)]));
}

export async function statementPaper(
  ctx: MemberContext,
  { id }: Wish,
  whose: Whose,
): Promise<{ url: string } | Problem> {
  const row = await find(ctx, id, whose);
  if (!row) return problem('not-found');
  const [lines, photographer, tax] = await Promise.all([
    listLines(ctx.db, id, { disputed: false, limit: MOST_ON_PAPER, offset: 0 }),
    nameOf(ctx.db, row.userId),
    taxSums(ctx, row),
  ]);
  const { number, quarter, version, builtAt } = row;
  const url = await statementPaperLink(ctx, {
    statementId: id,
    number,
    quarter,
    version,
    builtAt,
    photographer,
    tax,
    sums: sumsOf(row),
    lines: lines.map(onPaper),
    left: row.lineCount - lines.length,
  });
  return { url };
}

function onPaper(row: LineRow) {
  const { scene, channel, period, area, specialZh, specialEn, ...line } = row;
  return {
    ...line,
    day: dayInChina(row.at),
    terms: { scene, channel, period, area },
    special: { zh: specialZh, en: specialEn },
  };
}

/** Names from the texts of the page, in both languages. */
function named(name: (text: typeof zh.statements) => string): PaperSum['name'] {
  return { zh: name(zh.statements), en: name(en.statements as typeof zh.statements) };
}

function sumsOf(row: StatementRow): PaperSum[] {
  return [
    { name: named(({ sums }) => sums.opening), fen: row.openingFen },
    { name: named(({ sums }) => sums.gross), fen: row.grossFen },
    { name: named(({ sums }) => sums.reversals), fen: row.reversalsFen },
    { name: named(({ sums }) => sums.payable), fen: row.payableFen, total: true },
    ...(row.taxFen === null || row.netFen === null
      ? []
      : [
          { name: named(({ sums }) => sums.tax), fen: -row.taxFen },
          { name: named(({ sums }) => sums.net), fen: row.netFen, total: true },
        ]),
    { name: named(({ sums }) => sums.carried), fen: row.carriedFen },
  ];
}

async function taxSums(ctx: Context, row: StatementRow): Promise<PaperSum[]> {
  const { tax, payableFen } = await readDetail(ctx, row);
  if (!tax?.rule) return [];
  const steps = taxOn(tax.rule, { ...tax, amountFen: payableFen });
  const filled = (text: string, percent: number) => text.replace('{{percent}}', String(percent));
  return [
    { name: named((text) => text.steps.income), fen: steps.incomeFen },
    { name: named((text) => text.steps.deduction), fen: -(steps.deductionFen + steps.monthlyFen) },
    { name: named((text) => filled(text.steps.taxable, steps.factorPercent)), fen: steps.taxableFen },
    { name: named((text) => filled(text.steps.due, steps.bandPercent)), fen: steps.dueFen },
    ...(steps.earlierTaxFen > 0 ? [{ name: named((text) => text.steps.earlier), fen: -steps.earlierTaxFen }] : []),
    { name: named((text) => text.steps.tax), fen: steps.taxFen, total: true },
  ];
}
