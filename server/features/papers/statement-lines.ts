import type { Scope } from '#contract/domain/licence-terms.ts';
import { formatFen } from '#contract/domain/money.ts';
import { both, counted, drawRule, drawTitle, roomFor } from './drawing.ts';
import { type Basis, basisOf } from './line-basis.ts';
import { scopeOf } from './scope.ts';
import { COLOURS, PAGE, type Sheet, WIDTH } from './sheet.ts';

export interface PaperLine extends Scope, Basis {
  /** 2026-01-31 */
  day: string;
  orderNumber: string;
  materialCode: string;
  paidFen: number;
  vatFen: number;
  netFen: number;
  amountFen: number;
}

const COLUMNS = [
  { name: 'soldOn', x: 0, width: 62, align: 'left' },
  { name: 'order', x: 64, width: 68, align: 'left' },
  { name: 'code', x: 134, width: 66, align: 'left' },
  { name: 'paid', x: 202, width: 72, align: 'right' },
  { name: 'vatPart', x: 276, width: 62, align: 'right' },
  { name: 'net', x: 340, width: 72, align: 'right' },
  { name: 'share', x: 414, width: 34, align: 'right' },
  { name: 'shareAmount', x: 450, width: 53, align: 'right' },
] as const;

const ROW = 12;
const TERMS = { size: 6.5, colour: COLOURS.grey };

/** Draws a row for each sale, over as many pages as needed. */
export function drawStatementLines(sheet: Sheet, start: number, lines: readonly PaperLine[], left: number): number {
  const title = both((text) => text.sales);
  const count = lines.length + left;
  let y = drawNames(sheet, drawTitle(sheet, roomFor(sheet, start, 80), { zh: title.zh, en: `${title.en} (${count})` }));
  for (const line of lines) {
    const [inChinese, inEnglish, ...special] = scopeOf(line);
    const words = [`${inChinese}  ${inEnglish}`, ...special, ...basisOf(line)];
    const place = roomFor(sheet, y, ROW + words.reduce((sum, text) => sum + sheet.height(text, WIDTH, TERMS), 5));
    if (place !== y) y = drawNames(sheet, place);
    for (const [column, text] of cellsOf(line).entries()) drawCell(sheet, y, column, text);
    y += ROW;
    for (const text of words) y = sheet.write(text, { x: PAGE.left, y, width: WIDTH }, TERMS);
    y += 5;
  }
  if (left === 0) return y;
  const rest = counted(
    left,
    (text) => text.moreSales_one,
    (text) => text.moreSales_other,
  );
  y = roomFor(sheet, y + 4, ROW);
  return sheet.write(`${rest.zh} ${rest.en}`, { x: PAGE.left, y, width: 480 }, { size: 7.5, colour: COLOURS.grey });
}

function drawNames(sheet: Sheet, y: number): number {
  for (const { name, x, width, align } of COLUMNS) {
    const words = both((text) => text[name]);
    const style = { size: 6.5, colour: COLOURS.grey, align };
    sheet.write(words.zh, { x: PAGE.left + x, y, width }, style);
    sheet.write(words.en, { x: PAGE.left + x, y: y + 9, width }, style);
  }
  return drawRule(sheet, y + 20) + 3;
}

function cellsOf(line: PaperLine): string[] {
  const { day, orderNumber, materialCode, paidFen, vatFen, netFen, sharePercent, amountFen } = line;
  const money = [paidFen, vatFen, netFen].map(formatFen);
  return [day, orderNumber, materialCode, ...money, `${sharePercent}%`, formatFen(amountFen)];
}

function drawCell(sheet: Sheet, y: number, column: number, text: string): void {
  const { x, width, align } = COLUMNS[column]!;
  const face = column === COLUMNS.length - 1 ? 'bold' : 'plain';
  sheet.write(text, { x: PAGE.left + x, y, width }, { size: 7.5, face, align });
}
