import { type Credits, creditLine } from '#contract/domain/music-rights.ts';
import { both, drawRule, drawTitle, roomFor } from './drawing.ts';
import { COLOURS, PAGE, type Sheet } from './sheet.ts';

/** A piece or a version of it. */
export interface Cue extends Credits {
  code: string;
  titleZh: string;
  titleEn: string;
  /** Minutes and seconds; empty when it is not known. */
  length: string;
}

const COLUMNS = [
  { name: 'cue', x: PAGE.left, width: 22 },
  { name: 'title', x: PAGE.left + 26, width: 176 },
  { name: 'writer', x: PAGE.left + 210, width: 110 },
  { name: 'length', x: PAGE.left + 328, width: 36 },
  { name: 'usage', x: PAGE.left + 374, width: 58 },
  { name: 'timing', x: PAGE.left + 440, width: 63 },
] as const;
const [, TITLE, WRITER] = COLUMNS;
const NAME = { size: 9, face: 'bold' } as const;
const GREY = { size: 7.5, colour: COLOURS.grey };

/** Draws the music as a table, over as many pages as needed; the producer writes into the last two columns. */
export function drawCues(sheet: Sheet, start: number, cues: readonly Cue[]): number {
  const title = both((text) => text.cues);
  let y = drawHeads(
    sheet,
    drawTitle(sheet, roomFor(sheet, start, 110), { zh: title.zh, en: `${title.en} (${cues.length})` }),
  );
  for (const [place, cue] of cues.entries()) {
    const height = heightOf(sheet, cue);
    const room = roomFor(sheet, y, height);
    if (room !== y) y = drawHeads(sheet, room);
    drawCue(sheet, y, cue, place + 1);
    drawBlanks(sheet, y + height);
    y = drawRule(sheet, y + height);
  }
  const words = both((text) => text.cueNote);
  y = sheet.write(words.zh, { x: PAGE.left, y: roomFor(sheet, y + 6, 24), width: PAGE.right - PAGE.left }, GREY);
  return sheet.write(words.en, { x: PAGE.left, y, width: PAGE.right - PAGE.left }, GREY);
}

function drawHeads(sheet: Sheet, y: number): number {
  const ends = COLUMNS.map(({ name, x, width }) => {
    const words = both((text) => text.cueColumns[name]);
    const below = sheet.write(words.zh, { x, y, width }, { size: 7, colour: COLOURS.grey });
    return sheet.write(words.en, { x, y: below, width }, { size: 6.5, colour: COLOURS.grey });
  });
  return drawRule(sheet, Math.max(...ends) + 3);
}

const linesOf = (cue: Cue) => {
  const [first = '', second = ''] = [...new Set([cue.titleZh, cue.titleEn])].filter((title) => title !== '');
  const named = [...new Set([cue.composer, cue.artist])].filter((name) => name !== '');
  const recording = cue.isrc && `ISRC ${cue.isrc}`;
  const work = cue.iswc && `ISWC ${cue.iswc}`;
  return {
    first,
    below: [second, cue.code, recording, work].filter((words) => words !== ''),
    // Shares name everybody; without them composer and artist are what is known.
    writers: cue.writers.length > 0 ? cue.writers.map(creditLine) : named,
  };
};

function heightOf(sheet: Sheet, cue: Cue): number {
  const { first, below, writers } = linesOf(cue);
  const titles = sheet.height(first, TITLE.width, NAME);
  const left = below.reduce((sum, words) => sum + sheet.height(words, TITLE.width, GREY), titles);
  const right = writers.reduce((sum, words) => sum + sheet.height(words, WRITER.width, { size: 8.5 }), 0);
  return Math.max(left, right) + 12;
}

function drawCue(sheet: Sheet, start: number, cue: Cue, number: number): void {
  const [numbers, , , length] = COLUMNS;
  const top = start + 6;
  const { first, below, writers } = linesOf(cue);
  sheet.write(String(number), { ...numbers, y: top }, { size: 8.5 });
  let y = sheet.write(first, { ...TITLE, y: top }, NAME);
  for (const words of below) y = sheet.write(words, { ...TITLE, y }, GREY);
  y = top;
  for (const words of writers) y = sheet.write(words, { ...WRITER, y }, { size: 8.5 });
  sheet.write(cue.length, { ...length, y: top }, { size: 8.5 });
}

/** Lines to write on. */
function drawBlanks({ doc }: Sheet, bottom: number): void {
  for (const { x, width } of COLUMNS.slice(-2))
    doc
      .moveTo(x, bottom - 8)
      .lineTo(x + width, bottom - 8)
      .dash(1, { space: 1.5 })
      .lineWidth(0.6)
      .stroke(COLOURS.grey)
      .undash();
}
