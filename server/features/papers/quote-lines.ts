import { type Excerpt, formatExcerpt } from '#contract/domain/excerpt.ts';
import type { Scope } from '#contract/domain/licence-terms.ts';
import { formatFen } from '#contract/domain/money.ts';
import { both, drawRule, drawTitle, roomFor } from './drawing.ts';
import { scopeOf } from './scope.ts';
import { COLOURS, PAGE, type Sheet } from './sheet.ts';

export interface QuotedLine extends Scope {
  code: string;
  titleZh: string;
  titleEn: string;
  excerpt?: Excerpt;
  /** Its further project; absent of those of the order's own. */
  part?: number;
  priceFen: number;
  discountFen: number;
  amountFen: number;
}

const ITEM = 300;
const MONEY = [
  { x: PAGE.left + 312, width: 62, name: 'price' },
  { x: PAGE.left + 376, width: 58, name: 'discount' },
  { x: PAGE.left + 436, width: 67, name: 'amount' },
] as const;
const TITLE = { size: 9, face: 'bold' } as const;
const TERMS = { size: 7.5, colour: COLOURS.grey };

/** Draws the items as a table, over as many pages as needed. */
export function drawLines(sheet: Sheet, start: number, lines: readonly QuotedLine[]): number {
  const title = both((text) => text.lines);
  let y = drawColumns(sheet, drawTitle(sheet, start, { zh: title.zh, en: `${title.en} (${lines.length})` }));
  for (const line of lines) {
    const name = `${line.code}  ${[...new Set([line.titleZh, line.titleEn])].filter((one) => one !== '').join(' / ')}`;
    const terms = [...scopeOf(line), ...excerptOf(line)];
    const height =
      sheet.height(name, ITEM, TITLE) + terms.reduce((sum, words) => sum + sheet.height(words, ITEM, TERMS), 0) + 12;
    const place = roomFor(sheet, y, height);
    if (place !== y) y = drawColumns(sheet, place);
    drawMoney(sheet, y + 6, line);
    let below = sheet.write(name, { x: PAGE.left, y: y + 6, width: ITEM }, TITLE);
    for (const words of terms) below = sheet.write(words, { x: PAGE.left, y: below, width: ITEM }, TERMS);
    y = drawRule(sheet, below + 6);
  }
  return y;
}

function excerptOf({ excerpt }: QuotedLine): string[] {
  const title = both((text) => text.excerpt);
  return excerpt ? [`${title.zh} ${title.en}  ${formatExcerpt(excerpt)}`] : [];
}

function drawColumns(sheet: Sheet, y: number): number {
  const grey = { size: 7, colour: COLOURS.grey };
  const item = both((text) => text.item);
  sheet.write(`${item.zh} ${item.en}`, { x: PAGE.left, y, width: ITEM }, grey);
  for (const { x, width, name } of MONEY) {
    const words = both((text) => text[name]);
    sheet.write(`${words.zh} ${words.en}`, { x, y, width }, { ...grey, align: 'right' });
  }
  return drawRule(sheet, y + 13);
}

function drawMoney(sheet: Sheet, y: number, { priceFen, discountFen, amountFen }: QuotedLine): void {
  const amounts = { price: formatFen(priceFen), discount: formatFen(-discountFen), amount: formatFen(amountFen) };
  for (const { x, width, name } of MONEY) {
    const text = name === 'discount' && discountFen === 0 ? '–' : amounts[name];
    sheet.write(text, { x, y, width }, { size: 8.5, face: name === 'amount' ? 'bold' : 'plain', align: 'right' });
  }
}
