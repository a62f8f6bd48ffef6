import { type AgreementTexts, type Clause, clausesOf } from '#contract/domain/agreement.ts';
import { roomFor } from './drawing.ts';
import { PAGE, type Sheet, type Style, WIDTH } from './sheet.ts';

const GAP = 16;
/** English takes more room than Chinese. */
const CHINESE = WIDTH * 0.41;
const COLUMNS = [
  { x: PAGE.left, width: CHINESE },
  { x: PAGE.left + CHINESE + GAP, width: WIDTH - CHINESE - GAP },
];
const NOTHING: Clause = { heading: '', paragraphs: [] };

interface Look {
  heading: Style;
  words: Style;
  /** Between clauses. */
  gap: number;
}

/** Draws clauses side by side, Chinese on the left and English on the right; returns where they end. */
export function drawClauses(sheet: Sheet, start: number, { bodyZh, bodyEn }: AgreementTexts, look: Look): number {
  const sides = [clausesOf(bodyZh), clausesOf(bodyEn)];
  const count = Math.max(...sides.map((side) => side.length));
  let y = start;
  for (let place = 0; place < count; place += 1) {
    const row = COLUMNS.map((box, side) => ({ ...box, clause: sides[side]?.[place] ?? NOTHING }));
    const height = Math.max(...row.map(({ width, clause }) => heightOf(sheet, width, clause, look)));
    y = roomFor(sheet, y, height);
    for (const { x, width, clause } of row) {
      let below = sheet.write(clause.heading, { x, y, width }, look.heading);
      for (const paragraph of clause.paragraphs) below = sheet.write(paragraph, { x, y: below, width }, look.words);
    }
    y += height + look.gap;
  }
  return y;
}

function heightOf(sheet: Sheet, width: number, { heading, paragraphs }: Clause, look: Look): number {
  const words = paragraphs.reduce((sum, paragraph) => sum + sheet.height(paragraph, width, look.words), 0);
  return sheet.height(heading, width, look.heading) + words;
}
