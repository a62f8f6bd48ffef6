import { en } from '#contract/text/en.ts';
import { zh } from '#contract/text/zh.ts';
import { both, drawField, roomFor } from './drawing.ts';
import { type Box, COLOURS, type Sheet } from './sheet.ts';

/** A delivered file. */
export interface FileOnPaper {
  name: string;
  sizeBytes: number;
  /** Of the original, before the licence was written into it. */
  sha256: string;
}

const GREY = { size: 7, colour: COLOURS.grey };
const HASH = { one: 8, many: 7 };
const NAME = { size: 8.5, face: 'bold' } as const;
const SIZE_WIDTH = 110;

/** Draws the only file: its name, its size and its checksum. */
export function drawFile(sheet: Sheet, box: Box, file: FileOnPaper): number {
  let y = drawField(
    sheet,
    box,
    both((text) => text.fileName),
    fileInWords(file),
  );
  y = sheet.write(`${zh.papers.sha256} ${en.papers.sha256}`, { ...box, y }, GREY);
  return drawHash(sheet, { ...box, y: y + 2 }, file.sha256, HASH.one) + 4;
}

/** Draws several files as a list, over as many pages as needed. */
export function drawFiles(sheet: Sheet, { x, y: start, width }: Box, files: readonly FileOnPaper[]): number {
  const title = both((text) => text.files.replace('{{count}}', String(files.length)));
  let y = roomFor(sheet, start, 60);
  y = sheet.write(`${title.zh} ${title.en}`, { x, y, width }, GREY);
  y = sheet.write(`${zh.papers.sha256Files} ${en.papers.sha256Files}`, { x, y, width }, GREY) + 3;
  const names = width - SIZE_WIDTH - 10;
  for (const file of files) {
    y = roomFor(sheet, y, sheet.height(file.name, names, NAME) + 14);
    const size = { x: x + width - SIZE_WIDTH, y: y + 1, width: SIZE_WIDTH };
    sheet.write(sizeInWords(file.sizeBytes), size, { ...GREY, align: 'right' });
    const below = sheet.write(file.name, { x, y, width: names }, NAME);
    y = drawHash(sheet, { x, y: below + 1, width }, file.sha256, HASH.many) + 5;
  }
  return y;
}

function drawHash({ doc }: Sheet, { x, y, width }: Box, sha256: string, size: number): number {
  doc.font('Courier').fontSize(size).fillColor(COLOURS.ink).text(sha256, x, y, { width });
  return doc.y;
}

export function fileInWords({ name, sizeBytes }: FileOnPaper): string {
  return `${name} (${sizeInWords(sizeBytes)})`;
}

function sizeInWords(bytes: number): string {
  const units = ['B', 'KB', 'MB', 'GB'];
  const power = Math.min(Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(1024)), units.length - 1);
  const value = bytes / 1024 ** power;
  return `${value.toFixed(power === 0 ? 0 : 1)} ${units[power]}, ${bytes.toLocaleString('en-US')} bytes`;
}
