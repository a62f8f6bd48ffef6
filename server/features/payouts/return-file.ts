import { hash } from 'node:crypto';
import type { ReturnedLine, ReturnFault, ReturnReport } from '#contract/calls/payouts.ts';
import { fenOf } from '#contract/domain/money.ts';
import { lineNumber, mayMovePayout } from '#contract/domain/payout.ts';
import type { PayoutTemplate } from '#contract/domain/payout-file.ts';
import { type CsvRow, readCsv } from '../../platform/csv/read.ts';
import { unmarked } from '../../platform/csv/write.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import type { BatchRow } from './batches.queries.ts';
import type { PayoutRow } from './lines.queries.ts';

type Answer = PayoutTemplate['answer'];
type Column = Exclude<keyof Answer, 'paid' | 'bounced'>;
const COLUMNS: readonly Column[] = ['line', 'amount', 'result', 'reference', 'reason'];
/** A line of any batch of ours. */
const OURS = /^FB\d{8,}-\d{3}$/;

export interface ReadLine extends ReturnedLine {
  /** The payment that it answers; undefined when there is none. */
  payout: PayoutRow | undefined;
}

export interface ReturnFile {
  fileHash: string;
  lines: ReadLine[];
}

/** Reads the bank's answer to a batch, and says of every line whether it can be booked. */
export function readReturn(
  file: string,
  { batch, template, payouts }: { batch: BatchRow; template: PayoutTemplate; payouts: readonly PayoutRow[] },
): ReturnFile | Problem {
  const bytes = Buffer.from(file, 'base64');
  const rows = readCsv(bytes);
  if (rows === 'not-text') return problem('csv-not-text');
  if (rows === 'open-quote') return problem('csv-open-quote');
  const titled = rows.findIndex(({ cells }) => COLUMNS.every((name) => placeIn(cells, template.answer[name]) >= 0));
  const head = rows[titled];
  if (!head) return problem('return-without-columns');
  const byLine = new Map(payouts.map((payout) => [lineNumber(batch.number, payout.place ?? 0), payout]));
  const seen = new Set<string>();
  const lines = rows
    .slice(titled + 1)
    .filter(({ cells }) => cells[0]?.trim() !== template.totals.title)
    .map((row): ReadLine => {
      const cell = (name: Column) => cellAt(row, placeIn(head.cells, template.answer[name]));
      const read = readLine(row, cell, template.answer);
      const payout = byLine.get(read.line);
      const fault = seen.has(read.line) ? 'twice' : faultOf(read, payout, batch.number);
      seen.add(read.line);
      return { ...read, holder: payout?.holder ?? '', fault, payout };
    });
  return { fileHash: hash('sha256', bytes), lines };
}

const placeIn = (cells: readonly string[], title: string) => cells.findIndex((cell) => cell.trim() === title);
const cellAt = ({ cells }: CsvRow, place: number) => unmarked(cells[place]?.trim() ?? '');

type Read = Omit<ReadLine, 'holder' | 'fault' | 'payout'>;

function readLine({ line: row }: CsvRow, cell: (name: Column) => string, { paid, bounced }: Answer): Read {
  const word = cell('result');
  return {
    row,
    line: cell('line'),
    amountFen: fenOf(cell('amount')) ?? null,
    result: paid.includes(word) ? 'paid' : bounced.includes(word) ? 'bounced' : null,
    reference: cell('reference'),
    reason: cell('reason'),
  };
}

/** What keeps a line from being booked; the bank's amount must be ours to the fen. */
function faultOf(read: Read, payout: PayoutRow | undefined, batch: string): ReturnFault | null {
  if (!payout) return OURS.test(read.line) && !read.line.startsWith(`${batch}-`) ? 'other-batch' : 'unknown';
  if (read.amountFen !== payout.amountFen) return 'amount';
  if (read.result === null) return 'result';
  if (!mayMovePayout(payout.state, read.result)) return 'answered';
  if (read.result === 'paid' && read.reference === '') return 'reference';
  return read.result === 'bounced' && read.reason === '' ? 'reason' : null;
}

/** What the file would book, in counts and sums. */
export function reportOf(lines: readonly ReadLine[], payouts: readonly PayoutRow[], applied: boolean): ReturnReport {
  const good = lines.filter(({ fault }) => fault === null);
  const sumOf = (result: 'paid' | 'bounced') => {
    const these = good.filter((line) => line.result === result);
    return { count: these.length, totalFen: these.reduce((sum, { amountFen }) => sum + (amountFen ?? 0), 0) };
  };
  const answered = new Set(good.map(({ payout }) => payout?.id));
  return {
    applied,
    paid: sumOf('paid'),
    bounced: sumOf('bounced'),
    waiting: payouts.filter(({ id, state }) => state === 'waiting' && !answered.has(id)).length,
    faults: lines.length - good.length,
    lines: lines.map(({ row, line, holder, amountFen, result, reference, reason, fault }) => ({
      row,
      line,
      holder,
      amountFen,
      result,
      reference,
      reason,
      fault,
    })),
  };
}
