import { both, counted, drawRule, roomFor } from './drawing.ts';
import { COLOURS, PAGE, type Sheet } from './sheet.ts';

export interface ProtocolResult {
  rank: number;
  /** How many works share the rank, this one included. */
  tied: number;
  entryId: number;
  title: string;
  votes: number;
  raw: number | null;
  standardised: number | null;
  advanced: boolean | null;
}

const COLUMNS = [
  { name: 'rank', x: 0, width: 40, align: 'left' },
  { name: 'work', x: 44, width: 56, align: 'left' },
  { name: 'title', x: 104, width: 176, align: 'left' },
  { name: 'votes', x: 284, width: 40, align: 'right' },
  { name: 'raw', x: 328, width: 56, align: 'right' },
  { name: 'standardised', x: 388, width: 66, align: 'right' },
  { name: 'goesOn', x: 458, width: 45, align: 'right' },
] as const;

const CELL = { size: 7.5 };
const TITLE = COLUMNS[2];

/** Draws a row for each work, over as many pages as needed. */
export function drawResults(
  sheet: Sheet,
  start: number,
  { results, works }: { results: readonly ProtocolResult[]; works: number },
): number {
  let y = drawNames(sheet, roomFor(sheet, start, 60));
  for (const result of results) {
    const height = Math.max(12, sheet.height(result.title, TITLE.width, CELL) + 3);
    const place = roomFor(sheet, y, height);
    if (place !== y) y = drawNames(sheet, place);
    for (const [column, text] of cellsOf(result).entries()) {
      const { x, width, align } = COLUMNS[column]!;
      if (text !== '') sheet.write(text, { x: PAGE.left + x, y, width }, { ...CELL, align });
    }
    y += height;
  }
  const left = works - results.length;
  if (left === 0) return y;
  const rest = counted(
    left,
    (text) => text.protocol.more_one,
    (text) => text.protocol.more_other,
  );
  const box = { x: PAGE.left, y: roomFor(sheet, y + 4, 12), width: 480 };
  return sheet.write(`${rest.zh} ${rest.en}`, box, { size: 7.5, colour: COLOURS.grey });
}

function drawNames(sheet: Sheet, y: number): number {
  for (const { name, x, width, align } of COLUMNS) {
    const words = both((text) => text.protocol.columns[name]);
    const style = { size: 6.5, colour: COLOURS.grey, align };
    sheet.write(words.zh, { x: PAGE.left + x, y, width }, style);
    sheet.write(words.en, { x: PAGE.left + x, y: y + 9, width }, style);
  }
  return drawRule(sheet, y + 20) + 3;
}

function cellsOf({ rank, tied, entryId, title, votes, raw, standardised, advanced }: ProtocolResult): string[] {
  const figure = (mean: number | null, decimals: number) => (mean === null ? '–' : mean.toFixed(decimals));
  return [
    tied > 1 ? `${rank} =` : String(rank),
    String(entryId),
    title,
    String(votes),
    figure(raw, 2),
    figure(standardised, 3),
    advanced ? '√' : '',
  ];
}
