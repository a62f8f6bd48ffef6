import { type Period, PERIOD_MONTHS } from '#contract/domain/licence-terms.ts';
import { zh } from '#contract/text/zh.ts';
import { both, drawTitle, roomFor } from './drawing.ts';
import { PAGE, type Sheet, WIDTH } from './sheet.ts';

const GAP = 12;
const COLUMN = (WIDTH - GAP) / 2;

const RULES = Object.keys(zh.papers.rules) as (keyof typeof zh.papers.rules)[];
/** Rules that apply to some periods only. */
const ONLY_FOR: Partial<Record<(typeof RULES)[number], (period: Period) => boolean>> = {
  buyout: (period) => period === 'buyout',
  after: (period) => PERIOD_MONTHS[period] !== null,
};

/** Draws the conditions, Chinese on the left and English on the right. */
export function drawConditions(sheet: Sheet, start: number, period: Period): void {
  const names = RULES.filter((name) => !(name in ONLY_FOR) || ONLY_FOR[name]?.(period));
  const size = { size: 7.5 };
  let y = drawTitle(
    sheet,
    roomFor(sheet, start, 60),
    both((text) => text.conditions),
  );
  for (const [place, name] of names.entries()) {
    const rule = both((text) => text.rules[name]);
    const lines = [`${place + 1}. ${rule.zh}`, `${place + 1}. ${rule.en}`];
    const height = Math.max(...lines.map((line) => sheet.height(line, COLUMN, size)));
    y = roomFor(sheet, y, height);
    for (const [column, line] of lines.entries())
      sheet.write(line, { x: PAGE.left + column * (COLUMN + GAP), y, width: COLUMN }, size);
    y += height + 3;
  }
}
