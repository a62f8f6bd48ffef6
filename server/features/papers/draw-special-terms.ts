import type { SpecialTerms } from '#contract/domain/licence-terms.ts';
import { both, drawTitle, roomFor } from './drawing.ts';
import { PAGE, type Sheet, WIDTH } from './sheet.ts';

const GAP = 12;
const COLUMN = (WIDTH - GAP) / 2;
const WORDS = { size: 8.5 };

/** Draws terms in words, Chinese on the left and English on the right; draws nothing when there are none. */
export function drawSpecialTerms(sheet: Sheet, start: number, { zh, en }: SpecialTerms): number {
  if (zh === '' && en === '') return start;
  const height = Math.max(sheet.height(zh, COLUMN, WORDS), sheet.height(en, COLUMN, WORDS));
  const y = drawTitle(
    sheet,
    roomFor(sheet, start + 8, height + 26),
    both((text) => text.specialTerms),
  );
  sheet.write(zh, { x: PAGE.left, y, width: COLUMN }, WORDS);
  sheet.write(en, { x: PAGE.left + COLUMN + GAP, y, width: COLUMN }, WORDS);
  return y + height + 4;
}
