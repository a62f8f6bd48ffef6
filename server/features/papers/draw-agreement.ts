import { en } from '#contract/text/en.ts';
import { zh } from '#contract/text/zh.ts';
import { drawTitle, roomFor } from './drawing.ts';
import { PAGE, type Sheet, WIDTH } from './sheet.ts';

const GAP = 16;
/** English takes more room than Chinese. */
const CHINESE = WIDTH * 0.41;
const COLUMNS = [
  { text: zh.orderAgreement, x: PAGE.left, width: CHINESE },
  { text: en.orderAgreement, x: PAGE.left + CHINESE + GAP, width: WIDTH - CHINESE - GAP },
];
const TITLE = { size: 7, face: 'bold' } as const;
const WORDS = { size: 6.4 };

const POINTS = Object.keys(zh.orderAgreement.points) as (keyof typeof zh.orderAgreement.points)[];

/** Draws the whole agreement on a page of its own, Chinese on the left and English on the right. */
export function drawAgreement(sheet: Sheet): void {
  const titles = { zh: zh.orderAgreement.title, en: en.orderAgreement.title };
  let y = drawTitle(sheet, roomFor(sheet, PAGE.bottom, 1), titles) + 2;
  for (const [place, name] of POINTS.entries()) {
    const columns = COLUMNS.map(({ text, ...box }) => ({ ...box, ...wordsOf(text, name, place + 1) }));
    const height = Math.max(...columns.map((column) => heightOf(sheet, column)));
    y = roomFor(sheet, y, height);
    for (const column of columns) drawPoint(sheet, y, column);
    y += height + 4;
  }
}

interface Point {
  x: number;
  width: number;
  title: string;
  paragraphs: string[];
}

function wordsOf({ points, uses }: typeof zh.orderAgreement, name: (typeof POINTS)[number], number: number) {
  const { title, words } = points[name];
  return { title: `${number}. ${title}`, paragraphs: name === 'uses' ? [words, ...Object.values(uses)] : [words] };
}

function heightOf(sheet: Sheet, { width, title, paragraphs }: Point): number {
  const words = paragraphs.reduce((sum, paragraph) => sum + sheet.height(paragraph, width, WORDS), 0);
  return sheet.height(title, width, TITLE) + words;
}

function drawPoint(sheet: Sheet, y: number, { x, width, title, paragraphs }: Point): void {
  let below = sheet.write(title, { x, y, width }, TITLE);
  for (const paragraph of paragraphs) below = sheet.write(paragraph, { x, y: below, width }, WORDS);
}
