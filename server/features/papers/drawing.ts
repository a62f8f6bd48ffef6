import { encode } from 'uqr';
import { en } from '#contract/text/en.ts';
import { zh } from '#contract/text/zh.ts';
import { type Box, COLOURS, PAGE, type Sheet, WIDTH } from './sheet.ts';

type Words = (text: typeof zh.papers) => string;

/** The same words in both languages. */
export function both(words: Words): { zh: string; en: string } {
  return { zh: words(zh.papers), en: words(en.papers as typeof zh.papers) };
}

/** Words with a count in both languages. */
export function counted(
  count: number,
  one: (text: typeof en.papers) => string,
  other: Words,
): { zh: string; en: string } {
  const words = both(other);
  const form = count === 1 ? one(en.papers) : words.en;
  return { zh: words.zh.replace('{{count}}', String(count)), en: form.replace('{{count}}', String(count)) };
}

/** Draws the logo and company name on the left, the paper's title on the right; returns the y where the head ends. */
export function drawHead(sheet: Sheet, title: { zh: string; en: string }): number {
  const { doc } = sheet;
  doc.rect(0, 0, PAGE.width, 5).fill(COLOURS.amber);
  const { left, top } = PAGE;
  doc
    .save()
    .translate(left, top - 4)
    .scale(34 / 32);
  doc.roundedRect(0, 0, 32, 32, 8).fill(COLOURS.ink);
  doc.path('M7 23V11.5A2.5 2.5 0 0 1 9.5 9h13a2.5 2.5 0 0 1 2.5 2.5V23z').lineWidth(2.2).stroke(COLOURS.amber);
  doc.circle(20.3, 13.8, 1.9).fill(COLOURS.amber);
  doc.path('M7.5 22.5 13 15.5l4.5 5 2.5-2.5 4.5 4.5z').fill(COLOURS.amber);
  doc.restore();
  sheet.write('帧库 Framehall', { x: left + 44, y: top + 1, width: 200 }, { size: 15, face: 'bold' });
  const box = { x: PAGE.right - 260, width: 260 };
  sheet.write(title.zh, { ...box, y: top - 8 }, { size: 18, face: 'bold', align: 'right' });
  sheet.write(title.en.toUpperCase(), { ...box, y: top + 17 }, { size: 8, colour: COLOURS.grey, align: 'right' });
  return drawRule(sheet, top + 44);
}

export function drawRule({ doc }: Sheet, y: number): number {
  doc.moveTo(PAGE.left, y).lineTo(PAGE.right, y).lineWidth(0.6).stroke(COLOURS.line);
  return y;
}

/** Draws the title of a section. */
export function drawTitle(sheet: Sheet, y: number, title: { zh: string; en: string }): number {
  sheet.doc.rect(PAGE.left, y + 2.5, 3, 11).fill(COLOURS.amber);
  const box = { x: PAGE.left + 10, y, width: WIDTH };
  sheet.write(`${title.zh}   ${title.en}`, box, { size: 10, face: 'bold' });
  return y + 21;
}

/** Draws a small label in both languages above its value. */
export function drawField(sheet: Sheet, box: Box, label: { zh: string; en: string }, value: string): number {
  const end = sheet.write(`${label.zh} ${label.en}`, box, { size: 7, colour: COLOURS.grey });
  return sheet.write(value, { ...box, y: end + 1 }, { size: 9.5, face: 'bold' }) + 7;
}

/** A label in both languages, and its value. */
export type Field = [{ zh: string; en: string }, string];

/** Draws fields in two columns. */
export function drawPairs(sheet: Sheet, start: number, fields: readonly Field[], room: number = WIDTH): number {
  const width = (room - 12) / 2;
  let y = start;
  for (let at = 0; at < fields.length; at += 2) {
    const ends = fields
      .slice(at, at + 2)
      .map(([label, value], column) =>
        drawField(sheet, { x: PAGE.left + column * (width + 12), y, width }, label, value),
      );
    y = Math.max(...ends);
  }
  return y;
}

export function fieldHeight(sheet: Sheet, width: number, value: string): number {
  return sheet.height('字', width, { size: 7 }) + sheet.height(value, width, { size: 9.5, face: 'bold' }) + 8;
}

export function drawQr({ doc }: Sheet, text: string, x: number, y: number, side: number): void {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const dot = side / size;
  for (const [row, line] of data.entries())
    for (const [column, dark] of line.entries())
      // Each dot is slightly wider than its cell, so that PDF readers draw no white lines between dots.
      if (dark) doc.rect(x + column * dot, y + row * dot, dot + 0.05, dot + 0.05);
  doc.fill(COLOURS.ink);
}

/** Draws the foot of every page, once the number of pages is known. */
export function drawFeet(sheet: Sheet, words: { zh: string; en: string }): void {
  const { doc } = sheet;
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page);
    drawRule(sheet, 792);
    const style = { size: 7, colour: COLOURS.grey };
    sheet.write(words.zh, { x: PAGE.left, y: 798, width: 380 }, style);
    sheet.write(words.en, { x: PAGE.left, y: 808, width: 380 }, style);
    const place = both((text) => text.page.replace('{{page}}', String(page + 1)).replace('{{pages}}', String(count)));
    sheet.write(`${place.zh}  ${place.en}`, { x: PAGE.right - 200, y: 798, width: 200 }, { ...style, align: 'right' });
  }
}

/** Starts a new page when less than this height is left. */
export function roomFor(sheet: Sheet, y: number, height: number): number {
  if (y + height <= PAGE.bottom) return y;
  sheet.doc.addPage();
  sheet.doc.rect(0, 0, PAGE.width, 5).fill(COLOURS.amber);
  return PAGE.top;
}
